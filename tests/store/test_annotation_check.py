"""Counts of annotation that do not agree with its answers are found and told."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from kronika.model.annotation import Choice
from kronika.store.store import Store
from tests.store.asking import KIND, ask, given
from tests.store.material import NOW

FAULTS = {
    "UPDATE fragments SET answers = 5 WHERE answers = 1": "1 fragments count their answers wrongly",
    "UPDATE annotators SET answers = 9 WHERE excluded IS NOT NULL": "1 annotators count their answers wrongly",
    "UPDATE fragments SET open = NOT open": "fragments wait for answers though they should not",
}


@pytest.fixture
def asked(store: Store) -> Store:
    """Answers that count, skip, were undone, and are excluded."""
    numbers = ask(store, 5)
    good, bad = store.annotators.add(now=NOW), store.annotators.add(now=NOW)
    store.answers.keep(good.id, [given(numbers[0], "a"), given(numbers[1], "b", Choice.SKIP)], NOW)
    store.answers.keep(good.id, [given(numbers[2], "c")], NOW)
    store.answers.undo(good.id, "c", NOW)
    store.answers.keep(bad.id, [given(number, f"x{number}") for number in numbers], NOW)
    store.annotators.exclude(bad.id, reason="", by="", now=NOW)
    store.fragments.set_gold(numbers[4], Choice.YES)
    store.fragments.plan(KIND, wanted=3)
    return store


def test_all_is_well(asked: Store) -> None:
    assert asked.check() == []


@pytest.mark.parametrize("damage", FAULTS)
def test_a_fault_is_told(asked: Store, damage: str) -> None:
    with asked._database.write() as connection:
        connection.execute(text(damage))
    assert any(FAULTS[damage] in fault for fault in asked.check())
