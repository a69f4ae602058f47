"""Axes: values at the left with their lines, days at the foot, hatched fields behind, and fields for the pointer above."""

from __future__ import annotations

from collections.abc import Sequence

from kronika.model.series import Broken
from kronika.serve.figures.canvas import Canvas
from kronika.serve.figures.frame import hatched, hatched_name, mark_of
from kronika.serve.figures.letters import width
from kronika.serve.figures.look import Target
from kronika.serve.figures.scales import Days, Values

LABEL = 11.5


def value_axis(canvas: Canvas, scale: Values, left: float, right: float, *, written: bool = True) -> None:
    """Lines across the plot, that of nought the strongest, with their values."""
    for tick in scale.ticks:
        y = scale.y(tick)
        colour = canvas.colours.soft if not tick else canvas.colours.rule
        canvas.line((left, y), (right, y), colour, stroke_width=1.2 if not tick else 0.8)
        if written:
            words = canvas.look.words.number(tick, scale.digits)
            canvas.text((left - 6, y + 4), words, size=LABEL, fill=canvas.colours.soft, anchor="end")


def axis_room(canvas: Canvas, scale: Values) -> float:
    """How much room the values need at the left."""
    words = canvas.look.words
    return max(width(words.number(tick, scale.digits), LABEL) for tick in scale.ticks) + 8


def day_axis(canvas: Canvas, days: Days, y: float) -> None:
    """Days at the foot of a plot, each with a small stroke."""
    for place, words in days.ticks(canvas.look.words):
        x = days.x(place)
        half = width(words, LABEL) / 2
        canvas.line((x, y), (x, y + 4), canvas.colours.soft)
        at = min(max(x, days.left + half - 4), days.right - half + 4)
        canvas.text((at, y + 17), words, size=LABEL, fill=canvas.colours.soft, anchor="middle")


def broken_fields(
    canvas: Canvas, broken: Sequence[tuple[int, Broken]], days: Days, top: float, base: float, *, name: str = ""
) -> None:
    """Hatch the days that are not to be believed; each field has a number, which the notes explain, and a name."""
    free = 0.0
    for place, one in broken:
        span = days.span(one.first, one.last)
        if span is None:
            continue
        hatched(canvas, (span[0], top, span[1] - span[0], base - top), one)
        if span[0] >= free:
            free = hatched_name(canvas, f"{mark_of(place)} {name or one.source}", span[0], top - 5, days.right)


def pointer_fields(
    canvas: Canvas, days: Days, top: float, base: float, told: Sequence[tuple[Target, str] | None]
) -> None:
    """A field as high as the plot for each stretch, above all else, so that no mark is too small to be met."""
    for place, one in enumerate(() if canvas.look.still else told):
        if one is None:
            continue
        with canvas.behind(*one):
            canvas.rect((days.edge(place), top, days.wide, base - top), canvas.colours.ink, fill_opacity="0")
