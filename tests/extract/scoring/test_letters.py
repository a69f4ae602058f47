"""Many texts are measured at once, as each would be alone."""

from __future__ import annotations

import re

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from kronika.extract.scoring.letters import COLON, DIGIT, END, QUOTE, UPPER, measure, pairs

TEXTS = ["Praha má 3 nové mosty.", "Read more:", "„Ano,“ řekl.", "— ŁÓDŹ —", "12"]


def test_words_and_marks_of_each_text() -> None:
    said = measure(TEXTS)
    assert said.words.tolist() == [5, 2, 2, 1, 1]
    assert said.capitals.tolist() == [1, 1, 1, 1, 0]
    assert said.short.tolist() == [2, 0, 1, 0, 1]
    assert said.stops.tolist() == [1, 0, 1, 0, 0]
    assert said.last[:3].tolist() == [END, COLON, END]
    assert said.first[2] == QUOTE
    assert said.counts[4, DIGIT] == 2
    assert said.counts[3, UPPER] == 4


def test_words_are_the_same_number_whatever_their_case_and_place() -> None:
    said = measure(["Nový most", "most NOVÝ", "nový"])
    first, second, third, fourth, fifth = said.hashes.tolist()
    assert first == fourth == fifth
    assert second == third
    assert first != second
    assert said.owner.tolist() == [0, 0, 1, 1, 2]
    assert said.begins.tolist() == [0, 2, 4]
    assert len(set(pairs(said.hashes).tolist())) == 4


@given(st.lists(st.text(min_size=1, max_size=40).filter(lambda text: "\n" not in text), min_size=1, max_size=12))
def test_any_texts_are_counted_like_one_by_one(texts: list[str]) -> None:
    together = measure(texts)
    alone = [measure([text]) for text in texts]
    assert together.words.tolist() == [int(one.words[0]) for one in alone]
    assert np.array_equal(together.counts, np.concatenate([one.counts for one in alone]))
    assert together.hashes.tolist() == [number for one in alone for number in one.hashes.tolist()]


@given(st.text(alphabet="abcžšЖд 12.,", min_size=1, max_size=60))
def test_words_are_runs_of_letters_and_digits(text: str) -> None:
    assert int(measure([text]).words[0]) == len(re.findall(r"[^\W_]+", text))
