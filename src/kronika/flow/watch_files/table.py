"""CSV: a header row and a page in every row; delimiter found by looking."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence

from kronika.flow.source_files.table import delimiter_of
from kronika.flow.spreadsheet import plain_cell
from kronika.flow.watch_files.entry import Fault, Line
from kronika.flow.watch_files.values import COLUMNS, entry_of
from kronika.model.errors import BadFile

LONGEST_CELL = 1_000_000
ALSO = {"title": "name", "address": "url", "link": "url", "tags": "group"}  # what other programs call a column


def read_csv(text: str, name: str) -> Iterator[Line]:
    """The rows of a file; columns that are not known are told once and left out."""
    lines = text.splitlines(keepends=True)
    rows = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter_of(lines[0] if lines else ""))
    csv.field_size_limit(LONGEST_CELL)
    try:
        header = [ALSO.get(cell.strip().lower(), cell.strip().lower()) for cell in next(rows, [])]
        if "url" not in header:
            raise BadFile(f"{name} has no column url in its first row; the columns are {', '.join(COLUMNS)}.")
        strange = [cell for cell in header if cell and cell not in COLUMNS]
        if strange:
            yield Fault(line=1, sentence=f"Columns that are not known were left out: {', '.join(strange)[:200]}.")
        for row in rows:
            if any(cell.strip() for cell in row):
                yield one_row(rows.line_num, header, row)
    except csv.Error as error:
        yield Fault(line=rows.line_num, sentence=f"The row cannot be read: {error}.")


def one_row(line: int, header: Sequence[str], row: Sequence[str]) -> Line:
    """The page a row names; a row longer than the header has a delimiter too many."""
    if len(row) > len(header) and any(cell.strip() for cell in row[len(header) :]):
        return Fault(line=line, sentence=f"It has {len(row)} cells, but the first row names {len(header)} columns.")
    return entry_of(line, {column: plain_cell(cell) for column, cell in zip(header, row, strict=False)})
