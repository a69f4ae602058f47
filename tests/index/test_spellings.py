"""Pairs of words come back from the index as they were told."""

from __future__ import annotations

import pytest

from kronika.index.spellings import expanded, spelling_pairs, spelling_prefix, squeezed


@pytest.mark.parametrize(
    "pair", ["prezident prezidentovi", "jít šel", "=pocasi počasí", "a a", "человек люди", "x" * 200 + " " + "x" * 199]
)
def test_a_pair_comes_back(pair: str) -> None:
    head, _, word = pair.partition(" ")
    assert expanded(f"{head} ", squeezed(pair)) == word


def test_only_words_with_accents_have_another_spelling() -> None:
    assert spelling_pairs(["počasí", "rain"]) == ["=pocasi počasí"]
    assert spelling_prefix("pocasi") == "=pocasi "
