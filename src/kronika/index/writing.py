"""Writing the index: articles replaced and taken out, and the mark that is reached, in one commit."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Self

import tantivy

from kronika.index.complaints import translated
from kronika.index.fields import ANY, FORMS, MARK, SPECIAL, schema
from kronika.index.preparing import Prepared, Preparer
from kronika.index.spellings import squeezed
from kronika.model.search import Indexable

HEAP = 60_000_000  # bytes that are gathered before a segment is written
BIG_HEAP = 400_000_000  # for very many articles at once: few large segments are smaller and faster than many, and seldom merged
MOST_PAIRS = 20_000  # a document


class Writing:
    """The one writer of an index. Nothing counts until `commit`; whoever is killed before leaves the index as it was."""

    def __init__(self, opened: tantivy.Index, folder: Path, *, heap: int = HEAP) -> None:
        self._folder = folder
        self._preparer = Preparer()
        with translated(folder):
            self._writer: tantivy.IndexWriter | None = opened.writer(heap, 1)

    def update(self, articles: Iterable[Indexable], gone: Iterable[int], mark: int, *, fresh: bool = False) -> None:
        """Put articles in, in the place of what was there of them, take others out, and commit with the mark."""
        self.put((self._preparer.prepare(article) for article in articles), fresh=fresh)
        self.take_out(gone)
        self.commit(mark)

    def put(self, prepared: Iterable[Prepared], *, fresh: bool = False) -> None:
        """Put prepared articles in; `fresh`: none of them can be there yet."""
        pairs: list[str] = []
        with translated(self._folder):
            for article in prepared:
                if not fresh:
                    self._open.delete_documents_by_term("id", article.id)
                self._open.add_document(document_of(article))
                pairs += article.pairs
            for start in range(0, len(pairs), MOST_PAIRS):
                document = special("forms")
                for pair in pairs[start : start + MOST_PAIRS]:
                    document.add_text(FORMS, squeezed(pair))
                self._open.add_document(document)

    def take_out(self, gone: Iterable[int]) -> None:
        """Take articles out; those that are not there do no harm."""
        with translated(self._folder):
            for number in gone:
                self._open.delete_documents_by_term("id", number)

    def commit(self, mark: int) -> None:
        """Make all of it count at once."""
        document = special(MARK)
        document.add_integer(MARK, mark)
        with translated(self._folder):
            self._open.delete_documents_by_term(SPECIAL, MARK)
            self._open.add_document(document)
            self._open.commit()

    def close(self) -> None:
        """Let go of the index; what was not committed is forgotten."""
        if self._writer is not None:
            writer, self._writer = self._writer, None
            with translated(self._folder):
                writer.wait_merging_threads()

    @property
    def _open(self) -> tantivy.IndexWriter:
        if self._writer is None:
            raise ValueError("The writer is closed.")
        return self._writer

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is None:
            self.close()
        else:
            self._writer = None  # dropping it gives the lock back; waiting could fail a second time


def document_of(article: Prepared) -> tantivy.Document:
    """A prepared article as tantivy takes it."""
    document = tantivy.Document()
    for name, text in article.texts:
        document.add_text(name, text)
    for name, number in article.numbers:
        document.add_integer(name, number)
    for name, points in article.points:
        document.add_float(name, points)
    return document


def special(sort: str) -> tantivy.Document:
    """A document that is no article."""
    document = tantivy.Document()
    document.add_text(SPECIAL, ANY)
    document.add_text(SPECIAL, sort)
    return document


def create(folder: Path) -> tantivy.Index:
    """A new, empty index in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with translated(folder):
        return tantivy.Index(schema(), path=str(folder))
