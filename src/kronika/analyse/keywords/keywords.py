"""The keywords of a text: phrases weighed by the words in them, the best ones as people would write them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod

from kronika.analyse.keywords.candidates import Candidate, candidates
from kronika.analyse.keywords.pruning import pruned
from kronika.analyse.keywords.weights import USUAL, weights
from kronika.analyse.keywords.wording import wording
from kronika.analyse.text import Name, Text
from kronika.model.analysis import Keyword

LOOKED_AT = 8  # times as many candidates as are wanted are compared with each other


def keywords(text: Text, names: Sequence[Name], bases: Sequence[str], *, most: int = 12) -> tuple[Keyword, ...]:
    """The most telling phrases, best first; names stand by their base forms. The best one has the score 1."""
    weighed = weights(text)
    found = candidates(text, names, bases).values()
    ranked = sorted(((weight_of(one, weighed, text), one) for one in found), key=lambda pair: (pair[0], pair[1].key))
    chosen = pruned(ranked[: most * LOOKED_AT], most)
    best = chosen[0][0] if chosen else 1.0
    return tuple(
        Keyword(
            text=wording(one, text),
            lemma=" ".join(one.key),
            score=round(best / weight, 4),
            count=len(one.places),
        )
        for weight, one in chosen
    )


def weight_of(candidate: Candidate, weighed: Mapping[str, float], text: Text) -> float:
    """The weight of a phrase; smaller is more telling. Seen more often it tells more."""
    first, last = candidate.places[0]
    own = [weighed.get(text.lemmas[number].lower(), USUAL) for number in range(first, last)]
    own = [
        one for number, one in zip(range(first, last), own, strict=True) if text.tokens[number].text[0].isalpha()
    ] or [USUAL]
    return prod(own) / (len(candidate.places) * (1.0 + sum(own))) + 1e-9
