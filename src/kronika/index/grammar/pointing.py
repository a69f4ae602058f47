"""A faulty query with a line of carets below it, for terminals."""

from __future__ import annotations

import unicodedata

from kronika.model.errors import BadQuery

WIDTH = 72  # columns of the query that are shown around the fault


def pointed(fault: BadQuery, *, width: int = WIDTH) -> str:
    """The sentence, the query on one line, and carets below the characters at fault."""
    flat = "".join(" " if letter.isspace() else letter for letter in fault.text)
    begin, before = shown_from(flat, fault.position, width)
    line = before + flat[begin : begin + width] + ("…" if len(flat) > begin + width else "")
    lead = columns(before + flat[begin : fault.position])
    marked = flat[fault.position : min(fault.position + fault.length, begin + width)]
    return f"{fault}\n  {line.rstrip()}\n  {' ' * lead}{'^' * max(1, columns(marked))}"


def shown_from(text: str, position: int, width: int) -> tuple[int, str]:
    """The first character that is shown, and the dots before it: the fault stands in the middle of a long query."""
    if len(text) <= width or position < width // 2:
        return 0, ""
    return position - width // 2, "…"


def columns(text: str) -> int:
    """How many columns of a terminal a text takes: letters of the east take two, accents of their own none."""
    return sum(
        0 if unicodedata.combining(letter) else 2 if unicodedata.east_asian_width(letter) in "WF" else 1
        for letter in text
    )
