"""What a query looks for in a text, as tests of words one by one: for marking what was found."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from kronika.index.grammar.names import TEXTS, WORDS
from kronika.index.grammar.patterns import fitting
from kronika.index.words import bare, cut, folded, lemmas_asked, lemmas_of
from kronika.model.query import Boosted, Both, Either, Field, Phrase, Query, Wild, Word

Spellings: TypeAlias = Callable[[str], Iterable[str]]  # words that differ from a small one by accents only


class Seen(NamedTuple):
    """A word of a text, in small letters, and its dictionary form; both also without accents."""

    form: str
    lemma: str
    plain: str
    plain_lemma: str


Test: TypeAlias = Callable[[Seen], bool]


@dataclass(frozen=True, slots=True, kw_only=True)
class Target:
    """Words to be found in order, so far apart at most; mostly there is one."""

    tests: tuple[Test, ...]
    slop: int = 0


def targets(query: Query, lang: str | None, field: Field | None, spellings: Spellings | None) -> list[Target]:
    """All that a query wants to be there; what it excludes is not looked for."""
    return [target_of(leaf, lang, spellings) for leaf in leaves(query) if concerns(leaf.field, field)]


def leaves(query: Query) -> Iterator[Word | Phrase | Wild]:
    """The words, phrases and patterns that are wanted."""
    match query:
        case Both(parts=parts, nice=nice):
            for part in (*parts, *nice):
                yield from leaves(part)
        case Either(parts=parts):
            for part in parts:
                yield from leaves(part)
        case Boosted(part=part):
            yield from leaves(part)
        case Word() | Phrase() | Wild():
            if query.field in WORDS:
                yield query


def concerns(asked: Field, field: Field | None) -> bool:
    """Whether what is asked of one field is to be marked in a text of another: names and keywords in any."""
    return field is None or asked in (field, Field.TEXT) or asked not in TEXTS or field is Field.TEXT


def target_of(leaf: Word | Phrase | Wild, lang: str | None, spellings: Spellings | None) -> Target:
    """The tests of one clause."""
    if isinstance(leaf, Wild):
        return Target(tests=(shaped(leaf.pattern),))
    loose = leaf.lemmas if isinstance(leaf, Phrase) else not leaf.exact
    words = cut(" ".join(leaf.words) if isinstance(leaf, Phrase) else leaf.text)
    test = lambda word: by_lemma(word, lang, spellings) if loose else as_written(word)  # noqa: E731
    return Target(tests=tuple(map(test, words)), slop=leaf.slop if isinstance(leaf, Phrase) else 0)


def as_written(word: str) -> Test:
    """A word as written, its accents aside where it has none."""
    small = folded([word])
    if bare(small) != small:
        return lambda seen: seen.form == small
    return lambda seen: seen.plain == small


def by_lemma(word: str, lang: str | None, spellings: Spellings | None) -> Test:
    """A word, or any with the same dictionary form."""
    small, written = folded([word]), as_written(word)
    plain = bare(small) == small
    spelled = {small, *(spellings(small) if spellings is not None and plain else ())}
    lemmas = spelled.union(*(lemmas_asked(each, [lang or ""]) for each in (word, *spelled)))

    def test(seen: Seen) -> bool:
        return seen.lemma in lemmas or seen.form in lemmas or written(seen) or (plain and seen.plain_lemma == small)

    return test


def shaped(pattern: str) -> Test:
    """A word of a shape."""
    fits = fitting(pattern)
    return lambda seen: fits(seen.form)


def seen_words(words: list[str], lang: str | None) -> list[Seen]:
    """Words as written, made ready for the tests."""
    lemmas = lemmas_of(words, lang)
    known = {word: seen_word(word, lemma) for word, lemma in zip(words, lemmas, strict=True)}
    return [known[word] for word in words]


def seen_word(word: str, lemma: str) -> Seen:
    """One word made ready."""
    form = folded([word])
    return Seen(form, lemma, bare(form), bare(lemma))
