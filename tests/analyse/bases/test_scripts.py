"""Edit scripts."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from kronika.analyse.bases.scripts import KEEP, applied, script

LETTERS = st.text(alphabet="abcdeěšřžýáíéúůжикл", min_size=1, max_size=10)


def test_only_the_ending_is_in_a_script() -> None:
    assert script("Merkelové", "Merkelová").label == "é>á"


def test_a_word_with_another_ending_is_left_alone() -> None:
    assert applied("Praha", script("Merkelové", "Merkelová")) is None


def test_shouted_words_get_shouted_endings() -> None:
    assert applied("PRAHY", script("Prahy", "Praha")) == "PRAHA"


@given(LETTERS, LETTERS)
def test_a_script_leads_to_what_it_was_made_of(form: str, base: str) -> None:
    assert applied(form, script(form, base)) == base


@given(LETTERS)
def test_keeping_changes_nothing(form: str) -> None:
    assert applied(form, KEEP) == form
