"""Servers side by side: one small drawing each, all on one scale, with the mean of all as a line in each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kronika.model.series import Answer, Line, Point
from kronika.serve.figures.axes import axis_room, broken_fields, day_axis, pointer_fields, value_axis
from kronika.serve.figures.canvas import Canvas
from kronika.serve.figures.curves import FEW, behind, column, runs, whisker
from kronika.serve.figures.letters import fitted, width
from kronika.serve.figures.scales import Days, Values, values

HIGH = 118.0
HEAD, FOOT = 40.0, 30.0
APART = 26.0
LEAST_WIDE = 240.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Panel:
    """One server's place."""

    line: Line
    left: float
    right: float
    top: float
    first_in_row: bool


def draw_servers(canvas: Canvas, answer: Answer, y: float) -> float:
    """The drawing of `compare`; returns where it ends."""
    look = canvas.look
    canvas.text((look.margin, y + 11), look.words.points, size=12.5, fill=canvas.colours.soft)
    if len(answer.lines) > 1:
        right = look.width - look.margin
        canvas.text((right, y + 11), look.words.all_servers, size=11.5, fill=canvas.colours.soft, anchor="end")
    y += 22
    known = [point for line in answer.lines for point in line.points if point.value is not None]
    low = min((bound(point, down=True) for point in known), default=0.0)
    high = max((bound(point, down=False) for point in known), default=0.0)
    whole = values(min(low, 0.0), max(high, 0.0), 0.0, HIGH, most=5)
    mean = overall(answer.lines)
    panels = laid_out(canvas, answer.lines, y, axis_room(canvas, whole))
    for panel in panels:
        draw_panel(canvas, answer, panel, whole, mean)
    return max(panel.top for panel in panels) + HEAD + HIGH + FOOT if panels else y


def bound(point: Point, *, down: bool) -> float:
    """How far a point reaches."""
    edge = point.low if down else point.high
    value = point.value or 0.0
    return value if edge is None else min(edge, value) if down else max(edge, value)


def laid_out(canvas: Canvas, lines: Sequence[Line], y: float, axis: float) -> list[Panel]:
    """Places in rows, as many in each as there is room for."""
    look = canvas.look
    room = look.width - 2 * look.margin - axis
    many = max(1, min(len(lines), int((room + APART) // (LEAST_WIDE + APART)), 4))
    if len(lines) > many and len(lines) % many == 1 and many > 2:
        many -= 1  # four servers are two rows of two, and nobody stands alone
    wide = (room - APART * (many - 1)) / many
    found = []
    for number, line in enumerate(lines):
        row, column = divmod(number, many)
        left = look.margin + axis + column * (wide + APART)
        top = y + row * (HEAD + HIGH + FOOT)
        found.append(Panel(line=line, left=left, right=left + wide, top=top, first_in_row=not column))
    return found


def draw_panel(canvas: Canvas, answer: Answer, panel: Panel, whole: Values, mean: Sequence[float | None]) -> None:
    """One server."""
    words, colours, line = canvas.look.words, canvas.colours, panel.line
    top = panel.top + HEAD
    scale = Values(low=whole.low, high=whole.high, top=top, base=top + HIGH, ticks=whole.ticks)
    days = Days(days=tuple(one.day for one in line.points), left=panel.left, right=panel.right, step=answer.step)
    count = words.article_count(line.total)
    room = panel.right - panel.left - width(count, 11) - 10
    canvas.text((panel.left, panel.top + 16), fitted(line.name, 14, room, bold=True), size=14, bold=True)
    canvas.text((panel.right, panel.top + 16), count, size=11, fill=colours.soft, anchor="end")
    value_axis(canvas, scale, panel.left, panel.right, written=panel.first_in_row)
    columns(canvas, line, days, scale)
    for place, point in enumerate(line.points):
        if point.low is not None and point.high is not None:
            whisker(canvas, days.x(place), scale.y(point.low), scale.y(point.high), min(days.wide * 0.2, 2.0))
    mine = [(place, one) for place, one in enumerate(answer.broken) if one.source == line.key]
    broken_fields(canvas, mine, days, scale.top, scale.base, name=words.broken)
    if len(answer.lines) > 1:
        mean_line(canvas, mean, days, scale, line)
    day_axis(canvas, days, scale.base)
    told = [behind(point, answer, words, line.key) for point in line.points]
    pointer_fields(canvas, days, scale.top, scale.base, told)


def columns(canvas: Canvas, line: Line, days: Days, scale: Values) -> None:
    """The balance of each stretch; pale where few articles stand behind it."""
    for above, fill in ((True, canvas.colours.positive), (False, canvas.colours.negative)):
        for few, shade in ((False, "0.75"), (True, "0.35")):
            boxes = [
                column(days, scale, place, point.value)
                for place, point in enumerate(line.points)
                if point.value is not None and (point.value > 0) == above and (point.articles < FEW) == few
            ]
            canvas.bars(boxes, fill, fill_opacity=shade)


def mean_line(canvas: Canvas, mean: Sequence[float | None], days: Days, scale: Values, line: Line) -> None:
    """All servers together, in every small drawing."""
    points = [Point(day=one.day, articles=1, value=value) for one, value in zip(line.points, mean, strict=True)]
    for run in runs(points):
        path = [(days.x(place), scale.y(point.value or 0.0)) for place, point in run]
        canvas.path(path, canvas.colours.ink, stroke_width=1.3, stroke_opacity="0.8")


def overall(lines: Sequence[Line]) -> list[float | None]:
    """The mean of all servers in each stretch, an article counting like any other."""
    found: list[float | None] = []
    for together in zip(*(line.points for line in lines), strict=True):
        some = [point for point in together if point.value is not None]
        articles = sum(point.articles for point in some)
        found.append(sum((point.value or 0.0) * point.articles for point in some) / articles if articles else None)
    return found
