"""When the shared line is away, the process's own takes its place, and the shared one is tried again."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence

import pytest

from kronika.flow.annotation_line import REST, SteadyLine
from kronika.learn.line import MemoryLine
from kronika.model.errors import StoreUnreachable


class Away(MemoryLine):
    """A line that can be taken away."""

    away = False

    def check(self) -> None:
        if self.away:
            raise StoreUnreachable("The Redis does not answer.")

    def due(self, kind: str) -> bool:
        self.check()
        return super().due(kind)

    def fill(self, kind: str, numbers: Sequence[int]) -> None:
        self.check()
        super().fill(kind, numbers)

    def take(self, kind: str, count: int, fits: Callable[[int], bool]) -> list[int]:
        self.check()
        return super().take(kind, count, fits)

    def settle(self, kind: str, numbers: Iterable[int]) -> None:
        self.check()
        super().settle(kind, numbers)


def test_nobody_notices_that_redis_is_away(caplog: pytest.LogCaptureFixture) -> None:
    now = [100.0]
    shared, own = Away(lambda: now[0]), MemoryLine(lambda: now[0])
    line = SteadyLine(shared, own, lambda: now[0])
    line.fill("mass", [1, 2, 3])
    assert line.take("mass", 1, lambda number: True) == [1]
    shared.away = True
    with caplog.at_level(logging.WARNING):
        line.settle("mass", [1])
        assert line.take("mass", 1, lambda number: True) == []  # the desk asks the database then
        assert line.due("mass")
    assert len(caplog.records) == 1
    line.fill("mass", [7])
    assert line.take("mass", 1, lambda number: True) == [7]
    shared.away = False
    now[0] += REST + 1
    assert line.take("mass", 1, lambda number: True) == [2]
