"""A text as the parts of the analysis see it: cut into sentences and tokens once, with the dictionary form of each word."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kronika.lang.discern import discern
from kronika.lang.language import Language, language_or_bare
from kronika.lang.lemmas import lemma
from kronika.lang.sentences import Span, sentences
from kronika.lang.tokens import Token, tokenise


@dataclass(frozen=True, slots=True, kw_only=True)
class Text:
    """A text, cut up. `tokens`, `lemmas` and `homes` run side by side."""

    text: str
    language: Language
    sentences: tuple[Span, ...]
    tokens: tuple[Token, ...]
    lemmas: tuple[str, ...]  # lower-case unless the dictionary says otherwise
    homes: tuple[int, ...]  # number of the sentence each token stands in
    firsts: tuple[int, ...]  # number of the first token of each sentence, and one more: the number of tokens


@dataclass(frozen=True, slots=True, kw_only=True)
class Name:
    """A name that was found: tokens from `first` up to but not including `last`, and its type as EntityType's value."""

    first: int
    last: int
    type: str


def cut(text: str, lang: str | None = None) -> Text:
    """Cut a text up; its language is guessed where it is not given."""
    told = language_or_bare(lang or discern(text))
    spans = sentences(text, told)
    tokens: list[Token] = []
    homes: list[int] = []
    firsts: list[int] = []
    lemmas: list[str] = []
    for number, span in enumerate(spans):
        firsts.append(len(tokens))
        found = tokenise(text, span.start, span.end)
        tokens += found
        homes += [number] * len(found)
        lemmas += sentence_lemmas(found, told)
    return Text(
        text=text,
        language=told,
        sentences=tuple(spans),
        tokens=tuple(tokens),
        lemmas=tuple(lemmas),
        homes=tuple(homes),
        firsts=(*firsts, len(tokens)),
    )


def sentence_lemmas(tokens: Sequence[Token], told: Language) -> Iterator[str]:
    """The dictionary forms of a sentence's tokens; its first word is not taken for a name because of its capital."""
    first = True
    for token in tokens:
        yield lemma(token.text, told, first=first)
        first = first and not token.text[0].isalpha()
