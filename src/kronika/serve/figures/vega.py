"""An answer as a Vega-Lite specification with its data: a chart that others can go on working with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kronika.model.analysis import Tone
from kronika.model.series import Answer, Ready
from kronika.serve.figures.colours import STATIC
from kronika.serve.figures.forces import laid_out
from kronika.serve.figures.frame import source_line
from kronika.serve.figures.records import plain
from kronika.serve.figures.tables import table
from kronika.serve.figures.words import ENGLISH

SCHEMA = "https://vega.github.io/schema/vega-lite/v5.json"
SHOWN = 3  # names of a stretch
Spec = dict[str, Any]


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
        "encoding": {"x": x, "y": measured("balance", ENGLISH.points), "tooltip": TIPS},
    }
    curve = {"width": 700, "height": 280, "layer": [*hatched(answer), *bars, *bounds(x), line]}
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
            "layer": [*hatched(answer, line.key), bars, *bounds(x)],
        }
        for line in answer.lines
    ]
    return {"concat": panels, "columns": 2, "resolve": {"scale": {"y": "shared", "x": "shared"}}}


def volume(answer: Answer) -> Spec:
    """Numbers of articles."""
    layers = [*hatched(answer), bar_of(time_axis(answer), "articles", STATIC.positive)]
    return {"width": 700, "height": 280, "layer": layers}


def rankings(answer: Answer) -> Spec:
    """The first three of each stretch: a bar with its name upon it."""
    y = {"field": "from", "type": "ordinal", "title": None}
    x = measured("articles", ENGLISH.articles)
    tips = [{"field": name} for name in ("from", "rank", "name", "kind", "articles", "of")]
    bar = {
        "mark": {"type": "bar", "color": STATIC.neutral, "opacity": 0.6, "tooltip": True},
        "encoding": {"x": x, "y": y, "tooltip": tips},
    }
    name = {
        "mark": {"type": "text", "align": "left", "dx": 4, "fontSize": 10},
        "encoding": {"x": {"datum": 0}, "y": y, "text": {"field": "name"}},
    }
    return {
        "transform": [{"filter": f"datum.rank <= {SHOWN}"}],
        "facet": {"column": {"field": "rank", "title": None}},
        "spec": {"width": 220, "layer": [bar, name]},
    }


def headlines(answer: Answer) -> Spec:
    """Headlines as text, the furthest out of each end."""
    y = {"field": "from", "type": "ordinal", "title": None}
    colour = {
        "condition": {"test": "datum.points > 0", "value": STATIC.positive},
        "value": STATIC.negative,
    }
    first = [
        {"window": [{"op": "row_number", "as": "place"}], "groupby": ["from", "end"]},
        {"filter": "datum.place == 1"},
    ]
    bar = {
        "mark": {"type": "bar", "opacity": 0.6, "tooltip": True},
        "encoding": {
            "x": measured("points", "points"),
            "y": y,
            "color": colour,
            "tooltip": [{"field": "title"}, {"field": "source"}],
        },
    }
    text = {
        "mark": {"type": "text", "align": "left", "fontSize": 10, "limit": 420},
        "encoding": {"x": {"datum": 0}, "y": y, "text": {"field": "title"}},
    }
    return {
        "transform": first,
        "facet": {"column": {"field": "end", "title": None}},
        "spec": {"width": 420, "layer": [bar, text]},
    }


def shares(answer: Answer) -> Spec:
    """One bar a server."""
    order = [Tone.NEGATIVE, Tone.NEUTRAL, Tone.POSITIVE]
    names = [ENGLISH.tones[tone] for tone in order]
    colours = [STATIC.negative, STATIC.neutral, STATIC.positive]
    return {
        "width": 600,
        "transform": [
            {"fold": names, "as": ["tone", "number"]},
            {"calculate": f"indexof({names!r}, datum.tone)", "as": "order"},
        ],
        "mark": {"type": "bar", "tooltip": True},
        "encoding": {
            "y": {"field": "source", "type": "nominal", "title": None},
            "x": {**measured("number", "share"), "type": "quantitative", "stack": "normalize", "axis": {"format": "%"}},
            "order": {"field": "order", "type": "quantitative"},
            "color": {"field": "tone", "type": "nominal", "scale": {"domain": names, "range": colours}},
            "tooltip": [{"field": "source"}, {"field": "tone"}, {"field": "number"}, {"field": "articles"}],
        },
    }


def graph(answer: Answer) -> Spec:
    """Things at the places where our own drawing has them."""
    ties = [(one.first, one.second, 0.5) for one in answer.ties]
    at = [(float(x), 1 - float(y)) for x, y in laid_out(len(answer.nodes), ties, 1.5)]
    nodes = [
        {"x": x, "y": y, "name": node.name, "kind": node.kind, "articles": node.articles}
        for node, (x, y) in zip(answer.nodes, at, strict=True)
    ]
    lines = [
        {
            "x": at[one.first][0],
            "y": at[one.first][1],
            "x2": at[one.second][0],
            "y2": at[one.second][1],
            "articles": one.articles,
        }
        for one in answer.ties
    ]
    x, y = ({"field": name, "type": "quantitative", "axis": None} for name in "xy")
    rule = {
        "data": {"values": lines},
        "mark": {"type": "rule", "color": STATIC.hatch, "opacity": 0.4},
        "encoding": {
            "x": x,
            "y": y,
            "x2": {"field": "x2"},
            "y2": {"field": "y2"},
            "strokeWidth": {"field": "articles", "type": "quantitative", "legend": None},
        },
    }
    mark = {
        "data": {"values": nodes},
        "mark": {"type": "point", "filled": True, "opacity": 1, "tooltip": True},
        "encoding": {
            "x": x,
            "y": y,
            "size": {"field": "articles", "type": "quantitative", "scale": {"range": [40, 900]}},
            "shape": {"field": "kind", "type": "nominal"},
            "color": {"field": "kind", "type": "nominal", "scale": {"range": list(STATIC.series)}},
            "tooltip": [{"field": "name"}, {"field": "articles"}],
        },
    }
    name = {
        "data": {"values": nodes},
        "mark": {"type": "text", "dy": -14, "fontWeight": "bold"},
        "encoding": {"x": x, "y": y, "text": {"field": "name"}},
    }
    return {"width": 700, "height": 460, "layer": [rule, mark, name]}


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
