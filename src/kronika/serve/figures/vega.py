"""An answer as a Vega-Lite specification with its data: a chart that others can go on working with."""

from __future__ import annotations

from collections.abc import Callable

from kronika.model.series import Answer, Ready
from kronika.serve.figures.colours import STATIC
from kronika.serve.figures.frame import source_line
from kronika.serve.figures.records import plain
from kronika.serve.figures.tables import table
from kronika.serve.figures.vega_curves import Spec, compare, sentiment, volume
from kronika.serve.figures.vega_graph import graph
from kronika.serve.figures.vega_lists import headlines, rankings, shares
from kronika.serve.figures.words import ENGLISH

SCHEMA = "https://vega.github.io/schema/vega-lite/v5.json"


def specification(answer: Answer) -> Spec:
    """The whole chart: data, title, notes, and the days that are not to be believed."""
    notes = [f"{one.source} was broken {one.first} – {one.last}: {one.sentence}." for one in answer.broken]
    subtitle = [answer.subtitle, *answer.notes, *notes, source_line(answer, ENGLISH)]
    spec = {
        "$schema": SCHEMA,
        "title": {"text": answer.title, "subtitle": subtitle, "anchor": "start"},
        "data": {"values": rows(answer)},
        "config": {
            "background": STATIC.paper,
            "font": "Liberation Sans, Arial, sans-serif",
            "view": {"stroke": None},
            "axis": {"gridColor": STATIC.rule, "labelColor": STATIC.soft, "titleColor": STATIC.soft},
        },
    }
    return {**spec, **BODIES[answer.ready](answer)}


def rows(answer: Answer) -> list[Spec]:
    """The table as records."""
    names, *others = table(answer)
    return [dict(zip(map(str, names), map(plain, row), strict=True)) for row in others]


BODIES: dict[Ready, Callable[[Answer], Spec]] = {
    Ready.SENTIMENT: sentiment,
    Ready.COMPARE: compare,
    Ready.VOLUME: volume,
    Ready.ENTITIES: rankings,
    Ready.KEYWORDS: rankings,
    Ready.HEADLINES: headlines,
    Ready.SHARES: shares,
    Ready.GRAPH: graph,
}
