"""The hours of one office, put together from the pages of its site: one page is believed, the others confirm or contradict."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime

from kronika.facts.kinds.office_hours.closures import CLOSED, LONGEST, closures
from kronika.facts.kinds.office_hours.days import read
from kronika.facts.kinds.office_hours.features import naming
from kronika.facts.kinds.office_hours.sight import Sight
from kronika.facts.kinds.office_hours.understanding import NEGATED, PAUSE, SPECIAL
from kronika.facts.kinds.office_hours.words import OFFICE
from kronika.model.fact import Contradiction, Evidence, FactRecord, Finding, PageFacts, Slot, Special

NAME = "office-hours"
MADE = f"{NAME} 1"
OPEN = "office"  # as all kinds do: the label of what it is after is the name of the event
LONG_AGO = datetime.min.replace(tzinfo=UTC)

Part = tuple[str, str]  # season and place: one week of hours


@dataclass(frozen=True, slots=True, kw_only=True)
class Week:
    """What one page says of one season and place."""

    page: PageFacts
    part: Part
    slots: tuple[Slot, ...]

    @property
    def said(self) -> frozenset[tuple[str, str, str]]:
        """The hours without where they were read."""
        return frozenset((slot.day, slot.time, slot.until) for slot in self.slots)


def make_record(
    site: str,
    pages: Sequence[PageFacts],
    *,
    subject: Mapping[str, str] | None = None,
    today: date | None = None,
) -> FactRecord:
    """One site's pages put together."""
    weeks = [week for page in pages for week in weeks_of(page)]
    slots: list[Slot] = []
    contradictions: list[Contradiction] = []
    for part in dict.fromkeys(week.part for week in weeks):
        rivals = sorted((week for week in weeks if week.part == part), key=standing, reverse=True)
        slots += confirmed(rivals)
        contradictions += [contradiction(rivals[0], other) for other in rivals[1:] if other.said - rivals[0].said]
    used = list(dict.fromkeys(week.page.url for week in weeks))
    telling = [page for page in pages if any(one.label == OPEN for one in page.findings)]
    specials = [special for page in telling for special in specials_of(page)]
    return FactRecord(
        kind=NAME,
        site=site,
        slots=tuple(sorted(slots, key=order)),
        specials=tuple({(one.day, one.time, one.dates, one.note): one for one in reversed(specials)}.values())[::-1],
        contradictions=tuple(contradictions),
        pages=tuple(used),
        made=MADE,
        subject=dict(subject or {}),
    )


def standing(week: Week) -> tuple[bool, date, int, float, datetime]:
    """Who is believed: an office's own page, the newest by its own word, the fullest, the surest, the last fetched."""
    page = week.page
    return (
        is_own_page(page),
        page.written or date.min,
        len(week.said),
        min(slot.confidence for slot in week.slots),
        page.fetched or LONG_AGO,
    )


def is_own_page(page: PageFacts) -> bool:
    """Is the page about the office: does a heading over its hours name it?"""
    sight = Sight(page.text)
    return any(naming(sight, one.mention).get("path") == OFFICE for one in page.findings if one.label == OPEN)


def weeks_of(page: PageFacts) -> Iterator[Week]:
    """The hours of one page by season and place."""
    pauses = [one for one in page.findings if one.status == PAUSE and one.mention.until]
    parts: dict[Part, list[Slot]] = {}
    for finding in page.findings:
        if counts(finding):
            for slot in slots_of(page, finding, pauses):
                parts.setdefault((slot.season, slot.place), []).append(slot)
    for part, slots in parts.items():
        yield Week(page=page, part=part, slots=tuple(once(slots)))


def counts(finding: Finding) -> bool:
    """An opening of every week; the end of a range is told by its beginning."""
    return (
        finding.label == OPEN
        and not finding.status
        and not finding.mention.since
        and finding.day is not None
        and finding.day != SPECIAL
    )


def slots_of(page: PageFacts, finding: Finding, pauses: Sequence[Finding]) -> Iterator[Slot]:
    """One opening; a break in it makes two."""
    whole = slot_of(page, finding)
    pause = next((one for one in pauses if is_within(one, finding, pauses)), None)
    if pause is None:
        yield whole
        return
    yield replace(whole, until=pause.mention.time)
    yield replace(whole, time=pause.mention.until)


def is_within(pause: Finding, finding: Finding, pauses: Sequence[Finding]) -> bool:
    """Does a break fall into an opening, and is it said of it? One that stands in a line of its own is said of all."""
    hour, rest = finding.mention, pause.mention
    fits = hour.time < rest.time and rest.until < hour.until
    beside = any(one.mention.line == hour.line for one in pauses)
    return fits and (rest.line == hour.line or (not beside and pause.note == "alone"))


