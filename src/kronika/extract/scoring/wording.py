"""Measures of a block's own text: its words, marks, links, and how it begins."""

from __future__ import annotations

import numpy as np

from kronika.extract.scoring import letters as kinds
from kronika.extract.scoring.arrays import Floats
from kronika.extract.scoring.letters import Letters, paired_with
from kronika.extract.scoring.lexicon import Lexicon
from kronika.extract.scoring.sheet import Sheet

BEGINNING = 6  # words
SHORT = 14  # a line of at most so many words is judged by all of them


def wording(sheet: Sheet, lexicon: Lexicon) -> dict[str, Floats]:
    """What the text itself tells."""
    count, said = sheet.count, sheet.letters
    counts = said.counts[:count]
    words = np.maximum(sheet.words, 1)
    alphabetic = counts[:, kinds.LOWER] + counts[:, kinds.UPPER] + counts[:, kinds.CASELESS]
    mean, least = beginnings(said, count, lexicon)
    return {
        "words": np.log1p(sheet.words),
        "capitals": said.capitals[:count] / words,
        "upper": counts[:, kinds.UPPER] / np.maximum(alphabetic, 1),
        "commas": counts[:, kinds.COMMA] / words,
        "stop_rate": said.stops[:count] / words,
        "first": said.first[:count],
        "last": said.last[:count],
        "link_share": sheet.link_share,
        "lines": np.minimum(sheet.lines, 20),
        "said": mean,
        "said_least": least,
    }


def beginnings(said: Letters, count: int, lexicon: Lexicon) -> tuple[Floats, Floats]:
    """What the first words of each block tell: the mean and the least of their weights, alone and in pairs."""
    number = int(np.searchsorted(said.owner, count))
    owner = said.owner[:number]
    early = np.flatnonzero((np.arange(number) - said.begins[owner] < BEGINNING) | (said.words[owner] <= SHORT))
    owner = owner[early]
    weights = lexicon.weigh(said.hashes[early])
    paired = np.flatnonzero((early + 1 < number) & (said.owner[early] == said.owner[np.minimum(early + 1, number - 1)]))
    places = early[paired]
    weights[paired] += lexicon.weigh(paired_with(said.hashes[places], said.hashes[places + 1]))
    seen = np.maximum(np.bincount(owner, minlength=count), 1)
    mean: Floats = np.bincount(owner, weights, minlength=count) / seen
    least = np.zeros(count, dtype=np.float32)
    np.minimum.at(least, owner, weights)
    return mean, least
