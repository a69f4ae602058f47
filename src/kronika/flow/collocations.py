"""Collocations: words that stand near a word more often than chance would have it, with the counts behind."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from math import log, log2, sqrt

from kronika.flow.chronicle import Chronicle
from kronika.flow.corpus_scan import Told, Where, scan
from kronika.flow.corpus_words import lemma_of, runs, small
from kronika.flow.count_kinds import Measure
from kronika.flow.frequencies import Tally
from kronika.flow.kwic_pattern import pattern_of
from kronika.lang.language import language
from kronika.model.analysed import text_of
from kronika.model.errors import BadQuery

WINDOW = 5  # words on either side, within a sentence
LEAST = 3  # times that two words stand together, to be told


@dataclass(frozen=True, slots=True, kw_only=True)
class Collocation:
    """A word that stands near another."""

    word: str
    score: float
    together: int
    count: int  # of this word in all
    left: int  # how often it stands before …
    right: int  # … and behind


@dataclass(frozen=True, slots=True, kw_only=True)
class Collocations:
    """The strongest, and what they were counted in."""

    word: str
    measure: Measure
    window: int
    items: tuple[Collocation, ...] = ()
    count: int = 0  # of the word itself
    words: int = 0
    articles: int = 0  # with the word in them


@dataclass(frozen=True, slots=True, kw_only=True)
class CollocationWish:
    """What is to be counted."""

    word: str
    window: int = WINDOW
    measure: Measure = Measure.LOGDICE
    lemma: bool = False  # the word and its neighbours by dictionary form
    least: int = LEAST
    limit: int = 50
    common: bool = True  # with words that carry no topic


def collocations(
    chronicle: Chronicle,
    where: Where,
    wish: CollocationWish,
    *,
    on_progress: Told | None = None,
    stop: threading.Event | None = None,
) -> Collocations:
    """What stands near a word in the articles of a question or a corpus, the strongest first."""
    pattern = pattern_of(wish.word, lemma=wish.lemma)
    if len(pattern.terms) != 1:
        raise BadQuery("Collocations are those of one word.", text=wish.word, position=0)
    count = Neighbours(wish.window)
    for entry in scan(chronicle, where, on_progress=on_progress, stop=stop):
        lang, before = entry.lang, count.nodes
        for run in runs(text_of(entry.article)):
            shown = [lemma_of(one, lang) for one in run] if wish.lemma else [small(one) for one in run]
            count.add(shown, [place for place, one in enumerate(run) if pattern.terms[0].accepts(one, lang)])
        if not wish.common:
            tongue = language(lang)
            count.dull |= tongue.stop_words | tongue.function_words
        count.articles += count.nodes > before
    kept = sorted(
        count.scored(MEASURES[wish.measure], wish.least), key=lambda one: (-one.score, -one.together, one.word)
    )
    return Collocations(
        word=pattern.text,
        measure=wish.measure,
        window=wish.window,
        items=tuple(kept[: wish.limit]),
        count=count.nodes,
        words=count.words,
        articles=count.articles,
    )


class Neighbours:
    """All counts of one pass."""

    def __init__(self, window: int) -> None:
        self._window = window
        self._all = Tally()
        self._left: Counter[str] = Counter()
        self._right: Counter[str] = Counter()
        self.nodes = self.words = self.articles = 0
        self.dull: frozenset[str] = frozenset()

    def add(self, words: list[str], nodes: list[int]) -> None:
        """The words of one sentence, and the places of the word that is asked for."""
        self._all.add(Counter(words))
        self.words += len(words)
        self.nodes += len(nodes)
        for place in nodes:
            self._left.update(words[max(0, place - self._window) : place])
            self._right.update(words[place + 1 : place + 1 + self._window])

    def scored(self, measure: Callable[[int, int, int, int], float], least: int) -> list[Collocation]:
        """Every neighbour that stands there often enough."""
        found = []
        for word in {*self._left, *self._right} - self.dull:
            left, right = self._left[word], self._right[word]
            count = max(self._all.counted[word], 1)
            if left + right >= least:
                score = measure(left + right, self.nodes, count, max(self.words, 1))
                found.append(
                    Collocation(
                        word=word, score=round(score, 4), together=left + right, count=count, left=left, right=right
                    )
                )
        return found


def log_dice(both: int, first: int, second: int, total: int) -> float:
    """14 + log2 of the Dice coefficient."""
    return 14 + log2(2 * both / (first + second))


def mutual_information(both: int, first: int, second: int, total: int) -> float:
    """How many times more often than by chance, as a power of two."""
    return log2(both * total / (first * second))


def t_score(both: int, first: int, second: int, total: int) -> float:
    """How sure it is that they do not stand together by chance."""
    return (both - first * second / total) / sqrt(both)


def log_likelihood(both: int, first: int, second: int, total: int) -> float:
    """G² of the four-fold table of sentences with either, both and neither word; negative where they avoid each other."""
    table = (both, max(first - both, 0), max(second - both, 0), max(total - first - second + both, 0))
    rows, columns = (table[0] + table[1], table[2] + table[3]), (table[0] + table[2], table[1] + table[3])
    size = sum(table)
    expected = [row * column / size for row in rows for column in columns]
    g = 2 * sum(seen * log(seen / chance) for seen, chance in zip(table, expected, strict=True) if seen and chance)
    return g if both >= expected[0] else -g


MEASURES: dict[Measure, Callable[[int, int, int, int], float]] = {
    Measure.LOGDICE: log_dice,
    Measure.MI: mutual_information,
    Measure.T: t_score,
    Measure.LL: log_likelihood,
}
