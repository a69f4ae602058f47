"""A question as programs ask it: a query, a period, sources, names; the same wherever articles are chosen."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated
from zoneinfo import ZoneInfo

from fastapi import Query
from pydantic import BaseModel, Field

from kronika.flow.asked_moments import beginning, end
from kronika.flow.saved_queries import question_of
from kronika.model.analysis import Tone
from kronika.model.search import Question
from kronika.serve.api.call import Call
from kronika.serve.api.texts import Shown, Text

LONGEST_QUERY = 10_000
MANY = 100


class QuestionAsked(BaseModel):
    """Which articles are meant."""

    model_config = {"populate_by_name": True}

    q: Text = Field("", max_length=LONGEST_QUERY, description="A query, or @NAME of a saved one. Empty: all articles.")
    since: Text = Field("", alias="from", max_length=40, description="From this day or moment on: 2026-03-01.")
    until: Text = Field("", alias="to", max_length=40, description="Up to and with this day, or before this moment.")
    source: list[Text] = Field(default_factory=list, max_length=MANY, description="Of any of these sources.")
    entity: list[Text] = Field(
        default_factory=list, max_length=MANY, description="With all of these: base forms, keys, or links such as Q213."
    )
    lang: Text = Field("", max_length=10, description="Only articles in this language.")
    tone: Tone | None = Field(None, description="Only articles that sound so: p, n or a.")
    collapsed: bool = Field(False, description="Texts that are nearly the same count once, where they stood first.")


Asked = Annotated[QuestionAsked, Query()]


class QuestionShown(Shown):
    """A question as it was understood or saved."""

    text: str
    since: datetime | None
    until: datetime | None
    sources: list[str]
    entities: list[str]
    lang: str | None
    tone: Tone | None
    collapsed: bool


def question_asked(call: Call, asked: QuestionAsked) -> Question:
    """What was asked; UnknownName says that there is no such source or saved query."""
    for name in asked.source:
        call.store.sources.get(name)
    zone = ZoneInfo(call.desk.settings.serve.zone)
    given = Question(
        text=asked.q,
        since=beginning(asked.since, zone),
        until=end(asked.until, zone),
        sources=tuple(dict.fromkeys(asked.source)),
        entities=tuple(dict.fromkeys(asked.entity)),
        lang=asked.lang or None,
        tone=asked.tone,
        collapsed=asked.collapsed,
    )
    return question_of(call.chronicle(), given)


def question_shown(question: Question) -> QuestionShown:
    """A question for a caller."""
    return QuestionShown(
        text=question.text,
        since=question.since,
        until=question.until,
        sources=list(question.sources),
        entities=list(question.entities),
        lang=question.lang,
        tone=question.tone,
        collapsed=question.collapsed,
    )
