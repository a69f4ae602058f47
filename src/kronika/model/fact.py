"""A fact: what mentions mean, and the record of one site that is made of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime

from kronika.model.mention import Mention, PageText

RULES = "rules"
CLASSIFIER = "classifier"
PEOPLE = "people"


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """A mention with what it was judged to be. A kind has one event it is after (mass) and others it knows (office …)."""

    mention: Mention
    event: str  # the most probable event: mass, devotion, confession, office, meeting, opening, other
    label: str  # what the kind says of it: mass or not_mass
    p: float  # calibrated probability that it is the event the kind is after
    by: tuple[str, ...] = ()  # who says so: rules, classifier, people
    day: str | None = None  # of the kind's vocabulary; None when it is not the event
    season: str | None = None
    place: str | None = None
    note: str | None = None
    status: str = ""  # "" counts; "negated", "superseded": the text takes it back
    dates: tuple[date, ...] = ()  # of a dated one, where the text names them
    confidence: float = 1.0  # that day, season and place are right, given that it is the event


@dataclass(frozen=True, slots=True, kw_only=True)
class PageFacts:
    """The findings of one page of a site."""

    url: str
    text: PageText
    findings: tuple[Finding, ...]
    page_id: int | None = None
    title: str = ""
    fetched: datetime | None = None
    written: date | None = None  # when the page says it was written or changed


@dataclass(frozen=True, slots=True, kw_only=True)
class Evidence:
    """The words a slot came from."""

    url: str
    start: int
    end: int
    words: str  # the line around it, cut to what can be read at a glance
    page_id: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Slot:
    """One line of a schedule: when, on which days, in which season, where."""

    time: str
    day: str
    until: str = ""
    season: str = ""
    place: str = ""
    note: str = ""
    confidence: float = 1.0
    by: tuple[str, ...] = ()
    evidence: tuple[Evidence, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Special:
    """One that belongs to a date or an occasion, not to the week."""

    time: str
    day: str  # dated_or_special, dated_intention, reference
    dates: tuple[date, ...] = ()
    note: str = ""
    place: str = ""
    evidence: tuple[Evidence, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Contradiction:
    """Pages of one site that disagree: what was taken, what was left, and why."""

    day: str
    season: str
    place: str
    taken: tuple[str, ...]  # times
    left: tuple[str, ...]
    why: str  # newer, surer, on its own page
    taken_from: str  # addresses
    left_from: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FactRecord:
    """What a site says, put together from its pages: the schedule of a parish, the hours of an office."""

    kind: str
    site: str  # the name of the source
    slots: tuple[Slot, ...] = ()
    specials: tuple[Special, ...] = ()
    contradictions: tuple[Contradiction, ...] = ()
    pages: tuple[str, ...] = ()  # addresses it was made of
    made: str = ""  # what made it: kind and version
    subject: Mapping[str, str] = field(default_factory=dict)  # name, town, street … of whom it speaks


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredFact:
    """A record as it is kept: when its pages were last read, and since when the site has said this."""

    record: FactRecord
    at: datetime
    changed: datetime  # when its slots last became others
    until: datetime | None = None  # of an earlier record: when it was replaced
    basis: str = ""  # a fingerprint of all it was made of: pages, answers, model
