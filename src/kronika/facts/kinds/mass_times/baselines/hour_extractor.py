"""F1, the hour extractor of the thesis: one pattern and the characters that may stand before and after it."""

from __future__ import annotations

import re

NAME = "thesis: hour extractor (F1)"
HOUR = re.compile(r"(?<![^\s,(])(?:(?:0?[6-9]|1\d|2[0-2])[:.](?:0|[0-5]\d)|6|7|8|9|1\d|2[0-2])(?![^\s,);])")


def thesis_hours(text: str) -> list[tuple[int, int]]:
    """Where the thesis sees hours; not alone in brackets. Line ends and the text's ends count as spaces."""
    return [match.span() for match in HOUR.finditer(text) if not is_bracketed(text, *match.span())]


def is_bracketed(text: str, start: int, end: int) -> bool:
    """Stands alone in brackets."""
    return text[max(0, start - 1) : start] == "(" and text[end : end + 1] == ")"
