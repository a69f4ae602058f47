"""Every answer as a drawing: what stands around it, and the kind of drawing that its question wants."""

from __future__ import annotations

from collections.abc import Callable

from kronika.model.series import Answer, Ready
from kronika.serve.figures.canvas import Canvas
from kronika.serve.figures.curves import draw_curve
from kronika.serve.figures.frame import footer, header, source_line
from kronika.serve.figures.fronts import draw_headlines
from kronika.serve.figures.look import Look
from kronika.serve.figures.multiples import draw_servers
from kronika.serve.figures.rosters import draw_rankings
from kronika.serve.figures.stacks import draw_shares
from kronika.serve.figures.volumes import draw_volume
from kronika.serve.figures.webs import draw_graph

BODIES: dict[Ready, Callable[[Canvas, Answer, float], float]] = {
    Ready.SENTIMENT: draw_curve,
    Ready.COMPARE: draw_servers,
    Ready.ENTITIES: draw_rankings,
    Ready.KEYWORDS: draw_rankings,
    Ready.HEADLINES: draw_headlines,
    Ready.SHARES: draw_shares,
    Ready.VOLUME: draw_volume,
    Ready.GRAPH: draw_graph,
}


def draw(answer: Answer, look: Look | None = None) -> str:
    """An answer as SVG."""
    canvas = Canvas(look or Look())
    y = header(canvas, answer)
    y = BODIES[answer.ready](canvas, answer, y) if has_content(answer) else draw_nothing(canvas, y)
    height = footer(canvas, answer, y)
    label = f"{answer.title}. {answer.subtitle}. {source_line(answer, canvas.look.words)}."
    return canvas.svg(height, label)


def has_content(answer: Answer) -> bool:
    """Is there anything to draw?"""
    counted = any(point.articles for line in answer.lines for point in line.points)
    named = any(one.best for one in answer.rankings)
    return bool(counted or named or answer.headlines or answer.shares or answer.ties)


def draw_nothing(canvas: Canvas, y: float) -> float:
    """A sentence in the place of a drawing."""
    canvas.text((canvas.look.margin, y + 30), canvas.look.words.none_there, size=13, fill=canvas.colours.soft)
    return y + 50
