"""The good stream of a source: training documents first, then so many days of its rhythm."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta

from bench.layout.copy import Good, good
from bench.layout.newsroom import Newsroom
from bench.layout.source import Source

MONTH = timedelta(days=30)
LEAST = 240  # documents after training, so that every failure has room


@dataclass(frozen=True, slots=True, kw_only=True)
class Stream:
    """A source's good documents."""

    source: Source
    train: int
    goods: tuple[Good, ...]
    sentences: Mapping[str, int]  # when the ready-made ones were last used

    @property
    def months(self) -> float:
        """How many source-months follow the training."""
        return (self.goods[-1].story.at - self.goods[self.train - 1].story.at) / MONTH


def good_stream(source: Source, *, train: int, days: float) -> Stream:
    """The training documents and the days after them."""
    newsroom = Newsroom(source)
    goods: list[Good] = []
    end = None
    for story in newsroom.stories():
        if end is not None and story.at > end and len(goods) >= train + LEAST:
            break
        goods.append(good(source, story, tuple(newsroom.recent)[:-1]))
        if len(goods) == train:
            end = story.at + timedelta(days=days)
    return Stream(source=source, train=train, goods=tuple(goods), sentences=dict(newsroom.writer.printed))
