"""Sentences of one story: a small cast that comes again and again, in patterns that hardly ever give the same words twice."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random

from bench.layout.vocabulary import Beat, Vocabulary

SLOT = re.compile(r"\{(\w+)\}")
BEGINNING = re.compile(r"^\W*[^\W\d_]")
INNER = re.compile(r"[\w»”“]$")  # no small word after a comma, a dash or an opening mark
STREWN = (0.16, 0.40)  # chance of a small word between two others; every story draws its own
DEEP = 2  # a tail may hold a clause of its own, which may hold another; no further
FAITHFUL = 0.6  # chance that a story stays with its own subjects and objects
ASTRAY = 0.3  # chance that what is not of the story is not of its field either
STRANGER = 0.25  # chance that somebody new is quoted


class Cast:
    """Who and what one story is about, and every sentence it can say about them."""

    def __init__(self, dice: Random, vocabulary: Vocabulary, beat: str, *, terse: float = 0.2) -> None:
        self.dice = dice
        self.vocabulary = vocabulary
        self.beat = vocabulary.beats[beat]
        self.terse = terse  # share of sentences in the plainest pattern: an author's manner
        self.strewn = dice.uniform(*STREWN)
        self.subjects = dice.sample(self.beat.subjects, 4)
        self.objects = dice.sample(self.beat.objects, 4)
        self.towns = [vocabulary.towns.name(dice) for _ in range(3)]
        self.people = [self.somebody() for _ in range(3)]

    def sentence(self) -> str:
        """One sentence."""
        patterns = self.vocabulary.sentences
        return self.loose(patterns[0] if self.dice.random() < self.terse else self.dice.choice(patterns))

    def loose(self, pattern: str) -> str:
        """A pattern filled, with small words strewn in: set phrases alone would be met again in every other text."""
        first, *others = self.fill(pattern, DEEP).split(" ")
        words = [first]
        for word in others:
            if self.dice.random() < self.strewn and INNER.search(words[-1]):
                words.append(self.fill(self.dice.choice(self.vocabulary.fillers), 0))
            words.append(word)
        return capital(" ".join(words))

    def say(self, pattern: str) -> str:
        """A pattern filled, its first letter large."""
        return capital(self.fill(pattern, DEEP))

    def fill(self, pattern: str, depth: int) -> str:
        """A pattern filled; below a certain depth nothing that opens another clause is drawn."""
        return SLOT.sub(lambda found: self.draw(found[1], depth), pattern)

    def draw(self, slot: str, depth: int) -> str:
        """What stands in a slot."""
        if slot in SIMPLE:
            return SIMPLE[slot](self)
        phrases = self.phrases(slot)
        if depth <= 0:
            phrases = tuple(phrase for phrase in phrases if "{" not in phrase) or phrases
        return self.fill(self.dice.choice(phrases), depth - 1)

    def phrases(self, slot: str) -> Sequence[str]:
        """The phrases a slot takes one of."""
        known = {
            "v": self.beat.verbs,
            "o": self.objects if self.dice.random() < FAITHFUL else self.elsewhere().objects,
            "a": self.vocabulary.adjuncts,
            "b": self.vocabulary.openers,
            "e": self.vocabulary.tails,
            "y": self.vocabulary.saying,
        }
        return known[slot]

    def subject(self) -> str:
        """Somebody who acts."""
        own = self.subjects if self.dice.random() < FAITHFUL else self.elsewhere().subjects
        return self.fill(self.dice.choice(own), 0)

    def elsewhere(self) -> Beat:
        """The story's field, or now and then another one."""
        beats = self.vocabulary.beats
        return beats[self.dice.choice(tuple(beats))] if self.dice.random() < ASTRAY else self.beat

    def somebody(self) -> str:
        """A full name."""
        return f"{self.dice.choice(self.vocabulary.firsts)} {self.vocabulary.surnames.name(self.dice)}"

    def person(self) -> str:
        """Somebody of the cast, or somebody new."""
        return self.somebody() if self.dice.random() < STRANGER else self.dice.choice(self.people)

    def town(self) -> str:
        """Where it happens, or somewhere else."""
        return self.dice.choice(self.towns) if self.dice.random() < FAITHFUL else self.vocabulary.towns.name(self.dice)

    def large(self) -> str:
        """A number above a hundred."""
        value = int(10 ** self.dice.uniform(2.1, 4.4))
        return f"{value:,}".replace(",", "\u00a0" if self.vocabulary.lang != "en" else ",")


def capital(text: str) -> str:
    """The first letter large, unless a number comes before it."""
    return BEGINNING.sub(lambda found: found[0].upper(), text)


SIMPLE: dict[str, Callable[[Cast], str]] = {
    "s": Cast.subject,
    "p": Cast.person,
    "l": lambda cast: cast.person().rsplit(" ", 1)[1],
    "town": Cast.town,
    "day": lambda cast: cast.dice.choice(cast.vocabulary.days),
    "n": lambda cast: str(cast.dice.randint(2, 95)),
    "m": Cast.large,
    "nick": lambda cast: cast.dice.choice(cast.vocabulary.nicks),
}
