"""The words of a field in memory: what holds some letters is found in a few milliseconds, where an automaton looks at every word.

Listing the words takes longer than one look by the automaton, so it is done only where such questions come again.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right

import tantivy

from kronika.index.grammar.patterns import Shape, literal, pieces, without_accents
from kronika.index.words import bare

WORTH_IT = 8  # questions that are answered without: listing the words costs about as much as ten of them
MOST_WORDS = 800_000  # that are kept of a field: about 40 MB
MOST_ARTICLES = 250_000  # of more even listing the words would take too much memory
MOST_FOUND = 4_000  # words of a pattern; for more the automaton is as good


class Vocabularies:
    """The words of the fields as one searcher sees them, once they are worth it."""

    def __init__(self, searcher: tantivy.Searcher) -> None:
        self.searcher = searcher
        self._asked: dict[str, int] = {}
        self._made: dict[str, Vocabulary | None] = {}

    def of(self, field: str) -> Vocabulary | None:
        """The words of a field; None as long as hardly anybody asks, and where there are too many."""
        self._asked[field] = self._asked.get(field, 0) + 1
        if self._asked[field] <= WORTH_IT or self.searcher.num_docs > MOST_ARTICLES:
            return None
        if field not in self._made:
            words = [word for word, _ in self.searcher.terms_with_prefix(field, "", limit=MOST_WORDS + 1)]
            self._made[field] = Vocabulary(words) if len(words) <= MOST_WORDS else None
        return self._made[field]


class Vocabulary:
    """Words as two long texts, as they are and without accents, a line each."""

    def __init__(self, words: list[str]) -> None:
        self._words, self._starts = lined(words)
        self._bare, self._bare_starts = lined(list(map(without_accents, words)))

    def fitting(self, pattern: str) -> list[str] | None:
        """The words of a shape; None where there are very many, or the pattern holds nothing to look for."""
        small = pattern.lower()
        core = max((literal(piece) for piece in pieces(small) if piece not in ("*", "?")), key=len, default="")
        if not core:
            return None
        shape, plain = Shape(small), bare(small) == small
        text, starts = (self._bare, self._bare_starts) if plain else (self._words, self._starts)
        found: list[str] = []
        place = text.find(core)
        while place >= 0 and len(found) <= MOST_FOUND:
            number = bisect_right(starts, place) - 1
            end = starts[number + 1] - 1
            if shape.fits(text[starts[number] : end]):
                found.append(self._words[self._starts[number] : self._starts[number + 1] - 1])
            place = text.find(core, end)
        return found if len(found) <= MOST_FOUND else None


def lined(words: list[str]) -> tuple[str, array[int]]:
    """Words as lines, and where each begins; the last number is the end."""
    starts = array("L", [0])
    for word in words:
        starts.append(starts[-1] + len(word) + 1)
    return "\n".join(words) + "\n", starts
