"""Curves and counts over time, as parts of a Vega-Lite specification."""

from __future__ import annotations

from typing import Any

from kronika.model.series import Answer
from kronika.serve.figures.colours import STATIC
from kronika.serve.figures.words import ENGLISH

Spec = dict[str, Any]


def time_axis(answer: Answer) -> Spec:
    """Days from left to right."""
    return {"field": "from", "type": "temporal", "timeUnit": "utcyearmonthdate", "title": None}


def measured(field: str, title: str) -> Spec:
    """Values from the ground up."""
    return {"field": field, "type": "quantitative", "title": title}


def hatched(answer: Answer, source: str = "") -> list[Spec]:
    """Days that are not to be believed, as dark fields behind everything: Vega-Lite knows no hatching."""
    fields = [
        {
            "from": one.first.isoformat(),
            "to": one.last.isoformat() + "T23:59:59",
            "why": f"{one.source}: {one.sentence}",
        }
        for one in answer.broken
        if not source or one.source == source
    ]
    if not fields:
        return []
    across = {name: {"field": name, "type": "temporal"} for name in ("from", "to")}
    encoding = {"x": {**across["from"], "title": None}, "x2": {"field": "to"}, "tooltip": {"field": "why"}}
    mark = {"type": "rect", "color": STATIC.hatch, "opacity": 0.3}
    return [{"data": {"values": fields}, "mark": mark, "encoding": encoding}]


TIPS = [{"field": name} for name in ("from", "articles", "positive", "negative", "balance", "low", "high", "broken")]


def sentiment(answer: Answer) -> Spec:
    """Points for and against, the balance with its bounds, and the articles behind."""
    x = time_axis(answer)
    middle = {**x, "bandPosition": 0.5}
    bars: list[Spec] = [
        {
            "transform": [{"calculate": f"{sign}datum.{name}", "as": "signed"}],
            "mark": {"type": "bar", "color": colour, "opacity": 0.5, "tooltip": True},
            "encoding": {"x": x, "y": measured("signed", ENGLISH.points), "tooltip": TIPS},
        }
        for sign, name, colour in (("", "positive", STATIC.positive), ("-", "negative", STATIC.negative))
    ]
    line = {
        "mark": {
            "type": "line",
            "color": STATIC.ink,
            "point": {"color": STATIC.ink},
            "invalid": "break-paths-show-domains",
        },
        "encoding": {"x": middle, "y": measured("balance", ENGLISH.points), "tooltip": TIPS},
    }
    curve = {"width": 700, "height": 280, "layer": [*hatched(answer), *bars, *bounds(middle), line]}
    strip = {"width": 700, "height": 40, **bar_of(x, "articles", STATIC.neutral)}
    return {"vconcat": [curve, strip]}


def bounds(x: Spec) -> list[Spec]:
    """Where people have judged."""
    rule = {"type": "rule", "color": STATIC.ink}
    return [
        {
            "transform": [{"filter": "isValid(datum.low)"}],
            "mark": rule,
            "encoding": {"x": x, "y": measured("low", ENGLISH.points), "y2": {"field": "high"}},
        }
    ]


def bar_of(x: Spec, field: str, colour: str) -> Spec:
    """Plain bars."""
    return {
        "mark": {"type": "bar", "color": colour, "tooltip": True},
        "encoding": {"x": x, "y": measured(field, field), "tooltip": [{"field": "from"}, {"field": field}]},
    }


def compare(answer: Answer) -> Spec:
    """Small multiples on one scale."""
    x = time_axis(answer)
    colour = {
        "condition": {"test": "datum.balance > 0", "value": STATIC.positive},
        "value": STATIC.negative,
    }
    bars = {
        "mark": {"type": "bar", "opacity": 0.75, "tooltip": True},
        "encoding": {"x": x, "y": measured("balance", ENGLISH.points), "color": colour, "tooltip": TIPS},
    }
    panels = [
        {
            "width": 320,
            "height": 130,
            "title": f"{line.name} ({line.total} articles)",
            "transform": [{"filter": {"field": "name", "equal": line.name}}],
            "layer": [*hatched(answer, line.key), bars, *bounds({**x, "bandPosition": 0.5})],
        }
        for line in answer.lines
    ]
    return {"concat": panels, "columns": 2, "resolve": {"scale": {"y": "shared", "x": "shared"}}}


def volume(answer: Answer) -> Spec:
    """Numbers of articles."""
    layers = [*hatched(answer), bar_of(time_axis(answer), "articles", STATIC.positive)]
    return {"width": 700, "height": 280, "layer": layers}
