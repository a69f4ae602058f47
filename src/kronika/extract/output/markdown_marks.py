"""What would become markup in Markdown, and how it stays text (CommonMark, with GitHub's tables)."""

from __future__ import annotations

import re

ALWAYS = re.compile(r"[\\`*\[\]<>|~]|(?<![^\W_])_|_(?![^\W_])|&(?=#?\w{1,40};)")
AT_START = re.compile(r"#{1,6}(?:\s|$)|[-+](?:\s|$)|-[-:\s]*$|=+$|:-+:?$")
NUMBERED = re.compile(r"(\d{1,9})([.)](?:\s|$))")
CLOSING = re.compile(r"#+$")
TICKS = re.compile(r"`+")


def inline(text: str) -> str:
    """One line, every sign of it meant as itself; inside a line only."""
    return ALWAYS.sub(r"\\\g<0>", " ".join(text.split()))


def lines(text: str) -> list[str]:
    """The lines of a paragraph; none begins a heading, a list, a rule or a table."""
    return [guarded(inline(line)) for line in text.split("\n") if line.strip()]


def guarded(line: str) -> str:
    """A line whose first sign stays a sign."""
    if AT_START.match(line):
        return "\\" + line
    return NUMBERED.sub(r"\1\\\2", line, count=1) if NUMBERED.match(line) else line


def broken(text: str, indent: str = "") -> str:
    """A paragraph whose line breaks are kept."""
    return f"\\\n{indent}".join(lines(text))


def heading(text: str, level: int) -> str:
    """A heading of one line; number signs at its end are part of it."""
    said = CLOSING.sub(lambda closing: "\\#" * len(closing[0]), inline(text))
    return f"{'#' * min(max(level, 1), 6)} {said}".rstrip()


def fenced(text: str) -> str:
    """Code between fences longer than any inside it."""
    fence = "`" * max(3, 1 + max((len(ticks) for ticks in TICKS.findall(text)), default=0))
    return f"{fence}\n{text}\n{fence}"


def table(text: str) -> str:
    """Rows are lines and cells are parted by tabs; the first row is the head, short rows are filled up."""
    rows = [[inline(cell) for cell in line.split("\t")] for line in text.split("\n")]
    width = max(map(len, rows))
    filled = [f"| {' | '.join([*row, *[''] * (width - len(row))])} |" for row in rows]
    return "\n".join([filled[0], f"|{' --- |' * width}", *filled[1:]])
