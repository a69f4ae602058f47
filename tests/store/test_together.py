"""Writing together: one commit for many, and one's fault is not the others'."""

from __future__ import annotations

import threading
from collections.abc import Sequence

import pytest

from kronika.model.errors import InputError
from kronika.store.together import Together


def test_what_waits_is_written_at_once() -> None:
    parcels: list[list[int]] = []
    first_is_writing, go_on = threading.Event(), threading.Event()

    def write(items: Sequence[int]) -> list[int]:
        parcels.append(list(items))
        first_is_writing.set()
        assert go_on.wait(10)
        return [item * 10 for item in items]

    together = Together(write)
    results: dict[int, list[int]] = {}
    threads = [threading.Thread(target=lambda n=n: results.update({n: together([n, n + 100])})) for n in range(5)]
    threads[0].start()
    assert first_is_writing.wait(10)
    for thread in threads[1:]:
        thread.start()
    while len(together.waiting) < 4:
        pass
    go_on.set()
    for thread in threads:
        thread.join(10)
    assert results == {n: [n * 10, (n + 100) * 10] for n in range(5)}
    assert len(parcels) == 2
    assert sorted(parcels[1]) == [1, 2, 3, 4, 101, 102, 103, 104]


def test_a_parcel_that_cannot_be_written_does_not_take_others_along() -> None:
    def write(items: Sequence[int]) -> list[int]:
        if 13 in items:
            raise InputError("Not this one.")
        return list(items)

    together = Together(write)
    together.writing.acquire()
    results: list[object] = []

    def bring(number: int) -> None:
        try:
            results.append(together([number]))
        except InputError as error:
            results.append(str(error))

    threads = [threading.Thread(target=bring, args=(number,)) for number in (1, 13, 2)]
    for thread in threads:
        thread.start()
    while len(together.waiting) < 3:
        pass
    together.writing.release()
    for thread in threads:
        thread.join(10)
    assert sorted(map(str, results)) == ["Not this one.", "[1]", "[2]"]


def test_a_fault_of_ours_reaches_everybody_who_waits() -> None:
    def write(items: Sequence[int]) -> list[int]:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        Together(write)([1])
