"""What a concordance looks for: words as written, by dictionary form or with wildcards, one or several in a row."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from kronika.flow.corpus_words import lemma_of, small, written
from kronika.index.words import bare, lemmas_asked, words_of
from kronika.model.errors import BadQuery
from kronika.model.query import Both, Field, Query, Wild, Word

WILD = re.compile(r"[*?]")
MOST_WORDS = 10
LONGEST = 500  # characters of a pattern
MOST_KEPT = 500_000  # words whose answer is remembered


@dataclass(slots=True)
class Term:
    """One word of a pattern."""

    text: str
    lemma: bool = False
    _answers: dict[tuple[str, str], bool] = field(default_factory=dict)
    _lemmas: dict[str, frozenset[str]] = field(default_factory=dict)

    def accepts(self, word: str, lang: str | None) -> bool:
        """Whether a word of a text, as it is written there, is meant."""
        key = (word, lang or "")
        if key not in self._answers:
            if len(self._answers) >= MOST_KEPT:
                self._answers.clear()
            self._answers[key] = self._judge(word, lang or "")
        return self._answers[key]

    @property
    def query(self) -> Query:
        """What every article that holds such a word answers."""
        if self.is_wild:
            return Wild(field=Field.TEXT, pattern=self.text)
        return Word(field=Field.TEXT, text=self.text, exact=not self.lemma)

    @property
    def is_wild(self) -> bool:
        """Whether it holds wildcards."""
        return WILD.search(self.text) is not None

    def _judge(self, word: str, lang: str) -> bool:
        folded = small(word)
        wanted = self.text.lower()
        seen = bare(folded) if wanted.isascii() else folded  # who writes no accents finds all
        if self.is_wild:
            return matches(wanted, seen)
        if seen == wanted:
            return True
        if not self.lemma:
            return False
        if lang not in self._lemmas:
            self._lemmas[lang] = frozenset(lemmas_asked(self.text, [lang])) - {""}
        return lemma_of(written(word), lang) in self._lemmas[lang]


@dataclass(frozen=True, slots=True, kw_only=True)
class Pattern:
    """Words that stand in a row."""

    text: str
    terms: tuple[Term, ...]

    @property
    def query(self) -> Query:
        """What every article that holds the words answers; the row itself is looked for in the text."""
        asked = tuple(term.query for term in self.terms if term.text.strip("*?"))
        return asked[0] if len(asked) == 1 else Both(parts=asked)


def pattern_of(text: str, *, lemma: bool = False) -> Pattern:
    """A pattern as people write it: water, vod*, "drinking water"; with `lemma` words stand for all their forms."""
    inner = text.strip().strip('"„“”').strip()
    terms: list[Term] = []
    for piece in inner[:LONGEST].split():
        if WILD.search(piece):
            terms.append(Term(piece.strip('"„“”,.;:!()')))
        else:
            terms += [Term(word, lemma=lemma) for word in words_of(piece)]
    if not any(term.text.strip("*?") for term in terms):
        raise BadQuery(
            "A concordance needs at least one word, such as: voda, vod*, “pitná voda”.", text=text, position=0
        )
    if len(terms) > MOST_WORDS or len(inner) > LONGEST:
        raise BadQuery(f"A concordance takes at most {MOST_WORDS} words in a row.", text=text, position=0)
    return Pattern(text=inner, terms=tuple(terms))


def matches(pattern: str, word: str) -> bool:
    """Whether a word fits a pattern with * and ?; in time that grows with both lengths only."""
    at = place = 0
    star, mark = -1, 0
    while place < len(word):
        if at < len(pattern) and pattern[at] == "*":
            star, mark, at = at, place, at + 1
        elif at < len(pattern) and pattern[at] in ("?", word[place]):
            at, place = at + 1, place + 1
        elif star >= 0:
            at, mark = star + 1, mark + 1
            place = mark
        else:
            return False
    return all(sign == "*" for sign in pattern[at:])
