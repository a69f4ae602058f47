"""A graph as part of a Vega-Lite specification, which knows no forces: the places are given."""

from __future__ import annotations

from kronika.model.series import Answer
from kronika.serve.figures.colours import STATIC
from kronika.serve.figures.forces import laid_out
from kronika.serve.figures.vega_curves import Spec


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
