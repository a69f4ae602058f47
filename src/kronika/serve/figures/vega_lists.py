"""Rankings, headlines and shares, as parts of a Vega-Lite specification."""

from __future__ import annotations

from kronika.model.analysis import Tone
from kronika.model.series import Answer
from kronika.serve.figures.colours import STATIC
from kronika.serve.figures.vega_curves import Spec, measured
from kronika.serve.figures.words import ENGLISH

SHOWN = 3  # names of a stretch


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
