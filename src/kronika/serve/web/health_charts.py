"""A chart of days drawn by the server as SVG: a column a day, days that are not to be believed hatched and named."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from markupsafe import Markup

WIDTH, HEIGHT = 360, 118
LEFT, RIGHT, TOP, BASE = 46, 356, 20, 98  # of the plot
LEAST = 2.0  # a column of nothing is still seen, unlike a day without documents
LETTER = 8.0  # width of a bold letter, about
GAP = 0.16  # of a column's width


@dataclass(frozen=True, slots=True, kw_only=True)
class Column:
    """One day of a chart."""

    value: float | None  # None: no documents
    title: str  # what a pointer, or a reader of the screen, is told
    bad: bool = False
    link: str | None = None
    part: float = 0.0  # of the value, what is damaged


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """What stands around the columns."""

    id: str  # no other chart on the page has it
    label: str  # tells the whole to who cannot see it
    top: float  # the value at the upper edge
    top_text: str
    ends: tuple[str, str]  # the first and the last day
    bad_text: str  # the name of bad days
    usual: float | None = None  # a line for what was usual


def chart(columns: Sequence[Column], frame: Frame) -> Markup:
    """The chart; its days are links where they have one."""
    width = (RIGHT - LEFT) / max(len(columns), 1)
    lefts = [LEFT + place * width for place in range(len(columns))]
    inside = Markup("").join(
        (
            hatch(frame.id),
            axis(frame),
            *(shape(column, left, width, frame) for column, left in zip(columns, lefts, strict=True)),
            *spans(columns, width, frame),
            usual(frame),
            *(touched(column, left, width) for column, left in zip(columns, lefts, strict=True)),
        )
    )
    role = "group" if any(column.link for column in columns) else "img"
    return Markup(
        '<svg class="days-chart" role="{}" aria-label="{}" viewBox="0 0 {} {}" focusable="false">{}</svg>'
    ).format(role, frame.label, WIDTH, HEIGHT, inside)


def shape(column: Column, left: float, width: float, frame: Frame) -> Markup:
    """One day: the column, and what is damaged of it."""
    if column.value is None:
        return Markup("")
    whole = column_of(column.value, left, width, frame, "bar")
    return whole + column_of(column.part, left, width, frame, "part") if column.part else whole


def touched(column: Column, left: float, width: float) -> Markup:
    """A field as high as the plot for the pointer; above all else, so that no column is too low to be met."""
    field = Markup('<rect class="hit" x="{}" y="{}" width="{}" height="{}"><title>{}</title></rect>').format(
        short(left), TOP, short(width), BASE - TOP, column.title
    )
    if column.link is None:
        return field
    return Markup('<a href="{}" aria-label="{}">{}</a>').format(column.link, column.title, field)


def column_of(value: float, left: float, width: float, frame: Frame, kind: str) -> Markup:
    """A column from the ground."""
    tall = max(LEAST, min(value / frame.top, 1.0) * (BASE - TOP)) if frame.top else LEAST
    return Markup('<rect class="{}" x="{}" y="{}" width="{}" height="{}"/>').format(
        kind, short(left + width * GAP / 2), short(BASE - tall), short(width * (1 - GAP)), short(tall)
    )


def hatch(name: str) -> Markup:
    """Slanted lines, which are seen without colours too."""
    return Markup(
        '<pattern id="hatch-{}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
        '<path class="hatch" d="M3 0V6"/></pattern>'
    ).format(name)


def spans(columns: Sequence[Column], width: float, frame: Frame) -> Iterator[Markup]:
    """Bad days that follow one another as one field, with their name above it where there is room."""
    free = 0.0  # the names before end here
    place = 0
    for bad, run in groupby(columns, key=lambda column: column.bad):
        count = len(list(run))
        left, right = LEFT + place * width, LEFT + (place + count) * width
        place += count
        if not bad:
            continue
        yield Markup('<rect class="bad" x="{}" y="{}" width="{}" height="{}" fill="url(#hatch-{})"/>').format(
            short(left), TOP, short(right - left), BASE - TOP, frame.id
        )
        long = len(frame.bad_text) * LETTER
        at_edge = left + long > RIGHT  # there it ends with the picture
        start = RIGHT - long if at_edge else left
        if start >= free:
            free = start + long
            where, anchor = (RIGHT, "end") if at_edge else (left, "start")
            yield words(frame.bad_text, where, TOP - 6, "bad-name", anchor)


def axis(frame: Frame) -> Markup:
    """The ground and the upper edge with their values, and the first and the last day."""
    lines = Markup('<path class="grid" d="M{0} {2}H{1}"/><path class="ground" d="M{0} {3}H{1}"/>')
    return Markup("").join(
        (
            lines.format(LEFT, RIGHT, TOP, BASE),
            words(frame.top_text, LEFT - 5, TOP + 4, "scale", "end"),
            words("0", LEFT - 5, BASE + 4, "scale", "end"),
            words(frame.ends[0], LEFT, HEIGHT - 5, "scale"),
            words(frame.ends[1], RIGHT, HEIGHT - 5, "scale", "end"),
        )
    )


def usual(frame: Frame) -> Markup:
    """The line of what was usual."""
    if frame.usual is None or not frame.top:
        return Markup("")
    y = short(BASE - min(max(frame.usual / frame.top, 0.0), 1.0) * (BASE - TOP))
    return Markup('<path class="usual" d="M{} {}H{}"/>').format(LEFT, y, RIGHT)


def words(text: str, x: float, y: float, kind: str, anchor: str = "start") -> Markup:
    """A text in the picture; what it says is in the label, so it is for the eyes alone."""
    return Markup('<text class="{}" x="{}" y="{}" text-anchor="{}" aria-hidden="true">{}</text>').format(
        kind, short(x), short(y), anchor, text
    )


def short(value: float) -> str:
    """A coordinate without digits nobody sees."""
    return f"{value:.1f}".removesuffix(".0")
