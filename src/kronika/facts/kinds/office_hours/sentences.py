"""Sentences and clauses within a line: how far a word of a line reaches."""

from __future__ import annotations

import re

STOP = r"(?:(?<=\w{4})|(?<=\d)|(?<=[)”\"]))[.!?]+\s+(?=[A-ZĄĆĘŁŃÓŚŹŻÁČĎÉĚÍŇŘŠŤÚŮÝŽ])"
SENTENCE = re.compile(STOP)
PART = re.compile(STOP + r"|;\s*")
CLAUSE = re.compile(STOP + r"|[,;()]|\s[–-]\s(?=\D)")


def sentence(text: str, place: int) -> tuple[int, int]:
    """The bounds of the sentence that holds a place."""
    return bounds(SENTENCE, text, place)


def part(text: str, place: int) -> tuple[int, int]:
    """The bounds of the part of a sentence, between semicolons, that holds a place."""
    return bounds(PART, text, place)


def clause(text: str, place: int) -> tuple[int, int]:
    """The bounds of the clause that holds a place."""
    return bounds(CLAUSE, text, place)


def bounds(parting: re.Pattern[str], text: str, place: int) -> tuple[int, int]:
    """The stretch between two partings that holds a place."""
    start, end = 0, len(text)
    for match in parting.finditer(text):
        if match.end() <= place:
            start = match.end()
        elif match.start() >= place:
            return start, match.start()
    return start, end
