"""Cells for spreadsheets: what pages say must not become a formula that somebody's spreadsheet runs."""

from __future__ import annotations

import re

FORMULA = re.compile(r"'?[=@\t\r]|'?[+-](?![\d\s(])")  # phone numbers and temperatures are no formulas
MARK = "'"  # spreadsheets take what follows it as text


def safe_cell(value: object) -> str:
    """A value as a cell."""
    text = "" if value is None else str(value)
    return MARK + text if FORMULA.match(text) else text


def plain_cell(text: str) -> str:
    """What a cell meant before it was made safe."""
    return text[1:] if text.startswith(MARK) and FORMULA.match(text[1:]) else text
