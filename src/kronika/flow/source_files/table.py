"""CSV: a header row and a source in every row; delimiter found by looking."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence

from kronika.flow.source_files.entry import COLUMNS, OPTION, Fault, Line, entry_of
from kronika.flow.spreadsheet import plain_cell, safe_cell
from kronika.model.duration import written
from kronika.model.errors import BadFile
from kronika.model.source import Source

DELIMITERS = (",", ";", "\t", "|")
LONGEST_CELL = 1_000_000


def read_csv(text: str, name: str) -> Iterator[Line]:
    """The rows of a file; columns that are not known are told once and left out."""
    lines = text.splitlines(keepends=True)
    rows = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter_of(lines[0] if lines else ""))
    csv.field_size_limit(LONGEST_CELL)
    try:
        header = [cell.strip().lower() for cell in next(rows, [])]
        if "url" not in header:
            raise BadFile(
                f"{name} has no column url in its first row; the columns are {', '.join(COLUMNS)} and {OPTION}NAME."
            )
        strange = [cell for cell in header if cell and cell not in COLUMNS and not cell.startswith(OPTION)]
        if strange:
            yield Fault(line=1, sentence=f"Columns that are not known were left out: {', '.join(strange)[:200]}.")
        for row in rows:
            if any(cell.strip() for cell in row):
                yield one_row(rows.line_num, header, row)
    except csv.Error as error:
        yield Fault(line=rows.line_num, sentence=f"The row cannot be read: {error}.")


def one_row(line: int, header: Sequence[str], row: Sequence[str]) -> Line:
    """The source a row names; a row longer than the header has a delimiter too many."""
    if len(row) > len(header) and any(cell.strip() for cell in row[len(header) :]):
        return Fault(line=line, sentence=f"It has {len(row)} cells, but the first row names {len(header)} columns.")
    return entry_of(line, {column: plain_cell(cell) for column, cell in zip(header, row, strict=False)})


def delimiter_of(header: str) -> str:
    """What parts the columns: whatever gives the first row the most of them."""
    return max(DELIMITERS, key=lambda mark: header.count(mark))


def looks_like_csv(text: str) -> bool:
    """Whether the first line is a header with a column url."""
    header = text.splitlines()[0] if text.strip() else ""
    cells = header.replace('"', "").lower().split(delimiter_of(header))
    return "url" in {cell.strip() for cell in cells}


def write_csv(sources: Sequence[Source]) -> str:
    """All sources; every option that any of them has is a column."""
    options = sorted({name for source in sources for name in source.options})
    file = io.StringIO(newline="")
    rows = csv.writer(file, lineterminator="\n")
    rows.writerow([*COLUMNS, *(OPTION + name for name in options)])
    for source in sources:
        cells = [source.name, source.url, str(source.kind), source.lang, source.section, written(source.every)]
        cells += ["yes" if source.paused else "", *(source.options.get(name) for name in options)]
        rows.writerow([safe_cell(cell) for cell in cells])
    return file.getvalue()
