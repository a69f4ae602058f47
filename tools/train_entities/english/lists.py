"""Reads what we wrote for English: entries of each sort, and the templates."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

FOLDER = Path(__file__).parent


def lines(name: str) -> list[str]:
    """Lines of a file that are no remarks."""
    return [line for line in (FOLDER / name).read_text("utf-8").splitlines() if line and not line.startswith("#")]


@lru_cache
def entries(sort: str) -> list[str]:
    """All entries of one sort."""
    told = dict(line.split(": ", 1) for line in lines("names.txt"))
    return [entry.strip() for entry in told[sort].split(";")]


@lru_cache
def templates() -> list[str]:
    """All templates."""
    return lines("templates.txt")
