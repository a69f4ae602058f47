"""Fragments: each mention of a page as a piece of text that a person can judge on a phone, with what the machine thinks."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from hashlib import blake2b

from kronika.facts.kind import FactKind
from kronika.model.annotation import Choice, NewFragment
from kronika.model.fact import PEOPLE, RULES, Finding, PageFacts
from kronika.model.mention import Mention, PageText

REACH = 220  # characters on either side, cut at the nearest border
SHORTEST = 60  # a border nearer than that leaves too little to judge by
UNSURE_FROM, UNSURE_TO = 0.1, 0.9  # between them people are asked
GOLD_YES, GOLD_NO = 0.98, 0.01  # so sure that the answer is known: questions that test the annotator
BORDERS = (re.compile(r"\n"), re.compile(r"(?<=[.!?…])\s+(?=[^\W\d_])"), re.compile(r"\s"))  # lines, sentences, words
SPACES = re.compile(r"\s+")
LONGEST_HEAD = 80
TESTS = 3  # of each answer and site
DIGITS = 4  # sums of floats differ in the last ones from process to process

Cell = tuple[int, int | None, int | None]  # table, row, column


def fragments_of(kind: FactKind, site: str, pages: Sequence[PageFacts]) -> list[NewFragment]:
    """Every mention of a site's pages, in reading order; the same words on several pages are one fragment."""
    found: dict[str, NewFragment] = {}
    for page in pages:
        cutter = Cutter(kind.name, site, page.text)
        for finding in page.findings:
            if PEOPLE not in finding.by:  # answered: what the machine thought of it stays as it was asked
                fragment = cutter.fragment(page, finding)
                found.setdefault(fragment.key, fragment)
    return list(found.values())


def worth_keeping(fragments: Sequence[NewFragment], known: Collection[str]) -> list[NewFragment]:
    """What people are asked, what was kept before and may have to change, and some questions whose answer is known.

    A site says hundreds of times what is no question at all; those are not kept.
    """
    tests = {
        fragment.key
        for answer in (Choice.YES, Choice.NO)
        for fragment in [one for one in fragments if one.gold is answer][:TESTS]
    }
    return [one for one in fragments if not one.decided or one.key in known or one.key in tests]


class Cutter:
    """Cuts one page into fragments. The same words give the same key, however often the page is read."""

    def __init__(self, kind: str, site: str, page: PageText) -> None:
        self._kind = kind
        self._site = site
        self._page = page
        self._cells = cells_of(page)

    def fragment(self, page: PageFacts, finding: Finding) -> NewFragment:
        """One mention with its surroundings and what the machine thinks of it."""
        mention = finding.mention
        before, marked, after = surroundings(self._page.text, mention)
        return NewFragment(
            kind=self._kind,
            site=self._site,
            key=self.key(mention),
            before=before,
            marked=marked,
            after=after,
            path=(*self._page.lines[mention.line].path, *self._heads(mention)),
            p=round(finding.p, DIGITS),
            decided=is_decided(finding),
            page_id=page.page_id,
            start=mention.start,
            end=mention.end,
            url=page.url,
            gold=gold_of(finding),
        )

    def key(self, mention: Mention) -> str:
        """Of the headings only the nearest counts: a box that stands beside every page is under another title on each."""
        nearest = self._page.lines[mention.line].path[-1:]
        words = surroundings(self._page.text, mention)
        parts = (self._kind, self._site, *nearest, *self._heads(mention), *words)
        folded = "\x1f".join(SPACES.sub(" ", part).strip() for part in parts)
        return blake2b(folded.encode("utf-8", "replace"), digest_size=16).hexdigest()

    def _heads(self, mention: Mention) -> tuple[str, ...]:
        """The first cell of its row and the first cell of its column, where it stands in others."""
        line = self._page.lines[mention.line]
        if line.table is None:
            return ()
        wanted: list[Cell] = [(line.table, line.row, 0)] if line.column else []
        wanted += [(line.table, 0, line.column)] if line.row else []
        return tuple(head for place in wanted if (head := self._cells.get(place, "")))


def is_question(fragment: NewFragment) -> bool:
    """Whether people have to be asked: the machine does not know."""
    return not fragment.decided and fragment.gold is None


def is_decided(finding: Finding) -> bool:
    """Whether the machine is sure enough that nobody needs to be asked."""
    return RULES in finding.by or not UNSURE_FROM < finding.p < UNSURE_TO


def gold_of(finding: Finding) -> Choice | None:
    """The answer where it is beyond doubt: rules and classifier agree, or neither sees anything."""
    if RULES in finding.by:
        return Choice.YES if finding.p >= GOLD_YES else None
    return Choice.NO if finding.p <= GOLD_NO else None


def surroundings(text: str, mention: Mention) -> tuple[str, str, str]:
    """What stands before, the mention, what stands after; cut where a line, a sentence or at least a word ends."""
    first = max(0, mention.start - REACH)
    last = min(len(text), mention.end + REACH)
    start = cut_before(text, first, mention.start) if first else 0
    end = cut_after(text, mention.end, last) if last < len(text) else last
    return text[start : mention.start].lstrip(), text[mention.start : mention.end], text[mention.end : end].rstrip()


def cut_before(text: str, first: int, start: int) -> int:
    """The first border that leaves enough before the mention."""
    for border in BORDERS:
        found = border.search(text, first, start - SHORTEST)
        if found is not None:
            return found.end()
    return first


def cut_after(text: str, end: int, last: int) -> int:
    """The last border that leaves enough after the mention."""
    for border in BORDERS:
        places = [found.start() for found in border.finditer(text, end + SHORTEST, last)]
        if places:
            return places[-1]
    return last


def cells_of(page: PageText) -> dict[Cell, str]:
    """The cells of a page's tables, each in one line."""
    found: dict[Cell, str] = {}
    for line in page.lines:
        if line.table is not None:
            place = (line.table, line.row, line.column)
            said = page.text[line.start : line.end].strip()
            found[place] = f"{found[place]} {said}"[:LONGEST_HEAD] if place in found else said[:LONGEST_HEAD]
    return found
