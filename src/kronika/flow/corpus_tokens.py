"""The text of an article token by token: sentences, dictionary forms, names, and the white space between, so that nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from kronika.lang import lemmas, morphology
from kronika.lang.language import Language, language
from kronika.lang.sentences import Span, sentences
from kronika.lang.tokens import tokenise
from kronika.model.analysed import text_of
from kronika.model.analysis import Analysis, NamedEntity
from kronika.model.corpus import CorpusEntry

# An export stays small however many words it meets: what languages remember by themselves grows to several times as much.
MOST_FORMS = 20_000
MOST_READINGS = 2_000


class CorpusToken(NamedTuple):
    """A word, a number or a mark. A plain tuple: there are very many of them."""

    start: int
    end: int
    text: str
    lemma: str
    after: str  # the white space behind it, up to the next token of the text
    entity: NamedEntity | None
    begins: bool  # the first token of its name
    ends: bool  # the last one


class CorpusSentence(NamedTuple):
    """One sentence."""

    start: int
    end: int
    tokens: list[CorpusToken]


def sentences_of(entry: CorpusEntry) -> Iterator[CorpusSentence]:
    """The sentences of title, lead and body. Only what stands before the first token is not in them."""
    if morphology.looked_up.cache_info().currsize > MOST_READINGS:
        morphology.looked_up.cache_clear()
    text = text_of(entry.article)
    tongues = Tongues(entry)
    spans = spans_of(text, entry.analysis, tongues.main)
    names = Names(entry.analysis.entities if entry.analysis is not None else ())
    for number, span in enumerate(spans):
        following = spans[number + 1].start if number + 1 < len(spans) else len(text)
        yield CorpusSentence(span.start, span.end, tokens_of(text, span, following, tongues.at(span.start), names))


def tokens_of(text: str, span: Span, following: int, tongue: Language, names: Names) -> list[CorpusToken]:
    """The tokens of one sentence; the next one begins at `following`."""
    cut = tokenise(text, span.start, span.end)
    found = []
    for place, (start, end, word) in enumerate(cut):
        behind = cut[place + 1].start if place + 1 < len(cut) else following
        entity = names.at(start, end)
        found.append(
            CorpusToken(
                start,
                end,
                word,
                form_of(word, tongue.code, place == 0),
                text[end:behind],
                entity,
                entity is not None and start <= entity.start,
                entity is not None and end >= entity.end,
            )  # fmt: skip
        )
    return found


@lru_cache(maxsize=MOST_FORMS)
def form_of(word: str, code: str, first: bool) -> str:
    """The dictionary form of a word; as `kronika.lang.lemmas.lemma`, which remembers more."""
    return lemmas.looked_up.__wrapped__(word, code, first)


def spans_of(text: str, analysis: Analysis | None, tongue: Language) -> Sequence[Span]:
    """The sentences as the analysis tells them; cut anew where there is none, or where it leaves something out."""
    if analysis is not None and analysis.sentences:
        told = sorted(Span(one.start, one.end) for one in analysis.sentences)
        if covers(text, told):
            return told
    return sentences(text, tongue)


def covers(text: str, spans: Sequence[Span]) -> bool:
    """Whether only white space is outside, and nothing is in two."""
    last = 0
    for start, end in spans:
        if start < last or text[last:start].strip():
            return False
        last = end
    return not text[last:].strip()


class Tongues:
    """Which language a place of a text is in."""

    def __init__(self, entry: CorpusEntry) -> None:
        told = entry.analysis
        self.main = language(entry.lang)
        self._others = [
            (one.start, one.end, language(one.lang)) for one in (told.stretches if told is not None else ())
        ]

    def at(self, place: int) -> Language:
        """The language at a character."""
        return next((tongue for start, end, tongue in self._others if start <= place < end), self.main)


class Names:
    """The names of a text, asked for in the order they stand."""

    def __init__(self, entities: Sequence[NamedEntity]) -> None:
        self._left = sorted(entities, key=lambda one: one.start, reverse=True)

    def at(self, start: int, end: int) -> NamedEntity | None:
        """The name that a token belongs to."""
        while self._left and self._left[-1].end <= start:
            self._left.pop()
        return self._left[-1] if self._left and self._left[-1].start < end else None
