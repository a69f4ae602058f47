"""Measures of a block's place: on the page, and seen from the headline."""

from __future__ import annotations

import numpy as np

from kronika.extract.scoring.arrays import Floats
from kronika.extract.scoring.sheet import Sheet

LIKE = 0.75  # likeness from which a block may be the headline
FAR = 200


def place(sheet: Sheet, title_like: Floats) -> dict[str, Floats]:
    """How far along the page, and how far from the headline."""
    index = np.arange(sheet.count)
    before = np.cumsum(sheet.words) - sheet.words
    total = max(1.0, float(sheet.words.sum()))
    title = headline(sheet, title_like)
    known = title >= 0
    at = title if known else 0
    levels, apart = common(sheet, at)
    since = before - before[at]
    return {
        "words_before": before / total,
        "index": np.minimum(index, FAR),
        "from_end": np.minimum(sheet.count - index, FAR),
        "from_title": np.minimum(np.maximum(index - at, -FAR), FAR) if known else np.full(sheet.count, -FAR),
        "words_from_title": np.sign(since) * np.log1p(np.abs(since)),
        "title_depth": levels[sheet.holder],
        "title_apart": apart[sheet.holder],
        "title_in_heading": np.full(sheet.count, sheet.levels[at] if known else 9),
    }


def headline(sheet: Sheet, title_like: Floats) -> int:
    """The block most like the titles, headings before others, the first of equals; -1 when none is."""
    score = title_like + 0.1 * (sheet.levels == 1) + 0.05 * (sheet.levels > 0)
    at = int(score.argmax())
    return at if title_like[at] >= LIKE else -1


def common(sheet: Sheet, at: int) -> tuple[Floats, Floats]:
    """Of each holder: the depth of what it shares with the headline, and how far below that it lies."""
    line = np.zeros(len(sheet.parents), dtype=np.float32)
    step = int(sheet.holder[at])
    while step:
        line[step] = 1
        step = int(sheet.parents[step])
    depth = sheet.lineage.sums(line)
    return depth / max(1.0, float(depth.max())), sheet.depths - 1 - depth
