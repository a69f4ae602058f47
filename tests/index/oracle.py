"""Answers queries by looking at every article: slow, plain, and the judge of what the index finds.

It shares with the index only how words are cut, bared and brought to their dictionary form (index/words.py).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import product

from kronika.index.words import bare, cut, lemmas_asked, lemmas_of
from kronika.model import query as tree
from kronika.model.query import Field
from kronika.model.search import Indexable

TEXTS = {Field.TEXT: ("title", "lead", "body"), Field.TITLE: ("title",), Field.LEAD: ("lead",), Field.BODY: ("body",)}


@dataclass(frozen=True)
class Token:
    """A word of an article at its place."""

    place: int
    form: str
    lemma: str


def small(word: str) -> str:
    """In small letters; a dotted capital I is an i."""
    return word.replace("İ", "i").lower()


def tokens(values: Iterable[str], lang: str | None) -> list[Token]:
    """The words of some texts; between two of them is a gap of one place."""
    found: list[Token] = []
    place = 0
    for value in values:
        words = cut(value)
        for word, lemma in zip(words, lemmas_of(words, lang), strict=True):
            found.append(Token(place, small(word), lemma))
            place += 1
        place += 1
    return found


class Read:
    """An article with its words cut."""

    def __init__(self, article: Indexable) -> None:
        self.article = article
        self.texts = {name: tokens([getattr(article, name)], article.lang) for name in ("title", "lead", "body")}
        keywords = dict.fromkeys(text for word in article.keywords for text in (word.text, word.lemma))
        self.names = {
            Field.KEYWORD: tokens(keywords, None),
            Field.ENTITY: tokens(dict.fromkeys(thing.base for thing in article.things), None),
            Field.AUTHOR: tokens(article.authors, None),
        }
        self.keys = {
            Field.KEYWORD: {word.lemma for word in article.keywords},
            Field.ENTITY: {thing.key for thing in article.things},
            Field.AUTHOR: set(),
        }
        self.values = {
            Field.SECTION: article.section,
            Field.SOURCE: article.source,
            Field.LANG: article.lang,
            Field.CLASS: article.page_class.value,
            Field.TONE: article.tone.value if article.tone else None,
            Field.URL: article.url,
        }
        self.numbers = {Field.ID: article.id, Field.DATE: int(article.at.timestamp())}
        if article.tone is not None:
            points = {
                Field.SENTIMENT: article.score,
                Field.POSITIVE: article.positive,
                Field.NEGATIVE: article.negative,
            }
            self.numbers |= points

    def everything(self) -> Iterable[Token]:
        """All words of the article."""
        for some in (*self.texts.values(), *self.names.values()):
            yield from some

    def fields(self, asked: Field) -> list[list[Token]]:
        """The words of a field, of each part of it that is looked at by itself."""
        return [self.texts[name] for name in TEXTS[asked]] if asked in TEXTS else [self.names[asked]]


@dataclass(repr=False)
class Scan:
    """All articles, read once."""

    articles: Sequence[Indexable]
    read: list[Read] = field(init=False)

    def __post_init__(self) -> None:
        self.read = [Read(article) for article in self.articles]
        self.languages = sorted({article.lang for article in self.articles if article.lang})
        self.vocabulary = {
            word for read in self.read for token in read.everything() for word in (token.form, token.lemma)
        }
        in_texts = [token for read in self.read for some in read.texts.values() for token in some]
        self.pairs = {(token.lemma, token.form) for token in in_texts}

    def __repr__(self) -> str:
        return f"Scan of {len(self.articles)} articles"

    def ids(self, query: tree.Query) -> list[int]:
        """The numbers of the articles a query finds."""
        return [read.article.id for read in self.read if Judge(self, read, tuple(self.languages)).holds(query)]

    def spellings(self, word: str) -> set[str]:
        """A word and, if it has no accents, those that have."""
        plain = bare(word) == word
        return {word} | ({other for other in self.vocabulary if bare(other) == word} if plain else set())


@dataclass(frozen=True)
class Judge:
    """Judges one article."""

    scan: Scan
    read: Read
    languages: tuple[str, ...]

    def holds(self, query: tree.Query) -> bool:
        match query:
            case tree.Everything():
                return True
            case tree.Both(parts=parts):
                inner = replace(self, languages=named_languages(parts) or self.languages)
                return all(inner.holds(part) for part in parts)
            case tree.Either(parts=parts):
                return any(self.holds(part) for part in parts)
            case tree.Not(part=part):
                return not self.holds(part)
            case tree.Boosted(part=part):
                return self.holds(part)
            case _:
                return self.holds_clause(query)

    def holds_clause(self, query: tree.Range | tree.Present | tree.Wild | tree.Word | tree.Phrase) -> bool:
        match query:
            case tree.Range():
                return self.lies_in(query)
            case tree.Present(field=asked):
                return self.has(asked)
            case tree.Wild(field=asked, pattern=pattern):
                return self.has_shape(asked, pattern)
            case tree.Word():
                return self.has_word(query)
            case tree.Phrase():
                return self.has_phrase(query)

    def lies_in(self, query: tree.Range) -> bool:
        value = self.read.numbers.get(query.field)
        if value is None:
            return False
        above = query.low is None or (value >= query.low if query.with_low else value > query.low)
        return above and (query.high is None or (value <= query.high if query.with_high else value < query.high))

    def has(self, asked: Field) -> bool:
        if asked in self.read.values:
            return self.read.values[asked] is not None
        if asked in TEXTS or asked in self.read.names:
            return any(self.read.fields(asked))
        return asked in self.read.numbers

    def has_shape(self, asked: Field, pattern: str) -> bool:
        if asked is Field.URL:
            return fits(pattern, self.read.article.url)
        if asked in self.read.values:
            value = self.read.values[asked]
            return value is not None and fits_loosely(pattern.lower(), value.lower())
        return any(fits_loosely(pattern.lower(), token.form) for some in self.read.fields(asked) for token in some)

    def has_word(self, query: tree.Word) -> bool:
        if query.field is Field.URL:
            return self.read.article.url == query.text
        if query.field in self.read.values:
            value, asked = self.read.values[query.field], query.text.lower()
            return value is not None and (value.lower() == asked or bare(value.lower()) == asked)
        if self.read.keys.get(query.field, set()) & {query.text, query.text.lower()}:
            return True
        words = tuple(cut(query.text))
        if len(words) == 1 and not query.exact and query.field in TEXTS:
            lemmas = self.lemmas(words[0])
            every = [token for some in self.read.fields(query.field) for token in some]
            return any(token.form in lemmas or token.lemma in lemmas for token in every)
        return bool(words) and self.near(tree.Phrase(field=query.field, words=words, lemmas=not query.exact))

    def has_phrase(self, query: tree.Phrase) -> bool:
        whole = " ".join(query.words)
        if len(query.words) > 1 and not query.slop and self.read.keys.get(query.field, set()) & {whole, whole.lower()}:
            return True
        return self.near(query)

    def near(self, query: tree.Phrase) -> bool:
        """Whether the words lie in order, or can be put in order by so many moves."""
        wanted = [self.wanted(query, word) for word in query.words]
        for some in self.read.fields(query.field):
            places = [[token.place for token in some if token.form in forms] for forms in wanted]
            if any(lies_right(chosen, query.slop) for chosen in product(*places)):
                return True
        return False

    def wanted(self, query: tree.Phrase, word: str) -> set[str]:
        if not query.lemmas:
            return self.scan.spellings(small(word))
        lemmas = self.lemmas(word)
        return lemmas | (
            {form for lemma, form in self.scan.pairs if lemma in lemmas} if query.field in TEXTS else set()
        )

    def lemmas(self, word: str) -> set[str]:
        """All that counts as the dictionary form of a word."""
        spelled = self.scan.spellings(small(word))
        return spelled.union(*(lemmas_asked(each, self.languages) for each in (word, *spelled)))


def named_languages(parts: Sequence[tree.Query]) -> tuple[str, ...]:
    """The languages that one of the clauses names."""
    for part in parts:
        several = part.parts if isinstance(part, tree.Either) else (part,)
        if all(isinstance(one, tree.Word) and one.field is Field.LANG for one in several):
            return tuple(one.text for one in several if isinstance(one, tree.Word))
    return ()


def lies_right(places: tuple[int, ...], slop: int) -> bool:
    """Whether places are in order but for so many moves, and all different."""
    moved = [place - number for number, place in enumerate(places)]
    return len(set(places)) == len(places) and max(moved) - min(moved) <= slop


def fits(pattern: str, text: str) -> bool:
    """Whether a text has a shape: by trying, star by star."""
    if not pattern:
        return not text
    if pattern[0] == "*":
        return any(fits(pattern[1:], text[skipped:]) for skipped in range(len(text) + 1))
    if pattern[0] == "\\":
        return bool(text) and text[0] == pattern[1] and fits(pattern[2:], text[1:])
    return bool(text) and pattern[0] in ("?", text[0]) and fits(pattern[1:], text[1:])


def fits_loosely(pattern: str, text: str) -> bool:
    """As `fits`; a pattern without accents fits a text with them."""
    letters = re.sub(r"[*?\\]", "", pattern)
    plain = "".join(letter if len(bare(letter)) > 1 else bare(letter) for letter in text)
    return fits(pattern, text) or (bare(letters) == letters and fits(pattern, plain))
