"""Checks beside the requests: each page once, few at once, and a fault ends only its own."""

from __future__ import annotations

import threading
from collections.abc import Sequence

from kronika.model.errors import InputError
from kronika.serve.web.checking import Checking

PATIENCE = 20.0


class Work:
    """Checks that last until they are let go."""

    def __init__(self) -> None:
        self.begun: list[list[int]] = []
        self.started = threading.Semaphore(0)
        self.go = threading.Event()
        self.ended = threading.Semaphore(0)

    def __call__(self, ids: Sequence[int]) -> None:
        self.begun.append(list(ids))
        self.started.release()
        assert self.go.wait(PATIENCE)


def test_a_page_is_checked_once_at_a_time() -> None:
    checking, work = Checking(), Work()
    assert checking.start([1, 2], work)
    assert work.started.acquire(timeout=PATIENCE)
    assert checking.under_way(1) and checking.under_way(2) and not checking.under_way(3)
    assert checking.start([2], work), "somebody looks already"
    assert checking.start([2, 3], work)
    assert work.started.acquire(timeout=PATIENCE)
    assert work.begun == [[1, 2], [3]]
    work.go.set()
    wait_for(checking, 1, 3)


def test_too_many_at_once_are_refused() -> None:
    checking, work = Checking(most=1), Work()
    assert checking.start([1], work)
    assert not checking.start([2], work)
    work.go.set()
    wait_for(checking, 1)
    assert checking.start([2], work)
    wait_for(checking, 2)


def test_a_fault_ends_only_its_own_check() -> None:
    checking = Checking(most=1)
    for fault in (InputError("a sentence"), ZeroDivisionError()):

        def fail(ids: Sequence[int], fault: Exception = fault) -> None:
            raise fault

        assert checking.start([1], fail)
        wait_for(checking, 1)


def wait_for(checking: Checking, *ids: int) -> None:
    waited = threading.Event()
    for _ in range(2000):
        if not any(checking.under_way(number) for number in ids):
            return
        waited.wait(0.01)
    raise AssertionError("it did not end")
