"""Whose something is: "Benešovy" speaks of Beneš, where the text names him, and not of a place called like that."""

from __future__ import annotations

from collections.abc import Iterator

# Endings that only possessives have; "-ova" and "-ově" are left out, for towns have them too: "v Benešově".
ENDINGS = {"cs": ("ův", "ovy", "ovo", "ovou", "ových", "ovým", "ovými")}
SHORTEST = 3  # letters of an owner
VOWELS = frozenset("aeiouyáéíóúůýě")


def owners(word: str, code: str) -> Iterator[str]:
    """The surnames a word may be the possessive of: "Havlovy" of "Havl", or with its vowel back of "Havel"."""
    for ending in ENDINGS.get(code, ()):
        owner = word.removesuffix(ending)
        if owner != word and len(owner) >= SHORTEST:
            yield owner
            if owner[-1] not in VOWELS and owner[-2] not in VOWELS:
                yield f"{owner[:-1]}e{owner[-1]}"
