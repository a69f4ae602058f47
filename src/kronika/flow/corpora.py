"""Corpora: questions frozen with their results, and the articles of a corpus or of a question, one after the other."""

from __future__ import annotations

import re
import threading
from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from kronika.flow import searching
from kronika.flow.chronicle import Chronicle
from kronika.flow.corpus_fitting import fitted
from kronika.flow.indexing import update_index
from kronika.model.corpus import Corpus, CorpusArticle, CorpusEntry, ManifestHash
from kronika.model.errors import InputError, Interrupted
from kronika.model.search import Question

STEP = 200  # articles that are read together
DIGEST = 32  # bytes of a hash
WORD = re.compile(r"[^\W_]+")

Told = Callable[[int, int], None]
"""How many articles are done, and how many there are."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Chosen:
    """The articles that are meant: those of a frozen corpus, or those that answer a question now, hashed in the same way."""

    corpus: Corpus  # its id is 0 where nothing was frozen
    ids: array[int] | None = None
    hashes: bytes = b""

    @property
    def frozen(self) -> bool:
        """Whether it is a corpus of the store."""
        return self.ids is None

    def members(self, chronicle: Chronicle, first: int = 0) -> Iterator[Sequence[CorpusArticle]]:
        """The articles in order from a number on, some at a time."""
        if self.ids is None:
            yield from chronicle.store.corpora.members(self.corpus.id, first)
            return
        for start in range(first, len(self.ids), STEP):
            yield [
                CorpusArticle(number=number, article_id=self.ids[number], page_id=0, content=self._hash(number))
                for number in range(start, min(start + STEP, len(self.ids)))
            ]

    def _hash(self, number: int) -> str:
        return self.hashes[number * DIGEST : (number + 1) * DIGEST].hex()


def freeze(
    chronicle: Chronicle,
    corpus: Corpus,
    *,
    article_ids: Sequence[int] | None = None,
    on_progress: Told | None = None,
    stop: threading.Event | None = None,
) -> Corpus:
    """Freeze what answers the corpus's question now, or these articles in this order."""
    store = chronicle.store.corpora
    ids = article_ids if article_ids is not None else ordered(chronicle, corpus.question)
    if not ids:
        raise InputError("No article answers this question; there is nothing to freeze.")
    number = store.begin(corpus, chronicle.clock())
    done, words, total = 0, 0, ManifestHash()
    try:
        for start in range(0, len(ids), STEP):
            if stop is not None and stop.is_set():
                raise Interrupted("Stopped; nothing was frozen.")
            for content, count in store.add(number, done, ids[start : start + STEP], digest):
                total.add(content)
                done, words = done + 1, words + count
            if on_progress is not None:
                on_progress(done, len(ids))
        return store.finish(number, articles=done, words=words, manifest=total.hexdigest())
    except BaseException:
        store.forget(number)
        raise


def digest(entry: CorpusEntry) -> tuple[str, int]:
    """The hash of an article as a corpus promises it, and its words."""
    fit = fitted(entry)
    return fit.content, words_in(fit)


def words_in(entry: CorpusEntry) -> int:
    """How many words title, lead and body have."""
    article = entry.article
    return sum(1 for text in (article.title, article.lead, article.body) for _ in WORD.finditer(text))


def ordered(chronicle: Chronicle, question: Question) -> list[int]:
    """The articles that answer a question, the earliest first; the index is brought up to date before."""
    searching.tree_of(chronicle, question)  # a query that cannot be read is told before anything is done
    update_index(chronicle)
    return [number for _, number in chronicle.store.corpora.times(searching.ids(chronicle, question))]


def chosen_by(chronicle: Chronicle, question: Question, *, name: str = "", on_progress: Told | None = None) -> Chosen:
    """What answers a question now, as a corpus that nobody keeps."""
    found = ordered(chronicle, question)
    ids, hashes, words, total = array("q"), bytearray(), 0, ManifestHash()
    for start in range(0, len(found), STEP):
        for entry in entries_of(chronicle, asked(found[start : start + STEP]), analyses=False):
            ids.append(entry.article_id)
            content = entry.content
            hashes += bytes.fromhex(content)
            words += words_in(entry)
            total.add(content)
        if on_progress is not None:
            on_progress(min(start + STEP, len(found)), len(found))
    corpus = Corpus(
        name=name,
        question=question,
        frozen=chronicle.clock(),
        articles=len(ids),
        words=words,
        manifest=total.hexdigest(),
    )
    return Chosen(corpus=corpus, ids=ids, hashes=bytes(hashes))


def chosen_as(chronicle: Chronicle, name: str) -> Chosen:
    """A frozen corpus."""
    return Chosen(corpus=chronicle.store.corpora.get(name))


def entries(chronicle: Chronicle, chosen: Chosen, *, first: int = 0, analyses: bool = True) -> Iterator[CorpusEntry]:
    """The articles in order from a number on, ready to be written; those that are gone are left out."""
    for some in chosen.members(chronicle, first):
        for start in range(0, len(some), STEP):
            yield from entries_of(chronicle, some[start : start + STEP], analyses=analyses)


def entries_of(chronicle: Chronicle, members: Sequence[CorpusArticle], *, analyses: bool = True) -> list[CorpusEntry]:
    """Articles as they were frozen."""
    return [fitted(entry) for entry in chronicle.store.corpora.entries(members, analyses=analyses)]


def asked(ids: Sequence[int]) -> list[CorpusArticle]:
    """Articles as they are now, by number."""
    return [CorpusArticle(number=place, article_id=number, page_id=0, content="") for place, number in enumerate(ids)]
