"""What a page that was had tells of its state: gone, blocked, behind a login, moved, or no longer holding what is compared."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import accumulate
from urllib.parse import urlsplit

from kronika.html.address import shown
from kronika.model.article import PageClass
from kronika.model.watch import FocusKind, WatchState
from kronika.watch.noise.volatile import NOTHING, steady
from kronika.watch.view import View, ViewBlock
from kronika.watch.words import is_tag

NO_WORD = re.compile(r"[\W_]+")  # what no word begins with
LOGIN = re.compile(
    r"(?:^|[/._?&=-])(?:log-?in|sign-?in|auth|sso|account/access|prihlas\w*|prihlaseni|logowanie|zaloguj\w*|vhod|vojti|anmelden|connexion)"
    r"(?=$|[/._?&=-])",
    re.IGNORECASE,
)
HOME = re.compile(r"/?(?:[a-z]{2}(?:-[a-z]{2})?/?)?(?:(?:index|default|home|main)(?:\.\w+)?/?)?", re.IGNORECASE)
ALIKE, UNLIKE = 0.5, 0.2  # share of the old words that are still there: the same page, and another one
LONG, SHORT, COLLAPSED = 80, 30, 0.1  # words of a text of some length; of one that is hardly there; and their ratio
STUB = 0.6  # of the old text: what a paywall leaves is less
FORM = 0.3  # of the old text: less, and a password is asked for
SOME, EMPTY = 12, 0.15  # telling words of a text, and the share of them that a mere frame may share with it
TELLING = 4  # letters of words that tell two pages apart


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """A state that the content tells of, in a sentence for people; with MOVED the comparison goes on."""

    state: WatchState
    sentence: str


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Visit:
    """A page that was had: where it was asked for, where it answered, what it is; and the version before, if there is one."""

    url: str
    final_url: str
    page_class: str
    view: View
    title: str = ""
    before: View | None = None
    before_url: str = ""  # where the version before answered
    before_class: str = ""


def turn(visit: Visit) -> Turn | None:
    """The state that a page is in, if it is anything but there as usual."""
    alike = None if visit.before is None else likeness(visit.before, visit.view)
    return instead(visit, alike) or elsewhere(visit, alike) or broken(visit, alike)


def instead(visit: Visit, alike: float | None) -> Turn | None:
    """Something else answers in the place of the page; not where most of the old text is there nevertheless."""
    if alike is not None and alike >= ALIKE:
        return paywalled(visit)
    if is_chosen(visit.view):
        return None  # what a person pointed at is there, so this is the page
    state, sentence = answered(visit)
    if state is None:
        return paywalled(visit)
    called = f" (“{visit.title}”)" if visit.title else ""
    return Turn(state=state, sentence=f"{sentence}{called}.")


def answered(visit: Visit) -> tuple[WatchState | None, str]:
    """What answers instead."""
    if visit.page_class == PageClass.CHALLENGE:
        return WatchState.BLOCKED, "The page shows a bot check instead of its text"
    if visit.page_class == PageClass.SOFT_404:
        return WatchState.GONE, "The page says that it does not exist"
    if is_login(visit):
        return WatchState.LOGIN, "The page wants a login now"
    if visit.page_class == PageClass.WALL:
        return WatchState.BLOCKED, "The page wants an answer before it shows its text"
    return None, ""


def is_login(visit: Visit) -> bool:
    """A redirect to a login, or a password field where there was text."""
    asks = has_password(visit.view)
    if visit.page_class == PageClass.WALL:
        return asks or LOGIN.search(visit.final_url) is not None
    led = not same_address(visit.url, visit.final_url) and LOGIN.search(way(visit.final_url)) is not None
    if led and LOGIN.search(way(visit.url)) is None:
        return asks or visit.before is None or likeness(visit.before, visit.view) < UNLIKE
    if not asks or visit.before is None or has_password(visit.before):
        return False
    return words(visit.view) < FORM * words(visit.before)


def paywalled(visit: Visit) -> Turn | None:
    """The text ends where money is asked for, and was longer before."""
    if visit.page_class != PageClass.PAYWALL or visit.before is None or visit.before_class == PageClass.PAYWALL:
        return None
    if words(visit.view) >= STUB * words(visit.before):
        return None
    return Turn(state=WatchState.LOGIN, sentence="Only the beginning can be read now; the rest is for subscribers.")


def elsewhere(visit: Visit, alike: float | None) -> Turn | None:
    """The address leads to another one: with like content it has moved, to the home page or to another text it is gone."""
    if alike is None or same_address(visit.before_url or visit.url, visit.final_url):
        return None
    if same_address(visit.url, visit.final_url):
        return None  # it is back
    there = shown(visit.final_url)
    if alike < ALIKE and is_home(visit.final_url) and not is_home(visit.url):
        return Turn(state=WatchState.GONE, sentence=f"The address leads to the home page now: {there}.")
    if alike < UNLIKE:
        return Turn(state=WatchState.GONE, sentence=f"The address leads to another page now: {there}.")
    return Turn(state=WatchState.MOVED, sentence=f"The page has moved to {there}.")


def broken(visit: Visit, alike: float | None) -> Turn | None:
    """What is compared is no longer there, though the page is."""
    focus = visit.view.focus
    if not visit.view.found:
        return Turn(
            state=WatchState.LAYOUT_BROKEN,
            sentence=f"The part to compare ({focus.kind.value}: {focus.rule}) is not on the page; choose another one.",
        )
    if visit.before is None or alike is None or (alike > EMPTY and has_words(visit.view, SHORT)):
        return None  # neither emptied nor collapsed: most pages, so nothing is counted to the end for them
    before, now = words(visit.before), words(visit.view)
    if (before >= LONG and now < min(SHORT, COLLAPSED * before)) or is_emptied(visit.before, visit.view):
        return Turn(
            state=WatchState.LAYOUT_BROKEN,
            sentence=f"Of the text hardly anything is left: {before} words before, {now} now.",
        )
    return None


def is_emptied(before: View, after: View) -> bool:
    """What was compared is gone from the page, and nothing came in its place: only the frame is left."""
    old = telling(before)
    if len(old) < SOME or len(old.intersection(after.tokens)) > EMPTY * len(old):
        return False
    return len(telling(after).difference(before.tokens)) <= EMPTY * len(old)


def is_chosen(view: View) -> bool:
    """A person's rule, and it finds something."""
    return view.found and view.focus.kind in (FocusKind.CSS, FocusKind.XPATH, FocusKind.TAG)


