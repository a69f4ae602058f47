"""Times of holy masses as a fact kind: its parts put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, datetime
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from kronika.facts.classifying.event_model import LinearEventModel, model_from, model_of
from kronika.facts.hours import hour_mentions
from kronika.facts.kind import EventModel, Features, PageSigns, Writer
from kronika.facts.kinds.mass_times import filter as page_filter
from kronika.facts.kinds.mass_times.brief import brief
from kronika.facts.kinds.mass_times.event_words import EVENTS, MASS
from kronika.facts.kinds.mass_times.features import features_of
from kronika.facts.kinds.mass_times.governing import events_of
from kronika.facts.kinds.mass_times.judging import judged
from kronika.facts.kinds.mass_times.record import make_record
from kronika.facts.kinds.mass_times.rules import ruled
from kronika.facts.kinds.mass_times.upcoming import upcoming
from kronika.facts.kinds.mass_times.writing import WRITERS
from kronika.facts.labelled import LabelledPage
from kronika.model.fact import FactRecord, Finding, PageFacts
from kronika.model.mention import Mention, PageText
from kronika.model.upcoming import Upcoming

MODEL = "model.npz"


class MassTimes:
    """When masses are held."""

    name = "mass-times"
    title = "Times of holy masses"
    question = "Is this the beginning of a holy mass?"
    event = MASS
    events = EVENTS
    writers: Mapping[str, Writer] = WRITERS

    def wants(self, page: PageSigns) -> bool:
        """A page that may hold mass times, judged by its address and the link to it."""
        return page_filter.wants(page)

    def mentions(self, page: PageText) -> list[Mention]:
        """Every string that may be an hour."""
        return hour_mentions(page)

    def features(self, page: PageText, mentions: Sequence[Mention]) -> list[Features]:
        """Each hour as the classifier sees it."""
        return features_of(page, mentions)

    def hints(self, page: PageText, mentions: Sequence[Mention]) -> list[str]:
        """Which event each hour would belong to by its words alone: labels for those that are known to be no masses."""
        return events_of(page, mentions)

    def baselines(self, pages: Sequence[LabelledPage], *, folds: int, seed: int) -> Sequence[Mapping[str, Any]]:
        """What the thesis's extractor, rules and classifier reach on the same pages."""
        from kronika.facts.kinds.mass_times.baselines.comparing import compared

        return compared(pages, folds=folds, seed=seed)

    def model(self) -> EventModel:
        """The shipped classifier."""
        return shipped()

    def load_model(self, path: Path) -> EventModel:
        """A classifier trained by somebody else."""
        return model_from(path)

    def ruled(self, page: PageText, mentions: Sequence[Mention]) -> frozenset[int]:
        """The hours that are masses beyond doubt."""
        return ruled(page, mentions)

    def findings(
        self,
        page: PageText,
        *,
        model: EventModel | None = None,
        answers: Mapping[tuple[int, int], bool] | None = None,
    ) -> list[Finding]:
        """Every hour judged and understood."""
        mentions = self.mentions(page)
        return judged(
            page,
            mentions,
            self.features(page, mentions),
            self.ruled(page, mentions),
            model=model or self.model(),
            answers=answers,
        )

    def record(
        self,
        site: str,
        pages: Sequence[PageFacts],
        *,
        subject: Mapping[str, str] | None = None,
        today: date | None = None,
    ) -> FactRecord:
        """The schedule of a parish from all its pages."""
        return make_record(site, pages, subject=subject, today=today)

    def brief(self, findings: Sequence[Finding]) -> Mapping[str, Any]:
        """The schedule of one page in short."""
        return brief(findings)

    def upcoming(self, record: FactRecord, now: datetime, count: int = 1) -> list[Upcoming]:
        """The next masses by a schedule."""
        return upcoming(record, now, count)


@cache
def shipped() -> LinearEventModel:
    """The model that comes with the program, read once."""
    return model_of(
        files("kronika.facts.kinds.mass_times").joinpath(MODEL).read_bytes(), name="The shipped model of mass-times"
    )
