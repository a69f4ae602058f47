"""Measures of where a block stands in the tree: its tag, what lies around it, and what those are called."""

from __future__ import annotations

import numpy as np

from kronika.extract.scoring.lexicon import Lexicon
from kronika.extract.scoring.sheet import Floats, Ints, Sheet
from kronika.extract.scoring.sorts import BITS as SORT_BITS
from kronika.extract.scoring.sorts import sorts

AROUND = ("article main aside footer form ul li table section figcaption").split()
BITS = {tag: 1 << place for place, tag in enumerate(AROUND)}
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
TOLD = frozenset({"comment", "consent", "caption", "teaser", "byline"})  # the sorts of furniture whose names tell most
MIDDLE = 15.0
FADING = 0.6


def tree(sheet: Sheet, lexicon: Lexicon) -> dict[str, Floats]:
    """What the tree around a block tells."""
    holder, parents = sheet.holder, sheet.parents
    depths, masks, articles = around(sheet)
    spoken = spoken_of(sheet)
    own, least, most, faded, low = named(sheet, lexicon)
    above = parents[holder]
    higher = parents[above]
    found = {f"in_{tag}": ((masks & bit) > 0).astype(np.float32)[holder] for tag, bit in BITS.items()}
    found |= {
        f"named_{sort}": ((spoken & bit) > 0).astype(np.float32)[holder]
        for sort, bit in SORT_BITS.items()
        if sort in TOLD
    }
    found |= {
        "tag": np.array([TAG_ORDER.get(tag, MIDDLE) for tag in sheet.tags], dtype=np.float32),
        "level": sheet.levels.astype(np.float32),
        "depth": depths[holder],
        "article": articles[holder],
        "name_own": own[holder],
        "name_above": own[above],
        "name_higher": own[higher],
        "name_least": least[holder],
        "name_most": most[holder],
        "name_faded": faded[holder],
        "name_low": low[holder],
    }
    return found


def around(sheet: Sheet) -> tuple[Floats, Ints, Floats]:
    """Of each holder: depth, the tags around it as bits, and the number of the <article> it is in."""
    parents = sheet.parents.tolist()
    count = len(parents)
    depths, masks, articles = [0] * count, [0] * count, [0] * count
    seen = 0
    bit_of = BITS.get
    for place, tag in enumerate(sheet.holder_tags):
        parent = parents[place]
        masks[place] = masks[parent] | bit_of(tag, 0)
        depths[place] = depths[parent] + 1
        articles[place] = articles[parent]
        if tag == "article":
            seen += 1
            articles[place] = articles[parent] or seen
    return (
        np.array(depths, dtype=np.float32),
        np.array(masks, dtype=np.int64),
        np.minimum(np.array(articles, dtype=np.float32), 20),
    )


def spoken_of(sheet: Sheet) -> Ints:
    """Of each holder: the sorts of furniture that the names around it speak of, as bits; not those of the page itself."""
    parents = sheet.parents.tolist()
    told = {names: sorts(names) for names in set(sheet.names)}
    found = [0] * len(parents)
    for place in range(1, len(parents)):
        found[place] = found[parents[place]] | told[sheet.names[place]]
    return np.array(found, dtype=np.int64)


def named(sheet: Sheet, lexicon: Lexicon) -> tuple[Floats, ...]:
    """Of each holder: what its names tell, the least and most around it, a sum that fades upwards, the least token around it."""
    parents = sheet.parents.tolist()
    told = {names: lexicon.names.of(names) for names in set(sheet.names)}
    own = [told[names][0] for names in sheet.names]
    low = [told[names][1] for names in sheet.names]
    least, most, faded = own.copy(), own.copy(), own.copy()
    for place in range(1, len(parents)):
        parent = parents[place]
        if least[parent] < least[place]:
            least[place] = least[parent]
        if most[parent] > most[place]:
            most[place] = most[parent]
        if low[parent] < low[place]:
            low[place] = low[parent]
        faded[place] += FADING * faded[parent]
    return tuple(np.array(values, dtype=np.float32) for values in (own, least, most, faded, low))
