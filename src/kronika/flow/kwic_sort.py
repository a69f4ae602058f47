"""What the lines of a concordance are put in order by."""

from __future__ import annotations

from enum import StrEnum


class KwicSort(StrEnum):
    """What lines are put in order by."""

    DATE = "date"
    LEFT = "left"  # by the words before, the nearest first
    RIGHT = "right"
    KEYWORD = "keyword"
    SOURCE = "source"
