"""One site's pages put together: the schedule of a parish, what was left out, and the dated masses apart."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date

from kronika.facts.kinds.mass_times.brief import MASS, is_weekly
from kronika.facts.kinds.mass_times.calendar_words import WEEK
from kronika.facts.kinds.mass_times.cue import DATED
from kronika.facts.kinds.mass_times.days import FIRSTS, MINOR, SATURDAY, SUNDAY, VIGIL, WEEKDAY, codes_in
from kronika.facts.kinds.mass_times.evidence import evidence_of
from kronika.facts.kinds.mass_times.schedule_days import NTH
from kronika.facts.kinds.mass_times.seasons import OUTSIDE_HOLIDAYS
from kronika.facts.kinds.mass_times.standing import LISTING, PASSING, Standing, standing, valid_from, why
from kronika.model.fact import Contradiction, FactRecord, Finding, PageFacts, Slot, Special

NAME = "mass-times"
MADE = f"{NAME} 1"
INTENTION = "dated_intention"
PAIRED = frozenset(("lato", "zima", OUTSIDE_HOLIDAYS))  # seasons that divide the usual hours; others add to them
SURE = 0.7  # of an hour that a page tells only in passing
ORDER = (SUNDAY, VIGIL, WEEKDAY, SATURDAY, *FIRSTS.values(), MINOR)

Part = tuple[str, str]  # day and place
Key = tuple[str, str, str, str, str]  # of a slot: time, day, season, place, which Sundays


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """What one page tells of one day at one place."""

    page: PageFacts
    standing: Standing
    part: Part
    slots: tuple[Slot, ...]

    @property
    def seasons(self) -> set[str]:
        """The seasons it tells of."""
        return {slot.season for slot in self.slots}


def make_record(
    site: str,
    pages: Sequence[PageFacts],
    *,
    subject: Mapping[str, str] | None = None,
    today: date | None = None,
) -> FactRecord:
    """One site's pages put together."""
    told = [one for page in pages for one in told_by(page, today)]
    ahead = [one for one in told if begins_later(one, today)]
    now = [one for one in told if one not in ahead]
    slots: list[Slot] = []
    contradictions = [for_later(one, now) for one in ahead]
    listed = any(one.standing.rank >= LISTING for one in now)
    for part in dict.fromkeys(one.part for one in now):
        rivals = sorted((one for one in now if one.part == part), key=lambda one: one.standing.order, reverse=True)
        if rivals[0].standing.rank == PASSING and listed and not is_addition(rivals[0], now):
            continue
        slots += agreed(rivals)
        contradictions += [disagreement(rivals[0], other) for other in rivals[1:] if extra(rivals[0], other)]
    return FactRecord(
        kind=NAME,
        site=site,
        slots=tuple(sorted(slots, key=order)),
        specials=tuple(specials(pages, today)),
        contradictions=tuple(contradictions),
        pages=tuple(dict.fromkeys(evidence.url for slot in slots for evidence in slot.evidence)),
        made=MADE,
        subject=dict(subject or {}),
    )


def told_by(page: PageFacts, today: date | None) -> Iterator[Told]:
    """The weekly hours of a page by day and place."""
    place_of_page = standing(page, today)
    parts: dict[Part, dict[Key, Slot]] = {}
    for finding in page.findings:
        if is_weekly(finding):
            slot = slot_of(page, finding)
            known = parts.setdefault((slot.day, slot.place), {})
            known[key_of(slot)] = merged(known[key_of(slot)], slot) if key_of(slot) in known else slot
    for part, slots in parts.items():
        yield Told(page=page, standing=place_of_page, part=part, slots=tuple(slots.values()))


def slot_of(page: PageFacts, finding: Finding) -> Slot:
    """One finding as a line of the schedule."""
    return Slot(
        time=finding.mention.time,
        day=finding.day or "",
        season=finding.season or "",
        place=finding.place or "",
        note=finding.note or "",
        confidence=round(finding.p * finding.confidence, 3),
        by=finding.by,
        evidence=(evidence_of(page, finding),),
    )


def key_of(slot: Slot) -> Key:
    """Slots with the same key are one."""
    return slot.time, slot.day, slot.season, slot.place, slot.note if NTH.match(slot.note) else ""


def merged(slot: Slot, other: Slot) -> Slot:
    """One line told twice: all its words, and surer for it."""
    doubt = (1 - slot.confidence) * (1 - other.confidence / 2)
    return replace(
        slot,
        note=slot.note or other.note,
        confidence=round(1 - doubt, 3),
        by=tuple(dict.fromkeys((*slot.by, *other.by))),
        evidence=(*slot.evidence, *(one for one in other.evidence if one not in slot.evidence)),
    )


