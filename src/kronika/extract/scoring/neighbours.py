"""Measures of what stands around a block: the block after it, windows, and the last heading."""

from __future__ import annotations

import numpy as np

from kronika.extract.scoring.arrays import Floats
from kronika.extract.scoring.sheet import Sheet

WINDOWS = (3, 20)
FAR = 50
HEADING = ("heading_words", "heading_said")


def neighbours(sheet: Sheet, said: Floats) -> dict[str, Floats]:
    """What is near."""
    linked, good = sheet.words * sheet.link_share, sheet.words * sheet.good
    sums = running_sums(np.array((sheet.words, linked, good)))
    since, heading = last_heading(sheet, np.array((sheet.words, said)))
    found = {
        "words_after_1": np.append(np.log1p(sheet.words[1:]), -1),
        "since_heading": since,
        **dict(zip(HEADING, heading, strict=True)),
    }
    for size in WINDOWS:
        total, links, running = within(sums, size)
        total = np.maximum(total, 1)
        found[f"links_near_{size}"], found[f"good_near_{size}"] = links / total, running / total
    return found


def running_sums(values: Floats) -> Floats:
    """The sum of all values before each block, and of all; one row a measure."""
    sums = np.zeros((len(values), values.shape[1] + 1))
    np.cumsum(values, axis=1, out=sums[:, 1:])
    return sums


def within(sums: Floats, size: int) -> Floats:
    """The sum of the values within `size` blocks on both sides, from running sums."""
    count = sums.shape[1] - 1
    index = np.arange(count)
    found: Floats = sums.take(np.minimum(index + size + 1, count), axis=1) - sums.take(
        np.maximum(index - size, 0), axis=1
    )
    return found


def last_heading(sheet: Sheet, values: Floats) -> tuple[Floats, Floats]:
    """How far above each block the last heading stands, and what is known of it: one row a measure, zero where there is none."""
    index = np.arange(sheet.count)
    here = np.where(sheet.levels > 0, index, -1)
    np.maximum.accumulate(here, out=here)
    last = np.append(-1, here[:-1])
    known = last >= 0
    return np.where(known, np.minimum(index - last, FAR), FAR), values.take(last, axis=1) * known
