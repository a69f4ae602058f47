"""Trains without a topic, and tries on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from bench.naming.scores import Scores, Span
from kronika.analyse.entities.document_pass import settle
from kronika.analyse.entities.features.items import Item, remembering
from kronika.analyse.entities.look import look
from kronika.analyse.entities.model_files import opened
from kronika.analyse.text import Name, Text
from tools.train_entities.training import Prepared, train, train_looks

Finder = Callable[[Prepared], Sequence[Name]]


def spans(text: Text, names: Sequence[Name]) -> list[Span]:
    """Names as characters of the text."""
    return [(text.tokens[name.first].start, text.tokens[name.last - 1].end, name.type) for name in names]


def scored(texts: Sequence[Prepared], find: Finder) -> Scores:
    """What a finder reaches on texts."""
    scores = Scores()
    for one in texts:
        scores.count(one.sample.names, spans(one.text, find(one)))
    return scores


def ours(texts: Sequence[Prepared]) -> Finder:
    """All looks and the vote, learned from texts; as the program does it."""
    first, *further = (opened(model) for model in train_looks(texts, texts[0].sample.lang))

    def find(one: Prepared) -> Sequence[Name]:
        found = look(first, one.text, one.items)
        for tagger in further:
            found = look(tagger, one.text, remembering(one.items, found))
        return settle(one.text, found)

    return find


def without_lists(texts: Sequence[Prepared]) -> Finder:
    """One look without dictionaries of names, lists and cue words, and no vote: the baseline."""
    tagger: Any = opened(train(blind(one) for one in texts))
    return lambda one: look(tagger, one.text, blind(one).items)


def blind(one: Prepared) -> Prepared:
    """A text without what dictionaries and lists say."""
    return replace(
        one, items=[[Item(item.word, unlisted(item.general)) for item in sentence] for sentence in one.items]
    )


def unlisted(marks: Sequence[str]) -> list[str]:
    """Marks of an item that come from the text alone."""
    return [
        mark
        for mark in marks
        if not mark.startswith(("c=", "cf", "cl", "cm", "rin=", "rbc=", "rac=", "rqc=", "db=", "br="))
        and mark[2:3] != "@"
    ]
