"""Frequency lists: how often words, dictionary forms, pairs of words, names or keywords stand in a corpus, and in how many articles."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from kronika.flow.chronicle import Chronicle
from kronika.flow.corpus_scan import Told, Where, scan
from kronika.flow.corpus_words import lemma_of, runs, small
from kronika.flow.count_kinds import Unit
from kronika.lang.language import language
from kronika.model.analysed import text_of
from kronika.model.corpus import CorpusEntry

MOST_KEPT = 2_000_000  # different things that are counted at once; beyond it those seen once are let go


@dataclass(frozen=True, slots=True, kw_only=True)
class Frequency:
    """How often one thing stands there."""

    item: str
    count: int
    per_million: float  # words
    documents: int
    kind: str = ""  # of a name: PER, LOC …


@dataclass(frozen=True, slots=True, kw_only=True)
class FrequencyList:
    """The most frequent, and what they were counted in."""

    unit: Unit
    items: tuple[Frequency, ...] = ()
    words: int = 0
    articles: int = 0
    different: int = 0
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class FrequencyWish:
    """What is to be counted."""

    unit: Unit = Unit.WORDS
    limit: int | None = 100
    least: int = 1  # times it must stand there
    common: bool = True  # with words that carry no topic


def frequencies(
    chronicle: Chronicle,
    where: Where,
    wish: FrequencyWish,
    *,
    on_progress: Told | None = None,
    stop: threading.Event | None = None,
) -> FrequencyList:
    """Count all articles of a question or a corpus; the most frequent first."""
    unit = wish.unit
    counts, documents = Tally(), Tally()
    words = articles = 0
    told = unit in (Unit.NAMES, Unit.KEYWORDS)
    for entry in scan(chronicle, where, analyses=told, on_progress=on_progress, stop=stop):
        articles += 1
        found: Counter[Any] = Counter(COUNTED[unit](entry))
        words += sum(len(run) for run in runs(text_of(entry.article))) if unit is not Unit.WORDS else found.total()
        if not wish.common:
            leave_out(found, entry)
        counts.add(found)
        documents.add(Counter(found.keys()))
    kept = [(item, count) for item, count in counts.counted.items() if count >= wish.least]
    kept.sort(key=lambda pair: (-pair[1], pair[0]))
    per = 1_000_000 / max(words, 1)
    items = tuple(
        Frequency(
            item=text_for(item),
            kind=item[1] if unit is Unit.NAMES else "",
            count=count,
            per_million=round(count * per, 2),
            documents=documents.counted.get(item, 1),
        )
        for item, count in (kept if wish.limit is None else kept[: wish.limit])
    )
    notes = (NOT_ALL.format(most=MOST_KEPT),) if counts.let_go else ()
    return FrequencyList(
        unit=unit, items=items, words=words, articles=articles, different=len(counts.counted), notes=notes
    )


NOT_ALL = "There are more than {most} different ones: the rarest are not counted exactly."


class Tally:
    """Counts that never take more than so much memory: when there are too many, those seen once go."""

    def __init__(self) -> None:
        self.counted: Counter[Any] = Counter()
        self.let_go = 0

    def add(self, found: Counter[Any]) -> None:
        """Count some more."""
        self.counted.update(found)
        while len(self.counted) > MOST_KEPT:
            self.let_go += 1
            self.counted = Counter({item: count for item, count in self.counted.items() if count > self.let_go})


def words_of(entry: CorpusEntry) -> Iterator[str]:
    """Words in small letters."""
    for run in runs(text_of(entry.article)):
        yield from map(small, run)


def lemmas_of(entry: CorpusEntry) -> Iterator[str]:
    """Dictionary forms."""
    for run in runs(text_of(entry.article)):
        for word in run:
            yield lemma_of(word, entry.lang)


def bigrams_of(entry: CorpusEntry) -> Iterator[str]:
    """Words side by side."""
    for run in runs(text_of(entry.article)):
        for pair in pairwise(map(small, run)):
            yield " ".join(pair)


def names_of(entry: CorpusEntry) -> Iterator[tuple[str, str]]:
    """Names by base form and type, once for every place they stand at."""
    for group in entry.analysis.groups if entry.analysis is not None else ():
        yield from ((group.base, group.type.value),) * len(group.mentions)


def keywords_of(entry: CorpusEntry) -> Iterator[str]:
    """What an article is about: as its site says, and as its text tells; each once."""
    told = (keyword.lemma for keyword in entry.analysis.keywords) if entry.analysis is not None else ()
    yield from {" ".join(text.split()).casefold() for text in (*entry.article.keywords, *told)} - {""}


COUNTED: dict[Unit, Callable[[CorpusEntry], Iterator[Any]]] = {
    Unit.WORDS: words_of,
    Unit.LEMMAS: lemmas_of,
    Unit.BIGRAMS: bigrams_of,
    Unit.NAMES: names_of,
    Unit.KEYWORDS: keywords_of,
}


def leave_out(found: Counter[Any], entry: CorpusEntry) -> None:
    """Take out words that carry no topic in the article's language, pairs that have one, and bare numbers."""
    tongue = language(entry.lang)
    for item in [item for item in found if isinstance(item, str)]:
        parts = item.split()
        if any(part in tongue.stop_words or part in tongue.function_words or part.isdecimal() for part in parts):
            del found[item]


def text_for(item: str | tuple[str, str]) -> str:
    """A thing as people read it."""
    return item if isinstance(item, str) else item[0]
