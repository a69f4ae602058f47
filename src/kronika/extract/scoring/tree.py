"""Measures of where a block stands in the tree: its tag, what lies around it, and what those are called."""

from __future__ import annotations

import numpy as np

from kronika.extract.scoring.arrays import Floats, Ints
from kronika.extract.scoring.lexicon import Lexicon
from kronika.extract.scoring.sheet import Sheet
from kronika.extract.scoring.sorts import BITS as SORT_BITS

AROUND = ("article main footer form ul li table section figcaption").split()
IN_TAGS = [f"in_{tag}" for tag in AROUND]
TAG_BITS = {tag: 1 << place for place, tag in enumerate(AROUND)}
BITS = np.array(list(TAG_BITS.values()))[:, None]
# From what is hardly ever text to what mostly is, so that one threshold parts them.
TAG_ORDER = {
    tag: float(place)
    for place, tag in enumerate(
        (
            "button nav option label legend figcaption caption a span time aside footer dt th h6 h5 h4 li td header div section h1 h3 h2 center "
            "dd body main article font address pre blockquote p"
        ).split()
    )
}
TOLD = ("comment", "consent", "byline")  # the sorts of furniture whose names tell most
NAMED_SORTS = [f"named_{sort}" for sort in TOLD]
TOLD_BITS = np.array([SORT_BITS[sort] for sort in TOLD])[:, None]
MOST_ARTICLES = 20
MIDDLE = 15.0
FADING = 0.6


def tree(sheet: Sheet, lexicon: Lexicon) -> dict[str, Floats]:
    """What the tree around a block tells."""
    holder = sheet.holder
    tags = sheet.lineage.bits(np.array([TAG_BITS.get(tag, 0) for tag in sheet.holder_tags]))[holder]
    found = dict(zip(IN_TAGS, (tags & BITS) > 0, strict=True))
    article = sheet.lineage.least(articles(sheet)[None, :])[0][holder]
    found |= {
        "tag": np.array([TAG_ORDER.get(tag, MIDDLE) for tag in sheet.tags]),
        "level": sheet.levels,
        "depth": sheet.depths[holder],
        "article": np.where(article < np.inf, np.minimum(article, MOST_ARTICLES), 0),
    }
    return found | called(sheet, lexicon)


def called(sheet: Sheet, lexicon: Lexicon) -> dict[str, Floats]:
    """What the names of a block's holder, and of those around it, tell."""
    holder = sheet.holder
    own, low, spoken = named(sheet, lexicon)
    sorts = sheet.lineage.bits(spoken)[holder]
    found = dict(zip(NAMED_SORTS, (sorts & TOLD_BITS) > 0, strict=True))
    least, low, most = sheet.lineage.least(np.array((own, low, -own))).take(holder, axis=1)
    above = sheet.parents[holder]
    found |= {
        "name_own": own[holder],
        "name_above": own[above],
        "name_higher": own[sheet.parents[above]],
        "name_least": least,
        "name_most": -most,
        "name_faded": sheet.lineage.sums(own, FADING)[holder],
        "name_low": low,
    }
    return found


def named(sheet: Sheet, lexicon: Lexicon) -> tuple[Floats, Floats, Ints]:
    """Of each holder: what its names tell, the least that a part of them tells, and the sorts of furniture they speak of.

    What the page itself is called speaks of no furniture.
    """
    numbers: dict[str, int] = {}
    number = np.array([numbers.setdefault(names, len(numbers)) for names in sheet.names])
    own, low, spoken = zip(*map(lexicon.names.of, numbers), strict=True)
    sorts = np.array(spoken, dtype=np.int64)[number]
    sorts[0] = 0
    return np.array(own, dtype=np.float32)[number], np.array(low, dtype=np.float32)[number], sorts


def articles(sheet: Sheet) -> Floats:
    """The number of each <article>, in order; infinite for all else."""
    here = np.array([tag == "article" for tag in sheet.holder_tags])
    return np.where(here, np.cumsum(here), np.inf).astype(np.float32)
