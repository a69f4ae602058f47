"""What a result is worth: one page, one contender, every measure."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from bench.extraction.data import CJK, Gold, Page
from bench.extraction.faults import captions_leaked, lead_kept, title_repeated
from bench.extraction.fields import same_authors, same_date, same_title
from bench.extraction.results import Result
from bench.extraction.score import Overlap, Shingles, Snippets, overlap, shingles, snippets


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """One page read by one contender, measured; None where the page cannot tell."""

    page: Page
    result: Result
    overlap: Overlap | None
    snippets: Snippets | None
    title: bool | None
    date: bool | None
    author: bool | None
    lead: bool | None
    captions: tuple[int, int]
    repeated: bool | None

    @property
    def empty(self) -> bool:
        """Whether nothing was found."""
        return not self.result.found.text.strip()


Verdicts = Mapping[str, Mapping[str, Judged]]  # contender → page's key → verdict


def judge_all(pages: Sequence[Page], results: Iterable[Result]) -> Verdicts:
    """Every result measured; a result of a page that was not asked for is left out."""
    by_key: dict[str, list[Result]] = defaultdict(list)
    for result in results:
        by_key[result.key].append(result)
    verdicts: dict[str, dict[str, Judged]] = defaultdict(dict)
    for page in pages:
        gold = shingles(page.gold.body) if page.shingled else None
        for result in by_key[page.key]:
            verdicts[result.contender][page.key] = judge(page, gold, result)
    return verdicts


def judge(page: Page, shingled: Shingles | None, result: Result) -> Judged:
    """One result measured by what people say is in the page."""
    gold, text = page.gold, result.found.text
    found = shingles(text) if shingled is not None else None
    return Judged(
        page=page,
        result=result,
        overlap=overlap(shingled, found) if shingled is not None and found is not None else None,
        snippets=snippets(gold.wanted, gold.unwanted, text) if gold.wanted or gold.unwanted else None,
        **fields_right(gold, result),
        lead=lead_kept(gold.lead, found) if found is not None else None,
        captions=captions_leaked(gold.captions, gold.body, text) if gold.lang not in CJK else (0, 0),
        repeated=title_repeated(gold.title, gold.body, text) if gold.body else None,
    )


def fields_right(gold: Gold, result: Result) -> dict[str, bool | None]:
    """Title, date and author, each where the gold has it."""
    found = result.found
    return {
        "title": same_title(gold.title, found.title) if gold.title else None,
        "date": same_date(gold.date, found.date) if gold.date else None,
        "author": same_authors(gold.author, found.author) if gold.author else None,
    }
