"""One contender on one set: the numbers of a row."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import add

from bench.extraction.judged import Judged
from bench.extraction.peers import BASE
from bench.extraction.results import Result
from bench.extraction.score import Macro, Snippets, macro

POOR = 0.8

Pace = Mapping[tuple[str, str], float]  # run and page → seconds that trafilatura took


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """What a table says about a contender; None where there is nothing to say."""

    contender: str
    pages: int
    text: Macro | None
    poor: int | None  # pages with an F1 under 0.8
    empty: int
    errors: int
    snippets: Snippets | None
    title: float | None
    date: float | None
    author: float | None
    lead: float | None
    captions: float | None  # of all captions
    captioned: float | None  # of pages with captions: those with one let in
    repeated: float | None
    speed: float | None  # times as fast as trafilatura in the same run

    @property
    def rank(self) -> float:
        """What rows are ordered by: the text, or the snippets where the text is not known."""
        if self.text:
            return self.text.f1
        return self.snippets.f1 if self.snippets else 0.0


def summary(contender: str, judged: Sequence[Judged], pace: Pace) -> Summary:
    """The row of one contender over the given pages."""
    overlaps = [one.overlap for one in judged if one.overlap]
    counted = [one.snippets for one in judged if one.snippets]
    return Summary(
        contender=contender,
        pages=len(judged),
        text=macro(overlaps) if overlaps else None,
        poor=sum(one.f1 < POOR for one in overlaps) if overlaps else None,
        empty=sum(one.empty for one in judged),
        errors=sum(bool(one.result.error) for one in judged),
        snippets=reduce(add, counted) if counted else None,
        title=field_share(judged, "title"),
        date=field_share(judged, "date"),
        author=field_share(judged, "author"),
        lead=share(one.lead for one in judged),
        captions=captions_share(judged),
        captioned=share(one.captions[0] > 0 for one in judged if one.captions[1]),
        repeated=share(one.repeated for one in judged),
        speed=speed(judged, pace),
    )


def share(answers: Iterable[bool | None]) -> float | None:
    """Share of yes among those that answer."""
    told = [answer for answer in answers if answer is not None]
    return sum(told) / len(told) if told else None


def field_share(judged: Sequence[Judged], field: str) -> float | None:
    """Share of pages with the field right; None for a contender that never gives it."""
    if not any(getattr(one.result.found, field) for one in judged):
        return None
    return share(getattr(one, field) for one in judged)


def captions_share(judged: Sequence[Judged]) -> float | None:
    """Share of the captions that were let in."""
    there = sum(one.captions[1] for one in judged)
    return sum(one.captions[0] for one in judged) / there if there else None


def pace_of(results: Iterable[Result]) -> Pace:
    """How long trafilatura took, page by page and run by run."""
    return {(one.run, one.key): one.seconds for one in results if one.contender == BASE and one.seconds is not None}


def speed(judged: Sequence[Judged], pace: Pace) -> float | None:
    """How many times as fast as trafilatura, over pages that both read in the same run."""
    own = theirs = 0.0
    for one in judged:
        base = pace.get((one.result.run, one.page.key))
        if base is not None and one.result.seconds is not None:
            own += one.result.seconds
            theirs += base
    return theirs / own if own else None
