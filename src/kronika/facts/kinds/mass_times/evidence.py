"""The words a line of the schedule came from, cut to what can be read at a glance."""

from __future__ import annotations

from kronika.model.fact import Evidence, Finding, PageFacts

LONGEST = 160  # characters shown of a line


def evidence_of(page: PageFacts, finding: Finding) -> Evidence:
    """Where an hour stands and the words around it, with the heading over it and the other cells of its row."""
    mention = finding.mention
    return Evidence(
        url=page.url, start=mention.start, end=mention.end, words=words_around(page, finding), page_id=page.page_id
    )


def words_around(page: PageFacts, finding: Finding) -> str:
    """The heading and the line or row of an hour."""
    lines = page.text.lines
    own = lines[finding.mention.line]
    row = [
        line
        for line in lines
        if own.table is not None and (line.table, line.row) == (own.table, own.row) and line.column != own.column
    ]
    narrow = len(row) <= len({line.column for line in row}) * 2
    before = [shown(page, line.start, line.end) for line in row if narrow and line.start < own.start]
    text = " · ".join([*before, clipped(page, own.start, own.end, finding.mention.start)])
    heading = own.path[-1].strip() if own.path and not before else ""
    return f"{heading} › {text}"[: 2 * LONGEST] if heading else text[: 2 * LONGEST]


def shown(page: PageFacts, start: int, end: int) -> str:
    """A piece of the text on one line."""
    return " ".join(page.text.text[start:end].split())


def clipped(page: PageFacts, start: int, end: int, place: int) -> str:
    """A line, or the part of a long one around a place."""
    if end - start <= LONGEST:
        return shown(page, start, end)
    first = max(start, place - LONGEST // 2)
    last = min(end, first + LONGEST)
    return f"{'…' if first > start else ''}{shown(page, first, last)}{'…' if last < end else ''}"
