"""The schedule of a site as a screen shows it: sections by place and season, days, hours with the words behind each, changes."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from markupsafe import Markup, escape

from kronika.facts.kind import FactKind
from kronika.facts.page_text import text_of_plain
from kronika.model.fact import Evidence, FactRecord, Slot, Special, StoredFact
from kronika.model.upcoming import Upcoming
from kronika.serve.web.fact_words import CLOSED, order

WEEK = 7
MANY = 200  # beginnings within a week
DOUBTFUL = 0.8  # hours below it are shown as unsure
EARLIER = 10  # changes that are shown

Line = tuple[str, str, str, str, str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Hour:
    """One slot with the number by which its words are found."""

    slot: Slot
    number: int

    @property
    def unsure(self) -> bool:
        """Is it likely to be wrong?"""
        return self.slot.confidence < DOUBTFUL


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """The week of one place and season."""

    place: str
    season: str
    days: dict[str, list[Hour]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Day:
    """One of the next days."""

    date: date
    coming: list[tuple[Upcoming, int]]  # with the number of its words, 0: none


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """What became different, and when it was seen."""

    at: datetime
    came: list[Line]
    went: list[Line]


def hours_of(record: FactRecord) -> list[Hour]:
    """Every slot with its number, from 1."""
    return [Hour(slot=slot, number=number) for number, slot in enumerate(record.slots, 1)]


def sections(hours: Sequence[Hour]) -> list[Section]:
    """Places and seasons, the usual ones first; in each the days as a week goes."""
    parts = sorted({(hour.slot.place, hour.slot.season) for hour in hours})
    return [section(place, season, hours) for place, season in parts]


def section(place: str, season: str, hours: Sequence[Hour]) -> Section:
    """One place and season."""
    mine = [hour for hour in hours if (hour.slot.place, hour.slot.season) == (place, season)]
    days = sorted({hour.slot.day for hour in mine}, key=order)
    return Section(
        place=place,
        season=season,
        days={
            day: sorted((hour for hour in mine if hour.slot.day == day), key=lambda hour: hour.slot.time)
            for day in days
        },
    )


def next_days(kind: FactKind, record: FactRecord, hours: Sequence[Hour], now: datetime) -> list[Day]:
    """The next seven days with what comes on each."""
    ahead = kind.upcoming(record, now, MANY)
    numbers = {hour.slot: hour.number for hour in hours}
    zone = ahead[0].at.tzinfo if ahead else now.tzinfo
    today = now.astimezone(zone).date()
    return [
        Day(
            date=day,
            coming=[(one, numbers.get(one.slot, 0) if one.slot else 0) for one in ahead if one.at.date() == day],
        )
        for day in (today + timedelta(days=step) for step in range(WEEK))
    ]


def cards(hours: Sequence[Hour]) -> list[list[Hour]]:
    """Hours that the same words tell of the same days, together."""
    found: dict[object, list[Hour]] = {}
    for hour in hours:
        slot = hour.slot
        words = tuple((one.url, one.words) for one in slot.evidence)
        found.setdefault((slot.day, slot.season, slot.place, slot.by, words), []).append(hour)
    return list(found.values())


def marked(kind: FactKind, evidence: Evidence, times: Collection[str]) -> Markup:
    """The words with their hours marked, each hour once; what cannot be found in them is not marked."""
    words, place, left = evidence.words, 0, set(times)
    parts = []
    for one in kind.mentions(text_of_plain(words)):
        if one.time in left and not one.since:
            left.remove(one.time)
            parts.append(Markup("{}<mark>{}</mark>").format(words[place : one.start], words[one.start : one.end]))
            place = one.end
    return Markup("").join([*parts, escape(words[place:])])


def closings(record: FactRecord) -> list[list[Special]]:
    """When it is closed; what is told by the same words stands together."""
    found: dict[str, list[Special]] = {}
    for special in record.specials:
        if special.day.startswith(CLOSED):
            words = special.evidence[0].words if special.evidence else special.day
            found.setdefault(words, []).append(special)
    return list(found.values())


def occasions(record: FactRecord) -> list[Special]:
    """What belongs to a date or an occasion, by date."""
    others = [special for special in record.specials if not special.day.startswith(CLOSED)]
    return sorted(others, key=lambda special: (special.dates or (date.max,), special.time))


def changes(now: StoredFact, before: Sequence[StoredFact]) -> list[Change]:
    """What became different from record to record, the newest first."""
    line = [now, *before[:EARLIER]]
    return [
        Change(at=newer.changed, came=sorted(said(newer) - said(older)), went=sorted(said(older) - said(newer)))
        for newer, older in zip(line, line[1:], strict=False)
    ]


def said(stored: StoredFact) -> set[Line]:
    """The slots of a record without what they were concluded from."""
    return {(slot.day, slot.time, slot.until, slot.season, slot.place, slot.note) for slot in stored.record.slots}
