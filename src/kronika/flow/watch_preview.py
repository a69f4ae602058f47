"""A first look at a page that somebody may want to watch: what it is, what would be compared, and the page with that marked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from kronika.extract.article import Reading
from kronika.fetch.errand import Errand
from kronika.flow.chronicle import Chronicle
from kronika.flow.watch_look import LookWork
from kronika.flow.watch_options import wants_browser
from kronika.flow.watch_reading import fresh_sight, read_sheet, texts_of, visit_of
from kronika.flow.watch_states import sentence_of, state_of
from kronika.flow.watch_works import work_of
from kronika.html.address import check_url
from kronika.model.errors import FetchError, NotText
from kronika.model.failure import FailureKind
from kronika.model.page import Fetched
from kronika.model.watch import COMPARED, Focus, FocusKind, Watch, WatchState
from kronika.watch.highlight.page import outlined_page
from kronika.watch.trouble import turn
from kronika.watch.view import View
from kronika.watch.viewing import view_of
from kronika.watch.words import wording

MAIN = Focus()
KINDS: Mapping[str, str] = {
    "article": "This is an article",
    "article_with_comments": "This is an article with comments",
    "briefs": "This is a list of briefs",
    "no_text": "There is no running text on this page: all that is no menu is compared",
    "unsolved": "It is not clear what the text of this page is: all that is no menu is compared",
    "paywall": "This is the beginning of an article behind a paywall",
    "soft_404": "This page says that there is nothing at this address",
    "wall": "This page asks to sign in or to agree to something first",
    "challenge": "This page wants to know whether we are a person",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class PagePreview:
    """What was found at an address. In a trouble there may be no page at all."""

    url: str
    focus: Focus
    state: WatchState
    sentence: str  # what it is, or what is wrong
    page_class: str = ""
    title: str = ""
    lang: str = ""
    words: int = 0  # that would be compared
    texts: tuple[str, ...] = ()  # what would be compared, block by block
    html: str = ""  # the page, harmless, with what would be compared outlined
    fetched: Fetched | None = None
    options: Mapping[str, str] = field(default_factory=dict)


def preview_page(
    chronicle: Chronicle, url: str, focus: Focus = MAIN, options: Mapping[str, str] | None = None
) -> PagePreview:
    """Fetch a page and look at it as a check would; a page that cannot be had is told, not raised. BadUrl for no address."""
    address = check_url(url)
    wanted = Watch(url=address, focus=focus, options=options or {})
    try:
        with Errand(chronicle.settings.fetch, clock=chronicle.clock, browser=wants_browser(wanted)) as errand:
            fetched = errand.fetch(address)
    except FetchError as error:
        state = state_of(error.kind, getattr(error, "status", None))
        return PagePreview(
            url=address,
            focus=focus,
            state=state,
            sentence=sentence_of(state, str(error)),
            options=wanted.options,
        )
    return preview_fetched(chronicle, fetched, focus, wanted.options)


def preview_fetched(
    chronicle: Chronicle, fetched: Fetched, focus: Focus, options: Mapping[str, str] | None = None
) -> PagePreview:
    """Another look at a page that is here already, for instance with another part of it chosen."""
    known = dict(options or {})
    work = work_of(chronicle, Watch(url=fetched.url, focus=focus, options=known), fetched)
    try:
        reading = read_sheet(work.sheet, work)
    except NotText as error:
        state = state_of(FailureKind.NOT_TEXT)
        sentence = sentence_of(state, str(error))
        return PagePreview(url=fetched.url, focus=focus, state=state, sentence=sentence, fetched=fetched, options=known)
    view = view_of(reading.document, focus, texts_of(reading.article))
    page_class = reading.article.page_class.value
    state, sentence = standing(work, reading, view)
    texts = tuple(compared_texts(view))
    return PagePreview(
        url=fetched.url,
        focus=focus,
        state=state,
        sentence=sentence,
        page_class=page_class,
        title=reading.article.title or reading.document.title,
        lang=reading.article.lang or reading.document.lang or "",
        words=sum(len(text.split()) for text in texts),
        texts=texts,
        html=outlined_page(view),
        fetched=fetched,
        options=known,
    )


def standing(work: LookWork, reading: Reading, view: View) -> tuple[WatchState, str]:
    """How the page stands at this first look, in a sentence."""
    found = turn(visit_of(work, fresh_sight(reading, view)))
    if found is not None and found.state not in COMPARED:
        return found.state, found.sentence
    if work.focus.kind is FocusKind.MAIN:
        return WatchState.OK, f"{KINDS.get(reading.article.page_class.value, 'This is a page')}."
    if work.focus.kind is FocusKind.WHOLE:
        return WatchState.OK, "The whole page is compared."
    return WatchState.OK, "This part is compared."


def compared_texts(view: View) -> Sequence[str]:
    """What is compared, block by block, as a reader sees it."""
    texts = (wording(list(view.tokens[block.start : block.end])) for block in view.blocks if block.main)
    return [text for text in texts if text]
