"""Negation inside words: taken apart where it is one, left alone where it is none."""

from __future__ import annotations

import pytest

from kronika.analyse.sentiment.prefixes import key, negated_verb, positive


@pytest.mark.parametrize(
    ("form", "base", "code", "expected"),
    [
        ("nešťastného", "šťastný", "cs", "nešťastný"),
        ("nenávidí", "nenávidět", "cs", "nenávidět"),
        ("dobrého", "dobrý", "cs", "dobrý"),
        ("nejvyšší", "vysoký", "cs", "vysoký"),
        ("better", "good", "en", "good"),
    ],
)
def test_key_keeps_the_negation(form: str, base: str, code: str, expected: str) -> None:
    assert key(form, base, code) == expected


def test_what_is_negated() -> None:
    assert positive("nelíbí", "cs") == "líbit"
    assert positive("niedobry", "pl") == "dobry"
    assert positive("неплохой", "ru") == "плохой"
    assert positive("nebe", "cs") == ""  # too short to be one
    assert positive("never", "en") == ""


def test_verbs_that_say_what_does_not_happen() -> None:
    assert negated_verb("nebyl", "být", "cs") == "být"
    assert negated_verb("nechal", "nechat", "cs") == ""
    assert negated_verb("nešťastný", "šťastný", "cs") == ""
    assert negated_verb("nie", "nie", "pl") == ""
