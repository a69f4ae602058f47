"""kronika.open(folder): a chronicle for Python people, thin over what the command line uses."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from os import PathLike
from pathlib import Path
from types import TracebackType
from typing import Self, Unpack

from kronika.flow.chronicle import Chronicle, open_chronicle
from kronika.model.analysis import Analysis
from kronika.model.article_history import ArticleVersion
from kronika.model.clock import Clock, system_clock
from kronika.model.corpus import Corpus
from kronika.model.saved_query import SavedQuery
from kronika.model.search import Order
from kronika.model.source import Source
from kronika.serve.python.asking import Choice, question
from kronika.serve.python.corpus import FrozenCorpus
from kronika.serve.python.results import ReadArticle, Results
from kronika.serve.python.trends import Trends

STEP = 200  # articles that are read together


def open_folder(folder: str | PathLike[str] = ".", *, clock: Clock = system_clock) -> OpenChronicle:
    """The chronicle at or above a folder; use it with `with`, or close it."""
    stack = ExitStack()
    return OpenChronicle(stack.enter_context(open_chronicle(Path(folder), os.environ, clock=clock)), stack)


class OpenChronicle:
    """An open chronicle. `chronicle` is the one that the rest of the program knows."""

    def __init__(self, chronicle: Chronicle, stack: ExitStack) -> None:
        self.chronicle = chronicle
        self.trends = Trends(chronicle)
        self._stack = stack

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the store."""
        self._stack.close()

    def refresh(self) -> None:
        """Bring the index up to date, however long that takes; questions do so only as far as there is time."""
        from kronika.flow.indexing import update_index

        update_index(self.chronicle)

    def search(
        self, query: str = "", *, order: str = Order.NEWEST, limit: int = 20, offset: int = 0, **choice: Unpack[Choice]
    ) -> Results:
        """The articles that answer a query; BadQuery says where it is wrong."""
        from kronika.flow.searching import find

        asked = question(self.chronicle, query, choice)
        found = find(self.chronicle, asked, order=Order(order), limit=limit, offset=offset)
        relevance = {hit.article_id: hit.score for hit in found.hits}
        return Results(
            total=found.total,
            articles=tuple(self._read(list(relevance), relevance)),
            sources=found.counts,
            notes=found.notes,
        )

    def each(self, query: str = "", **choice: Unpack[Choice]) -> Iterator[ReadArticle]:
        """Every article that answers a query, in the order of numbers, read a few at a time."""
        from kronika.flow.searching import ids

        numbers = sorted(ids(self.chronicle, question(self.chronicle, query, choice)))
        for start in range(0, len(numbers), STEP):
            yield from self._read(numbers[start : start + STEP])

    def count(self, query: str = "", **choice: Unpack[Choice]) -> int:
        """How many articles answer a query."""
        return self.search(query, limit=1, **choice).total

    def article(self, number: int) -> ReadArticle:
        """One article by number, also one that lists no longer show; UnknownName when there is none."""
        record = self.chronicle.store.articles.get(number)
        return ReadArticle(record=record, analysis=self.analysis(number))

    def analysis(self, number: int) -> Analysis | None:
        """What the language of an article tells; None when it was not analysed yet."""
        stored = self.chronicle.store.analyses.get(number)
        return stored.analysis if stored else None

    def history(self, number: int) -> tuple[ArticleVersion, ...]:
        """All versions of an article, the oldest first."""
        from kronika.flow.article_history import versions

        return versions(self.chronicle, number)

    def sources(self) -> list[Source]:
        """What is followed."""
        return list(self.chronicle.store.sources.all())

    def queries(self) -> list[SavedQuery]:
        """The saved queries; write @name to use one."""
        return list(self.chronicle.store.saved_queries.all())

    def corpora(self) -> list[FrozenCorpus]:
        """The frozen corpora by name."""
        return [FrozenCorpus(self.chronicle, one) for one in self.chronicle.store.corpora.all()]

    def corpus(self, name: str) -> FrozenCorpus:
        """A frozen corpus; UnknownName when there is none of this name."""
        return FrozenCorpus(self.chronicle, self.chronicle.store.corpora.get(name))

    def freeze(self, name: str, query: str = "", *, note: str = "", **choice: Unpack[Choice]) -> FrozenCorpus:
        """Freeze what answers a query now under a name."""
        from kronika.flow.corpora import freeze

        wanted = Corpus(name=name, question=question(self.chronicle, query, choice), note=note)
        return FrozenCorpus(self.chronicle, freeze(self.chronicle, wanted))

    def _read(self, numbers: Sequence[int], relevance: dict[int, float] | None = None) -> Iterator[ReadArticle]:
        analyses = self.chronicle.store.analyses.of(numbers)
        for record in self.chronicle.store.shown.of(numbers):
            stored = analyses.get(record.id)
            yield ReadArticle(
                record=record,
                analysis=stored.analysis if stored else None,
                relevance=(relevance or {}).get(record.id, 0.0),
            )
