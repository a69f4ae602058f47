"""Which page of an article an address is: addresses that are equal but for the number of a page."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import SplitResult, parse_qsl, urlsplit

PAGE_NAMES = frozenset(
    """
    page pg p pageno page_no pagenum pagenumber page_number pagen_1 strona str strona_artykulu strana stranka stranice seite
    part cast czesc as artpage articlepage
    """.split()
)
WHOLE_NAMES = frozenset(
    "all onepage one_page singlepage single_page single fullpage full full_text print printable drukuj druk tisk cely celek".split()
)
MODES = frozenset("view show mode display pagewanted".split())
YES = frozenset({"", "1", "true", "yes", "y", "on", "all", "full"})
WHOLE_VALUES = frozenset("all full single whole onepage print vse vsechno cely wszystko calosc".split())
IGNORED = frozenset(
    "ref from src source rss cmpid ns_campaign amp from_mobile".split()
)  # how the reader came, or with what

PAGE_WORD = r"(?:page|pg|strona|str|strana|stranka|strany|seite|stranica)"  # a "part" may be an article of its own
NAMED_NUMBER = re.compile(rf"[/,_.-]{PAGE_WORD}[/,_.=-]?(\d{{1,2}})", re.IGNORECASE)  # /page/2 ,strona,2 -str-2
BARE_NUMBER = re.compile(r"([/,_.-])(\d{1,2})")  # /2 ,2 -2
WHOLE_TAIL = re.compile(
    r"[/,](?:all|full|print|onepage|single-page|drukuj|druk|tisk|cely|cely-clanek|vse|wszystko|komplet)", re.IGNORECASE
)
ENDING = re.compile(r"\.(?:html?|shtml|php\d?|aspx?|jsp|phtml|xhtml)$", re.IGNORECASE)
DIGITS = re.compile(r"(\d+)")
SURE_MARKS = "/,"  # a hyphen and a number also end the address of a second article of the same title
LONG_NAME = 24
MOST_PAGES = 99


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """From one page of an article to another; `sure`: the number can hardly mean anything but a page."""

    here: int
    there: int
    sure: bool


def step(here: str, there: str) -> Step | None:
    """How one address leads to the other inside one article; None when they are not of one article."""
    one, other = urlsplit(here), urlsplit(there)
    if bare_host(one) != bare_host(other):
        return None
    if plain_path(one) == plain_path(other):
        return step_of_query(one, other)
    if query_of(one) != query_of(other):
        return None
    first, ending = without_ending(plain_path(one))
    second, other_ending = without_ending(plain_path(other))
    if ending != other_ending:
        return None
    return added(first, second) or removed(first, second) or replaced(first, second)


def is_whole(here: str, there: str) -> bool:
    """The other address asks for all of this article at once, or for a print of it."""
    one, other = urlsplit(here), urlsplit(there)
    if bare_host(one) != bare_host(other):
        return False
    asked, given = query_of(other), query_of(one)
    marks = {name for name, value in asked.items() if asks_for_all(name, value)}
    rest = {name: value for name, value in asked.items() if name not in marks}
    if rest != {name: value for name, value in given.items() if name not in PAGE_NAMES}:
        return False
    first, second = without_ending(plain_path(one))[0], without_ending(plain_path(other))[0]
    if first == second:
        return bool(marks)
    return second.startswith(first) and WHOLE_TAIL.fullmatch(second[len(first) :]) is not None


def asks_for_all(name: str, value: str) -> bool:
    """?all=1, ?page=all, ?view=print."""
    if name in WHOLE_NAMES:
        return value in YES
    return (name in PAGE_NAMES or name in MODES) and value in WHOLE_VALUES


def step_of_query(one: SplitResult, other: SplitResult) -> Step | None:
    """/article?page=2 after /article, and so on."""
    here, there = query_of(one), query_of(other)
    changed = {name for name in here.keys() | there.keys() if here.get(name) != there.get(name)}
    if len(changed) != 1 or not changed <= PAGE_NAMES:
        return None
    name = changed.pop()
    before, after = page_number(here.get(name)), page_number(there.get(name))
    if name not in here and after == 1:
        before = 0  # the pages are counted from 0: this one is the first, number 1 the second
    article = names_article(plain_path(one)) or len(here.keys() - {name}) > 0
    return Step(here=before, there=after, sure=True) if before is not None and after is not None and article else None


def added(first: str, second: str) -> Step | None:
    """The other path has a number after it."""
    number = number_after(first, second)
    return Step(here=1, there=number[0], sure=number[1]) if number else None


def removed(first: str, second: str) -> Step | None:
    """This path has a number after it, the other is the first page."""
    number = number_after(second, first)
    return Step(here=number[0], there=1, sure=number[1]) if number else None


def number_after(shorter: str, longer: str) -> tuple[int, bool] | None:
    """The page number that makes the longer path of the shorter one, and whether it can be nothing else."""
    if not longer.startswith(shorter) or not names_article(shorter):
        return None
    tail = longer[len(shorter) :]
    named = NAMED_NUMBER.fullmatch(tail)
    if named:
        return int(named[1]), True
    bare = BARE_NUMBER.fullmatch(tail)
    return (int(bare[2]), bare[1] in SURE_MARKS) if bare else None


def replaced(first: str, second: str) -> Step | None:
    """Both paths have a number at the same place, and nothing else differs."""
    one, other = DIGITS.split(first), DIGITS.split(second)
    places = [place for place, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]]
    if len(one) != len(other) or len(places) != 1 or places[0] % 2 == 0:
        return None
    place = places[0]
    before, after = page_number(one[place]), page_number(other[place])
    if (
        before is None
        or after is None
        or not names_article("".join(one[:place]).rstrip("/,_.-") + "".join(one[place + 1 :]))
    ):
        return None
    sure = is_set_apart("".join(one[:place]), "".join(one[place + 1 :]))
    return None if sure is None else Step(here=before, there=after, sure=sure)


def is_set_apart(before: str, after: str) -> bool | None:
    """Whether a number between these is a page for sure (,2,), perhaps (-2), or no page at all (round-2-of-the-cup)."""
    if re.search(rf"[/,_.-]{PAGE_WORD}[/,_.=-]?$", before, re.IGNORECASE):
        return True
    if before.endswith(tuple(SURE_MARKS)) and (not after or after.startswith(tuple(SURE_MARKS))):
        return True
    return False if not after and before.endswith(("-", "_", ".")) else None


def names_article(path: str) -> bool:
    """The last part of the path is a slug or a number, not the name of a section."""
    name = path.rstrip("/").rsplit("/", 1)[-1]
    marks = name.count("-") + name.count("_") + name.count(",")
    return marks >= 2 or len(name) >= LONG_NAME or any(character.isdigit() for character in name)


def page_number(text: str | None) -> int | None:
    """A page's number: 1 when none is written, None when it is no number of a page."""
    if text is None:
        return 1
    return int(text) if text.isascii() and text.isdigit() and int(text[:6]) <= MOST_PAGES else None


def query_of(parts: SplitResult) -> dict[str, str]:
    """The parameters, without those that only say how the reader came."""
    pairs = parse_qsl(parts.query, keep_blank_values=True)
    return {name.lower(): value.lower() for name, value in pairs if name.lower() not in IGNORED}


def bare_host(parts: SplitResult) -> str:
    """Host and port, with or without www."""
    return parts.netloc.lower().removeprefix("www.")


def plain_path(parts: SplitResult) -> str:
    """The path without a slash at its end."""
    return parts.path.rstrip("/")


def without_ending(path: str) -> tuple[str, str]:
    """A path and its ending: /a/b and .html."""
    ending = ENDING.search(path)
    return (path[: ending.start()], ending[0].lower()) if ending else (path, "")
