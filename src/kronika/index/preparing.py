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
    HAS,
    KEYWORD,
    KEYWORD_KEY,
    LEAD,
    LEMMA,
    OWN_KEYWORD_KEY,
    PRINT,
    SENTENCES,
    TITLE,
    URL,
)
from kronika.index.spellings import spelling_pairs
from kronika.index.words import MOST_FORMS, cut, folded, forms_of
from kronika.model.search import Indexable

LONGEST_TERM = 2_000  # characters of an address or a key; the index takes no longer ones than 64 KB
PARTED = "\x1f"


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
        self._pairs: list[str] = []  # to be told with the next article
        self._known: dict[str, Known] = {}
        self._named = Named(self._pairs)

    def prepare(self, article: Indexable) -> Prepared:
        """One article."""
        lang = article.lang or ""
        known = self._known.get(lang) or self._known.setdefault(lang, Known(lang, self._pairs))
        texts: list[tuple[str, str]] = []
        for name, text in ((TITLE, article.title), (LEAD, article.lead), (BODY, article.body)):
            if text:
                texts += worded(name, text, known)
        texts += terms_of(article, self._named)
        pairs = tuple(self._pairs)
        self._pairs.clear()
        return Prepared(article.id, tuple(texts), numbers_of(article), points_of(article), pairs)


class Known(dict[str, str]):
    """Dictionary forms by word as written, empty where that is the word itself; one that was not seen before is told of."""

    def __init__(self, lang: str, pairs: list[str]) -> None:
        super().__init__()
        self._forms = forms_of(lang)
        self._pairs = pairs

    def __missing__(self, word: str) -> str:
        if len(self) >= MOST_FORMS:
            self.clear()
        lemma, form = self._forms[word], folded([word])
        if lemma != form:
            self._pairs.append(f"{lemma} {form}")
        if not word.isascii() or not lemma.isascii():
            self._pairs += spelling_pairs({lemma, form})
        self[word] = other = lemma if lemma != form else ""
        return other


class Named(dict[str, str]):
    """The words of names, keywords and authors; most come again and again."""

    def __init__(self, pairs: list[str]) -> None:
        super().__init__()
        self._pairs = pairs

    def __missing__(self, text: str) -> str:
        if len(self) >= MOST_FORMS:
            self.clear()
        self[text] = words = folded(cut(text))
        self._pairs += spelling_pairs(words.split())
        return words


def worded(name: str, text: str, known: Known) -> Iterable[tuple[str, str]]:
    """A text as its words, and the dictionary forms that are not among them."""
    words = cut(text)
    if not words:
        return
    yield name, folded(words)
    yield HAS, name
    distinct = set(words)
    lemmas = set(map(known.__getitem__, distinct))
    lemmas -= distinct
    lemmas.discard("")
    if lemmas:
        yield name + LEMMA, " ".join(lemmas)


def terms_of(article: Indexable, named: Named) -> Iterable[tuple[str, str]]:
    """All of an article that is text and neither title nor lead nor body."""
    yield URL, article.url[:LONGEST_TERM]
    yield "source", article.source
    yield "class", article.page_class.value
    for name, value in (("lang", article.lang), ("section", article.section), ("tone", article.tone)):
        if value:
            yield name, str(value)[:LONGEST_TERM]
    for author in article.authors:
        yield AUTHOR, named[author]
    if article.authors:
        yield HAS, AUTHOR
    for base in dict.fromkeys(thing.base for thing in article.things):
        yield ENTITY, named[base]
    for key in dict.fromkeys(thing.key for thing in article.things):
        yield ENTITY_KEY, key
    yield from keywords_of(article, named)


def keywords_of(article: Indexable, named: Named) -> Iterable[tuple[str, str]]:
    """What an article is about: the words as written and as the dictionary has them, and the terms to count by."""
    for text in dict.fromkeys(text for word in article.keywords for text in (word.text, word.lemma)):
        yield KEYWORD, named[text]
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
    tone = article.tone.value if article.tone is not None else ""
    told = (
        *(article.url, article.source, article.at.timestamp(), article.day, article.page_class.value, article.lang),
        *(article.section, article.authors, tone, article.score, article.positive, article.negative),
        *(article.sentences, article.cluster),
        [(word.lemma, word.text, word.own) for word in article.keywords],
        [(thing.key, thing.base) for thing in article.things],
    )
    parts = (repr(told), article.title, article.lead, article.body)
    digest = blake2b(PARTED.join(parts).encode("utf-8", "replace"), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 1
