"""The published experiment: good documents of a site, then its readers' comments as documents."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from bench.layout.outcome import PAPER
from bench.layout.stream import Stream
from bench.layout.variant import Variant
from kronika.model.document import Document

COMMENTS = 51  # a site's share of the 356 comments of 7 sites
GOODS = 100  # good documents between the training and the comments


def experiment(stream: Stream) -> list[Variant]:
    """Comments of the site one by one, each as if it were the text of its page; nothing for a site without readers."""
    comments = tuple(islice(one_by_one(stream), COMMENTS))
    if len(comments) < COMMENTS:
        return []
    return [Variant(kind=PAPER, name=PAPER, onset=stream.train + GOODS, documents=comments)]


def one_by_one(stream: Stream) -> Iterator[Document]:
    """The comments under the texts that follow the good documents."""
    for good in stream.goods[stream.train + GOODS :]:
        if stream.source.template.has("comments"):
            for _, said in good.story.comments:
                yield replace(good.document, text=said)
