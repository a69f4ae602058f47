"""How many articles there are, over time: one column a stretch, the highest with its number."""

from __future__ import annotations

from kronika.model.series import Answer
from kronika.serve.figures.axes import axis_room, broken_fields, day_axis, pointer_fields, value_axis
from kronika.serve.figures.canvas import Canvas
from kronika.serve.figures.curves import behind, column
from kronika.serve.figures.scales import Days, values

HIGH, NARROW_HIGH = 280.0, 210.0


def draw_volume(canvas: Canvas, answer: Answer, y: float) -> float:
    """The drawing of `volume`; returns where it ends."""
    look, words, colours = canvas.look, canvas.look.words, canvas.colours
    points = answer.lines[0].points
    most = max(points, key=lambda point: point.articles)
    top = y + 34
    scale = values(0.0, float(max(most.articles, 4)), top, top + (NARROW_HIGH if look.narrow else HIGH), most=5)
    left = look.margin + axis_room(canvas, scale)
    days = Days(days=tuple(one.day for one in points), left=left, right=look.width - look.margin, step=answer.step)
    canvas.text((look.margin, y + 11), words.articles, size=12.5, fill=colours.soft)
    value_axis(canvas, scale, days.left, days.right)
    highest = points.index(most)
    boxes = {place: column(days, scale, place, float(one.articles)) for place, one in enumerate(points) if one.articles}
    canvas.bars((box for place, box in boxes.items() if place != highest), colours.positive, fill_opacity="0.85")
    canvas.bars([boxes[highest]], colours.accent, fill_opacity="0.85")
    broken_fields(canvas, list(enumerate(answer.broken)), days, scale.top, scale.base)
    at_x = min(max(days.x(highest), days.left + 14), days.right - 14)
    canvas.text(
        (at_x, scale.y(float(most.articles)) - 6), words.number(most.articles, 0),
        size=12.5, bold=True, anchor="middle", halo=True,
    )  # fmt: skip
    day_axis(canvas, days, scale.base)
    pointer_fields(canvas, days, scale.top, scale.base, [behind(point, answer, words) for point in points])
    return scale.base + 22
