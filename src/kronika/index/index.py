"""The index: articles found, counted and put in order. Readers see the last commit and never wait for the writer."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import tantivy

from kronika.index.answering.translation import translate
from kronika.index.answering.vocabulary import Vocabularies
from kronika.index.complaints import translated
from kronika.index.fields import ANY, MARK, SPECIAL, schema
from kronika.index.holding import held
from kronika.index.opening import CURRENT, META, begin, open_generation, present, take_over
from kronika.index.ranking import count_of, ranked
from kronika.index.writing import BIG_HEAP, HEAP, Writing
from kronika.model import query as tree
from kronika.model.errors import IndexDamaged
from kronika.model.search import Found, Hit, Indexable, Order

Asked: TypeAlias = tree.Query | tantivy.Query
MOST_SOURCES = 1_000


def open_index(folder: Path, *, create: bool = False, chronicle: str = "") -> Index:
    """The index in a folder; with `create` an empty one where there is none. `chronicle` names the store it is of."""
    if create and present(folder) is None:
        with held(folder):
            start_anew(folder, chronicle)
    return Index(folder, chronicle)


def start_anew(folder: Path, chronicle: str) -> None:
    """Put an empty index in the place of whatever is there; for who holds the folder."""
    opened, place = begin(folder, chronicle)
    with Writing(opened, place) as writing:
        writing.commit(0)
    take_over(folder, place)


class Index:
    """An open index. Threads may share it; several processes may read it while one writes."""

    def __init__(self, folder: Path, chronicle: str = "") -> None:
        self.folder = folder
        self._chronicle = chronicle
        self._lock = threading.Lock()
        self._opened, self._place = open_generation(folder, chronicle)
        self._seen = self._signs()
        self._words = Vocabularies(self._opened.searcher())

    @property
    def mark(self) -> int:
        """Up to which change of the store the index goes."""
        searcher = self.searcher()
        with translated(self.folder):
            hits = searcher.search(tantivy.Query.term_query(schema(), SPECIAL, MARK, "basic"), 10, count=False).hits
            return max((int(searcher.doc(place).get_first(MARK) or 0) for _, place in hits), default=0)

    def searcher(self) -> tantivy.Searcher:
        """What was committed last, and stays so for whoever holds it."""
        with self._lock:
            signs = self._signs()
            if signs != self._seen:
                self._reopen()
                self._seen = signs
                with translated(self.folder):
                    self._words = Vocabularies(self._opened.searcher())
            return self._words.searcher

    def search(
        self, query: Asked, *, order: Order = Order.NEWEST, limit: int = 20, offset: int = 0, counts: bool = False
    ) -> Found:
        """The articles a query finds, in order; with `counts` how many of each source."""
        searcher = self.searcher()
        with translated(self.folder):
            asked = self._asked(query, searcher)
            total, hits = ranked(searcher, asked, order, max(limit, 0), max(offset, 0))
            found = tuple(Hit(article_id=number, score=score) for number, score in hits)
            return Found(total=total, hits=found, counts=by_source(searcher, asked) if counts else {})

    def count(self, query: Asked) -> int:
        """How many articles a query finds."""
        searcher = self.searcher()
        with translated(self.folder):
            return count_of(searcher.search(self._asked(query, searcher), 1, count=True))

    def ids(self, query: Asked) -> list[int]:
        """The numbers of all articles a query finds, ascending."""
        return [int(number) for number, _ in self._by_number(query)[1]]

    def values(self, query: Asked, *names: str) -> list[tuple[Any, ...]]:
        """Of all articles a query finds, by number: number and the values of these countable number fields."""
        searcher, hits = self._by_number(query)
        places = [place for _, place in hits]
        with translated(self.folder):
            columns = [searcher.fast_field_values(name, places) for name in names]
        return list(zip([int(number) for number, _ in hits], *columns, strict=True))

    def aggregate(self, query: Asked, spec: dict[str, Any]) -> dict[str, Any]:
        """What tantivy's aggregations count over the articles a query finds."""
        searcher = self.searcher()
        with translated(self.folder):
            told: dict[str, Any] = searcher.aggregate(self._asked(query, searcher), spec)
            return told

    def collapsed(self, query: Asked) -> tantivy.Query:
        """The query less those articles that nearly repeat another that it finds and that stood earlier."""
        searcher = self.searcher()
        with translated(self.folder):
            asked = self._asked(query, searcher)
            repeats = repeated(searcher, asked)
            if not repeats:
                return asked
            others = tantivy.Query.term_set_query(schema(), "id", repeats)
            return tantivy.Query.boolean_query([(tantivy.Occur.Must, asked), (tantivy.Occur.MustNot, others)])

    def update(self, articles: Iterable[Indexable], gone: Iterable[int], mark: int) -> None:
        """Put articles in, take others out, reach a mark; all of it or nothing."""
        with held(self.folder), self.writing() as writing:
            writing.update(articles, gone, mark)

    def writing(self, *, many: bool = False) -> Writing:
        """The writer, for updates in a row, perhaps very many; for who holds the folder (`held`)."""
        self.searcher()  # a newer generation is the one to write to
        return Writing(self._opened, self._place, heap=BIG_HEAP if many else HEAP)

    def size(self) -> int:
        """Bytes on the disk."""
        return sum(path.stat().st_size for path in self._place.iterdir() if path.is_file())

    def close(self) -> None:
        """Let go; tantivy closes its files when nobody holds a searcher any more."""

    def _asked(self, query: Asked, searcher: tantivy.Searcher) -> tantivy.Query:
        """A query as tantivy takes it; documents that are no articles are never found."""
        words = self._words
        kept = words if words.searcher is searcher else None
        found = query if isinstance(query, tantivy.Query) else translate(query, searcher, kept)
        no_article = tantivy.Query.term_query(schema(), SPECIAL, ANY, "basic")
        return tantivy.Query.boolean_query([(tantivy.Occur.Must, found), (tantivy.Occur.MustNot, no_article)])

    def _by_number(self, query: Asked) -> tuple[tantivy.Searcher, Sequence[tuple[int, tantivy.DocAddress]]]:
        searcher = self.searcher()
        with translated(self.folder):
            asked, most = self._asked(query, searcher), max(searcher.num_docs, 1)
            order = tantivy.Order.Asc
            return searcher, searcher.search(asked, most, count=False, order_by_field="id", order=order).hits

    def _signs(self) -> tuple[object, ...]:
        """By what one sees that there is something new: the generation in use, and its last commit."""
        try:
            pointer, meta = (self.folder / CURRENT).stat(), (self._place / META).stat()
        except OSError as error:
            if present(self.folder) not in (None, self._place):
                return (error.errno,)  # another generation has just taken over
            raise IndexDamaged(
                f"The search index in {self.folder} is gone; “kronika index build” makes it anew."
            ) from error
        return pointer.st_mtime_ns, pointer.st_ino, meta.st_mtime_ns, meta.st_ino

    def _reopen(self) -> None:
        if present(self.folder) == self._place:
            with translated(self.folder):
                self._opened.reload()
        else:
            self._opened, self._place = open_generation(self.folder, self._chronicle)


def by_source(searcher: tantivy.Searcher, asked: tantivy.Query) -> dict[str, int]:
    """How many articles of each source, the most frequent first."""
    spec = {"sources": {"terms": {"field": "source", "size": MOST_SOURCES}}}
    buckets = searcher.aggregate(asked, spec)["sources"]["buckets"]
    return {str(bucket["key"]): int(bucket["doc_count"]) for bucket in buckets}


def repeated(searcher: tantivy.Searcher, asked: tantivy.Query) -> list[int]:
    """Numbers of the articles of a cluster that are not its first, by time and then by number."""
    clustered = tantivy.Query.boolean_query(
        [(tantivy.Occur.Must, asked), (tantivy.Occur.Must, tantivy.Query.exists_query("cluster"))]
    )
    places = [place for _, place in searcher.search(clustered, max(searcher.num_docs, 1), count=False).hits]
    columns = [searcher.fast_field_values(name, places) for name in ("cluster", "at", "id")]
    firsts: set[Any] = set()
    repeats: list[int] = []
    for cluster, _, number in sorted(zip(*columns, strict=True)):
        if cluster in firsts:
            repeats.append(int(number))
        firsts.add(cluster)
    return repeats
