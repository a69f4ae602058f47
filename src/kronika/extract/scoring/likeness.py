"""Measures of likeness to what the page says of itself: its titles, descriptions and JSON-LD body; and of repetition."""

from __future__ import annotations

import numpy as np

from kronika.extract.scoring.letters import PAIR, Hashes, pairs
from kronika.extract.scoring.sheet import Flags, Floats, Sheet


def likeness(sheet: Sheet) -> dict[str, Floats]:
    """How much of each block is said by the page's metadata, and how often it stands on the page."""
    told = sheet.told
    titles, descriptions = len(told.titles), len(told.descriptions)
    place = sheet.count
    title_like = best([dice(sheet, number) for number in range(place, place + titles)], sheet.count)
    place += titles
    described = best([covered(sheet, number, 2) for number in range(place, place + descriptions)], sheet.count)
    place += descriptions
    embodied = covered(sheet, place, 3) if told.body else np.zeros(sheet.count, dtype=np.float32)
    return {
        "title_like": title_like,
        "described": described,
        "embodied": embodied,
        "has_body": np.full(sheet.count, min(len(told.body), 5_000), dtype=np.float32),
        "repeated": repeated(sheet),
    }


def best(columns: list[Floats], count: int) -> Floats:
    """The greatest of several likenesses."""
    return np.max(columns, axis=0) if columns else np.zeros(count, dtype=np.float32)


def dice(sheet: Sheet, number: int) -> Floats:
    """Words in common with one text, against the words of both."""
    wanted, end = words_of(sheet, number), blocks_end(sheet)
    hit = among(sheet.letters.hashes[:end], wanted)
    hits = np.bincount(sheet.letters.owner[:end][hit], minlength=sheet.count)[: sheet.count]
    return (2 * hits / np.maximum(sheet.words + len(wanted), 1)).astype(np.float32)


def covered(sheet: Sheet, number: int, length: int) -> Floats:
    """Which part of each block's runs of words occurs in one text."""
    wanted, end = words_of(sheet, number), blocks_end(sheet)
    if len(wanted) < length or end < length:
        return np.zeros(sheet.count, dtype=np.float32)
    hit = among(runs(sheet.letters.hashes[:end], length), runs(wanted, length))
    owner = sheet.letters.owner[: end - length + 1]
    inside = owner == sheet.letters.owner[length - 1 : end]
    hits = np.bincount(owner[hit & inside], minlength=sheet.count)[: sheet.count]
    return (hits / np.maximum(sheet.words - length + 1, 1)).astype(np.float32)


def among(values: Hashes, wanted: Hashes) -> Flags:
    """Which values are among the wanted ones, of which there are few."""
    if not len(wanted):
        return np.zeros(len(values), dtype=bool)
    known = np.sort(wanted)
    hit: Flags = known[np.minimum(np.searchsorted(known, values), len(known) - 1)] == values
    return hit


def runs(words: Hashes, length: int) -> Hashes:
    """A number for each so many words in a row."""
    found = pairs(words)
    return found if length == 2 else found[:-1] * PAIR + words[2:]


def words_of(sheet: Sheet, number: int) -> Hashes:
    """The words of one text."""
    start = sheet.letters.begins[number]
    return sheet.letters.hashes[start : start + sheet.letters.words[number]]


def blocks_end(sheet: Sheet) -> int:
    """Where the words of the blocks end and those of the metadata begin."""
    return int(sheet.letters.begins[sheet.count - 1] + sheet.letters.words[sheet.count - 1])


def repeated(sheet: Sheet) -> Floats:
    """How often each text stands on the page."""
    seen: dict[str, int] = {}
    for text in sheet.texts:
        seen[text] = seen.get(text, 0) + 1
    return np.minimum(np.array([seen[text] for text in sheet.texts], dtype=np.float32), 10)
