"""What might be the headline: every text the metadata, the title and the headings put forward, with who does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from html import unescape

from kronika.extract.headings import UNSEEN, Heading, headings_of, known_key, text_begins
from kronika.extract.headline_signs import add_signs
from kronika.extract.sitename import SiteName, parts_of, site_name, without_site
from kronika.extract.view import View
from kronika.html.blocks import HEADINGS, Block
from kronika.html.jsonld import types_of
from kronika.html.text import fold, text_of

LONGEST = 300
SHORTEST = 2
MOST = 40
MOST_TITLE_PARTS = 5  # of <title>: every run of them is a candidate
LEAST_PART = 0.4  # share of an h1 that a part of it must have to be the headline alone
KICKER = 80  # characters above or before a headline that still belong to its heading
LEAST_TAIL = 12  # characters of a candidate that may be the rest of a heading
LOWEST = 3  # heading that may hold a kicker and the headline
LAST = 6  # characters that are compared first
FIRST = 3
APART = 4  # characters by which two spellings of one text may differ in length
NAMED = re.compile(r"title|headline|heading|hed\b", re.IGNORECASE)
NAMED_LOWER = re.compile(r"(?:^|[\s_-])(?:post|entry|article|news)?[-_]?(?:title|headline)", re.IGNORECASE)
NAMED_PART = re.compile(r"(?:title|headline|heading|hed|text)(?:$|[\s_-])", re.IGNORECASE)
KICKER_NAME = re.compile(
    r"kicker|(?:over|top|catch|roof)-?line|(?:pre|sup|super|sub)-?title|eyebrow|dachzeile|spitzmarke|prefix",
    re.IGNORECASE,
)
NEWS = frozenset({"NewsArticle", "ReportageNewsArticle"})
ELSEWHERE = 8  # rank of a block that is no heading


@dataclass(slots=True, kw_only=True, eq=False)
class Candidate:
    """One text with the signs it bears; `index` is the block it stands in as a whole."""

    text: str
    key: str
    signs: set[str] = field(default_factory=set)
    index: int | None = None
    rank: int = 9  # of the heading it stands in; 9: nowhere, 8: in a block that is no heading


class Candidates:
    """Collects candidates; texts that differ only in case, spacing and marks are one."""

    def __init__(self) -> None:
        self.by_key: dict[str, Candidate] = {}

    def add(self, text: str, *signs: str) -> Candidate | None:
        """Put a text forward, or more signs for it."""
        if not SHORTEST <= len(text) <= LONGEST:
            return None
        folded = known_key(text)
        found = self.by_key.get(folded)
        if found is None:
            if not folded or len(self.by_key) >= MOST:
                return None
            found = self.by_key[folded] = Candidate(text=text, key=folded)
        found.signs.update(signs)
        return found

    def place(self, text: str, sign: str, index: int, rank: int) -> None:
        """A text that stands on the page: the page's own spelling wins, and the highest heading is its place."""
        found = self.add(text, sign)
        if found is not None and rank < found.rank:
            found.text, found.index, found.rank = text, index, rank


def candidates(view: View) -> list[Candidate]:
    """All candidates of a page, with all signs."""
    found = Candidates()
    site = site_name(view.metadata, view.document.url)
    from_metadata(view, site, found)
    from_title(tidy(view.document.title), site, found)
    headings = headings_of(view)
    begins = text_begins(view, headings)
    from_headings(headings, begins, found)
    seen_elsewhere(view, found)
    listed = list(found.by_key.values())
    heading_tails(headings, begins, listed)
    add_signs(listed, site, news=any(types_of(node) & NEWS for node in view.metadata.articles()))
    return listed


def tidy(text: str) -> str:
    """Folded, with entities that were escaped twice resolved."""
    return fold(unescape(unescape(text[: 4 * LONGEST]))) if "&" in text else text[: 4 * LONGEST]


def from_metadata(view: View, site: SiteName, found: Candidates) -> None:
    """What JSON-LD, microdata, OpenGraph and other names say, with and without the site's name."""
    for sign, text in stated(view):
        found.add(text, sign)
        short = without_site(text, site)
        if short != text:
            found.add(short, sign)
            found.add(text, "with_site")


def stated(view: View) -> Iterator[tuple[str, str]]:
    """Sign and text."""
    metadata = view.metadata
    for sign, name in (("jsonld", "headline"), ("alternative", "alternativeHeadline"), ("named", "name")):
        yield from ((sign, text) for text in metadata.article_texts(name)[:1])
    for item in metadata.article_items():
        headline = item.first("headline")
        if headline is not None:
            yield "microdata", headline.text
            break
    for sign, names in (
        ("social", ("og:title", "twitter:title")),
        ("named", ("title",)),
        ("named", ("dc.title", "dcterms.title")),
    ):
        text = metadata.first(*names)
        if text:
            yield sign, text


