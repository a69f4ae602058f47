"""What a fact kind must tell: which pages, which mentions, what they mean, how they become a record, how it is given out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path
from typing import Any, Protocol

from kronika.model.fact import FactRecord, Finding, PageFacts
from kronika.model.mention import Mention, PageText
from kronika.model.upcoming import Upcoming

FOLDER = "kronika.facts.kinds"
Features = Mapping[str, float]  # one mention as the classifier sees it; absent is 0


@dataclass(frozen=True, slots=True, kw_only=True)
class PageSigns:
    """What is known of a page before it is read."""

    url: str
    link_text: str = ""
    title: str = ""


class EventModel(Protocol):
    """A trained classifier of mentions; the shipped one and a newly trained one look alike."""

    @property
    def version(self) -> str:
        """Which training made it."""
        ...

    def probabilities(self, features: Sequence[Features]) -> list[Mapping[str, float]]:
        """For each mention the probability of each event, calibrated, adding up to 1."""
        ...


class Writer(Protocol):
    """One way of giving a record out."""

    def __call__(self, record: FactRecord, *, now: datetime) -> str:
        """The record in this format."""
        ...


class FactKind(Protocol):
    """One kind of fact. Every method is pure: the same page gives the same answer."""

    name: str  # mass-times
    title: str  # "Times of holy masses"
    question: str  # what annotators are asked
    event: str  # the event it is after: mass
    events: tuple[str, ...]  # all it tells apart
    writers: Mapping[str, Writer]  # json, osm, ics, schema

    def wants(self, page: PageSigns) -> bool:
        """A page that may hold the fact, judged by its address and the link to it."""
        ...

    def mentions(self, page: PageText) -> list[Mention]:
        """Everything that may be the fact: high recall."""
        ...

    def features(self, page: PageText, mentions: Sequence[Mention]) -> list[Features]:
        """Each mention as the classifier sees it."""
        ...

    def model(self) -> EventModel:
        """The shipped classifier."""
        ...

    def load_model(self, path: Path) -> EventModel:
        """A classifier that was trained elsewhere, from its file."""
        ...

    def ruled(self, page: PageText, mentions: Sequence[Mention]) -> frozenset[int]:
        """Which mentions the rules are sure of, by their place in the list: very high precision."""
        ...

    def findings(
        self,
        page: PageText,
        *,
        model: EventModel | None = None,
        answers: Mapping[tuple[int, int], bool] | None = None,
    ) -> list[Finding]:
        """Every mention judged and understood: rules ∪ classifier, people's answers (by start and end) above both."""
        ...

    def record(
        self,
        site: str,
        pages: Sequence[PageFacts],
        *,
        subject: Mapping[str, str] | None = None,
        today: date | None = None,
    ) -> FactRecord:
        """One site's pages put together."""
        ...

    def brief(self, findings: Sequence[Finding]) -> Mapping[str, Any]:
        """The schedule of one page in short, as scripts read it: {"sunday_holiday": ["08:00", …], "weekday~lato": …}."""
        ...

    def upcoming(self, record: FactRecord, now: datetime, count: int = 1) -> list[Upcoming]:
        """What comes next by a record, the soonest first; `now` has a zone, and what is open at this moment comes first."""
        ...
