"""Every value of watching has its words."""

from __future__ import annotations

from kronika.model.article import PageClass
from kronika.model.change import PieceKind
from kronika.model.group import Cadence
from kronika.model.watch import FocusKind, NoiseKind, WatchState
from kronika.serve.web import watch_words


def test_nothing_is_without_a_name() -> None:
    assert set(watch_words.STATES) == set(watch_words.ABOUT_STATES) == set(WatchState)
    assert set(watch_words.FOCUS) == set(FocusKind)
    assert set(watch_words.NOISE) == set(NoiseKind)
    assert set(watch_words.CADENCES) == set(Cadence)
    assert set(watch_words.PIECES) == set(watch_words.SIGNS) == set(PieceKind)
    assert set(watch_words.CLASSES) == set(PageClass)


def test_states_and_signs_are_told_apart() -> None:
    for words in (watch_words.STATES, watch_words.ABOUT_STATES, watch_words.SIGNS, watch_words.NOISE):
        assert len(set(words.values())) == len(words)


def test_a_class_that_is_new_has_words_too() -> None:
    assert watch_words.page_class("poem") == "This page can be watched."
