"""Measures of the containers a block is in: how much of the page's running text they hold, and which holds it best."""

from __future__ import annotations

import numpy as np

from kronika.extract.scoring.arrays import Floats
from kronika.extract.scoring.sheet import Sheet

NAMES = [
    [f"{measure}_{level}" for measure in ("share", "purity", "links", "blocks")]
    for level in ("own", "above", "higher", "highest")
]
PAGE = ("page_blocks", "page_words", "page_good", "page_purity", "page_links")


def containers(sheet: Sheet) -> dict[str, Floats]:
    """Shares of running text and links in what is around each block."""
    good = sheet.words * sheet.good
    total_good = max(1.0, float(good.sum()))
    words, running = sheet.inside(sheet.words), sheet.inside(good)
    spoken = np.maximum(words, 1)
    links = sheet.inside(sheet.words * sheet.link_share) / spoken
    table = np.array((running / total_good, running / spoken, links, np.log1p(sheet.ends - sheet.firsts)))
    found: dict[str, Floats] = {}
    place = sheet.holder
    for names in NAMES:
        found |= zip(names, table.take(place, axis=1), strict=True)
        place = sheet.parents[place]
    found |= inside(sheet, "dense", 2 * running - words)
    found |= inside(sheet, "direct", direct(sheet, good))
    whole = (*np.log1p((sheet.count, words[0], total_good)).tolist(), total_good / float(spoken[0]), float(links[0]))
    return found | {name: np.full(sheet.count, value) for name, value in zip(PAGE, whole, strict=True)}


def direct(sheet: Sheet, good: Floats) -> Floats:
    """Running text of a holder's own children, and half of that of theirs."""
    above = sheet.parents[sheet.holder]
    count = len(sheet.parents)
    return np.bincount(above, good, minlength=count) + 0.5 * np.bincount(sheet.parents[above], good, minlength=count)


def inside(sheet: Sheet, name: str, scores: Floats) -> dict[str, Floats]:
    """Where each block lies, seen from the container with the best score; of equals the innermost."""
    best = len(scores) - 1 - int(scores[::-1].argmax())
    first, end = int(sheet.firsts[best]), int(sheet.ends[best])
    index = np.arange(sheet.count)
    return {
        f"in_{name}": (index >= first) & (index < end),
        f"before_{name}": np.minimum(np.maximum(first - index, 0), 100),
        f"after_{name}": np.minimum(np.maximum(index - end + 1, 0), 100),
        f"through_{name}": np.minimum(np.maximum((index - first) / max(1, end - first), 0), 1),
    }
