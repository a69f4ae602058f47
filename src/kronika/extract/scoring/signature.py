"""Measures of blocks that are made alike: same tag and names, same parent's names; the text of an article is made alike."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

import numpy as np

from kronika.extract.scoring.arrays import Floats, Ints
from kronika.extract.scoring.sheet import Sheet

TOLD = {
    name: [f"{name}_{measure}" for measure in ("count", "words", "good", "share", "links", "ends")]
    for name in ("make", "kin")
}


class Makes(NamedTuple):
    """Blocks numbered by how they are made, and by tag under one parent."""

    make: Ints
    kin: Ints


def makes(sheet: Sheet) -> Makes:
    """Which blocks are made alike."""
    names, parents, tags = sheet.names, sheet.parents.tolist(), sheet.tags
    holder = sheet.holder.tolist()
    return Makes(
        make=numbered([(tag, names[place], names[parents[place]]) for tag, place in zip(tags, holder, strict=True)]),
        kin=numbered([(tag, parents[place]) for tag, place in zip(tags, holder, strict=True)]),
    )


def signatures(sheet: Sheet, alike: Makes) -> dict[str, Floats]:
    """How many blocks share a make, and what they are like."""
    return statistics(sheet, "make", alike.make) | statistics(sheet, "kin", alike.kin)


def numbered(keys: Sequence[Hashable]) -> Ints:
    """Equal keys as equal numbers."""
    known: dict[Hashable, int] = {}
    return np.array([known.setdefault(key, len(known)) for key in keys])


def statistics(sheet: Sheet, name: str, group: Ints) -> dict[str, Floats]:
    """What the blocks of a group are like together."""
    counts = np.bincount(group)
    words = np.bincount(group, sheet.words)
    good = np.bincount(group, sheet.words * sheet.good)
    links = np.bincount(group, sheet.words * sheet.link_share)
    ends = np.bincount(group, sheet.ends_sentence)
    table = np.array(
        (
            np.log1p(counts),
            np.log1p(words / counts),
            good / max(1.0, float(good.sum())),
            words / max(1.0, float(words.sum())),
            links / np.maximum(words, 1),
            ends / counts,
        )
    )
    return dict(zip(TOLD[name], table.take(group, axis=1), strict=True))
