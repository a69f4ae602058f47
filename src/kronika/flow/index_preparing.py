"""Articles made ready for the index; very many of them in processes of their own, on all cores."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from types import TracebackType
from typing import Self

from kronika.flow.hands import Fault, Hands
from kronika.index.preparing import Prepared, Preparer
from kronika.model.errors import StoreError
from kronika.model.search import Indexable

WORTH_IT = 20_000  # articles from which it pays to start processes: they load dictionaries of their own
PIECE = 50  # articles that travel together

_preparer = Preparer()  # of this process, when it is one of a crew


class Kitchen:
    """Prepares articles for one writer."""

    def __init__(self, processes: int, *, wanted: int) -> None:
        crew = processes or os.cpu_count() or 1
        self._crew = crew if wanted >= WORTH_IT and crew > 1 else 0
        self._hands = Hands(self._crew)
        self._preparer = Preparer()

    def prepare(self, articles: Sequence[Indexable]) -> Iterable[Prepared]:
        """These articles, in order."""
        if not self._crew:
            return map(self._preparer.prepare, articles)
        return self._by_crew(articles)

    def _by_crew(self, articles: Sequence[Indexable]) -> Iterator[Prepared]:
        pieces = [articles[start : start + PIECE] for start in range(0, len(articles), PIECE)]
        for piece, done in zip(pieces, self._hands.begin(prepare_some, pieces), strict=True):
            if isinstance(done, Fault):
                raise StoreError(f"Articles from number {piece[0].id} on could not be indexed: {done.sentence}")
            yield from done

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._hands.__exit__(kind, error, trace)


def prepare_some(articles: Sequence[Indexable]) -> list[Prepared]:
    """In another process: a few articles. The process is of one crew, and so its preparer of one writer."""
    return [_preparer.prepare(article) for article in articles]
