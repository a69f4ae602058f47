"""The most frequent names or keywords of each stretch: a row a stretch, the first three as labelled bars."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from kronika.model.series import Answer, Broken, Ranked, Ranking
from kronika.serve.figures.canvas import SHAPES, Canvas
from kronika.serve.figures.frame import hatched, mark_of
from kronika.serve.figures.letters import SAFE, fitted, width
from kronika.serve.figures.look import Target
from kronika.serve.figures.words import last_of

SHOWN = 3
MOST_ROWS = 62
ROW, NARROW_ROW = 24.0, 19.0
DATE_ROOM, NARROW_DATE = 66.0, 52.0
TEXT = 12.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Cell:
    """One name's place."""

    left: float
    top: float
    wide: float
    high: float


def draw_rankings(canvas: Canvas, answer: Answer, y: float) -> float:
    """The drawing of `entities` and `keywords`; returns where it ends."""
    rows = answer.rankings[-MOST_ROWS:]
    most = max((one.articles for row in rows for one in row.best[:SHOWN]), default=1)
    followed = returning(rows)
    y = heads(canvas, y)
    for row in rows:
        y = draw_row(canvas, answer, row, y, most, followed)
    if len(rows) < len(answer.rankings):
        told = canvas.look.words.only_last.format(shown=len(rows), all=len(answer.rankings))
        canvas.text((canvas.look.margin, y + 16), told, size=11.5, fill=canvas.colours.soft)
        y += 20
    return y


def returning(rows: Sequence[Ranking]) -> dict[str, int]:
    """Names that are among the first on several days; each has a colour and a shape of its own, the most frequent first."""
    times: Counter[str] = Counter()
    weights: Counter[str] = Counter()  # who leads comes before who follows
    for row in rows:
        for place, one in enumerate(row.best[:SHOWN]):
            times[one.key] += 1
            weights[one.key] += SHOWN - place
    often = sorted((key for key, many in times.items() if many > 1), key=lambda key: (-weights[key], key))
    return {key: place for place, key in enumerate(often[: len(SHAPES)])}


def heads(canvas: Canvas, y: float) -> float:
    """What the columns are."""
    if canvas.look.narrow:
        return y
    for cell, words in zip(cells(canvas, y), canvas.look.words.ranks, strict=False):
        canvas.text((cell.left, y + 11), words, size=11.5, fill=canvas.colours.soft)
    return y + 18


def cells(canvas: Canvas, y: float) -> list[Cell]:
    """The places of a row: beside one another, or on a phone below one another."""
    look = canvas.look
    if look.narrow:
        wide = look.width - 2 * look.margin - NARROW_DATE
        return [
            Cell(left=look.margin + NARROW_DATE, top=y + place * NARROW_ROW, wide=wide, high=NARROW_ROW - 2)
            for place in range(SHOWN)
        ]
    wide = (look.width - 2 * look.margin - DATE_ROOM) / SHOWN
    return [
        Cell(left=look.margin + DATE_ROOM + place * wide, top=y, wide=wide - 8, high=ROW - 4) for place in range(SHOWN)
    ]


def draw_row(canvas: Canvas, answer: Answer, row: Ranking, y: float, most: int, followed: dict[str, int]) -> float:
    """One stretch: its day, and who leads; returns where the next begins."""
    look, colours = canvas.look, canvas.colours
    high = NARROW_ROW * SHOWN + 6 if look.narrow else ROW
    last = last_of(row.day, answer.step, answer.last)
    wrong = [(place, one) for place, one in enumerate(answer.broken) if one.first <= last and row.day <= one.last]
    date_cell(canvas, answer, row, y, wrong)
    if not row.articles:
        canvas.text((cells(canvas, y)[0].left, y + 14), look.words.nothing, size=11.5, fill=colours.soft)
        return y + (NARROW_ROW + 6 if look.narrow else ROW)
    for cell, one in zip(cells(canvas, y), row.best, strict=False):
        target = Target(first=row.day, last=last, keys=(one.key,))
        told = f"{one.name}, {look.words.article_count(one.articles)} / {look.words.number(row.articles, 0)}"
        title = f"{look.words.stretch(row.day, answer.step)}: {told}"
        with canvas.behind(target, title):
            draw_cell(canvas, cell, one, most, followed.get(one.key))
    return y + high


def date_cell(canvas: Canvas, answer: Answer, row: Ranking, y: float, wrong: list[tuple[int, Broken]]) -> None:
    """The day of a row, hatched where a source was broken."""
    look = canvas.look
    room = NARROW_DATE if look.narrow else DATE_ROOM
    for place, one in wrong[:1]:
        hatched(canvas, (look.margin, y, room - 8, 17.0), one)
        canvas.text((look.margin + room - 10, y + 14), mark_of(place), size=11, anchor="end", halo=True)
    words = look.words.month(row.day) if answer.step.value == "month" else look.words.short_day(row.day)
    bold = not row.day.weekday() and answer.step.value == "day"  # Mondays, to count weeks by
    canvas.text((look.margin, y + 14), words, size=TEXT, bold=bold, halo=bool(wrong))


def draw_cell(canvas: Canvas, cell: Cell, one: Ranked, most: int, place: int | None) -> None:
    """One name: a bar as long as it is frequent, the name upon it, the number at its end."""
    colours = canvas.colours
    count = canvas.look.words.number(one.articles, 0)
    middle = cell.top + cell.high / 2
    canvas.rect((cell.left, cell.top, cell.wide, cell.high), colours.faint, fill_opacity="0.45")
    long = max(one.articles / most * cell.wide, 2.0)
    fill = colours.neutral if place is None else colours.series[place]
    canvas.rect((cell.left, cell.top, long, cell.high), fill, fill_opacity="0.34")
    x = cell.left + 6
    if place is not None:
        canvas.mark(SHAPES[place], (cell.left + 10, middle), 4.2, fill, stroke=colours.ink, stroke_width=0.6)
        x = cell.left + 20
    room = (cell.left + cell.wide - x - width(count, 11.5, bold=True) - 8) / (SAFE if canvas.look.inline else 1.0)
    canvas.text(
        (x, middle + 4.2), fitted(one.name, TEXT, room, bold=place is not None), size=TEXT, bold=place is not None
    )
    canvas.text((cell.left + cell.wide - 5, middle + 4.2), count, size=11.5, fill=colours.soft, anchor="end")
