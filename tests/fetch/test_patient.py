"""A store that is away is waited for within bounds, and it is told; time is a number."""

from __future__ import annotations

import pytest

from kronika.fetch.patient import Patience
from kronika.model.errors import StoreBusy, StoreError, StoreFull, StoreUnreachable


class Away:
    """Fails so often, then answers."""

    def __init__(self, times: int, error: type[StoreError]) -> None:
        self.left, self.error, self.calls = times, error, 0

    def __call__(self) -> str:
        self.calls += 1
        if self.calls <= self.left:
            raise self.error("It is away.")
        return "here"


class Slow(Patience):
    """Pauses without waiting."""

    def __init__(self, seconds: float) -> None:
        self.time = 0.0
        self.told: list[str] = []
        super().__init__(seconds, lambda: self.time)
        self._ended.wait = self.pass_by  # type: ignore[method-assign, assignment]
        self.on_trouble = lambda: self.told.append(self.trouble)

    def pass_by(self, seconds: float) -> bool:
        self.time += seconds
        return False


@pytest.mark.parametrize("error", [StoreBusy, StoreUnreachable])
def test_what_passes_is_waited_for_and_told(error: type[StoreError]) -> None:
    patience, away = Slow(60.0), Away(5, error)
    assert patience.insist(away) == "here"
    assert patience.told == ["Waiting for the database. It is away."] * 5
    assert patience.trouble == ""


def test_patience_has_an_end() -> None:
    patience = Slow(60.0)
    with pytest.raises(StoreUnreachable):
        patience.insist(Away(10_000, StoreUnreachable))
    assert 50.0 <= patience.time <= 60.0


def test_what_does_not_pass_is_not_waited_for() -> None:
    patience, full = Slow(60.0), Away(1, StoreFull)
    with pytest.raises(StoreFull):
        patience.insist(full)
    assert full.calls == 1


def test_a_wish_to_stop_ends_it() -> None:
    patience = Patience(60.0)
    patience.end()
    with pytest.raises(StoreBusy):
        patience.insist(Away(10_000, StoreBusy))
