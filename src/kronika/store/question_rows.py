"""A question as JSON, and back; what says nothing is left out."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from kronika.model.analysis import Tone
from kronika.model.search import Question
from kronika.store.columns import clean


def from_question(question: Question) -> dict[str, Any]:
    """A question for the database."""
    written: dict[str, Any] = {
        "text": clean(question.text),
        "since": question.since.isoformat() if question.since else None,
        "until": question.until.isoformat() if question.until else None,
        "sources": [clean(name) for name in question.sources],
        "entities": [clean(name) for name in question.entities],
        "lang": question.lang,
        "tone": question.tone.value if question.tone else None,
        "collapsed": question.collapsed,
    }
    return {name: value for name, value in written.items() if value}


def to_question(values: Mapping[str, Any]) -> Question:
    """A question as it was."""
    since, until, tone = values.get("since"), values.get("until"), values.get("tone")
    return Question(
        text=values.get("text", ""),
        since=datetime.fromisoformat(since) if since else None,
        until=datetime.fromisoformat(until) if until else None,
        sources=tuple(values.get("sources", ())),
        entities=tuple(values.get("entities", ())),
        lang=values.get("lang"),
        tone=Tone(tone) if tone else None,
        collapsed=bool(values.get("collapsed", False)),
    )
