"""What a language must tell so that an invented paper can be written in it: phrases that fit together, and a page's small words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from random import Random

Phrases = tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Beat:
    """One field of news: any subject takes any verb, any verb any object, in the present tense, which knows no gender."""

    subjects: Phrases
    verbs: Phrases
    objects: Phrases


@dataclass(frozen=True, slots=True, kw_only=True)
class Syllables:
    """Names without end: one of each."""

    first: Phrases
    middle: Phrases
    last: Phrases

    def name(self, dice: Random) -> str:
        """One of them."""
        return dice.choice(self.first) + dice.choice(self.middle) + dice.choice(self.last)


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """What a page says beside its article."""

    menu: Phrases
    comments: str
    no_comments: str
    related: str
    most_read: str
    more: str
    tags: str
    share: str
    photo: str
    newsletter: str
    cookies: str
    subscribe: Phrases  # lines of a paywall
    consent: Phrases  # paragraphs of a consent wall
    footer: Phrases
    standing: Phrases  # lines some papers put into every text
    about: str  # of an author: {p} and {town}
    units: Phrases  # heads of a table's columns


@dataclass(frozen=True, slots=True, kw_only=True)
class Vocabulary:
    """A language. Slots: {s} {v} {o} of the beat, {a} adjunct, {e} tail, {b} opener, {y} verb of saying, {p} person, {l} surname,
    {town}, {day}, {n} {m} numbers."""

    lang: str
    beats: Mapping[str, Beat]
    adjuncts: Phrases
    openers: Phrases
    tails: Phrases
    saying: Phrases
    sentences: Phrases
    titles: Phrases
    summaries: Phrases
    captions: Phrases
    heads: Phrases
    formulas: Phrases  # sentences of texts that are alike every day: weather, markets
    opinions: Phrases
    nicks: Phrases
    firsts: Phrases
    fillers: Phrases  # small words that may stand between any two others
    surnames: Syllables
    towns: Syllables
    days: Phrases
    words: Words


def listed(text: str) -> Phrases:
    """Phrases parted by bars."""
    return tuple(" ".join(phrase.split()) for phrase in text.split("|"))


@cache
def vocabulary(lang: str) -> Vocabulary:
    """The vocabulary of a language."""
    found: Vocabulary = import_module(f"bench.layout.vocabularies.{lang}").VOCABULARY
    return found
