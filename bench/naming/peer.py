"""natasha, the Russian finder we are measured beside; its three types are ours."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from kronika.analyse.text import Name
from tools.train_entities.training import Prepared


@cache
def tagger() -> Any:
    """The network, loaded once."""
    from natasha import NewsEmbedding, NewsNERTagger

    return NewsNERTagger(NewsEmbedding())


def natasha_finder() -> Callable[[Prepared], Sequence[Name]]:
    """Names by natasha, brought to our tokens."""
    told = tagger()

    def find(one: Prepared) -> Sequence[Name]:
        starts = [token.start for token in one.text.tokens]
        ends = [token.end for token in one.text.tokens]
        return [
            Name(first=bisect_right(ends, span.start), last=bisect_left(starts, span.stop), type=span.type)
            for span in told(one.text.text).spans
        ]

    return find
