"""Leaves out keywords that say what a better one says already."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher

from kronika.analyse.keywords.candidates import Candidate

NEARLY = 0.85  # of the letters in common
MOSTLY = 0.6  # of the places of a short phrase are places of a longer one


def pruned(ranked: Sequence[tuple[float, Candidate]], most: int) -> list[tuple[float, Candidate]]:
    """The best candidates, best first, without near-duplicates."""
    counts = {candidate.key: len(candidate.places) for _, candidate in ranked}
    covered = {
        short
        for key, count in counts.items()
        for short in parts(key)
        if short in counts and count >= 2 and count >= MOSTLY * counts[short]
    }
    chosen: list[tuple[float, Candidate]] = []
    for score, candidate in ranked:
        if len(chosen) >= most:
            break
        if candidate.key not in covered and not any(repeats(candidate, other) for _, other in chosen):
            chosen.append((score, candidate))
    return chosen


def parts(key: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The shorter phrases within a phrase."""
    return [
        key[start:end] for start in range(len(key)) for end in range(start + 1, len(key) + 1) if end - start < len(key)
    ]


def repeats(candidate: Candidate, other: Candidate) -> bool:
    """Whether a phrase holds the other, is within it, or is written nearly the same."""
    one, two = candidate.key, other.key
    if one in parts(two) or two in parts(one):
        return True
    shared = len(set(one) & set(two))
    if shared and shared >= min(len(one), len(two)):
        return True
    first, second = " ".join(one), " ".join(two)
    if abs(len(first) - len(second)) > (1 - NEARLY) * 2 * max(len(first), len(second)):
        return False
    matcher = SequenceMatcher(None, first, second, autojunk=False)
    return matcher.real_quick_ratio() >= NEARLY and matcher.quick_ratio() >= NEARLY and matcher.ratio() >= NEARLY
