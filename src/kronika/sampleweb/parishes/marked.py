"""Marked text: one way of writing a page that gives both its HTML and the true schedule, so that they cannot drift apart.

    @ day=weekday season=lato      what the hours below it mean; not shown
    ## A heading
    - an item with {18.00|note=młodzież}
    | a cell | another cell
    ; a term :: its definition
    Lines of a paragraph, until an empty line.

{18.00} is the hour of a mass as this parish writes it; ^30^ stands raised; ⏎ breaks the line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from itertools import groupby

from kronika.sampleweb.site import Slot

HOUR = re.compile(r"\{([^{}|]+)((?:\|[^{}|]+)*)\}")
RAISED = re.compile(r"\^([^^]+)\^")
SETTING = re.compile(r"(\w+)=(\S+)")
BREAK = "⏎"
MARKS = {"## ": "heading", "- ": "item", "| ": "row", "; ": "term", "@ ": "meaning"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One line of a page: its kind and its cells (one, but for rows and terms)."""

    kind: str  # heading, item, row, term, paragraph
    cells: tuple[str, ...]


def blocks(text: str) -> list[tuple[str, list[Line]]]:
    """The shown lines, neighbours of one kind together; headings and paragraphs stand alone."""
    found: list[tuple[str, list[Line]]] = []
    for kind, group in groupby((line for line in lines(text) if line.kind != "meaning"), key=lambda line: line.kind):
        members = list(group)
        alone = kind in {"heading", "paragraph"}
        found += [(kind, [member]) for member in members] if alone else [(kind, members)]
    return found


def lines(text: str) -> Iterator[Line]:
    """The lines of a marked text; a paragraph's lines are joined."""
    waiting: list[str] = []
    for raw in [*text.strip().splitlines(), ""]:
        kind = next((MARKS[mark] for mark in MARKS if raw.startswith(mark)), None)
        if waiting and (kind or not raw.strip()):
            yield Line(kind="paragraph", cells=(" ".join(waiting),))
            waiting = []
        if kind:
            yield Line(kind=kind, cells=cells(kind, raw[raw.index(" ") + 1 :]))
        elif raw.strip():
            waiting.append(raw.strip())


def cells(kind: str, text: str) -> tuple[str, ...]:
    """The parts of one line. Rows are cut at a bar between spaces, which never stands inside an hour."""
    cut = {"row": r"\s\|(?=\s|$)", "term": " :: "}.get(kind)
    return tuple(part.strip() for part in re.split(cut, text)) if cut else (text.strip(),)


def inline(text: str) -> str:
    """One cell as HTML."""
    shown = escape(HOUR.sub(lambda found: found[1], text), quote=False)
    return RAISED.sub(r"<sup>\1</sup>", shown).replace(BREAK, "<br>\n")


def plain(text: str) -> str:
    """One cell as words."""
    return RAISED.sub(r"\1", HOUR.sub(lambda found: found[1], text)).replace(BREAK, " ")


def words(text: str) -> tuple[str, ...]:
    """Headings and paragraphs as words: the body of a page that is an article."""
    return tuple(plain(cell) for line in lines(text) if line.kind != "meaning" for cell in line.cells)


def slots(text: str) -> tuple[Slot, ...]:
    """Every hour of a mass with what it means, each once."""
    found: list[Slot] = []
    meaning: dict[str, str] = {}
    for line in lines(text):
        if line.kind == "meaning":
            meaning = settings(line.cells[0])
        found += [
            Slot(time=clock_time(hour[1]), **{"day": "", **meaning, **settings(hour[2])})
            for hour in HOUR.finditer(" ".join(line.cells))
        ]
    return tuple(dict.fromkeys(found))


def written(text: str) -> tuple[str, ...]:
    """The hours as they are written."""
    return tuple(plain(hour[1]) for hour in HOUR.finditer(text))


def settings(text: str) -> dict[str, str]:
    """day=weekday place=Stara_Wieś → a mapping; an underscore is a space in a place or note."""
    return {
        name: value if name == "day" else value.replace("_", " ")
        for name, value in SETTING.findall(text.replace("|", " "))
    }


def clock_time(form: str) -> str:
    """Any written form as HH:MM: only its digits matter, and an o is a zero."""
    digits = re.sub(r"\D", "", plain(form).lower().replace("o", "0"))
    hour, minute = (digits, "00") if len(digits) < 3 else (digits[:-2], digits[-2:])
    return f"{int(hour):02}:{minute}"
