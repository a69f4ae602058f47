"""The good stream of a source: training documents first, then so many days of its rhythm."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from bench.layout.copy import Good, good
from bench.layout.newsroom import Newsroom
from bench.layout.source import Source

MONTH = timedelta(days=30)
LEAST = 240  # documents after training, so that every failure has room


def good_stream(source: Source, *, train: int, days: float) -> list[Good]:
    """The training documents and the days after them."""
    newsroom = Newsroom(source)
    made: list[Good] = []
    end = None
    for story in newsroom.stories():
        if end is not None and story.at > end and len(made) >= train + LEAST:
            break
        made.append(good(source, story, tuple(newsroom.recent)[:-1]))
        if len(made) == train:
            end = story.at + timedelta(days=days)
    return made


def months(stream: Sequence[Good], train: int) -> float:
    """How many source-months follow the training."""
    return (stream[-1].story.at - stream[train - 1].story.at) / MONTH
