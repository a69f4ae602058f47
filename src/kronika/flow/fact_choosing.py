"""Which sites of a kind are asked for: by words, by where they are, and by what they offer on a day after an hour."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, time, timedelta

from kronika.facts.kind import FactKind
from kronika.flow.fact_listing import SiteLine
from kronika.model.upcoming import Upcoming

WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
TODAY, TOMORROW = "today", "tomorrow"
DAYS = (TODAY, TOMORROW, *WEEKDAYS)
AHEAD = timedelta(days=7)  # how far a day is looked for
FEW, MOST = 24, 1536  # beginnings of one site that are asked for: twice as many as long as they end within that time
PARTS = ("town", "deanery", "diocese")


@dataclass(frozen=True, slots=True, kw_only=True)
class FactsWanted:
    """The filter; what is empty lets everything pass, and so does what nobody understands."""

    words: str = ""  # in the name, the town, the street
    town: str = ""
    deanery: str = ""
    diocese: str = ""
    day: str = ""  # one of DAYS
    after: str = ""  # HH:MM

    @property
    def timed(self) -> bool:
        """Is a day or an hour asked for?"""
        return self.day in DAYS or hour(self.after) is not None


def choose(kind: FactKind, lines: Sequence[SiteLine], wanted: FactsWanted, now: datetime) -> list[SiteLine]:
    """The sites that pass; where a day or an hour is asked for, each with what comes next then."""
    passing = [line for line in lines if is_there(line, wanted)]
    if not wanted.timed:
        return passing
    found = [(line, first_then(kind, line, wanted, now)) for line in passing]
    return [replace(line, next=then) for line, then in found if then is not None]


def is_there(line: SiteLine, wanted: FactsWanted) -> bool:
    """Does a site lie where it is asked for, and are the words in what is known of it?"""
    told = told_of(line)
    text = " ".join([line.source.name, line.source.url, *told.values()]).casefold()
    places = {part: getattr(wanted, part) for part in PARTS}
    return all(told.get(part, "") == value for part, value in places.items() if value) and all(
        word in text for word in wanted.words.casefold().split()
    )


def told_of(line: SiteLine) -> dict[str, str]:
    """What is known of whom a site speaks."""
    return dict(line.stored.record.subject) if line.stored is not None else {}


def first_then(kind: FactKind, line: SiteLine, wanted: FactsWanted, now: datetime) -> Upcoming | None:
    """The first that falls on the day and is not over at the hour."""
    if line.stored is None:
        return None
    count = FEW
    while True:
        ahead = kind.upcoming(line.stored.record, now, count)
        if len(ahead) < count or ahead[-1].at - now > AHEAD or count >= MOST:
            break
        count *= 2
    return next((one for one in ahead if one.at - now <= AHEAD and fits(one, wanted, now)), None)


def fits(one: Upcoming, wanted: FactsWanted, now: datetime) -> bool:
    """Is it on the day, and not before the hour? What lasts is there as long as it is not over."""
    today = now.astimezone(one.at.tzinfo).date()
    day = one.at.date()
    on_day = {TODAY: day == today, TOMORROW: day == today + timedelta(days=1)}
    if wanted.day in WEEKDAYS and day.weekday() != WEEKDAYS.index(wanted.day):
        return False
    after = hour(wanted.after)
    late = after is None or one.at.time() >= after or (one.until is not None and one.until.time() > after)
    return on_day.get(wanted.day, True) and late


def hour(text: str) -> time | None:
    """An hour as a field sends it; None for what is none."""
    try:
        return time.fromisoformat(text.strip()) if text.strip() else None
    except ValueError:
        return None
