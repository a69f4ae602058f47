"""Contested fragments: those on which the people who count disagree, with each vote, the closest first."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from datetime import datetime

from kronika.model.annotation import Choice, Fragment
from kronika.store.store import Store


@dataclass(frozen=True, slots=True, kw_only=True)
class Voice:
    """What one device said of a fragment."""

    annotator_id: int
    choice: Choice
    at: datetime
    counts: bool  # not of an excluded annotator


@dataclass(frozen=True, slots=True, kw_only=True)
class Contested:
    """A fragment and who said what."""

    fragment: Fragment
    voices: tuple[Voice, ...]

    @property
    def yes(self) -> int:
        """Votes for yes that count."""
        return sum(voice.counts and voice.choice is Choice.YES for voice in self.voices)

    @property
    def no(self) -> int:
        """Votes for no that count."""
        return sum(voice.counts and voice.choice is Choice.NO for voice in self.voices)

    @property
    def closeness(self) -> float:
        """0.5 when as many say yes as no, 0 when all agree."""
        return min(self.yes, self.no) / max(self.yes + self.no, 1)


def contested(store: Store, kind: str) -> list[Contested]:
    """Every fragment with at least one yes and one no that count."""
    voices: dict[int, list[Voice]] = defaultdict(list)
    for vote in store.answers.votes(kind):
        if not vote.undone:
            voice = Voice(
                annotator_id=vote.annotator_id, choice=Choice(vote.choice), at=vote.at, counts=not vote.excluded
            )
            voices[vote.fragment_id].append(voice)
    fragments = store.fragments.get([number for number, said in voices.items() if split(said)])
    found = [
        Contested(fragment=fragment, voices=tuple(voices[number])) for number, fragment in sorted(fragments.items())
    ]
    return sorted(found, key=lambda one: (-one.closeness, -len(one.voices), one.fragment.id))


def split(voices: list[Voice]) -> bool:
    """Do those who count disagree?"""
    return {Choice.YES, Choice.NO} <= {voice.choice for voice in voices if voice.counts}
