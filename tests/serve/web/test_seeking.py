"""Searches beside the requests: one for a source, few at once, and whatever goes wrong is told."""

from __future__ import annotations

import threading

from kronika.model.errors import InputError
from kronika.serve.web.seeking import Seeking
from tests.serve.web.chronicle import NOW


def ended(seeking: Seeking, key: int) -> str:
    """Wait for a search; returns its fault."""
    for thread in threading.enumerate():
        if thread.name == "kronika-seek":
            thread.join(10)
    search = seeking.of(key)
    assert search is not None and not search.running
    return search.fault


def test_a_search_runs_beside_and_ends() -> None:
    seeking, gate = Seeking(clock=lambda: NOW), threading.Event()
    assert seeking.of(1) is None
    assert seeking.start(1, lambda: gate.wait(10) and None)
    running = seeking.of(1)
    assert running is not None and running.running
    gate.set()
    assert ended(seeking, 1) == ""


def test_a_second_wish_for_the_same_starts_nothing_and_too_many_are_refused() -> None:
    seeking, gate, runs = Seeking(clock=lambda: NOW, most=1), threading.Event(), []

    def work() -> None:
        runs.append(1)
        gate.wait(10)

    assert seeking.start(1, work)
    assert seeking.start(1, work)
    assert not seeking.start(2, work)
    gate.set()
    ended(seeking, 1)
    assert runs == [1]
    assert seeking.start(2, work)
    ended(seeking, 2)


def test_a_sentence_is_kept_and_a_traceback_is_not_shown() -> None:
    seeking = Seeking(clock=lambda: NOW)

    def few() -> None:
        raise InputError("Only 3 pages; 10 are needed.")

    def broken() -> None:
        raise ZeroDivisionError("secret detail")

    seeking.start(1, few)
    assert ended(seeking, 1) == "Only 3 pages; 10 are needed."
    seeking.start(1, broken)
    fault = ended(seeking, 1)
    assert "ZeroDivisionError" in fault
    assert "secret" not in fault
