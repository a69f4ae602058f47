"""How sure we are that the result is right: learned from results on pages whose text is known, so that 0.9 means nine in ten or better."""

from __future__ import annotations

import numpy as np

from kronika.extract.body import TITLE_LIKE, Body
from kronika.extract.headline import Headline
from kronika.extract.scoring.arrays import Flags, Floats, Ints
from kronika.extract.scoring.forest import odds_to_share
from kronika.extract.scoring.judge import Judged
from kronika.extract.scoring.model import current
from kronika.model.article import PageClass

TEXT = frozenset({PageClass.ARTICLE, PageClass.ARTICLE_WITH_COMMENTS})
OTHER = {PageClass.UNSOLVED: 0.3, PageClass.BRIEFS: 0.5, PageClass.NO_TEXT: 0.5, PageClass.PAYWALL: 0.5}
TOLD = 0.7  # of a wall, an error page or a bot check: they are known by what they say
NONE = -1.0


def estimate(headline: Headline, body: Body, lead: tuple[int, ...], page_class: PageClass) -> float:
    """The chance that title, lead and body are right; of pages without a text, that there is none."""
    if page_class not in TEXT or body.judged is None or not body.indexes:
        return OTHER.get(page_class, TOLD) if page_class not in TEXT else OTHER[PageClass.UNSOLVED]
    signs = sureness(headline, body, body.judged, lead)
    return round(float(odds_to_share(current().sure.judge(signs))[0]), 3)


def sureness(headline: Headline, body: Body, judged: Judged, lead: tuple[int, ...]) -> dict[str, Floats]:
    """What tells good results from bad ones: one row of measures."""
    chosen = np.zeros(judged.sheet.count, dtype=bool)
    chosen[[*body.indexes, *lead]] = True
    return {
        name: np.array([value], dtype=np.float32)
        for name, value in (
            doubts(judged, chosen, settled(headline, body, judged))
            | extent(judged, chosen)
            | witnesses(headline, judged, chosen)
        ).items()
    }


def settled(headline: Headline, body: Body, judged: Judged) -> Flags:
    """The blocks that are out for a reason: the headline and what repeats it, captions, what is said twice."""
    found: Flags = judged.title_like >= TITLE_LIKE
    found[list(body.dropped)] = True
    if headline.index is not None:
        found[headline.index] = True
    return found


def doubts(judged: Judged, chosen: Flags, out: Flags) -> dict[str, float]:
    """How clearly the chosen blocks are parted from the others, of those that nothing but the model keeps out."""
    words, likely = judged.sheet.words, judged.likely
    size = max(1.0, float(words[chosen].sum()))
    long, left = chosen & (words >= 10), ~chosen & ~out
    weight = words * likely
    return {
        "likely": float(weight[chosen].sum()) / size,
        "least": float(likely[long].min()) if long.any() else 0.0,
        "doubt_out": float(weight[left].sum()) / size,
        "most_out": float((likely * (words >= 10))[left].max(initial=0.0)),
        "unsettled": float((words * np.abs(likely - judged.first))[chosen].sum()) / size,
        "near": float(words[(likely > 0.25) & (likely < 0.75) & ~out].sum()) / size,
    }


def extent(judged: Judged, chosen: Flags) -> dict[str, float]:
    """How much text there is, and how it lies on the page."""
    sheet = judged.sheet
    words = sheet.words
    places = np.flatnonzero(chosen)
    size = max(1.0, float(words[chosen].sum()))
    span = float(words[places[0] : places[-1] + 1].sum())
    good = float(words[sheet.good].sum())
    return {
        "words": float(np.log1p(size)),
        "blocks": float(np.log1p(len(places))),
        "fill": size / max(1.0, span),
        "pieces": float(np.log1p(np.count_nonzero(np.diff(places) > 1))),
        "of_good": float(words[chosen & sheet.good].sum()) / max(1.0, good),
        "linked": float((words * sheet.link_share)[chosen].sum()) / size,
        "sentences": float(words[chosen & sheet.ends_sentence].sum()) / size,
        "page_words": float(np.log1p(words.sum())),
        "page_blocks": float(np.log1p(sheet.count)),
        "longest": float(words[chosen].max()) / size,
        "alike": alike(sheet.tags, places),
    }


def alike(tags: list[str], places: Ints) -> float:
    """The share of the chosen blocks that have the commonest tag among them."""
    counts: dict[str, int] = {}
    for place in places.tolist():
        counts[tags[place]] = counts.get(tags[place], 0) + 1
    return max(counts.values()) / max(1, len(places))


def witnesses(headline: Headline, judged: Judged, chosen: Flags) -> dict[str, float]:
    """Who else says that this is the text: the headline, the description, the body that the page's metadata hold."""
    told = judged.sheet.told
    size = max(1.0, float(judged.sheet.words[chosen].sum()))
    first = int(np.flatnonzero(chosen)[0])
    return {
        "agreement": headline.agreement,
        "from_headline": NONE if headline.index is None else float(min(40, max(-1, first - headline.index))),
        "described": float(judged.described[chosen].max()),
        "told_size": float(np.log((len(told.body.split()) + 1) / size)) if told.body else -9.0,
    }
