"""Going through all articles of a corpus or of a question, to look at their words."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from kronika.flow import searching
from kronika.flow.chronicle import Chronicle
from kronika.flow.corpora import STEP, asked, entries_of, ordered
from kronika.index.index import Asked
from kronika.model.corpus import Corpus, CorpusArticle, CorpusEntry
from kronika.model.query import Both, Query
from kronika.model.search import Question

Where: TypeAlias = Question | Corpus
Told: TypeAlias = Callable[[int, int], None]
"""How many articles are done, and how many there are."""


def scan(
    chronicle: Chronicle,
    where: Where,
    *,
    analyses: bool = False,
    on_progress: Told | None = None,
    stop: threading.Event | None = None,
) -> Iterator[CorpusEntry]:
    """Every article, in order; it ends early when it is to stop."""
    if isinstance(where, Corpus):
        total, batches = where.articles, chronicle.store.corpora.members(where.id)
    else:
        members = asked(ordered(chronicle, where))
        total, batches = len(members), iter([members])
    done = 0
    for batch in batches:
        for some in pieces(batch):
            yield from entries_of(chronicle, some, analyses=analyses)
            done += len(some)
            if on_progress is not None:
                on_progress(done, total)
            if stop is not None and stop.is_set():
                return


def candidates(chronicle: Chronicle, where: Where, query: Query) -> tuple[list[CorpusArticle], tuple[str, ...]]:
    """The articles that may hold what a query asks for, in order, and what the reader should know.

    Texts of a corpus that the index does not know as they were frozen are always among them.
    """
    index, notes = searching.ready(chronicle)
    if isinstance(where, Corpus):
        numbers = chronicle.store.corpora.numbers(where.id)
        places = [numbers[number] for number in index.ids(query) if number in numbers]
        return chronicle.store.corpora.some(where.id, places + chronicle.store.corpora.apart(where.id)), notes
    tree = searching.tree_of(chronicle, where)
    if where.collapsed:
        within: Asked = searching.selection(index, tree, where)
        found = sorted(set(index.ids(within)).intersection(index.ids(query)))
    else:
        found = index.ids(Both(parts=(tree, query)))
    return asked([number for _, number in chronicle.store.corpora.times(found)]), notes


def pieces(members: Sequence[CorpusArticle]) -> Iterator[Sequence[CorpusArticle]]:
    """A few at a time."""
    for start in range(0, len(members), STEP):
        yield members[start : start + STEP]
