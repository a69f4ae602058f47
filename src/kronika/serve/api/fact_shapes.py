"""Facts as programs see them: a kind, a site at a glance, a whole record with the words behind each hour."""

from __future__ import annotations

from datetime import date, datetime

from pydantic import Field

from kronika.facts.kind import FactKind
from kronika.flow.fact_listing import SiteLine
from kronika.model.fact import Contradiction, Evidence, Slot, Special, StoredFact
from kronika.model.upcoming import Upcoming
from kronika.serve.api.texts import Shown


class KindShown(Shown):
    """One kind of facts."""

    name: str
    title: str
    event: str = Field(description="What its hours are hours of: mass, office …")
    formats: list[str] = Field(description="Formats a record is given out in.")
    sites: int = Field(description="Sites that are read for it.")
    slots: int = Field(description="Hours that are known, over all sites.")


class UpcomingShown(Shown):
    """What comes next."""

    at: datetime
    until: datetime | None
    place: str
    note: str


class SiteShown(Shown):
    """One site at a glance."""

    site: str
    url: str
    subject: dict[str, str] = Field(description="Of whom it speaks: name, town, street, deanery, latitude …")
    next: UpcomingShown | None
    slots: int
    confidence: float | None = Field(description="Of the least sure hour.")
    questions: int = Field(description="Questions that wait for people.")
    contradictions: int
    read: datetime | None = Field(description="When its pages were last read; empty: not yet.")
    changed: datetime | None = Field(description="Since when it has said this.")


class EvidenceShown(Shown):
    """The words something came from."""

    url: str
    start: int
    end: int
    words: str
    page_id: int | None


class SlotShown(Shown):
    """One hour of the schedule."""

    time: str
    until: str
    day: str
    season: str
    place: str
    note: str
    confidence: float
    by: list[str] = Field(description="Who says so: rules, classifier, people.")
    evidence: list[EvidenceShown]


class SpecialShown(Shown):
    """What belongs to a date or an occasion; a day that begins with closed: says when it is closed."""

    time: str
    day: str
    dates: list[date]
    note: str
    place: str
    evidence: list[EvidenceShown]


class ContradictionShown(Shown):
    """Pages that disagree: what was taken, what was left, and why."""

    day: str
    season: str
    place: str
    taken: list[str]
    left: list[str]
    why: str
    taken_from: str
    left_from: str


class RecordShown(SiteShown):
    """All that is known of a site."""

    kind: str
    schedule: list[SlotShown]
    specials: list[SpecialShown]
    disagreements: list[ContradictionShown]
    pages: list[str]
    made: str
    upcoming: list[UpcomingShown]


def kind_shown(kind: FactKind, lines: list[SiteLine]) -> KindShown:
    """A kind for a caller."""
    return KindShown(
        name=kind.name,
        title=kind.title,
        event=kind.event,
        formats=sorted(kind.writers),
        sites=len(lines),
        slots=sum(line.slots for line in lines),
    )


def site_shown(line: SiteLine) -> SiteShown:
    """A site for a caller."""
    return SiteShown(
        site=line.source.name,
        url=line.source.url,
        subject=dict(line.stored.record.subject) if line.stored else {},
        next=upcoming_shown(line.next) if line.next else None,
        slots=line.slots,
        confidence=min((slot.confidence for slot in line.stored.record.slots), default=None) if line.stored else None,
        questions=line.questions,
        contradictions=len(line.stored.record.contradictions) if line.stored else 0,
        read=line.stored.at if line.stored else None,
        changed=line.stored.changed if line.stored else None,
    )


def record_shown(line: SiteLine, stored: StoredFact, ahead: list[Upcoming]) -> RecordShown:
    """A whole record for a caller."""
    record = stored.record
    return RecordShown(
        **site_shown(line).model_dump(),
        kind=record.kind,
        schedule=[slot_shown(slot) for slot in record.slots],
        specials=[special_shown(special) for special in record.specials],
        disagreements=[contradiction_shown(one) for one in record.contradictions],
        pages=list(record.pages),
        made=record.made,
        upcoming=[upcoming_shown(one) for one in ahead],
    )


def upcoming_shown(one: Upcoming) -> UpcomingShown:
    """What comes next for a caller."""
    return UpcomingShown(at=one.at, until=one.until, place=one.place, note=one.note)


def evidence_shown(one: Evidence) -> EvidenceShown:
    """Words for a caller."""
    return EvidenceShown(url=one.url, start=one.start, end=one.end, words=one.words, page_id=one.page_id)


def slot_shown(slot: Slot) -> SlotShown:
    """An hour for a caller."""
    return SlotShown(
        time=slot.time, until=slot.until, day=slot.day, season=slot.season, place=slot.place, note=slot.note,
        confidence=slot.confidence, by=list(slot.by), evidence=[evidence_shown(one) for one in slot.evidence],
    )  # fmt: skip


def special_shown(special: Special) -> SpecialShown:
    """A date or a closing for a caller."""
    return SpecialShown(
        time=special.time, day=special.day, dates=list(special.dates), note=special.note, place=special.place,
        evidence=[evidence_shown(one) for one in special.evidence],
    )  # fmt: skip


def contradiction_shown(one: Contradiction) -> ContradictionShown:
    """A disagreement for a caller."""
    return ContradictionShown(
        day=one.day, season=one.season, place=one.place, taken=list(one.taken), left=list(one.left), why=one.why,
        taken_from=one.taken_from, left_from=one.left_from,
    )  # fmt: skip
