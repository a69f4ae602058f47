"""An article made ready for the index: words cut, dictionary forms looked up. Plain values, so that other processes can do it."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import NamedTuple

from kronika.index.fields import (
    AUTHOR,
    BODY,
    ENTITY,
    ENTITY_KEY,
    KEYWORD,
    KEYWORD_KEY,
    LEAD,
    LEMMA,
    OWN_KEYWORD_KEY,
    PRINT,
    SENTENCES,
    TITLE,
    URL,
    WORDS,
)
from kronika.index.spellings import spelling_pairs
from kronika.index.words import cut, folded, forms_of
from kronika.model.search import Indexable

LONGEST_TERM = 2_000  # characters of an address or a key; the index takes no longer ones than 64 KB
PARTED = "\x1f"
NAMES = "names"  # what is told of words that stand in no text


class Prepared(NamedTuple):
    """An article as values of fields; `pairs` are forms of words that this preparer has not told of before."""

    id: int
    texts: tuple[tuple[str, str], ...]  # field and value; a field may come several times
    numbers: tuple[tuple[str, int], ...]
    points: tuple[tuple[str, float], ...]
    pairs: tuple[str, ...]  # "lemma form", "=bare word"


class Preparer:
    """Makes articles ready. It remembers which forms it has told of, so it serves one writer only."""

    def __init__(self) -> None:
        self._told: dict[str, set[str]] = {}

    def prepare(self, article: Indexable) -> Prepared:
        """One article."""
        lang = article.lang or ""
        pairs: list[str] = []
        texts: list[tuple[str, str]] = []
        for name, text in ((TITLE, article.title), (LEAD, article.lead), (BODY, article.body)):
            if text:
                texts += self._worded(name, text, lang, pairs)
        terms = list(terms_of(article))
        self._spelled((value for name, value in terms if name in WORDS), pairs)
        texts += terms
        return Prepared(article.id, tuple(texts), numbers_of(article), points_of(article), tuple(pairs))

    def _worded(self, name: str, text: str, lang: str, pairs: list[str]) -> Iterable[tuple[str, str]]:
        """A text as its words, and the dictionary forms that are not among them."""
        words = cut(text)
        small = folded(words)
        yield name, small
        forms = forms_of(lang)
        distinct = set(words)
        lemmas = set(map(forms.__getitem__, distinct))
        lemmas.difference_update(small.split())
        if lemmas:
            yield name + LEMMA, " ".join(lemmas)
        told = self._told.setdefault(lang, set())
        new = [(forms[word], folded([word])) for word in distinct.difference(told)]
        pairs.extend(f"{lemma} {form}" for lemma, form in new if lemma != form)
        pairs.extend(spelling_pairs({word for pair in new for word in pair}))
        told |= distinct

    def _spelled(self, values: Iterable[str], pairs: list[str]) -> None:
        """The spellings of words that stand in no text: of keywords, base forms and authors."""
        told = self._told.setdefault(NAMES, set())
        words = {word for value in values for word in value.split()}.difference(told)
        pairs += spelling_pairs(words)
        told |= words


def terms_of(article: Indexable) -> Iterable[tuple[str, str]]:
    """All of an article that is text and neither title nor lead nor body."""
    yield URL, article.url[:LONGEST_TERM]
    yield "source", article.source
    yield "class", article.page_class.value
    for name, value in (("lang", article.lang), ("section", article.section), ("tone", article.tone)):
        if value:
            yield name, str(value)[:LONGEST_TERM]
    for author in article.authors:
        yield AUTHOR, folded(cut(author))
    for base in dict.fromkeys(thing.base for thing in article.things):
        yield ENTITY, folded(cut(base))
    for key in dict.fromkeys(thing.key for thing in article.things):
        yield ENTITY_KEY, key
    yield from keywords_of(article)


def keywords_of(article: Indexable) -> Iterable[tuple[str, str]]:
    """What an article is about: the words as written and as the dictionary has them, and the terms to count by."""
    for text in dict.fromkeys(text for word in article.keywords for text in (word.text, word.lemma)):
        yield KEYWORD, folded(cut(text))
    for lemma in dict.fromkeys(word.lemma for word in article.keywords):
        yield KEYWORD_KEY, lemma
    for lemma in dict.fromkeys(word.lemma for word in article.keywords if word.own):
        yield OWN_KEYWORD_KEY, lemma


def numbers_of(article: Indexable) -> tuple[tuple[str, int], ...]:
    """The whole numbers of an article."""
    numbers = [("id", article.id), ("at", int(article.at.timestamp() // 1)), ("day", article.day)]
    if article.cluster is not None:
        numbers.append(("cluster", article.cluster))
    if article.tone is not None:
        numbers.append((SENTENCES, article.sentences))
    return (*numbers, (PRINT, print_of(article)))


def points_of(article: Indexable) -> tuple[tuple[str, float], ...]:
    """How an article sounds; nothing where nobody has analysed it."""
    if article.tone is None:
        return ()
    return ("score", article.score), ("positive", article.positive), ("negative", article.negative)


def print_of(article: Indexable) -> int:
    """A fingerprint of all that can be searched and counted, as a number of 63 bits."""
    parts = [article.url, article.source, str(article.at.timestamp()), str(article.day), article.title, article.lead]
    parts += [article.body, article.page_class.value, article.lang or "", article.section or "", *article.authors]
    parts += [str((word.lemma, word.text, word.own)) for word in article.keywords]
    parts += [str((thing.key, thing.base)) for thing in article.things]
    parts.append(str((article.tone and article.tone.value, article.score, article.positive, article.negative)))
    parts.append(str((article.sentences, article.cluster)))
    digest = blake2b(PARTED.join(parts).encode("utf-8", "replace"), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 1
