"""An article as a reader sees it: its parts gathered into headings, lists, tables, quotations and paragraphs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from kronika.model.article import Part, PartKind

DEEPEST_HEADING = 6
DEEPEST_LIST = 8  # a page that nests deeper is broken; its items stay, side by side


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One item of a list with the list inside it."""

    text: str
    inside: tuple[Entry, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """One thing on the page; `rows` are those of a table, `entries` those of a list."""

    kind: PartKind
    text: str = ""
    level: int = 0
    rows: tuple[tuple[str, ...], ...] = ()
    entries: tuple[Entry, ...] = ()


def shown(parts: Sequence[Part], top: int = 1) -> list[Shown]:
    """The parts for a page whose article has its title at heading level `top`."""
    found: list[Shown] = []
    above: list[int] = []  # the page's own levels of the headings we stand under
    for is_list, run in groupby(parts, key=lambda part: part.kind is PartKind.ITEM):
        if is_list:
            found.append(Shown(kind=PartKind.ITEM, entries=nested(list(run))))
            continue
        for part in run:
            if part.kind is PartKind.HEADING:
                above = [level for level in above if level < part.level] + [part.level]
            found.append(single(part, min(top + len(above), DEEPEST_HEADING)))
    return found


def single(part: Part, level: int) -> Shown:
    """A part that stands alone; a heading is `level` deep, so that no level is skipped whatever the page did."""
    if part.kind is PartKind.TABLE:
        return Shown(kind=part.kind, rows=table(part.text))
    return Shown(kind=part.kind, text=part.text, level=level if part.kind is PartKind.HEADING else 0)


def table(text: str) -> tuple[tuple[str, ...], ...]:
    """Lines as rows of cells, all of one length."""
    rows = [line.split("\t") for line in text.splitlines()]
    width = max((len(row) for row in rows), default=0)
    return tuple((*row, *[""] * (width - len(row))) for row in rows)


def nested(items: Sequence[Part]) -> tuple[Entry, ...]:
    """Items of a list with their depths as lists within lists."""
    return tuple(gather(items, 1))


def gather(items: Sequence[Part], depth: int) -> Iterator[Entry]:
    """The entries of one list: each item takes those that follow it and lie deeper."""
    start = 0
    while start < len(items):
        end = start + 1
        while end < len(items) and depth < DEEPEST_LIST and items[end].level > items[start].level:
            end += 1
        yield Entry(text=items[start].text, inside=tuple(gather(items[start + 1 : end], depth + 1)))
        start = end


def paragraphs(text: str) -> list[str]:
    """The paragraphs of a lead; each is on lines of its own."""
    return [line.strip() for line in text.splitlines() if line.strip()]
