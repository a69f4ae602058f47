"""How articles sound, over time: points for and against as columns, their balance as a line, the articles behind as a strip."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kronika.model.analysis import Tone
from kronika.model.series import Answer, Point
from kronika.serve.figures.axes import axis_room, broken_fields, day_axis, pointer_fields, value_axis
from kronika.serve.figures.canvas import Canvas
from kronika.serve.figures.letters import safe_width
from kronika.serve.figures.look import Target
from kronika.serve.figures.scales import Days, Values, spread, values
from kronika.serve.figures.words import Words, last_of

HIGH, NARROW_HIGH = 300.0, 230.0
STRIP = 34.0
GAP = 0.2  # of a column's width
FEW = 5  # articles; what stands on fewer is drawn hollow
MOST_DOTS = 62  # points that get a dot each
LABEL = 12.5


def draw_curve(canvas: Canvas, answer: Answer, y: float) -> float:
    """The drawing of `sentiment`; returns where it ends."""
    look, words = canvas.look, canvas.look.words
    points = answer.lines[0].points
    top = y + 34
    scale = scale_of(points, top, top + (NARROW_HIGH if look.narrow else HIGH))
    right = look.width - look.margin - (0 if look.narrow else label_room(words))
    days = Days(
        days=tuple(point.day for point in points),
        left=look.margin + axis_room(canvas, scale),
        right=right,
        step=answer.step,
    )
    canvas.text((look.margin, y + 11), words.points, size=LABEL, fill=canvas.colours.soft)
    if look.narrow:
        legend(canvas, look.margin + safe_width(words.points, LABEL) + 8, y + 11)
    value_axis(canvas, scale, days.left, days.right)
    columns(canvas, points, days, scale)
    broken_fields(canvas, list(enumerate(answer.broken)), days, scale.top, scale.base)
    balance(canvas, points, days, scale)
    if not look.narrow:
        end_labels(canvas, points, days, scale)
    base = strip(canvas, points, days, scale.base + 14)
    day_axis(canvas, days, base)
    pointer_fields(canvas, days, scale.top, base, [behind(point, answer, words) for point in points])
    return base + 22


def scale_of(points: Sequence[Point], top: float, base: float) -> Values:
    """A scale for all that is drawn."""
    ups = [one for point in points for one in (point.positive, point.high, point.value) if one is not None]
    downs = [-point.negative for point in points if point.negative is not None]
    downs += [one for point in points for one in (point.low, point.value) if one is not None]
    return values(min(0.0, *downs) if downs else 0.0, max(0.0, *ups) if ups else 0.0, top, base)


def columns(canvas: Canvas, points: Sequence[Point], days: Days, scale: Values) -> None:
    """What speaks for above nought, what speaks against below it."""
    colours = canvas.colours
    ups = {place: point.positive for place, point in enumerate(points) if point.positive}
    downs = {place: -point.negative for place, point in enumerate(points) if point.negative}
    for known, fill in ((ups, colours.positive), (downs, colours.negative)):
        canvas.bars((column(days, scale, place, value) for place, value in known.items()), fill, fill_opacity="0.5")


def column(days: Days, scale: Values, place: int, value: float) -> tuple[float, float, float, float]:
    """A column from nought to a value."""
    wide = max(days.wide * (1 - GAP), min(days.wide, 0.8))
    top, base = sorted((scale.y(0.0), scale.y(value)))
    return days.x(place) - wide / 2, top, wide, base - top


def balance(canvas: Canvas, points: Sequence[Point], days: Days, scale: Values) -> None:
    """The line of the balance, parted where there are no articles, with bounds where people have judged."""
    ink = canvas.colours.ink
    for place, point in enumerate(points):
        if point.low is not None and point.high is not None:
            whisker(canvas, days.x(place), scale.y(point.low), scale.y(point.high), min(days.wide * 0.25, 3.0))
    for run in runs(points):
        path = [(days.x(place), scale.y(point.value or 0.0)) for place, point in run]
        thick = 2.0 if days.wide > 6 else 1.3 if days.wide > 1.5 else 0.9
        canvas.path(path, canvas.colours.paper, stroke_width=thick + 2.5)
        canvas.path(path, ink, stroke_width=thick)
        for place, (x, y) in zip((place for place, _ in run), path, strict=True):
            if len(points) <= MOST_DOTS or len(run) == 1:
                few = points[place].articles < FEW
                canvas.mark("circle", (x, y), 3.0, canvas.colours.paper if few else ink, stroke=ink, stroke_width=1.4)
    extremes(canvas, points, days, scale)


def whisker(canvas: Canvas, x: float, low: float, high: float, half: float) -> None:
    """Bounds as a line with a foot and a head."""
    for start, end in (((x, low), (x, high)), ((x - half, low), (x + half, low)), ((x - half, high), (x + half, high))):
        canvas.line(start, end, canvas.colours.ink, stroke_width=1, stroke_opacity="0.75")


def runs(points: Sequence[Point]) -> Iterator[list[tuple[int, Point]]]:
    """Points that follow one another without a gap."""
    run: list[tuple[int, Point]] = []
    for place, point in enumerate(points):
        if point.value is None:
            if run:
                yield run
            run = []
        else:
            run.append((place, point))
    if run:
        yield run


def extremes(canvas: Canvas, points: Sequence[Point], days: Days, scale: Values) -> None:
    """The values of the lowest and the highest point, of those that stand on enough articles."""
    known = [(place, point) for place, point in enumerate(points) if point.value is not None]
    solid = [one for one in known if one[1].articles >= FEW] or known
    if len(solid) < 2:
        return
    low, high = (choose(solid, key=lambda one: one[1].value or 0.0) for choose in (min, max))
    for (place, point), down in ((low, True), (high, False)):
        value = point.value or 0.0
        edge = (point.low if down else point.high) if point.low is not None else value
        y = scale.y(edge if edge is not None else value)
        at = (days.x(place), y + 17 if down else y - 9)
        canvas.text(at, canvas.look.words.number(value, 1), size=LABEL, bold=True, anchor="middle", halo=True)


def end_labels(canvas: Canvas, points: Sequence[Point], days: Days, scale: Values) -> None:
    """The names of what is drawn, at its right end."""
    last = next((point for point in reversed(points) if point.value is not None), None)
    if last is None:
        return
    words, colours = canvas.look.words, canvas.colours
    labels = (
        (words.tones[Tone.POSITIVE], colours.positive, scale.y((last.positive or 0.0) * 0.8)),
        (words.balance, colours.ink, scale.y(last.value or 0.0)),
        (words.tones[Tone.NEGATIVE], colours.negative, scale.y(-(last.negative or 0.0) * 0.8)),
    )
    placed = spread([one[2] for one in labels], 16.0, scale.top, scale.base)
    for (text, fill, _), y in zip(labels, placed, strict=True):
        canvas.text((days.right + 8, y + 4), text, size=LABEL, fill=fill, bold=True)


def label_room(words: Words) -> float:
    """How much room the names need at the right."""
    names = (words.balance, words.tones[Tone.POSITIVE], words.tones[Tone.NEGATIVE])
    return max(safe_width(name, LABEL, bold=True) for name in names) + 10


def legend(canvas: Canvas, x: float, y: float) -> None:
    """The names in a line, where there is no room at the right."""
    words, colours = canvas.look.words, canvas.colours
    for text, fill in (
        (words.tones[Tone.POSITIVE], colours.positive),
        (words.tones[Tone.NEGATIVE], colours.negative),
        (words.balance, colours.ink),
    ):
        canvas.text((x, y), text, size=LABEL, fill=fill, bold=True)
        x += safe_width(text, LABEL, bold=True) + 8


def strip(canvas: Canvas, points: Sequence[Point], days: Days, top: float) -> float:
    """The number of articles behind each point, as small bars; returns their foot."""
    most = max((point.articles for point in points), default=0) or 1
    words = canvas.look.words
    top += 13
    base = top + STRIP
    told = f"{words.articles} (0–{words.number(most, 0)})"
    canvas.text((days.left, top - 4), told, size=11, fill=canvas.colours.soft)
    scale = Values(low=0.0, high=float(most), top=top, base=base, ticks=())
    boxes = [column(days, scale, place, float(point.articles)) for place, point in enumerate(points) if point.articles]
    canvas.bars(boxes, canvas.colours.neutral)
    canvas.line((days.left, base), (days.right, base), canvas.colours.soft)
    return base


def behind(point: Point, answer: Answer, words: Words, source: str = "") -> tuple[Target, str] | None:
    """What a point leads to and tells."""
    if not point.articles:
        return None
    told = [f"{words.stretch(point.day, answer.step)}: {words.article_count(point.articles)}"]
    if point.positive is not None and point.negative is not None and point.value is not None:
        told.append(
            f"{words.balance} {words.number(point.value, 2)} "
            f"(+{words.number(point.positive, 2)}, {words.number(-point.negative, 2)})"
        )
    if point.low is not None and point.high is not None:
        told.append(f"95 %: {words.number(point.low, 2)} … {words.number(point.high, 2)}")
    last = last_of(point.day, answer.step, answer.last)
    return Target(first=point.day, last=last, source=source), "; ".join(told)
