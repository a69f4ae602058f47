"""A ready question before it is counted: its articles in the index, its period, and the stretches of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import Any
from zoneinfo import ZoneInfo

from kronika.flow import searching
from kronika.flow.chronicle import Chronicle
from kronika.flow.named_questions import question_of
from kronika.flow.trend_honesty import Judged, broken_days, judged, last_broken_day
from kronika.flow.trend_periods import period, stretches
from kronika.flow.trend_titles import subtitle_of, title_of
from kronika.index.series.selection import Selection, Stretch, select
from kronika.index.series.tones import points_of_tones
from kronika.index.series.volume import sources
from kronika.model.search import Question
from kronika.model.series import Answer, Broken, Ready, Step

EARLIEST = date(1800, 1, 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """The articles of a question, within its period."""

    chronicle: Chronicle
    question: Question
    step: Step
    first: date
    last: date
    selection: Selection
    stretches: tuple[Stretch, ...]
    sources: Mapping[str, int]  # articles of each
    broken: tuple[Broken, ...] = ()  # sources whose articles are missing or were set aside
    told: tuple[str, ...] = ()  # what the index has to say

    @property
    def total(self) -> int:
        """How many articles there are."""
        return sum(self.sources.values())

    def judged(self) -> Judged:
        """What people said of the tones of its sources."""
        return judged(self.chronicle.store, list(self.sources), points_of_tones(self.selection))

    def answer(self, ready: Ready, **found: Any) -> Answer:
        """The answer with all that has to be said with it."""
        notes = (*found.pop("notes", ()), *self.told)
        made = Answer(
            ready=ready,
            title="",
            subtitle="",
            question=self.question,
            first=self.first,
            last=self.last,
            step=self.step,
            total=self.total,
            sources=tuple(self.sources),
            broken=self.broken,
            notes=notes,
            **found,
        )
        return replace(made, title=title_of(made), subtitle=subtitle_of(made))


def ask(chronicle: Chronicle, question: Question, step: Step = Step.DAY) -> Asked:
    """Find the articles of a question. Days are those of the chronicle's zone, as in all lists: a point and its list agree."""
    question = question_of(chronicle, question)  # one by name has a period of its own
    today = chronicle.clock().astimezone(ZoneInfo(chronicle.settings.serve.zone)).date()
    whole, told = selected(chronicle, question)
    concerned = question.sources or tuple(sources(whole))  # also those that bring nothing now: they may be broken
    first, last = period(question, whole.within(EARLIEST, today).days(), step, today)
    if question.until is None:
        last = max(last, last_broken_day(chronicle.store, concerned, (last, today), whole.zone))
    chosen = whole.within(first, last)
    if question.since is None and (ends := chosen.days()):
        first = ends[0] if step is Step.DAY else first  # no gap before the first article that nobody asked for
    if question.collapsed:
        chosen = chosen.collapsed()
    return Asked(
        chronicle=chronicle,
        question=question,
        step=step,
        first=first,
        last=last,
        selection=chosen,
        stretches=stretches(first, last, step),
        sources=sources(chosen),
        broken=broken_days(chronicle.store, concerned, first, last, whole.zone),
        told=told,
    )


def selected(chronicle: Chronicle, question: Question) -> tuple[Selection, tuple[str, ...]]:
    """The articles of a question of any time, repeated texts included, and what the index has to say."""
    tree = searching.tree_of(chronicle, replace(question, since=None, until=None, collapsed=False))
    index, notes = searching.ready(chronicle)
    return select(index, tree, ZoneInfo(chronicle.settings.serve.zone)), notes