def slot_of(page: PageFacts, finding: Finding) -> Slot:
    """One opening with the words it came from."""
    return Slot(
        time=finding.mention.time,
        until=finding.mention.until,
        day=finding.day or "",
        season=finding.season or "",
        place=finding.place or "",
        note=finding.note or "",
        confidence=round(finding.p * finding.confidence, 3),
        by=finding.by,
        evidence=(evidence(page, finding),),
    )


def evidence(page: PageFacts, finding: Finding) -> Evidence:
    """The line around an hour; a cell of a table is told with its row."""
    sight, mention = Sight(page.text), finding.mention
    cells = [*sight.row(mention.line), mention.line]
    words = " · ".join(sight.text(line) for line in sorted(cells)) if len(cells) > 1 else around(sight, finding)
    return Evidence(
        url=page.url, start=mention.start, end=mention.end, words=words[: 2 * LONGEST], page_id=page.page_id
    )


def around(sight: Sight, finding: Finding) -> str:
    """The line, cut to what can be read at a glance."""
    line = sight.page.lines[finding.mention.line]
    text = sight.text(finding.mention.line)
    if len(text) <= LONGEST:
        return text
    start = max(0, finding.mention.start - line.start - LONGEST // 2)
    return f"{'…' if start else ''}{text[start : start + LONGEST]}…"


def once(slots: Sequence[Slot]) -> list[Slot]:
    """Equal openings once, the surest."""
    found: dict[tuple[str, str, str], Slot] = {}
    for slot in sorted(slots, key=lambda slot: -slot.confidence):
        found.setdefault((slot.day, slot.time, slot.until), slot)
    return list(found.values())


def confirmed(rivals: Sequence[Week]) -> Iterator[Slot]:
    """The openings of the believed page, with the words of every page that says the same."""
    for slot in rivals[0].slots:
        same = [
            one
            for week in rivals[1:]
            for one in week.slots
            if (one.day, one.time, one.until) == (slot.day, slot.time, slot.until)
        ]
        words = (*slot.evidence, *(evidence for one in same for evidence in one.evidence))
        doubt = 1 - slot.confidence
        for one in same[:2]:
            doubt *= 1 - one.confidence / 2
        yield replace(slot, evidence=words, confidence=round(1 - doubt, 3))


def contradiction(taken: Week, left: Week) -> Contradiction:
    """Two pages that disagree."""
    season, place = taken.part
    days = sorted({slot.day for week in (taken, left) for slot in week.slots if missing(slot, taken, left)})
    reasons = ("on its own page", "newer", "fuller", "surer", "read later")
    pairs = zip(reasons, standing(taken), standing(left), strict=True)
    return Contradiction(
        day=", ".join(days),
        season=season,
        place=place,
        taken=tuple(f"{slot.time}–{slot.until}" for slot in taken.slots if slot.day in days),
        left=tuple(f"{slot.time}–{slot.until}" for slot in left.slots if slot.day in days),
        why=next((reason for reason, one, other in pairs if one != other), "read first"),
        taken_from=taken.page.url,
        left_from=left.page.url,
    )


def missing(slot: Slot, one: Week, other: Week) -> bool:
    """Is it said by only one of two?"""
    key = (slot.day, slot.time, slot.until)
    return (key in one.said) != (key in other.said)


def specials_of(page: PageFacts) -> Iterator[Special]:
    """Openings of a date, and when it is closed."""
    for finding in page.findings:
        if finding.label == OPEN and finding.day == SPECIAL and not finding.mention.since:
            said = finding.mention.until
            note = f"–{said}" if said else ""
            yield Special(
                time=finding.mention.time,
                day=SPECIAL,
                dates=finding.dates,
                note=note,
                place=finding.place or "",
                evidence=(evidence(page, finding),),
            )
        elif finding.status == NEGATED and finding.day and not finding.mention.since and finding.mention.until:
            closed = f"{CLOSED}{finding.day}"
            words = f"{finding.mention.time}–{finding.mention.until}"
            yield Special(time=finding.mention.time, day=closed, note=words, evidence=(evidence(page, finding),))
    yield from closures(page)


def order(slot: Slot) -> tuple[str, str, tuple[int, ...], str]:
    """As a week goes, the usual hours before those of a season or a part."""
    days, nth = read(slot.day)
    return slot.place, slot.season, (len(nth), *sorted(days)), slot.time
