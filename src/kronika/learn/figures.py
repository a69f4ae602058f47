"""Figures of annotation as the thesis gives them: answers, fragments covered, devices, seconds, by day and by site."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from statistics import fmean, median

from kronika.model.annotation import AnnotationStatistics, Choice, DayCount, SiteCount

PAUSE = 60.0  # seconds; who takes longer was not answering


@dataclass(frozen=True, slots=True, kw_only=True)
class Cast:
    """One answer as far as the figures need it."""

    fragment_id: int
    annotator_id: int
    choice: str
    at: datetime
    seconds: float | None
    undone: bool
    excluded: bool

    @property
    def counts(self) -> bool:
        """A yes or no that holds."""
        return not (self.undone or self.excluded or self.choice == Choice.SKIP.value)


@dataclass(slots=True)
class Hand:
    """What one device did."""

    yes: int = 0
    no: int = 0
    skips: int = 0
    undone: int = 0
    seconds: list[float] = field(default_factory=list)

    @property
    def median_seconds(self) -> float | None:
        """The time it takes for an answer."""
        return median(self.seconds) if self.seconds else None


def figures(
    kind: str, casts: Sequence[Cast], sites: Mapping[int, str], *, open_: int, gold: frozenset[int]
) -> AnnotationStatistics:
    """All answers in figures. `sites` has every fragment that people are asked about; hidden ones cover nothing."""
    counting = [one for one in casts if one.counts]
    said = Counter(one.choice for one in counting)
    seconds = [one.seconds for one in counting if one.seconds is not None]
    active = [value for value in seconds if value <= PAUSE]
    covered = {one.fragment_id for one in counting} - gold
    asked = [site for number, site in sites.items() if number not in gold]
    return AnnotationStatistics(
        kind=kind,
        answers=len(counting),
        yes=said[Choice.YES.value],
        no=said[Choice.NO.value],
        skips=sum(1 for one in casts if one.choice == Choice.SKIP.value and not one.undone and not one.excluded),
        undone=sum(1 for one in casts if one.undone),
        excluded=sum(1 for one in casts if one.excluded and not one.undone),
        fragments=len(asked),
        covered=len(covered),
        open=open_,
        devices=len({one.annotator_id for one in counting}),
        median_seconds=median(seconds) if seconds else None,
        mean_seconds=fmean(active) if active else None,
        days=by_day(counting),
        sites=by_site(counting, sites, gold),
    )


def by_day(casts: Iterable[Cast]) -> tuple[DayCount, ...]:
    """Answers and devices of each day, in UTC."""
    answers: Counter[date] = Counter()
    devices: dict[date, set[int]] = defaultdict(set)
    for one in casts:
        answers[one.at.date()] += 1
        devices[one.at.date()].add(one.annotator_id)
    return tuple(DayCount(day=day, answers=answers[day], devices=len(devices[day])) for day in sorted(answers))


def by_site(casts: Iterable[Cast], sites: Mapping[int, str], gold: frozenset[int]) -> tuple[SiteCount, ...]:
    """Fragments and answers of each site, the most answered first."""
    answers: Counter[str] = Counter()
    covered: dict[str, set[int]] = defaultdict(set)
    for one in casts:
        if one.fragment_id not in gold:
            site = sites.get(one.fragment_id, "")
            answers[site] += 1
            covered[site].add(one.fragment_id)
    fragments = Counter(site for number, site in sites.items() if number not in gold)
    names = sorted({*answers, *fragments}, key=lambda site: (-answers[site], site))
    return tuple(
        SiteCount(site=site, fragments=fragments[site], covered=len(covered[site]), answers=answers[site])
        for site in names
    )


def by_device(casts: Iterable[Cast]) -> dict[int, Hand]:
    """What each device did, whether it counts or not."""
    hands: dict[int, Hand] = defaultdict(Hand)
    for one in casts:
        hand = hands[one.annotator_id]
        if one.undone:
            hand.undone += 1
        elif one.choice == Choice.SKIP.value:
            hand.skips += 1
        else:
            hand.yes += one.choice == Choice.YES.value
            hand.no += one.choice == Choice.NO.value
            hand.seconds += [one.seconds] if one.seconds is not None else []
    return dict(hands)