def from_title(title: str, site: SiteName, found: Candidates) -> None:
    """<title> as a whole, without the site's name, and every run of its parts."""
    if not title:
        return
    found.add(title, "title")
    parts = parts_of(title)[:MOST_TITLE_PARTS]
    last = len(parts)
    if last < 2:
        return
    short = without_site(title, site)
    found.add(short, "title_bare")
    if short != title:
        found.add(title, "with_site")
    foreign = [not site.covers(title[slice(*part)]) for part in parts]
    for start in range(last):
        for end in range(start + 1, last + 1):
            if end - start < last:
                rest_is_site = not any(foreign[:start] + foreign[end:])
                found.add(title[parts[start][0] : parts[end - 1][1]], title_sign(start, end, last, rest_is_site))


def title_sign(start: int, end: int, last: int, rest_is_site: bool) -> str:
    """Which part of the title: its beginning, its end; whether the rest is only the site's name."""
    if start == 0:
        return "title_site" if rest_is_site else "title_last" if end == last - 1 else "title_head"
    return "title_tail"


def from_headings(headings: list[Heading], begins: int, found: Candidates) -> None:
    """Every first heading, and lower ones that are called a title or say what others say."""
    first = [heading.place for heading in headings if heading.level == 1]
    for index, block, text, folded, level in headings:
        if level == 1:
            found.place(
                text, "h1_only" if len(first) == 1 else "h1_first" if index == first[0] else "h1_more", index, 1
            )
            found.add(text, "h1", *(("h1_named",) if named(block.element.get("class")) else ()))
            if len(first) == 1:
                h1_parts(block, text, folded, found)
        elif level == UNSEEN:
            found.place(text, "h1_unseen", index, level)
        elif folded in found.by_key:
            found.place(text, "h_below" if index > begins else "h2" if level == 2 else "h3", index, level)
        elif named_lower(block.element.get("class")):
            found.place(text, "heading_named", index, level)


def h1_parts(block: Block, text: str, folded: str, found: Candidates) -> None:
    """The lines and larger elements of an only h1, for one may be a kicker."""
    parts = [(line, False) for line in block.text.split("\n")] if "\n" in block.text else []
    inner = [*block.inline, *(block.element.iterdescendants() if len(block.element) else ())]
    parts += [(text_of(element), named_part(element.get("class"))) for element in inner[:MOST]]
    for part, titled in parts[:MOST]:
        if len(part) >= LEAST_PART * len(text) and known_key(part) != folded:
            found.add(part, "h1_part", *(("h1_part_named",) if titled else ()))


def seen_elsewhere(view: View, found: Candidates) -> None:
    """Blocks that are no headings but say exactly what is put forward; old layouts write the date below."""
    if view.sheet is None:
        return
    firsts = {candidate.text[:FIRST] for candidate in found.by_key.values()}
    spelled = {way(first) for first in firsts for way in (str, str.lower, str.upper, str.capitalize)}
    sizes = {len(folded) + more for folded in found.by_key for more in range(-APART, APART + 1)}
    for index in [index for index, text in enumerate(view.sheet.texts) if text[:FIRST] in spelled]:
        block = view.blocks[index]
        line = block.text.partition("\n")[0]
        fits = len(line) in sizes and block.tag not in HEADINGS and len(block.text) <= 2 * LONGEST
        if fits and known_key(line) in found.by_key:
            found.place(line, "seen", index, ELSEWHERE)


def heading_tails(headings: list[Heading], begins: int, listed: list[Candidate]) -> None:
    """Headings that end with a candidate: a kicker stands in the same heading."""
    by_end: dict[str, list[Candidate]] = {}
    for candidate in listed:
        if len(candidate.key) >= LEAST_TAIL:
            by_end.setdefault(candidate.key[-LAST:], []).append(candidate)
    for index, _, _, text, level in headings:
        for candidate in by_end.get(text[-LAST:], ()) if level <= LOWEST else ():
            size = len(candidate.key)
            if size < len(text) <= size + KICKER and text.endswith(candidate.key):
                candidate.signs.add("ends_h1" if level == 1 else "ends_below" if index > begins else "ends_h2")
                if candidate.rank > level:
                    candidate.index, candidate.rank = index, level


@lru_cache(maxsize=4_096)
def named(names: str | None) -> bool:
    """The element is called a title."""
    return bool(names) and NAMED.search(names or "") is not None


@lru_cache(maxsize=4_096)
def named_lower(names: str | None) -> bool:
    """A lower heading is called the title of a post or article."""
    return bool(names) and NAMED_LOWER.search(names or "") is not None


@lru_cache(maxsize=4_096)
def named_part(names: str | None) -> bool:
    """A part of a heading is called the title, and not what stands above it."""
    return bool(names) and NAMED_PART.search(names or "") is not None and KICKER_NAME.search(names or "") is None
