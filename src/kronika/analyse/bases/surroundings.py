"""What a whole text tells of a word: how often forms are written, and which other forms look like forms of the same word."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass

from kronika.analyse.bases.knowledge import Knowledge
from kronika.analyse.text import Text
from kronika.lang.language import Language

BEGINNING = 3  # letters that forms of one word share at least
ENDING = 5  # letters that may differ
MOST = 5  # pairs of endings of one word


@dataclass(frozen=True, slots=True, kw_only=True)
class Surroundings:
    """A text and its language, as far as the base of a name depends on them."""

    written: Mapping[str, int]  # form → how often
    alike: Mapping[str, tuple[str, ...]]  # beginning of a capitalised word → all such words
    language: Language
    known: Knowledge

    def endings(self, word: str) -> list[str]:
        """How a word ends where another form of it in the text ends otherwise: "a|em" for Mohameda beside Mohamedem."""
        low = word.lower()
        pairs = {pair for other in self.alike.get(low[:BEGINNING], ()) if (pair := differing(low, other))}
        return sorted(pairs)[:MOST]


def surroundings(text: Text, known: Knowledge) -> Surroundings:
    """Look at a whole text."""
    counted: Counter[str] = Counter()
    for token in text.tokens:
        counted[token.text] += 1
        if "-" in token.text:
            counted.update(token.text.split("-"))
    alike: dict[str, list[str]] = defaultdict(list)
    for form in counted:
        if form[:1].isupper() and len(form) >= BEGINNING:
            alike[form[:BEGINNING].lower()].append(form.lower())
    return Surroundings(
        written=counted,
        alike={begin: tuple(dict.fromkeys(found)) for begin, found in alike.items()},
        language=text.language,
        known=known,
    )


def differing(word: str, other: str) -> str:
    """The endings of two forms of one word; empty where they cannot be that."""
    same = 0
    for ours, theirs in zip(word, other, strict=False):
        if ours != theirs:
            break
        same += 1
    if word == other or same < BEGINNING or max(len(word), len(other)) - same > min(ENDING, same):
        return ""
    return f"{word[same:]}|{other[same:]}"
