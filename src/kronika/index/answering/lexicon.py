"""What the index knows of words: spellings with accents, forms of a dictionary form, values of a field, its languages."""

from __future__ import annotations

import tantivy

from kronika.index.fields import FORMS
from kronika.index.spellings import expanded, spelling_prefix
from kronika.index.words import bare, folded, lemmas_asked

MOST_FORMS = 48  # of one word: the automaton for a phrase of them is bounded
MOST_VALUES = 50_000  # of a field that are looked through


class Lexicon:
    """The words of one state of the index; looked up once each."""

    def __init__(self, searcher: tantivy.Searcher) -> None:
        self._searcher = searcher
        self._values: dict[str, dict[str, list[str]]] = {}
        self._listed: dict[str, tuple[str, ...]] = {}
        self._languages: tuple[str, ...] | None = None

    def languages(self) -> tuple[str, ...]:
        """Of the articles."""
        if self._languages is None:
            self._languages = tuple(sorted(value for value, _ in self._searcher.terms_with_prefix("lang", "")))
        return self._languages

    def spellings(self, word: str) -> tuple[str, ...]:
        """A small word, and with it, where it has no accents, all that differ from it by accents only."""
        return (word,) if bare(word) != word else (word, *self._told(spelling_prefix(word)))

    def lemmas(self, word: str, languages: tuple[str, ...] | None = None) -> tuple[str, ...]:
        """The dictionary forms that a word as written may have, in any spelling, in these languages or all."""
        asked = self.languages() if languages is None else languages
        small = folded([word])
        found = {lemma for spelled in self.spellings(small) for lemma in lemmas_asked(spelled, asked)}
        found.update(lemmas_asked(word, asked))
        return tuple(sorted(found | set(self.spellings(small))))

    def forms(self, lemmas: tuple[str, ...]) -> tuple[str, ...]:
        """Words of the index that have one of these dictionary forms, and those themselves."""
        found = set(lemmas)
        for lemma in lemmas:
            found.update(self._told(f"{lemma} "))
        return tuple(sorted(found))

    def values(self, field: str) -> dict[str, list[str]]:
        """All values of a field by how they look in small letters and without accents."""
        if field not in self._values:
            told: dict[str, list[str]] = {}
            for value, _ in self._searcher.terms_with_prefix(field, "", limit=MOST_VALUES):
                told.setdefault(bare(value.lower()), []).append(value)
            self._values[field] = told
        return self._values[field]

    def most_frequent(self, field: str, words: tuple[str, ...]) -> tuple[str, ...]:
        """Of too many forms those that stand in most articles."""
        if len(words) <= MOST_FORMS:
            return words
        return tuple(sorted(words, key=lambda word: -self._searcher.doc_freq(field, word))[:MOST_FORMS])

    def _told(self, prefix: str) -> tuple[str, ...]:
        """What stands behind the blank of the pairs with this beginning."""
        if prefix not in self._listed:
            pairs = self._searcher.terms_with_prefix(FORMS, prefix, limit=MOST_FORMS * 4)
            self._listed[prefix] = tuple(sorted(expanded(prefix, pair) for pair, _ in pairs))
        return self._listed[prefix]
