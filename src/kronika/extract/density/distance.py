"""Levenshtein distance: how many letters have to change to make one text of another."""

from __future__ import annotations


def distance(one: str, other: str) -> int:
    """Insertions, deletions and replacements, one row at a time."""
    row = list(range(len(other) + 1))
    for count, letter in enumerate(one, 1):
        before, row[0] = row[0], count
        for at, another in enumerate(other, 1):
            before, row[at] = row[at], min(row[at] + 1, row[at - 1] + 1, before + (letter != another))
    return row[-1]
