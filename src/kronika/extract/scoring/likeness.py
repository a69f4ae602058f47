"""Measures of likeness to what the page says of itself: its titles, descriptions and JSON-LD body; and of repetition."""

from __future__ import annotations

import numpy as np

from kronika.extract.scoring.letters import Hashes, pairs, triples
from kronika.extract.scoring.sheet import Floats, Sheet


def likeness(sheet: Sheet) -> dict[str, Floats]:
    """How much of each block is said by the page's metadata, and how often it stands on the page."""
    told = sheet.told
    titles = [text for text in told.titles if text]
    descriptions = [text for text in told.descriptions if text]
    place = sheet.count
    title_like = best([dice(sheet, number) for number in range(place, place + len(titles))], sheet.count)
    place += len(titles)
    cover = best([covered(sheet, number) for number in range(place, place + len(descriptions))], sheet.count)
    place += len(descriptions)
    body = covered(sheet, place, triples) if told.body else np.zeros(sheet.count, dtype=np.float32)
    return {
        "title_like": title_like,
        "described": cover,
        "embodied": body,
        "has_body": np.full(sheet.count, min(len(told.body), 5_000), dtype=np.float32),
        "repeated": repeated(sheet),
    }


def best(columns: list[Floats], count: int) -> Floats:
    """The greatest of several likenesses."""
    return np.max(columns, axis=0) if columns else np.zeros(count, dtype=np.float32)


def words_of(sheet: Sheet, number: int) -> Hashes:
    """The words of one text."""
    start = sheet.letters.begins[number]
    return sheet.letters.hashes[start : start + sheet.letters.words[number]]


def dice(sheet: Sheet, number: int) -> Floats:
    """Words in common with one text, against the words of both."""
    words = words_of(sheet, number)
    shared = shared_words(sheet, words)
    return (2 * shared / np.maximum(sheet.words + len(words), 1)).astype(np.float32)


def shared_words(sheet: Sheet, words: Hashes) -> Floats:
    """How many words of each block occur in a text."""
    end = sheet.letters.begins[sheet.count - 1] + sheet.letters.words[sheet.count - 1]
    hit = np.isin(sheet.letters.hashes[:end], words)
    return np.bincount(sheet.letters.owner[:end][hit], minlength=sheet.count)[: sheet.count].astype(np.float32)


def covered(sheet: Sheet, number: int, grams=pairs) -> Floats:  # type: ignore[no-untyped-def]
    """Which part of each block's runs of words occurs in one text."""
    length = 2 if grams is pairs else 3
    words = words_of(sheet, number)
    end = sheet.letters.begins[sheet.count - 1] + sheet.letters.words[sheet.count - 1]
    if len(words) < length or end < length:
        return np.zeros(sheet.count, dtype=np.float32)
    hit = np.isin(grams(sheet.letters.hashes[:end]), grams(words))
    owner = sheet.letters.owner[: end - length + 1]
    inside = owner == sheet.letters.owner[length - 1 : end]
    hits = np.bincount(owner[hit & inside], minlength=sheet.count)[: sheet.count]
    return (hits / np.maximum(sheet.words - length + 1, 1)).astype(np.float32)


def repeated(sheet: Sheet) -> Floats:
    """How often each text stands on the page."""
    seen: dict[str, int] = {}
    for text in sheet.texts:
        seen[text] = seen.get(text, 0) + 1
    return np.minimum(np.array([seen[text] for text in sheet.texts], dtype=np.float32), 10)
