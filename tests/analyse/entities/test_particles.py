"""Particles hold the name of a person together, and nothing else."""

from __future__ import annotations

import pytest

from kronika.analyse.entities.particles import with_particles
from kronika.analyse.text import Name, cut


def names_of(sentence: str, *marked: tuple[str, str]) -> tuple[list[str], list[str]]:
    text = cut(sentence, "pl")
    words = [token.text for token in text.tokens]
    found = []
    for phrase, kind in marked:
        first = words.index(phrase.split()[0])
        found.append(Name(first=first, last=first + len(phrase.split()), type=kind))
    joined = with_particles(text, found)
    return [" ".join(words[one.first : one.last]) for one in joined], [one.type for one in joined]


def test_a_given_name_taken_for_a_place_joins_its_surname() -> None:
    assert names_of("Rozmawiał z Ursulą von der Leyen wczoraj.", ("Ursulą", "LOC"), ("Leyen", "PER")) == (
        ["Ursulą von der Leyen"],
        ["PER"],
    )


@pytest.mark.parametrize(
    ("sentence", "left", "right"),
    [
        ("Widział Berlin i Leyen razem.", ("Berlin", "LOC"), ("Leyen", "PER")),  # no particle
        ("Rio de Janeiro czeka.", ("Rio", "LOC"), ("Janeiro", "LOC")),  # no person
        ("Ursulą von bardzo Leyen czeka.", ("Ursulą", "LOC"), ("Leyen", "PER")),  # something else between
    ],
)
def test_other_neighbours_stay_apart(sentence: str, left: tuple[str, str], right: tuple[str, str]) -> None:
    assert names_of(sentence, left, right)[1] == [left[1], right[1]]
