"""Opening hours of an office: a parish, a school, a town hall; as a kind of fact."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from pathlib import Path
from typing import Any

from kronika.facts.classifying.event_model import model_from
from kronika.facts.kind import EventModel, Features, PageSigns, Writer
from kronika.facts.kinds.office_hours.features import features_of
from kronika.facts.kinds.office_hours.filter import wants
from kronika.facts.kinds.office_hours.judging import judge
from kronika.facts.kinds.office_hours.model import shipped
from kronika.facts.kinds.office_hours.opening import upcoming
from kronika.facts.kinds.office_hours.ranges import office_mentions
from kronika.facts.kinds.office_hours.record import NAME, counts, make_record
from kronika.facts.kinds.office_hours.rules import ruled
from kronika.facts.kinds.office_hours.words import EVENTS, OFFICE
from kronika.facts.kinds.office_hours.writing.as_ics import as_ics
from kronika.facts.kinds.office_hours.writing.as_json import as_json
from kronika.facts.kinds.office_hours.writing.as_osm import as_osm
from kronika.facts.kinds.office_hours.writing.as_schema import as_schema
from kronika.model.fact import FactRecord, Finding, PageFacts
from kronika.model.mention import Mention, PageText
from kronika.model.upcoming import Upcoming


@dataclass(frozen=True, slots=True, kw_only=True)
class OfficeHours:
    """When an office is open."""

    name: str = NAME
    title: str = "Opening hours of offices"
    question: str = "Is this an opening hour of the office?"
    event: str = OFFICE
    events: tuple[str, ...] = EVENTS
    writers: Mapping[str, Writer] = field(
        default_factory=lambda: {"json": as_json, "osm": as_osm, "ics": as_ics, "schema": as_schema}
    )

    def wants(self, page: PageSigns) -> bool:
        """A page that may hold office hours."""
        return wants(page)

    def mentions(self, page: PageText) -> list[Mention]:
        """Every hour, and ranges of bare numbers."""
        return office_mentions(page)

    def features(self, page: PageText, mentions: Sequence[Mention]) -> list[Features]:
        """What names each hour, and how it is written."""
        return features_of(page, mentions)

    def model(self) -> EventModel:
        """The shipped classifier."""
        return shipped()

    def load_model(self, path: Path) -> EventModel:
        """A classifier that was trained elsewhere."""
        return model_from(path)

    def ruled(self, page: PageText, mentions: Sequence[Mention]) -> frozenset[int]:
        """Ranges with days that nothing but an office can mean."""
        return ruled(page, mentions)

    def findings(
        self,
        page: PageText,
        *,
        model: EventModel | None = None,
        answers: Mapping[tuple[int, int], bool] | None = None,
    ) -> list[Finding]:
        """Every hour judged and understood."""
        return judge(page, model or shipped(), answers or {})

    def record(
        self,
        site: str,
        pages: Sequence[PageFacts],
        *,
        subject: Mapping[str, str] | None = None,
        today: date | None = None,
    ) -> FactRecord:
        """The hours of one office."""
        return make_record(site, pages, subject=subject, today=today)

    def brief(self, findings: Sequence[Finding]) -> Mapping[str, Any]:
        """The hours of one page by day and season: {"days:pn": ["09:00-11:00"], "days:wt~lipiec-sierpień": …}."""
        found: dict[str, list[str]] = {}
        for one in findings:
            if counts(one):
                key = f"{one.day}~{one.season}" if one.season else str(one.day)
                found.setdefault(key, []).append(f"{one.mention.time}-{one.mention.until}".rstrip("-"))
        return {key: sorted(set(times)) for key, times in sorted(found.items())}

    def upcoming(self, record: FactRecord, now: datetime, count: int = 1) -> list[Upcoming]:
        """What is open now or opens next."""
        return upcoming(record, now, count)
