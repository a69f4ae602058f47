"""The gate bounds what is under way and what begins each second, over all hosts."""

from __future__ import annotations

import math

from kronika.fetch.gate import Gate


def test_no_more_than_so_many_at_once() -> None:
    gate = Gate(parallel=2, rate=0.0)
    gate.enter(1.0)
    assert gate.opens() == -math.inf
    gate.enter(1.0)
    assert gate.opens() == math.inf
    gate.leave()
    assert gate.opens() == -math.inf


def test_no_more_than_so_many_a_second() -> None:
    gate = Gate(parallel=9, rate=4.0)
    begun, now = [], 10.0
    for _ in range(5):
        now = max(now, gate.opens())
        gate.enter(now)
        begun.append(now)
    assert begun == [10.0, 10.25, 10.5, 10.75, 11.0]
    gate.enter(20.0)
    assert gate.opens() == 20.25, "what was not used is not saved up"
