"""Finds phrases in tokens: one look at every word, and only where a phrase may begin at those that follow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence, Set
from functools import cache
from unicodedata import category, normalize

from kronika.lang.language import languages
from kronika.watch.words import words


class PhraseBook:
    """Phrases by their first word."""

    def __init__(self, phrases: Iterable[str]) -> None:
        self._by_first: dict[str, list[tuple[str, ...]]] = {}
        known = set(phrases)
        known.update(bare(phrase) for phrase in set(known))
        for phrase in sorted(known, key=lambda phrase: (-len(phrase), phrase)):
            said = tuple(words(phrase))
            if said:
                self._by_first.setdefault(said[0], []).append(said)
        self._firsts = frozenset(self._by_first)

    def find(self, lowered: Sequence[str], present: Set[str] | None = None) -> Iterator[tuple[int, int]]:
        """Where phrases stand, the longest at each place, in order; `present` are the words there are, if somebody knows."""
        firsts = self._firsts
        if present is not None:
            firsts = firsts & present
            if not firsts:
                return
        for place in [place for place, word in enumerate(lowered) if word in firsts]:
            size = self.at(lowered, place)
            if size:
                yield place, place + size

    def at(self, lowered: Sequence[str], place: int) -> int:
        """How many tokens the phrase has that begins here; 0 for none."""
        for phrase in self._by_first.get(lowered[place], ()):
            if tuple(lowered[place : place + len(phrase)]) == phrase:
                return len(phrase)
        return 0


def bare(text: str) -> str:
    """Without accents, as some people write."""
    return "".join(letter for letter in normalize("NFD", text) if category(letter) != "Mn").replace("ł", "l")


@cache
def book(*fields: str) -> PhraseBook:
    """The phrases of all languages, by the fields of `Language` that hold them: pages mix languages, and labels lie."""
    return PhraseBook(
        phrase for tongue in languages().values() for field in fields for phrase in getattr(tongue, field)
    )