def begins_later(one: Told, today: date | None) -> bool:
    """It tells an order that does not hold yet."""
    begins = valid_from(one.page)
    return today is not None and begins is not None and begins > today


def is_addition(one: Told, now: Iterable[Told]) -> bool:
    """A passing word that adds a kind of day the listed schedule does not have, and is sure."""
    day, place = one.part
    usual = {
        slot.time
        for other in now
        if other.standing.rank >= LISTING and other.part[1] == place and covers(other.part[0], day)
        for slot in other.slots
    }
    fresh = [slot for slot in one.slots if slot.time not in usual]
    places = {other.part[1] for other in now if other.standing.rank >= LISTING}
    return bool(fresh) and place in places and min(slot.confidence for slot in one.slots) >= SURE


def covers(day: str, other: str) -> bool:
    """One kind of day holds the other: weekdays hold Mondays."""
    return codes_in(other) <= codes_in(day) if codes_in(other) else day == other


def agreed(rivals: Sequence[Told]) -> list[Slot]:
    """The hours of the page that is believed, with the words of others that say the same, and seasons that only others tell."""
    best = rivals[0]
    slots = {key_of(slot): slot for slot in best.slots}
    for other in rivals[1:]:
        for slot in other.slots:
            known = key_of(slot) if key_of(slot) in slots else same_time(slots, slot)
            if known is not None:
                slots[known] = merged(slots[known], slot)
            elif is_new_season(best, slot) and slot.confidence >= SURE:
                slots[key_of(slot)] = slot
    return list(slots.values())


def same_time(slots: Mapping[Key, Slot], slot: Slot) -> Key | None:
    """A line of the same hour that a page tells without its season."""
    if slot.season:
        return None
    return next((key for key, known in slots.items() if known.time == slot.time), None)


def is_new_season(best: Told, slot: Slot) -> bool:
    """A season of which the believed page says nothing and which does not divide its hours."""
    return bool(slot.season) and slot.season not in best.seasons and slot.season not in PAIRED


def extra(taken: Told, left: Told) -> list[Slot]:
    """What the page that was left says otherwise."""
    times = {(slot.season, slot.time) for slot in taken.slots}
    plain = {slot.time for slot in taken.slots}
    return [
        slot
        for slot in left.slots
        if (slot.season, slot.time) not in times
        and not (not slot.season and slot.time in plain)
        and not is_new_season(taken, slot)
    ]


def disagreement(taken: Told, left: Told) -> Contradiction:
    """Two pages that tell different hours of one day."""
    others = extra(taken, left)
    season = others[0].season
    return Contradiction(
        day=taken.part[0],
        season=season,
        place=taken.part[1],
        taken=tuple(sorted({slot.time for slot in taken.slots if slot.season in (season, "")})),
        left=tuple(sorted({slot.time for slot in others})),
        why=why(taken.standing, left.standing),
        taken_from=taken.page.url,
        left_from=left.page.url,
    )


def for_later(one: Told, now: Iterable[Told]) -> Contradiction:
    """An order that begins later, beside the one that holds until then."""
    current = next((other for other in now if other.part == one.part), None)
    return Contradiction(
        day=one.part[0],
        season="",
        place=one.part[1],
        taken=tuple(sorted({slot.time for slot in current.slots})) if current else (),
        left=tuple(sorted({slot.time for slot in one.slots})),
        why=f"begins on {valid_from(one.page)}",
        taken_from=current.page.url if current else "",
        left_from=one.page.url,
    )


def specials(pages: Sequence[PageFacts], today: date | None) -> list[Special]:
    """The dated masses, each once; intentions of days that are over are left out."""
    found: dict[tuple[str, str, tuple[date, ...], str], Special] = {}
    for page in pages:
        for finding in page.findings:
            if finding.label == MASS and not finding.status and finding.day in (DATED, INTENTION):
                one = special_of(page, finding)
                if not is_over(one, today):
                    found.setdefault((one.time, one.day, one.dates, one.place), one)
    return sorted(found.values(), key=lambda one: (one.dates or (date.max,), one.time))


def special_of(page: PageFacts, finding: Finding) -> Special:
    """One dated mass."""
    return Special(
        time=finding.mention.time,
        day=finding.day or "",
        dates=finding.dates,
        note=finding.note or "",
        place=finding.place or "",
        evidence=(evidence_of(page, finding),),
    )


def is_over(special: Special, today: date | None) -> bool:
    """All its dates are past; an intention without a date is of a week nobody knows."""
    if not special.dates:
        return special.day == INTENTION
    return today is not None and max(special.dates) < today


def order(slot: Slot) -> tuple[str, int, str, str, str]:
    """By place, day, season and hour, Sundays first."""
    rank = ORDER.index(slot.day) if slot.day in ORDER else len(ORDER) + len(WEEK)
    return slot.place, rank, slot.day, slot.season, slot.time
