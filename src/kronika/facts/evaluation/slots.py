"""How good whole slots are: the day of each mass, the times of each day on a page, pages whose Sundays and weekdays are all right."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from kronika.facts.evaluation.judgement import Judgement
from kronika.facts.evaluation.scores import Scores, share

DATED = frozenset(("dated_or_special", "dated_intention", "reference", "negated", "superseded", "uncertain"))
SUNDAY, WEEKDAY = "sunday_holiday", "weekday"

Slot = tuple[str, str]  # day, time


@dataclass(frozen=True, slots=True, kw_only=True)
class SlotScores:
    """What was measured of the schedules of all pages."""

    day_right: int
    days: int  # masses found that are masses
    weekly_right: int  # the same among masses of the weekly schedule
    weekly: int
    slots: Mapping[str, Scores]  # by site
    sets_right: int  # pages with both sets exact
    pages: int  # pages that have such a set, or claim one

    @property
    def day_accuracy(self) -> float:
        """Share of masses whose day class is right."""
        return share(self.day_right, self.days)

    @property
    def sets_exact(self) -> float:
        """Share of pages whose Sunday and weekday sets are both right."""
        return share(self.sets_right, self.pages)


def slot_scores(event: str, judgements: Iterable[Judgement]) -> SlotScores:
    """All pages together."""
    right = days = weekly_right = weekly = sets_right = pages = 0
    slots: dict[str, Scores] = {}
    for one in judgements:
        for finding, label, _ in one.judged:
            if finding.label == event == label.label:
                same = finding.day == label.day
                days, right = days + 1, right + same
                if label.day not in DATED:
                    weekly, weekly_right = weekly + 1, weekly_right + same
        said, so = said_slots(event, one), true_slots(event, one)
        slots[one.page.site] = slots.get(one.page.site, Scores()) + compared(said, so)
        if of_sets(said) or of_sets(so):
            pages, sets_right = pages + 1, sets_right + (of_sets(said) == of_sets(so))
    return SlotScores(
        day_right=right,
        days=days,
        weekly_right=weekly_right,
        weekly=weekly,
        slots=slots,
        sets_right=sets_right,
        pages=pages,
    )


def said_slots(event: str, one: Judgement) -> set[Slot]:
    """The weekly slots our findings give."""
    return {
        (finding.day, finding.mention.time)
        for finding in one.findings
        if finding.label == event and not finding.status and finding.day and finding.day not in DATED
    }


def true_slots(event: str, one: Judgement) -> set[Slot]:
    """The weekly slots people give, missed hours too."""
    return {
        (label.day, label.time)
        for label in one.page.mentions
        if label.label == event and label.day and label.day not in DATED
    }


def compared(said: set[Slot], so: set[Slot]) -> Scores:
    """Slots said and slots that are so."""
    return Scores(both=len(said & so), said=len(said - so), missed=len(so - said))


def of_sets(slots: set[Slot]) -> set[Slot]:
    """Those of Sundays and weekdays."""
    return {slot for slot in slots if slot[0] in (SUNDAY, WEEKDAY)}
