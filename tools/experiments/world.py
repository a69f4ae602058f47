"""What really happened in the sample world, beside what the curves say of those days."""

from __future__ import annotations

from datetime import timedelta
from statistics import mean
from typing import Any

from kronika.sampleweb.events import EVENTS, Event
from kronika.serve.python.opening import OpenChronicle
from tools.experiments.month import Month
from tools.experiments.page import Heading, Part, Table, Text

TONES = {-2: "very bad", -1: "bad", 0: "mixed", 1: "good", 2: "very good"}
HEIGHT = 2  # days at the beginning of an event, when papers write of little else


def world_table(chronicle: OpenChronicle, month: Month) -> list[Part]:
    """Every event of the period with the points of its first days."""
    period: dict[str, Any] = {"since": month.first, "until": month.last}
    curves = {
        lang: {str(row["from"]): row for row in chronicle.trends.sentiment(lang=lang, **period).rows}
        for lang in ("cs", "pl", "ru")
    }
    known = {lang: usual(rows) for lang, rows in curves.items()}
    rows = [
        (
            event.key,
            str(event.first),
            TONES[event.tone],
            *(difference(rows, known[lang], event) for lang, rows in curves.items()),
        )
        for event in EVENTS
        if month.first <= event.first and event.first + timedelta(days=HEIGHT - 1) <= month.last
    ]
    return [
        Heading(level=3, text="What happened, and what the curves say"),
        Text(
            text="The sample world's events, and how far the mean points of an article on their first "
            f"{HEIGHT} days are from the mean of the whole period, by language. Bad news should be below zero, good news above."
        ),
        Table(names=("event", "from", "tone", "cs", "pl", "ru"), rows=rows),
    ]


def usual(rows: dict[str, dict[str, Any]]) -> float:
    """The mean of a period."""
    told = [float(row["balance"]) for row in rows.values() if row["articles"]]
    return mean(told) if told else 0.0


def difference(rows: dict[str, dict[str, Any]], known: float, event: Event) -> float | None:
    """How far the first days of an event are from the usual."""
    days = [str(event.first + timedelta(days=number)) for number in range(HEIGHT)]
    told = [float(rows[day]["balance"]) for day in days if day in rows and rows[day]["articles"]]
    return mean(told) - known if told else None
