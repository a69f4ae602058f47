"""Measures of where a block stands in the tree: its tag, what lies around it, and what those are called."""

from __future__ import annotations

import numpy as np

from kronika.extract.scoring.lexicon import Lexicon
from kronika.extract.scoring.sheet import Floats, Sheet
from kronika.extract.scoring.sorts import BITS as SORT_BITS
from kronika.extract.scoring.sorts import sorts

AROUND = (
    "article main aside nav footer header form figure ul ol li table blockquote section dl figcaption details button p hgroup address"
).split()
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
    found |= {f"named_{sort}": ((spoken & bit) > 0).astype(np.float32)[holder] for sort, bit in SORT_BITS.items()}
    found |= {
        "tag": np.array([TAG_ORDER.get(tag, MIDDLE) for tag in sheet.tags], dtype=np.float32),
        "level": sheet.levels.astype(np.float32),
        "depth": depths[holder],
        "article": articles[holder],
        "articles": np.full(sheet.count, min(20.0, articles.max()), dtype=np.float32),
        "name_own": own[holder],
        "name_above": own[above],
        "name_higher": own[higher],
        "name_least": least[holder],
        "name_most": most[holder],
        "name_faded": faded[holder],
        "name_low": low[holder],
    }
    return found


def around(sheet: Sheet) -> tuple[Floats, np.ndarray, Floats]:  # type: ignore[type-arg]
    """Of each holder: depth, the tags around it as bits, and the number of the <article> it is in."""
    parents = sheet.parents.tolist()
    count = len(parents)
    depths, masks, articles = [0] * count, [0] * count, [0] * count
    seen = 0
    for place, tag in enumerate(sheet.holder_tags):
        parent = parents[place]
        article = articles[parent]
        if tag == "article":
            seen += 1
            article = article or seen
        if place:
            depths[place] = depths[parent] + 1
        masks[place] = masks[parent] | BITS.get(tag, 0)
        articles[place] = article
    return (
        np.array(depths, dtype=np.float32),
        np.array(masks, dtype=np.int64),
        np.minimum(np.array(articles, dtype=np.float32), 20),
    )


def spoken_of(sheet: Sheet) -> np.ndarray:  # type: ignore[type-arg]
    """Of each holder: the sorts of furniture that the names around it speak of, as bits; not those of the page itself."""
    parents = sheet.parents.tolist()
    found = [0] * len(parents)
    for place in range(1, len(parents)):
        names = sheet.names[place]
        found[place] = found[parents[place]] | (sorts(names) if names else 0)
    return np.array(found, dtype=np.int64)


def named(sheet: Sheet, lexicon: Lexicon) -> tuple[Floats, ...]:
    """Of each holder: what its names tell, the least and most around it, a sum that fades upwards, the least token around it."""
    parents = sheet.parents.tolist()
    weigh = lexicon.names.of
    told = [weigh(names) for names in sheet.names]
    own = [weight for weight, _ in told]
    least, most, faded, low = own.copy(), own.copy(), own.copy(), [lowest for _, lowest in told]
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
