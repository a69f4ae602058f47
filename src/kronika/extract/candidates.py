"""What might be the headline: every text the metadata, the title and the headings put forward, and the signs that speak for it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from html import unescape
from itertools import islice

from kronika.extract.likeness import key
from kronika.extract.sitename import SiteName, parts_of, site_name, without_site
from kronika.extract.view import View
from kronika.html.blocks import HEADINGS, Block
from kronika.html.jsonld import types_of
from kronika.html.text import fold, text_of

LONGEST = 300
SHORTEST = 2
MOST = 40
MOST_HEADINGS = 80
MOST_TITLE_PARTS = 5  # of <title>: every run of them is a candidate
KICKER = 80  # characters above or before a headline that still belong to its heading
LEAST_TAIL = 12  # characters of a candidate that may be the rest of another
LOWEST = 3  # heading that may hold a kicker and the headline
LAST = 6  # characters that are compared first
LEAST_PART = 0.4  # share of an h1 that a part of it must have to be the headline alone
NAMED = re.compile(r"title|headline|heading|hed\b", re.IGNORECASE)
NAMED_LOWER = re.compile(r"(?:^|[\s_-])(?:post|entry|article|news)?[-_]?(?:title|headline)", re.IGNORECASE)
NEWS = frozenset({"NewsArticle", "ReportageNewsArticle"})
SAYING = frozenset({"jsonld", "alternative", "microdata", "social", "h1", "h1_part", "h2"})
Heading = tuple[int, Block, str, str]  # place, block, text on one line, its key
H1 = ("h1_only", "h1_first", "h1_more")


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

    def add(self, text: str, sign: str) -> Candidate | None:
        """Put a text forward, or one more sign for it."""
        if not SHORTEST <= len(text) <= LONGEST:
            return None
        folded = key(text)
        found = self.by_key.get(folded)
        if found is None:
            if not folded or len(self.by_key) >= MOST:
                return None
            found = self.by_key[folded] = Candidate(text=text, key=folded)
        found.signs.add(sign)
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
    from_headings(headings, found)
    seen_elsewhere(view, found)
    listed = list(found.by_key.values())
    for candidate in listed:
        candidate.signs.update(form_signs(candidate, site))
    compare(listed)
    heading_tails(headings, listed)
    news = any(types_of(node) & NEWS for node in view.metadata.articles())
    for candidate in listed:
        candidate.signs.update(joint_signs(candidate.signs, news=news))
    return listed


def headings_of(view: View) -> list[Heading]:
    """The headings of a page that are short enough for one."""
    found = ((index, block) for index, block in enumerate(view.blocks) if block.tag in HEADINGS)
    return [
        (index, block, block.text.replace("\n", " "), key(block.text))
        for index, block in islice(found, MOST_HEADINGS)
        if len(block.text) <= LONGEST + KICKER
    ]


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
    found.add(without_site(title, site), "title_bare")
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
    return "title_tail_site" if rest_is_site else "title_tail"


def from_headings(headings: list[Heading], found: Candidates) -> None:
    """Every h1, and lower headings that are called a title or say what others say."""
    first = [index for index, block, _, _ in headings if block.level == 1]
    for index, block, text, folded in headings:
        if block.level == 1:
            sign = "h1_only" if len(first) == 1 else "h1_first" if index == first[0] else "h1_more"
            found.place(text, sign, index, 1)
            if named(block.element.get("class")):
                found.add(text, "h1_named")
            if len(first) == 1:
                h1_parts(block, text, found)
        elif folded in found.by_key:
            found.place(text, "h2" if block.level == 2 else "h3", index, block.level)
        elif named_lower(block.element.get("class")):
            found.place(text, "heading_named", index, block.level)


def h1_parts(block: Block, text: str, found: Candidates) -> None:
    """The lines and larger elements of an only h1, for one may be a kicker."""
    parts = block.text.split("\n") if "\n" in block.text else []
    parts += [text_of(element) for element in block.inline]
    parts += (
        [text_of(element) for element in block.element.iter() if element is not block.element]
        if len(block.element)
        else []
    )
    for part in parts[:MOST]:
        if len(part) >= LEAST_PART * len(text) and key(part) != key(text):
            found.add(part, "h1_part")


def seen_elsewhere(view: View, found: Candidates) -> None:
    """Blocks that are no headings but say exactly what is put forward; old layouts write the date below."""
    beginnings = {candidate.text[:3].lower() for candidate in found.by_key.values()}
    for index, block in enumerate(view.blocks):
        text = block.text
        if text[:3].lower() in beginnings and block.tag not in HEADINGS and len(text) <= 2 * LONGEST:
            line = text.partition("\n")[0]
            if key(line) in found.by_key:
                found.place(line, "seen", index, 8)


def form_signs(candidate: Candidate, site: SiteName) -> Iterator[str]:
    """What the text alone tells."""
    if site.covers(candidate.text):
        yield "is_site"
    if " " not in candidate.key:
        yield "one_word"
    if len(candidate.key) < 15:
        yield "short"
    if len(candidate.key) > 140:
        yield "long"
    if candidate.signs.intersection(H1):
        yield "h1"


def compare(listed: list[Candidate]) -> None:
    """Which candidates are others with something before (a kicker) or behind."""
    for one in listed:
        for other in listed:
            size = len(other.key)
            if len(one.key) <= size or size <= LEAST_TAIL or not other.signs & SAYING:
                continue
            if one.key.endswith(other.key) and not one.key[-size - 1].isalnum():
                one.signs.add("kickered")
                other.signs.add("unkickered")
            elif one.key.startswith(other.key) and not one.key[size].isalnum():
                one.signs.add("longer")
                other.signs.add("shorter")


def heading_tails(headings: list[Heading], listed: list[Candidate]) -> None:
    """Headings that end with a candidate: a kicker stands in the same heading."""
    ends = {candidate.key[-LAST:] for candidate in listed if len(candidate.key) >= LEAST_TAIL}
    for index, block, _, text in headings:
        for candidate in listed if block.level <= LOWEST and text[-LAST:] in ends else ():
            size = len(candidate.key)
            if LEAST_TAIL <= size < len(text) <= size + KICKER and text.endswith(candidate.key):
                candidate.signs.add("ends_h1" if block.level == 1 else "ends_h2")
                if candidate.rank > block.level:
                    candidate.index, candidate.rank = index, block.level


def joint_signs(signs: set[str], *, news: bool) -> Iterator[str]:
    """Signs that mean more or less together than alone; newspapers' metadata mean more than others'."""
    title = any(sign.startswith("title") and "tail" not in sign for sign in signs)
    shown = bool(signs & {"h2", "ends_h2"})
    pairs = {
        "jsonld+h1": "jsonld" in signs and "h1" in signs,
        "social+h1": "social" in signs and "h1" in signs,
        "jsonld+social": "jsonld" in signs and "social" in signs,
        "h1+title": "h1" in signs and title,
        "jsonld+title": "jsonld" in signs and title,
        "social+title": "social" in signs and title,
        "social+h2": "social" in signs and shown,
        "unkickered+said": "unkickered" in signs and bool(signs & {"jsonld", "social", "h1_part"}),
    }
    joint = [name for name, both in pairs.items() if both]
    yield from joint
    if news:
        alone = signs & {"jsonld", "social", "h1", "kickered", "unkickered"}
        yield from (f"news:{sign}" for sign in (*joint, *alone))
        if title:
            yield "news:title"


@lru_cache(maxsize=4_096)
def named(names: str | None) -> bool:
    """The element is called a title."""
    return bool(names) and NAMED.search(names or "") is not None


@lru_cache(maxsize=4_096)
def named_lower(names: str | None) -> bool:
    """A lower heading is called the title of a post or article."""
    return bool(names) and NAMED_LOWER.search(names or "") is not None
