"""Measures for the second look: what the first look thinks of a block's neighbours, containers and look-alikes."""

from __future__ import annotations

import numpy as np

from kronika.extract.scoring.arrays import Floats, Ints
from kronika.extract.scoring.container import inside
from kronika.extract.scoring.neighbours import last_heading, running_sums, within
from kronika.extract.scoring.sheet import Sheet
from kronika.extract.scoring.signature import Makes

NEAR = (("likely_before_2", 0), ("likely_before_1", 1), ("likely_after_1", 3), ("likely_after_2", 4))
EDGE = (-1.0, -1.0)
WINDOW = 3
TEXT = 0.5
AROUND = [(f"likely_{level}", f"likely_share_{level}") for level in ("above", "higher", "highest")]


def context(sheet: Sheet, alike: Makes, likely: Floats) -> dict[str, Floats]:
    """What surrounds a block, given how likely each block is to be text."""
    weight = sheet.words * likely
    padded = np.concatenate((EDGE, likely, EDGE))
    near, words = within(running_sums(np.array((weight, sheet.words))), WINDOW)
    found = {
        "likely": likely,
        **{name: padded[start : start + sheet.count] for name, start in NEAR},
        "likely_near_3": near / np.maximum(words, 1),
        "likely_make": grouped(alike.make, weight, sheet.words),
        "likely_kin": grouped(alike.kin, weight, sheet.words),
        "likely_heading": last_heading(sheet, likely[None, :])[1][0],
    }
    found |= around(sheet, weight)
    found |= whole(sheet, likely, weight)
    return found | inside(sheet, "likely", sheet.inside(2 * weight - sheet.words))


def around(sheet: Sheet, weight: Floats) -> dict[str, Floats]:
    """The share of likely text in the three nearest containers, and their share of all of it."""
    words, likely = sheet.inside(sheet.words), sheet.inside(weight)
    table = np.array((likely / np.maximum(words, 1), likely / max(1.0, float(weight.sum()))))
    found: dict[str, Floats] = {}
    place = sheet.holder
    for names in AROUND:
        place = sheet.parents[place]
        found |= zip(names, table.take(place, axis=1), strict=True)
    return found


def grouped(group: Ints, weight: Floats, words: Floats) -> Floats:
    """The share of likely text in blocks made alike."""
    mean: Floats = np.bincount(group, weight) / np.maximum(np.bincount(group, words), 1)
    return mean[group]


def whole(sheet: Sheet, likely: Floats, weight: Floats) -> dict[str, Floats]:
    """What the page is like as a whole, and where a block lies in its likely text."""
    sums = np.cumsum(weight, dtype=np.float64)
    total = max(1.0, float(sums[-1]))
    first, end = densest(sheet.words * (likely - TEXT))
    index = np.arange(sheet.count)
    unsure = float(sheet.words @ np.minimum(likely, 1 - likely)) / total
    return {
        "likely_through": (sums - weight) / total,
        "in_run": (index >= first) & (index < end),
        "after_run": np.minimum(np.maximum(index - end + 1, 0), 100),
        "likely_words": np.full(sheet.count, np.log1p(total)),
        "unsure": np.full(sheet.count, unsure),
    }


def densest(gains: Floats) -> tuple[int, int]:
    """The run of blocks with the greatest sum."""
    sums = np.append(0.0, np.cumsum(gains, dtype=np.float64))
    lowest = np.minimum.accumulate(sums)
    end = int((sums[1:] - lowest[:-1]).argmax()) + 1
    return int(sums[:end].argmin()), end
