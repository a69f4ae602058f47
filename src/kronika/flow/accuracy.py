"""Accuracy as people judged it: per site and in all, with 95 % intervals and what was wrong."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import mean, stdev
from typing import Any

from kronika.model.judgement import Judgement, Reading, Verdict

Z = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


@dataclass(frozen=True, slots=True, kw_only=True)
class Accuracy:
    """How often a site's pages were read right."""

    source: str
    judged: int  # pages; one that several people judged counts once
    counts: dict[Verdict, int]
    share: float  # right of judged, 0 … 1
    low: float  # Wilson's 95 % interval
    high: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Results:
    """All sites, the worst first, and all together."""

    sites: tuple[Accuracy, ...]
    total: Accuracy
    mean: float | None  # of the sites' shares; None without sites
    deviation: float | None  # standard deviation of the sites' shares; None below two sites
    people: int
    shared: int  # pages that several people judged
    agreed: int  # of these: all said the same


def results(judgements: Iterable[Judgement]) -> Results:
    """What the judgements say together."""
    given = list(judgements)
    voices: dict[Reading, list[Judgement]] = defaultdict(list)
    for judgement in given:
        voices[judgement.reading].append(judgement)
    settled: dict[str, list[Verdict]] = defaultdict(list)
    for said in voices.values():
        settled[said[-1].source].append(settle([judgement.verdict for judgement in said]))
    sites = [accuracy(source, verdicts) for source, verdicts in settled.items()]
    shares = [site.share for site in sites]
    several = [said for said in voices.values() if len(said) > 1]
    return Results(
        sites=tuple(sorted(sites, key=lambda site: (site.share, site.source.casefold()))),
        total=accuracy("", [verdict for verdicts in settled.values() for verdict in verdicts]),
        mean=mean(shares) if shares else None,
        deviation=stdev(shares) if len(shares) > 1 else None,
        people=len({judgement.by for judgement in given}),
        shared=len(several),
        agreed=sum(len({judgement.verdict for judgement in said}) == 1 for said in several),
    )


def settle(verdicts: Sequence[Verdict]) -> Verdict:
    """One verdict out of several people's: what most say; of equals a fault before “right”, then the later one."""
    counts = Counter(verdicts)
    return max(counts, key=lambda verdict: (counts[verdict], verdict is not Verdict.RIGHT, last(verdicts, verdict)))


def last(verdicts: Sequence[Verdict], verdict: Verdict) -> int:
    """Where a verdict was last given."""
    return max(place for place, given in enumerate(verdicts) if given is verdict)


def accuracy(source: str, verdicts: Sequence[Verdict]) -> Accuracy:
    """One row of the table."""
    counts = Counter(verdicts)
    right, judged = counts[Verdict.RIGHT], len(verdicts)
    low, high = wilson(right, judged)
    return Accuracy(
        source=source,
        judged=judged,
        counts={verdict: counts[verdict] for verdict in Verdict},
        share=right / judged if judged else 0.0,
        low=low,
        high=high,
    )


def as_table(table: Results) -> dict[str, Any]:
    """The results for programs: plain numbers, shares rounded to four places."""
    return {
        "sites": [as_row(site) for site in table.sites],
        "total": as_row(table.total),
        "mean": None if table.mean is None else round(table.mean, 4),
        "deviation": None if table.deviation is None else round(table.deviation, 4),
        "people": table.people,
        "shared": table.shared,
        "agreed": table.agreed,
    }


def as_row(site: Accuracy) -> dict[str, Any]:
    """One site for programs."""
    shares = {"share": site.share, "low": site.low, "high": site.high}
    return {
        "source": site.source,
        "judged": site.judged,
        **{name: round(share, 4) for name, share in shares.items()},
        **{verdict.value: count for verdict, count in site.counts.items()},
    }


def wilson(right: int, judged: int, z: float = Z) -> tuple[float, float]:
    """Wilson's score interval of a share: holds for few pages and for shares near 1, unlike the textbook one."""
    if judged == 0:
        return 0.0, 1.0
    share, square = right / judged, z * z
    middle = (share + square / (2 * judged)) / (1 + square / judged)
    half = z * sqrt(share * (1 - share) / judged + square / (4 * judged * judged)) / (1 + square / judged)
    return (0.0 if right == 0 else middle - half), (1.0 if right == judged else middle + half)
