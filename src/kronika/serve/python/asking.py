"""A question as Python people write it: a text, and what forms would add to it as named arguments."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import TypedDict
from zoneinfo import ZoneInfo

from kronika.flow.asked_moments import beginning, end
from kronika.flow.chronicle import Chronicle
from kronika.flow.saved_queries import question_of
from kronika.model.analysis import Tone
from kronika.model.search import Question

Day = str | date


class Choice(TypedDict, total=False):
    """Which articles are meant, beside the query: named arguments of every question."""

    since: Day | None  # "2026-03-01", a date or a datetime
    until: Day | None  # a day is in it
    sources: str | Sequence[str]  # any of them
    entities: str | Sequence[str]  # all of them
    lang: str | None
    tone: str | None  # p, n or a
    collapsed: bool  # texts that are nearly the same count once


def question(chronicle: Chronicle, query: str, choice: Choice) -> Question:
    """What is asked; a query may be the name of a saved one: @name."""
    zone = ZoneInfo(chronicle.settings.serve.zone)
    tone = choice.get("tone")
    given = Question(
        text=query,
        since=beginning(choice.get("since"), zone),
        until=end(choice.get("until"), zone),
        sources=several(choice.get("sources", ())),
        entities=several(choice.get("entities", ())),
        lang=choice.get("lang"),
        tone=Tone(tone) if tone else None,
        collapsed=choice.get("collapsed", False),
    )
    for name in given.sources:
        chronicle.store.sources.get(name)  # UnknownName: better than an empty answer
    return question_of(chronicle, given)


def several(value: str | Sequence[str]) -> tuple[str, ...]:
    """One or several names."""
    return (value,) if isinstance(value, str) else tuple(value)
