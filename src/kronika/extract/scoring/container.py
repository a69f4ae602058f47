"""Measures of the containers a block is in: how much of the page's running text they hold, and which holds it best."""

from __future__ import annotations

import numpy as np

from kronika.extract.scoring.arrays import Floats
from kronika.extract.scoring.sheet import Sheet

NAMES = [
    [f"{measure}_{level}" for measure in ("share", "purity", "links", "blocks")]
    for level in ("own", "above", "higher", "highest")
]


def containers(sheet: Sheet) -> dict[str, Floats]:
    """Shares of running text and links in what is around each block."""
    holder, parents = sheet.holder, sheet.parents
    good = np.where(sheet.good, sheet.words, 0)
    total_good = max(1.0, float(good.sum()))
    words, running = sheet.inside(sheet.words), sheet.inside(good)
    linked = sheet.inside(sheet.words * sheet.link_share)
    blocks = (sheet.ends - sheet.firsts).astype(np.float64)
    links = linked / np.maximum(words, 1)
    table = np.stack((running / total_good, running / np.maximum(words, 1), links, np.log1p(blocks))).astype(np.float32)
    found: dict[str, Floats] = {}
    place = holder
    for names in NAMES:
        found |= zip(names, table[:, place], strict=True)
        place = parents[place]
    found |= inside(sheet, "dense", 2 * running - words)
    found |= inside(sheet, "direct", direct(sheet, good))
    found |= {
        "page_blocks": np.full(sheet.count, np.log1p(sheet.count), dtype=np.float32),
        "page_words": np.full(sheet.count, np.log1p(words[0]), dtype=np.float32),
        "page_good": np.full(sheet.count, np.log1p(total_good), dtype=np.float32),
        "page_purity": np.full(sheet.count, total_good / max(1.0, words[0]), dtype=np.float32),
        "page_links": np.full(sheet.count, links[0], dtype=np.float32),
    }
    return found


def direct(sheet: Sheet, good: Floats) -> Floats:
    """Running text of a holder's own children, and half of that of theirs."""
    above = sheet.parents[sheet.holder]
    count = len(sheet.parents)
    score = np.bincount(above, good, minlength=count).astype(np.float64)
    return score + 0.5 * np.bincount(sheet.parents[above], good, minlength=count)


def inside(sheet: Sheet, name: str, scores: Floats) -> dict[str, Floats]:
    """Where each block lies, seen from the container with the best score; of equals the innermost."""
    best = len(scores) - 1 - int(np.argmax(scores[::-1]))
    first, end = int(sheet.firsts[best]), int(sheet.ends[best])
    index = np.arange(sheet.count)
    before, after = np.maximum(first - index, 0), np.maximum(index - end + 1, 0)
    return {
        f"in_{name}": ((before == 0) & (after == 0)).astype(np.float32),
        f"before_{name}": np.minimum(before, 100).astype(np.float32),
        f"after_{name}": np.minimum(after, 100).astype(np.float32),
        f"through_{name}": np.clip((index - first) / max(1, end - first), 0, 1).astype(np.float32),
    }
