"""Fragments and answers to try the shelves of annotation with."""

from __future__ import annotations

from typing import Any

from kronika.model.annotation import Choice, GivenAnswer, NewFragment
from kronika.store.store import Store
from tests.store.material import NOW

KIND = "mass-times"


def piece(number: int, **more: Any) -> NewFragment:
    """A fragment."""
    usual: dict[str, Any] = {
        "kind": KIND,
        "site": f"parish{number % 3}",
        "key": f"key {number}",
        "before": "W niedziele o ",
        "marked": f"{number % 24}.00",
        "after": " suma.",
        "path": ("Msze święte", "Niedziela"),
        "p": 0.5,
        "start": number,
        "end": number + 4,
        "url": "http://parish.localhost/msze",
    }
    return NewFragment(**{**usual, **more})


def ask(store: Store, count: int, **more: Any) -> list[int]:
    """Store fragments and return their numbers."""
    store.fragments.add([piece(number, **more) for number in range(count)], now=NOW)
    return sorted(store.fragments.numbers(KIND).values())


def given(fragment: int, client: str, choice: Choice = Choice.YES, seconds: float | None = 2.0) -> GivenAnswer:
    """An answer."""
    return GivenAnswer(fragment_id=fragment, choice=choice, client=client, seconds=seconds)
