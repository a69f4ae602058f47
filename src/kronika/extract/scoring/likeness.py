"""Measures of likeness to what the page says of itself: its titles, descriptions and JSON-LD body; and of repetition."""

from __future__ import annotations

import numpy as np

from kronika.extract.scoring.sheet import Floats, Ints, Sheet


def likeness(sheet: Sheet) -> dict[str, Floats]:
    """How much of each block is said by the page's metadata, and how often it stands on the page."""
    told = sheet.told
    words = numbered(sheet)
    titles = sum(1 for text in told.titles if text)
    descriptions = sum(1 for text in told.descriptions if text)
    place = sheet.count
    title_like = best([dice(sheet, words, number) for number in range(place, place + titles)], sheet.count)
    place += titles
    described = best([covered(sheet, words, number, 2) for number in range(place, place + descriptions)], sheet.count)
    place += descriptions
    embodied = covered(sheet, words, place, 3) if told.body else np.zeros(sheet.count, dtype=np.float32)
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


def numbered(sheet: Sheet) -> Ints:
    """All words of the page as small numbers, equal words as equal ones: looking them up is then looking into a table."""
    _, numbers = np.unique(sheet.letters.hashes, return_inverse=True)
    return numbers


def dice(sheet: Sheet, words: Ints, number: int) -> Floats:
    """Words in common with one text, against the words of both."""
    wanted = text_of(sheet, words, number)
    table = np.zeros(int(words.max(initial=0)) + 1, dtype=bool)
    table[wanted] = True
    end = blocks_end(sheet)
    hits = np.bincount(sheet.letters.owner[:end][table[words[:end]]], minlength=sheet.count)[: sheet.count]
    return (2 * hits / np.maximum(sheet.words + len(wanted), 1)).astype(np.float32)


def covered(sheet: Sheet, words: Ints, number: int, length: int) -> Floats:
    """Which part of each block's runs of words occurs in one text."""
    wanted, end = text_of(sheet, words, number), blocks_end(sheet)
    if len(wanted) < length or end < length:
        return np.zeros(sheet.count, dtype=np.float32)
    base = int(words.max()) + 1
    hit = np.isin(runs(words[:end], length, base), runs(wanted, length, base))
    owner = sheet.letters.owner[: end - length + 1]
    inside = owner == sheet.letters.owner[length - 1 : end]
    hits = np.bincount(owner[hit & inside], minlength=sheet.count)[: sheet.count]
    return (hits / np.maximum(sheet.words - length + 1, 1)).astype(np.float32)


def runs(words: Ints, length: int, base: int) -> Ints:
    """Each so many words in a row as one number; with very many words a few runs may share one."""
    found = words[: len(words) - length + 1].copy()
    for step in range(1, length):
        found = found * base + words[step : len(words) - length + 1 + step]
    return found


def text_of(sheet: Sheet, words: Ints, number: int) -> Ints:
    """The words of one text."""
    start = sheet.letters.begins[number]
    return words[start : start + sheet.letters.words[number]]


def blocks_end(sheet: Sheet) -> int:
    """Where the words of the blocks end and those of the metadata begin."""
    return int(sheet.letters.begins[sheet.count - 1] + sheet.letters.words[sheet.count - 1])


def repeated(sheet: Sheet) -> Floats:
    """How often each text stands on the page."""
    seen: dict[str, int] = {}
    for text in sheet.texts:
        seen[text] = seen.get(text, 0) + 1
    return np.minimum(np.array([seen[text] for text in sheet.texts], dtype=np.float32), 10)
