"""A stream of pages through a crew of processes: results in the order of the pages, and never many pages in memory."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Generic, TypeVar

from kronika.flow.readers import Fault, Work, crew
from kronika.model.errors import KronikaError
from kronika.model.failure import FailureKind

AHEAD = 8  # pages under way for each process
MOST_HELD = 64_000_000  # bytes of pages under way
DIED = Fault(kind=FailureKind.UNEXPECTED, sentence="The process that read this page died, perhaps for want of memory.")

Tag = TypeVar("Tag")
Made = TypeVar("Made")


@dataclass(slots=True)
class Ticket(Generic[Tag, Made]):
    """A page under way: its tag, its work, and who does it."""

    tag: Tag
    work: Work | Made | Fault
    pool: ProcessPoolExecutor | None = None
    result: Future[Made | Fault] | None = None

    @property
    def size(self) -> int:
        """Bytes it holds."""
        return len(self.work.body) if isinstance(self.work, Work) else 0


class Stream(Generic[Tag, Made]):
    """`job` is done for each piece of work in `count` processes; with `count` 0 it is done here."""

    def __init__(self, count: int, job: Callable[[Tag, Work], Made | Fault]) -> None:
        self._count = count
        self._job = job
        self._pool: ProcessPoolExecutor | None = None
        self._alone: ProcessPoolExecutor | None = None

    def through(self, works: Iterable[tuple[Tag, Work | Made | Fault]]) -> Iterator[tuple[Tag, Made | Fault]]:
        """The result for each, in order; what is a result or a fault already passes as it is."""
        waiting: deque[Ticket[Tag, Made]] = deque()
        held = 0
        try:
            for tag, work in works:
                ticket: Ticket[Tag, Made] = Ticket(tag, work)
                self._hand_out(ticket)
                waiting.append(ticket)
                held += ticket.size
                while waiting and (len(waiting) > AHEAD * self._count or held > MOST_HELD):
                    held -= waiting[0].size
                    yield self._finished(waiting.popleft())
            while waiting:
                yield self._finished(waiting.popleft())
        finally:
            for pool in (self._pool, self._alone):
                if pool is not None:
                    pool.shutdown(cancel_futures=True)

    def _hand_out(self, ticket: Ticket[Tag, Made]) -> None:
        """Give work to the crew; a crew that broke in the meantime is replaced."""
        while self._count and isinstance(ticket.work, Work) and ticket.result is None:
            self._pool = ticket.pool = self._pool or crew(self._count)
            try:
                with signals_held():
                    ticket.result = self._pool.submit(self._job, ticket.tag, ticket.work)
            except BrokenProcessPool:
                self._pool = None

    def _finished(self, ticket: Ticket[Tag, Made]) -> tuple[Tag, Made | Fault]:
        """Wait for one page. When its crew broke, whoever did it is found by reading the pages under way alone."""
        if not isinstance(ticket.work, Work):
            return ticket.tag, ticket.work
        if ticket.result is None:
            return ticket.tag, self._job(ticket.tag, ticket.work)
        try:
            return ticket.tag, ticket.result.result()
        except BrokenProcessPool:
            if self._pool is ticket.pool:
                self._pool = None
            return ticket.tag, self._read_alone(ticket.tag, ticket.work)

    def _read_alone(self, tag: Tag, work: Work) -> Made | Fault:
        self._alone = self._alone or one_that_lives()
        try:
            with signals_held():
                result = self._alone.submit(self._job, tag, work)
            return result.result()
        except BrokenProcessPool:
            self._alone = None
            return DIED


def one_that_lives() -> ProcessPoolExecutor:
    """A crew of one that has answered: where no process lives, no page is to blame and waiting for each would take for ever."""
    pool = crew(1)
    try:
        with signals_held():
            answer = pool.submit(os.getpid)
        answer.result()
    except BrokenProcessPool as error:
        raise KronikaError(
            "No process for reading pages can be started, perhaps for want of memory; try again with --processes 0."
        ) from error
    return pool


@contextmanager
def signals_held() -> Iterator[None]:
    """A process that is just starting must not be ended by the Ctrl-C that is meant for its parent."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
