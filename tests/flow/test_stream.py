"""The stream: results in order, few pages in memory, and a killed process costs at most the page that killed it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime

import pytest

from kronika.flow import stream
from kronika.flow.readers import Fault, Work
from kronika.flow.stream import AHEAD, Stream
from kronika.model.errors import KronikaError
from kronika.model.failure import FailureKind

NOW = datetime(2026, 3, 31, tzinfo=UTC)


def work(body: bytes) -> Work:
    return Work(body=body, url=None, lang=None, content_type=None, now=NOW, engine="auto")


def shout(tag: int, done: Work) -> str | Fault:
    """A job that needs no extraction: slow for the first, deadly for some."""
    if done.body == b"slow":
        time.sleep(0.3)
    if done.body == b"deadly":
        os.kill(os.getpid(), signal.SIGKILL)
    return f"{tag} {done.body.decode()}"


def test_results_come_in_the_order_of_the_pages() -> None:
    bodies = [b"slow", *(b"page" for _ in range(20))]
    made = list(Stream(2, shout).through((n, work(body)) for n, body in enumerate(bodies)))
    assert made == [(n, f"{n} {body.decode()}") for n, body in enumerate(bodies)]


def test_without_processes_it_is_done_here() -> None:
    assert list(Stream(0, shout).through([(1, work(b"a")), (2, work(b"b"))])) == [(1, "1 a"), (2, "2 b")]


def test_faults_pass_in_their_place() -> None:
    fault = Fault(kind=FailureKind.UNREADABLE, sentence="No.")
    for count in (0, 1):
        made = list(Stream(count, shout).through([(1, work(b"a")), (2, fault), (3, work(b"c"))]))
        assert made == [(1, "1 a"), (2, fault), (3, "3 c")]


def test_only_a_window_of_pages_is_taken() -> None:
    taken = 0

    def pages() -> Iterator[tuple[int, Work]]:
        nonlocal taken
        for taken in range(1, 1_001):
            yield taken, work(b"page")

    results = Stream(1, shout).through(pages())
    next(results)
    assert taken == AHEAD + 1
    results.close()


def test_large_pages_are_held_one_at_a_time(monkeypatch) -> None:
    monkeypatch.setattr(stream, "MOST_HELD", 10)
    taken: list[int] = []

    def pages() -> Iterator[tuple[int, Work]]:
        for number in range(5):
            taken.append(number)
            yield number, work(b"a large page")

    results = Stream(1, shout).through(pages())
    next(results)
    assert taken == [0]
    assert len(list(results)) == 4


def test_pages_that_kill_their_process_are_named_and_all_others_are_read() -> None:
    bodies = [b"deadly" if n in (3, 4, 30) else b"page" for n in range(40)]
    made = dict(Stream(2, shout).through((n, work(body)) for n, body in enumerate(bodies)))
    assert [n for n, result in made.items() if isinstance(result, Fault)] == [3, 4, 30]
    assert made[3] == stream.DIED
    assert made[39] == "39 page"


def stillborn(count: int) -> ProcessPoolExecutor:
    """A crew whose processes die before they can work."""
    return ProcessPoolExecutor(
        count, mp_context=multiprocessing.get_context("spawn"), initializer=os._exit, initargs=(1,)
    )


def test_where_no_process_lives_no_page_is_blamed(monkeypatch) -> None:
    monkeypatch.setattr(stream, "crew", stillborn)
    with pytest.raises(KronikaError, match="No process for reading pages"):
        list(Stream(1, shout).through([(1, work(b"a"))]))
