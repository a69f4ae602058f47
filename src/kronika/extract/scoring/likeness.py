"""Measures of likeness to what the page says of itself: its titles and descriptions; and of repetition."""

from __future__ import annotations

import numpy as np

from kronika.extract.scoring.arrays import Flags, Floats, Ints
from kronika.extract.scoring.letters import Hashes, pairs
from kronika.extract.scoring.sheet import Sheet

LAST_DIGITS = np.uint64(0xFFFF)


def likeness(sheet: Sheet) -> dict[str, Floats]:
    """How much of each block is said by the page's metadata, and how often it stands on the page."""
    told = sheet.told
    titles = range(sheet.count, sheet.count + len(told.titles))
    descriptions = range(titles.stop, titles.stop + len(told.descriptions))
    return {
        "title_like": title_like(sheet, titles),
        "described": covered(sheet, descriptions),
        "has_body": np.full(sheet.count, min(len(told.body), 5_000)),
        "repeated": repeated(sheet),
    }


def title_like(sheet: Sheet, numbers: range) -> Floats:
    """Words in common with one of the titles, against the words of both."""
    wanted = [words_of(sheet, number) for number in numbers]
    hits = counted(sheet, wanted, sheet.letters.hashes[: blocks_end(sheet)])
    sizes = np.array([[len(words)] for words in wanted], dtype=np.float32).reshape(-1, 1)
    found: Floats = np.max(2 * hits / np.maximum(sheet.words + sizes, 1), axis=0, initial=0)
    return found


def covered(sheet: Sheet, numbers: range) -> Floats:
    """Which part of each block's pairs of words occurs in one of the texts."""
    end = blocks_end(sheet)
    wanted = [pairs(words) for number in numbers if len(words := words_of(sheet, number)) > 1]
    if not wanted or end < 2:
        return np.zeros(sheet.count)
    hits = counted(sheet, wanted, pairs(sheet.letters.hashes[:end]), 2)
    found: Floats = np.max(hits, axis=0) / np.maximum(sheet.words - 1, 1)
    return found


def counted(sheet: Sheet, wanted: list[Hashes], there: Hashes, length: int = 1) -> Floats:
    """How many of the wanted words, or runs of words, each block has: one row a text."""
    if not wanted:
        return np.zeros((0, sheet.count))
    some = few_of(there, np.concatenate(wanted))
    owner = sheet.letters.owner[some]
    if length > 1:
        whole = owner == sheet.letters.owner[some + length - 1]
        some, owner = some[whole], owner[whole]
    found = there[some]
    return np.stack([np.bincount(owner[among(found, one)], minlength=sheet.count) for one in wanted])


def few_of(values: Hashes, wanted: Hashes) -> Ints:
    """The places of values that may be among the wanted ones: all that are, and a few that only share their last digits."""
    marked = np.zeros(LAST_DIGITS + 1, dtype=bool)
    marked[wanted & LAST_DIGITS] = True
    return np.flatnonzero(marked[values & LAST_DIGITS])


def among(values: Hashes, wanted: Hashes) -> Flags:
    """Which values are among the wanted ones, of which there are few."""
    if not len(wanted):
        return np.zeros(len(values), dtype=bool)
    known = np.sort(wanted)
    hit: Flags = known[np.minimum(np.searchsorted(known, values), len(known) - 1)] == values
    return hit


def words_of(sheet: Sheet, number: int) -> Hashes:
    """The words of one text."""
    start = sheet.letters.begins[number]
    return sheet.letters.hashes[start : start + sheet.letters.words[number]]


def blocks_end(sheet: Sheet) -> int:
    """Where the words of the blocks end and those of the metadata begin."""
    return int(sheet.letters.begins[sheet.count - 1] + sheet.letters.words[sheet.count - 1])


def repeated(sheet: Sheet) -> Ints:
    """How often each text stands on the page."""
    seen: dict[str, int] = {}
    for text in sheet.texts:
        seen[text] = seen.get(text, 0) + 1
    found: Ints = np.array([seen[text] for text in sheet.texts])
    return np.minimum(found, 10)
