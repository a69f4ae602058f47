"""Measures of what stands around a block: the blocks before and after it, windows, and the last heading."""

from __future__ import annotations

import numpy as np

from kronika.extract.scoring.arrays import Flags, Floats
from kronika.extract.scoring.sheet import Sheet

WINDOWS = (3, 8, 20)
FAR = 50


def neighbours(sheet: Sheet, said: Floats) -> dict[str, Floats]:
    """What is near."""
    words, good = np.log1p(sheet.words), sheet.good.astype(np.float32)
    found = {
        "words_before_1": shifted(words, 1),
        "words_before_2": shifted(words, 2),
        "words_before_3": shifted(words, 3),
        "words_after_1": shifted(words, -1),
        "links_before_1": shifted(sheet.link_share, 1),
        "links_after_1": shifted(sheet.link_share, -1),
    }
    sums = running_sums(np.stack((sheet.words, sheet.words * sheet.link_share, sheet.words * good)))
    for size in WINDOWS:
        total, links, running = within(sums, size)
        total = np.maximum(total, 1)
        found[f"links_near_{size}"], found[f"good_near_{size}"] = links / total, running / total
    found |= headed(sheet, said)
    found["until_good"] = since(sheet.good[::-1])[::-1]
    return found


def shifted(values: Floats, step: int) -> Floats:
    """The value `step` blocks before; -1 beyond the edges."""
    moved = np.full(len(values), -1.0, dtype=np.float32)
    if abs(step) < len(values):
        if step > 0:
            moved[step:] = values[:-step]
        else:
            moved[:step] = values[-step:]
    return moved


def running_sums(values: Floats) -> Floats:
    """The sum of all values before each block, and of all; one row a measure."""
    sums = np.zeros((len(values), values.shape[1] + 1))
    np.cumsum(values, axis=1, out=sums[:, 1:])
    return sums


def within(sums: Floats, size: int) -> Floats:
    """The sum of the values within `size` blocks on both sides, from running sums."""
    count = sums.shape[1] - 1
    index = np.arange(count)
    near = sums[:, np.minimum(index + size + 1, count)] - sums[:, np.maximum(index - size, 0)]
    return near.astype(np.float32)


def headed(sheet: Sheet, said: Floats) -> dict[str, Floats]:
    """The last heading before each block: how far, how high, how long, what it says."""
    index = np.arange(sheet.count)
    last = np.maximum.accumulate(np.where(sheet.levels > 0, index, -1))
    last = np.concatenate(([-1], last[:-1]))
    known = last >= 0
    return {
        "since_heading": np.where(known, np.minimum(index - last, FAR), FAR).astype(np.float32),
        "heading_level": np.where(known, sheet.levels[last], 0).astype(np.float32),
        "heading_words": np.where(known, sheet.words[last], 0).astype(np.float32),
        "heading_said": np.where(known, said[last], 0).astype(np.float32),
        "heading_links": np.where(known, sheet.link_share[last], 0).astype(np.float32),
    }


def since(flags: Flags) -> Floats:
    """Blocks since the last one that is marked, itself not counted."""
    index = np.arange(len(flags))
    last = np.maximum.accumulate(np.where(flags, index, -FAR))
    last = np.concatenate(([-FAR], last[:-1]))
    return np.minimum(index - last, FAR).astype(np.float32)