def words(view: View) -> int:
    """How many words are compared."""
    return sum(words_in(view, block) for block in view.blocks if block.main)


def has_words(view: View, least: int) -> bool:
    """Whether so many words are compared; counted no further than needed."""
    counts = accumulate(words_in(view, block) for block in view.blocks if block.main)
    return any(count >= least for count in counts)


def words_in(view: View, block: ViewBlock) -> int:
    """How many words a block has."""
    return len(NO_WORD.sub("", "".join([token[0] for token in view.tokens[block.start : block.end]])))


def likeness(before: View, after: View) -> float:
    """Which share of the telling words that were compared is still on the page."""
    old = telling(before)
    return len(old.intersection(after.tokens)) / len(old) if old else 1.0


def telling(view: View) -> set[str]:
    """The words that are compared and tell one page from another."""
    said: set[str] = set()
    for block in view.blocks:
        if block.main:
            said.update(view.tokens[block.start : block.end])
    return {token for token in said if len(token) >= TELLING and (token[0] != "<" or not is_tag(token))}


def has_password(view: View) -> bool:
    """There is a field for a password."""
    return any((field.get("type") or "").lower() == "password" for field in view.document.root.iter("input"))


def same_address(one: str, other: str) -> bool:
    """The same but for http or https, www, a slash at the end and what does not last."""
    return plain(one) == plain(other)


def plain(url: str) -> str:
    """An address without what two spellings of it may differ in."""
    address = steady(f"<a {url}>", NOTHING)[3:-1]
    return address.partition("://")[2].removeprefix("www.").partition("#")[0].rstrip("/?").lower()


def way(url: str) -> str:
    """Path and query."""
    parts = urlsplit(url)
    return f"{parts.hostname or ''}{parts.path}?{parts.query}"


def is_home(url: str) -> bool:
    """The first page of a site."""
    parts = urlsplit(url)
    return not parts.query and HOME.fullmatch(parts.path) is not None
