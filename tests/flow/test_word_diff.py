"""Texts compared word by word: the new one is shown whole, and what only looks edited is told from what is."""

from __future__ import annotations

from datetime import timedelta

import pytest

from kronika.flow.word_diff import word_difference
from kronika.model.article_history import WordKind
from tests.store.material import NOW


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("Ministr „lhal“ – prý", 'Ministr "lhal" - prý'),
        ("It’s over", "It's over"),
        ("Zaplatil 10\u00a0000 korun", "Zaplatil  10 000 korun "),
        ("A bude hůř...", "A bude hůř…"),
        ("Skončil, prý.", "Skončil prý"),
        ("Neroz\u00addělené", "Nerozdělené"),
        ("Text je tady.\nPřečteno: 1 234 krát", "Text je tady.\n\nPřečteno: 1 240 krát"),
        ("Zveřejněno před 5 minutami\nText.", "Zveřejněno před 25 minutami\nText."),
        ("Stejný text", "Stejný text"),
    ],
)
def test_typography_counters_and_ages_are_no_edits(before: str, after: str) -> None:
    found = word_difference(before, after, before_at=NOW, after_at=NOW + timedelta(minutes=20))
    assert (found.is_edit, found.added, found.removed) == (False, 0, 0)
    assert "".join(run.text for run in found.words) == after


@pytest.mark.parametrize(
    ("before", "after", "removed", "added"),
    [
        ("Vláda selhala při povodni", "Vláda čelí kritice po povodni", 2, 3),
        ("Pět mrtvých při nehodě", "Sedm mrtvých při nehodě", 1, 1),
        ("5 mrtvých", "7 mrtvých", 1, 1),
        ("Skončil.", "Skončil?", 0, 0),
        ("Inflace 10 %", "Inflace −10 %", 0, 0),
        ("", "Nový úvod", 0, 2),
        ("Starý úvod", "", 2, 0),
        ("a <b> & c", "a <i> & c", 1, 1),
        ("\x00 první", "\ud800 druhý", 1, 1),
    ],
)
def test_what_says_something_else_is_an_edit(before: str, after: str, removed: int, added: int) -> None:
    found = word_difference(before, after)
    assert (found.is_edit, found.removed, found.added) == (True, removed, added)
    assert "".join(run.text for run in found.words if run.kind is not WordKind.REMOVED) == after


def test_a_paragraph_that_moved_is_neither_added_nor_removed() -> None:
    one = "První odstavec vypráví o vodě v řece a o lidech, kteří u ní bydlí."
    two = "Druhý odstavec mluví o něčem docela jiném než ten první."
    found = word_difference(f"{one}\n\n{two}", f"{two}\n\n{one}")
    assert (found.is_edit, found.added, found.removed) == (True, 0, 0)
    assert {run.moved for run in found.words if run.kind is not WordKind.KEPT} == {True}
