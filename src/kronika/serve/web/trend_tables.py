"""The table below a chart: the rows of its file, in the reader's words, sorted by any column, each with a way to its articles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from kronika.model.analysis import Tone
from kronika.model.series import Answer, Ready
from kronika.serve.figures.look import Target
from kronika.serve.figures.tables import table
from kronika.serve.web.labels import N_
from kronika.serve.web.tongue import Tongue
from kronika.serve.web.trend_ways import Ways

MOST = 400  # rows on screen; files have all
LEFT_OUT = ("key", "first_key", "second_key", "url", "article", "to")
HEADS = {
    "from": N_("Day"),
    "name": N_("Name"),
    "articles": N_("Articles"),
    "positive": N_("Positive"),
    "negative": N_("Negative"),
    "neutral": N_("Neutral"),
    "balance": N_("Balance"),
    "low": N_("From (95%)"),
    "high": N_("To (95%)"),
    "broken": N_("Broken"),
    "rank": N_("Rank"),
    "kind": N_("Kind"),
    "of": N_("Of all"),
    "end": N_("End"),
    "points": N_("Points"),
    "title": N_("Title"),
    "source": N_("Source"),
    "mean": N_("Mean"),
    "first": N_("First"),
    "second": N_("Second"),
    "sentences": N_("Sentences"),
    "lift": N_("Lift"),
    "likelihood": N_("Likelihood"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Column:
    """A column: its name in the address, its message, whether it holds numbers, and how it is sorted."""

    key: str
    head: str
    numbers: bool
    sort: str  # what to ask for to sort by it
    order: str = ""  # ascending or descending, when it is sorted by it


@dataclass(frozen=True, slots=True, kw_only=True)
class Cell:
    """What stands in a cell, and where it leads."""

    text: str
    address: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """Columns and rows as they are shown."""

    columns: list[Column]
    rows: list[list[Cell]]
    total: int


def table_of(answer: Answer, ways: Ways, tongue: Tongue, sort: str) -> Table:
    """The table of an answer; `sort` is a column, with a minus for the largest first."""
    names, *rows = table(answer)
    heads = [str(name) for name in names]
    by, down = sort.removeprefix("-"), sort.startswith("-")
    if by in heads and by in HEADS:
        place = heads.index(by)
        rows = [row for row in rows if row[place] is not None] + [row for row in rows if row[place] is None]
        known = sum(1 for row in rows if row[place] is not None)
        rows[:known] = sorted(rows[:known], key=lambda row: sortable(row[place]), reverse=down)
    shown = [
        (place, name)
        for place, name in enumerate(heads)
        if name not in LEFT_OUT
        and any(row[place] not in (None, "") for row in rows)
        and not (name == "name" and len({row[place] for row in rows}) == 1)
    ]
    return Table(
        columns=[column(name, [row[place] for row in rows], by, down) for place, name in shown],
        rows=[
            [
                Cell(text=written(row[place], tongue), address=way if number == 0 else "")
                for number, (place, _) in enumerate(shown)
            ]
            for row in rows[:MOST]
            for way in (way_of(answer, dict(zip(heads, row, strict=True)), ways),)
        ],
        total=len(rows),
    )


def column(name: str, values: Sequence[object], by: str, down: bool) -> Column:
    """A column; asked for again, it is sorted the other way round."""
    order = ("descending" if down else "ascending") if name == by else ""
    numbers = all(isinstance(value, int | float) or value is None for value in values)
    first_down = numbers and name != by
    sort = f"-{name}" if first_down or order == "ascending" else name
    return Column(key=name, head=HEADS.get(name, name), numbers=numbers, sort=sort, order=order)


def way_of(answer: Answer, row: dict[str, object], ways: Ways) -> str:
    """Where a row leads."""
    first, last = row.get("from"), row.get("to")
    begin = first if isinstance(first, date) else answer.first
    end = last if isinstance(last, date) else answer.last if first is None else begin
    article = row.get("article")
    keys = [str(row[name]) for name in ("key", "first_key", "second_key") if row.get(name)]
    source = row.get("source") or (row.get("name") if answer.ready is Ready.COMPARE else "")
    return ways.to(
        Target(
            first=begin,
            last=end,
            source=str(source or ""),
            keys=tuple(keys),
            article_id=article if isinstance(article, int) else None,
        )
    )


def written(value: object, tongue: Tongue) -> str:
    """A value for a reader."""
    if value is None:
        return "–"
    if isinstance(value, date):
        return tongue.day(value)
    if isinstance(value, float):
        return tongue.exact(value)
    if isinstance(value, int):
        return tongue.number(value)
    ends = {"negative": Tone.NEGATIVE, "positive": Tone.POSITIVE}
    return str(tongue.text(value)) if value in ends else str(value)


def sortable(value: object) -> tuple[int, float, str]:
    """Numbers by size, days by time, texts by their letters."""
    if isinstance(value, int | float):
        return (0, float(value), "")
    return (1, 0.0, value.isoformat() if isinstance(value, date) else str(value).casefold())
