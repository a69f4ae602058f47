"""Measures of a block's own text: its words, marks, links, and how it begins."""

from __future__ import annotations

import numpy as np

from kronika.extract.scoring import letters as kinds
from kronika.extract.scoring.letters import Letters, pairs
from kronika.extract.scoring.lexicon import Lexicon
from kronika.extract.scoring.sheet import Floats, Sheet

BEGINNING = 6  # words
SHORT = 14  # a line of at most so many words is judged by all of them


def wording(sheet: Sheet, lexicon: Lexicon) -> dict[str, Floats]:
    """What the text itself tells."""
    count, said = sheet.count, sheet.letters
    counts = said.counts[:count].astype(np.float32)
    words = np.maximum(sheet.words, 1)
    alphabetic = counts[:, kinds.LOWER] + counts[:, kinds.UPPER] + counts[:, kinds.CASELESS]
    mean, least = beginnings(said, count, lexicon)
    return {
        "words": np.log1p(sheet.words),
        "capitals": said.capitals[:count] / words,
        "upper": counts[:, kinds.UPPER] / np.maximum(alphabetic, 1),
        "commas": counts[:, kinds.COMMA] / words,
        "stop_rate": said.stops[:count] / words,
        "first": said.first[:count].astype(np.float32),
        "last": said.last[:count].astype(np.float32),
        "link_share": sheet.link_share,
        "lines": np.minimum(sheet.lines, 20),
        "said": mean,
        "said_least": least,
    }


def beginnings(said: Letters, count: int, lexicon: Lexicon) -> tuple[Floats, Floats]:
    """What the first words of each block tell: the mean and the least of their weights, alone and in pairs."""
    owner = said.owner
    number = int(np.searchsorted(owner, count))
    owner = owner[:number]
    hashes = said.hashes[:number]
    place = np.arange(number) - said.begins[owner]
    early = (place < BEGINNING) | (said.words[owner] <= SHORT)
    weights = np.where(early, lexicon.weigh(hashes), np.float32(0))
    if number > 1:
        together = lexicon.weigh(pairs(hashes))
        together[owner[:-1] != owner[1:]] = 0
        together[~early[:-1]] = 0
        weights[:-1] += together
    seen = np.maximum(np.bincount(owner[early], minlength=count)[:count], 1)
    mean = (np.bincount(owner, weights, minlength=count)[:count] / seen).astype(np.float32)
    least = np.zeros(count, dtype=np.float32)
    np.minimum.at(least, owner, weights)
    return mean, least
