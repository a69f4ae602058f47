"""Measures for the second look: what the first look thinks of a block's neighbours, containers and look-alikes."""

from __future__ import annotations

import numpy as np

from kronika.extract.scoring.arrays import Floats, Ints
from kronika.extract.scoring.container import inside
from kronika.extract.scoring.neighbours import headed, running_sums, shifted, since, within
from kronika.extract.scoring.sheet import Sheet
from kronika.extract.scoring.signature import Makes

NEAR = (1, 2)
WINDOWS = (3, 20)
TEXT = 0.5


def context(sheet: Sheet, alike: Makes, likely: Floats) -> dict[str, Floats]:
    """What surrounds a block, given how likely each block is to be text."""
    weight = sheet.words * likely
    found = {"likely": likely}
    for step in NEAR:
        found[f"likely_before_{step}"] = shifted(likely, step)
        found[f"likely_after_{step}"] = shifted(likely, -step)
    sums = running_sums(np.stack((weight, sheet.words)))
    for size in WINDOWS:
        near, words = within(sums, size)
        found[f"likely_near_{size}"] = near / np.maximum(words, 1)
    found |= around(sheet, weight)
    found |= {
        "likely_make": grouped(alike.make, weight, sheet.words),
        "likely_kin": grouped(alike.kin, weight, sheet.words),
        "likely_heading": headed(sheet, likely)["heading_said"],
        "since_likely": since(likely >= TEXT),
    }
    return found | whole(sheet, likely, weight) | inside(sheet, "likely", sheet.inside(2 * weight - sheet.words))


def around(sheet: Sheet, weight: Floats) -> dict[str, Floats]:
    """The share of likely text in the three nearest containers, and their share of all of it."""
    words, likely = sheet.inside(sheet.words), sheet.inside(weight)
    table = np.stack((likely / np.maximum(words, 1), likely / max(1.0, float(weight.sum())))).astype(np.float32)
    found: dict[str, Floats] = {}
    place = sheet.holder
    for name in ("above", "higher", "highest"):
        place = sheet.parents[place]
        found[f"likely_{name}"], found[f"likely_share_{name}"] = table[:, place]
    return found


def grouped(group: Ints, weight: Floats, words: Floats) -> Floats:
    """The share of likely text in blocks made alike."""
    mean = np.bincount(group, weight) / np.maximum(np.bincount(group, words), 1)
    return mean[group].astype(np.float32)


def whole(sheet: Sheet, likely: Floats, weight: Floats) -> dict[str, Floats]:
    """What the page is like as a whole, and where a block lies in its likely text."""
    total = max(1.0, float(weight.sum()))
    before = (np.cumsum(weight) - weight) / total
    first, end = densest(sheet.words * (likely - TEXT))
    index = np.arange(sheet.count)
    unsure = sheet.words * np.minimum(likely, 1 - likely)
    return {
        "likely_through": before.astype(np.float32),
        "in_run": ((index >= first) & (index < end)).astype(np.float32),
        "after_run": np.minimum(np.maximum(index - end + 1, 0), 100).astype(np.float32),
        "likely_words": np.full(sheet.count, np.log1p(total), dtype=np.float32),
        "unsure": np.full(sheet.count, float(unsure.sum()) / total, dtype=np.float32),
    }


def densest(gains: Floats) -> tuple[int, int]:
    """The run of blocks with the greatest sum."""
    sums = np.concatenate(([0.0], np.cumsum(gains, dtype=np.float64)))
    lowest = np.minimum.accumulate(sums)
    end = int(np.argmax(sums[1:] - lowest[:-1])) + 1
    return int(np.argmin(sums[:end])), end
