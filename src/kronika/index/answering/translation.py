"""From a tree to a query of tantivy's, built from its own bricks."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import tantivy

from kronika.index.answering.automata import by_regex, pattern_regex
from kronika.index.answering.joining import all_of, any_of, nothing, term
from kronika.index.answering.languages import asked_languages
from kronika.index.answering.lexicon import Lexicon
from kronika.index.answering.phrases import phrase
from kronika.index.answering.places import (
    ALWAYS,
    COUNTABLE,
    KEYS,
    POINTS,
    TEXTS,
    TITLE_WEIGHT,
    VALUES,
    WHOLE_NUMBERS,
    searched,
)
from kronika.index.answering.vocabulary import Vocabularies
from kronika.index.fields import HAS, LEMMA, TITLE, URL, schema
from kronika.index.grammar.patterns import fitting
from kronika.index.words import bare, cut, folded
from kronika.model import query as tree

BIGGEST = 2**63 - 1


def translate(query: tree.Query, searcher: tantivy.Searcher, vocabularies: Vocabularies | None = None) -> tantivy.Query:
    """What the index is asked for a tree; words are looked up in what the searcher sees.

    Who keeps vocabularies of the searcher gets patterns that begin with a wildcard answered faster.
    """
    return Translator(lexicon=Lexicon(searcher), vocabularies=vocabularies).translated(query)


@dataclass(frozen=True, slots=True, kw_only=True)
class Translator:
    """Translates trees for one state of the index; `languages` are those that words can be of, None for all."""

    lexicon: Lexicon
    vocabularies: Vocabularies | None = None
    languages: tuple[str, ...] | None = None

    def translated(self, query: tree.Query) -> tantivy.Query:
        """A tree or a part of it."""
        match query:
            case tree.Both():
                return self.both(query)
            case tree.Either(parts=parts):
                return any_of([self.translated(part) for part in parts]) if parts else nothing()
            case tree.Not(part=part):
                return all_of([], [self.translated(part)])
            case tree.Boosted(part=part, by=by):
                return tantivy.Query.boost_query(self.translated(part), by)
            case tree.Everything():
                return tantivy.Query.all_query()
            case _:
                return self.clause(query)

    def both(self, query: tree.Both) -> tantivy.Query:
        """All of these. A language that is asked for tells whose dictionary the words beside it are in."""
        inner = replace(self, languages=asked_languages(query) or self.languages)
        wanted = [inner.translated(part) for part in query.parts if not isinstance(part, tree.Not)]
        unwanted = [inner.translated(part.part) for part in query.parts if isinstance(part, tree.Not)]
        return all_of(wanted, unwanted, [inner.translated(part) for part in query.nice])

    def clause(self, query: tree.Word | tree.Phrase | tree.Wild | tree.Range | tree.Present) -> tantivy.Query:
        """A single clause."""
        match query:
            case tree.Word():
                return self.word(query)
            case tree.Phrase():
                return self.phrase(query)
            case tree.Wild():
                return self.wild(query)
            case tree.Range():
                return ranged(query)
            case tree.Present(field=field):
                return present(field)

    def word(self, query: tree.Word) -> tantivy.Query:
        """A word of a text, a name or keyword, or a whole value."""
        if query.field in VALUES:
            return self.value(VALUES[query.field], query.text)
        if query.field is tree.Field.URL:
            return term(URL, query.text)
        words = cut(query.text)
        if query.field in TEXTS:
            return self.text_word(query, words)
        found = (
            [self.phrase(tree.Phrase(field=query.field, words=tuple(words), lemmas=not query.exact))] if words else []
        )
        return any_of([*found, *keys(query.field, query.text)])

    def text_word(self, query: tree.Word, words: list[str]) -> tantivy.Query:
        """A word of a text: as written, or with all that have the same dictionary form."""
        if len(words) != 1 or query.exact:
            return self.phrase(tree.Phrase(field=query.field, words=tuple(words), lemmas=not query.exact))
        lemmas = self.lexicon.lemmas(words[0], self.languages)
        found: list[tantivy.Query] = []
        for name in TEXTS[query.field]:
            either = [term(name, form) for form in lemmas] + [term(name + LEMMA, form) for form in lemmas]
            found.append(weighted(name, any_of(either)))
        return any_of(found)

    def phrase(self, query: tree.Phrase) -> tantivy.Query:
        """Words in order, in any of the fields."""
        words = cut(" ".join(query.words))
        forms = [self.forms(query, word) for word in words]
        found = [
            weighted(name, phrase(name, [self.lexicon.most_frequent(name, each) for each in forms], query.slop))
            for name in searched(query.field)
        ]
        return any_of(found + (keys(query.field, " ".join(query.words)) if len(words) > 1 and not query.slop else []))

    def forms(self, query: tree.Phrase, word: str) -> tuple[str, ...]:
        """What may stand for one word of a phrase; base forms and keywords are in dictionary form already."""
        if not query.lemmas:
            return self.lexicon.spellings(folded([word]))
        lemmas = self.lexicon.lemmas(word, self.languages)
        return self.lexicon.forms(lemmas) if query.field in TEXTS else lemmas

    def wild(self, query: tree.Wild) -> tantivy.Query:
        """Words, or whole values, of a shape."""
        if query.field in VALUES:
            return self.wild_value(VALUES[query.field], query.pattern)
        if query.field is tree.Field.URL:
            return by_regex(URL, pattern_regex(query.pattern, folds=False), query.pattern)
        return any_of([weighted(name, self.shaped(name, query.pattern)) for name in searched(query.field)])

    def shaped(self, field: str, pattern: str) -> tantivy.Query:
        """Words of a shape: by the automaton, or by the words in memory where it would look at all of them."""
        kept = self.vocabularies.of(field) if self.vocabularies is not None and pattern[:1] in ("*", "?") else None
        words = kept.fitting(pattern) if kept is not None else None
        if words is None:
            return by_regex(field, pattern_regex(pattern, folds=True), pattern)
        return tantivy.Query.term_set_query(schema(), field, words) if words else nothing()

    def value(self, field: str, text: str) -> tantivy.Query:
        """A whole value: as it is written, or else whatever its letters and accents."""
        alike = self.lexicon.values(field).get(bare(text.lower()), [])
        plain = bare(text.lower()) == text.lower()
        chosen = [value for value in alike if plain or value.lower() == text.lower()]
        return any_of([term(field, value) for value in chosen or [text]])

    def wild_value(self, field: str, pattern: str) -> tantivy.Query:
        """Whole values of a shape."""
        fits = fitting(pattern)
        chosen = [value for alike in self.lexicon.values(field).values() for value in alike if fits(value.lower())]
        return tantivy.Query.term_set_query(schema(), field, chosen) if chosen else nothing()


def weighted(field: str, query: tantivy.Query) -> tantivy.Query:
    """What is found in a title counts more."""
    return tantivy.Query.boost_query(query, TITLE_WEIGHT) if field == TITLE else query


def keys(field: tree.Field, text: str) -> list[tantivy.Query]:
    """The key of a thing or of a keyword, as somebody wrote it."""
    if field not in KEYS:
        return []
    return [term(KEYS[field], key) for key in dict.fromkeys((text, text.lower()))]


def ranged(query: tree.Range) -> tantivy.Query:
    """From a value to a value."""
    if query.low is None and query.high is None:
        return present(query.field)
    if query.field in POINTS:
        name, kind = POINTS[query.field], tantivy.FieldType.Float
        low, high = (None if end is None else float(end) for end in (query.low, query.high))
        return tantivy.Query.range_query(schema(), name, kind, low, high, query.with_low, query.with_high)
    if query.field not in WHOLE_NUMBERS:
        return nothing()
    lowest = None if query.low is None else first_whole(float(query.low), query.with_low)
    highest = None if query.high is None else -first_whole(-float(query.high), query.with_high)
    if lowest is not None and highest is not None and lowest > highest:
        return nothing()
    return tantivy.Query.range_query(
        schema(), WHOLE_NUMBERS[query.field], tantivy.FieldType.Integer, bounded(lowest), bounded(highest)
    )


def first_whole(value: float, included: bool) -> int:
    """The first whole number from a value on."""
    return math.ceil(value) if included else math.floor(value) + 1


def bounded(value: int | None) -> int | None:
    """A number that the index can hold."""
    return None if value is None else max(-BIGGEST, min(BIGGEST, value))


def present(field: tree.Field) -> tantivy.Query:
    """Articles that have anything there."""
    if field in ALWAYS:
        return tantivy.Query.all_query()
    if field in COUNTABLE:
        return tantivy.Query.exists_query(COUNTABLE[field])
    return any_of([term(HAS, name) for name in searched(field)])
