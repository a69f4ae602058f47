"""Work done in processes of their own, on all cores; a piece that takes its process down is named, not fatal."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from types import TracebackType
from typing import Generic, Self, TypeVar

from kronika.model.failure import FailureKind

CHUNK = 4  # pieces of work that travel together
AHEAD = 3  # of those, for each process: what is done, what is next, and one more
T = TypeVar("T")
W = TypeVar("W")


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """Why a page could not be read; errors of any library travel between processes as text."""

    kind: FailureKind
    sentence: str


class Hands:
    """A crew of `count` processes, started when first needed; with `count` 0 the work is done here."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    @property
    def started(self) -> bool:
        """Whether there are processes already."""
        return self._pool is not None

    def each(self, reader: Callable[[W], T | Fault], works: Iterable[W]) -> list[T | Fault]:
        """What a reader makes of every piece of work, in the order given; a reader that dies costs only its own piece."""
        return list(self.begin(reader, works))

    def begin(self, reader: Callable[[W], T | Fault], works: Iterable[W]) -> Iterator[T | Fault]:
        """The same, but the work goes on while whoever asked uses what is done; pieces are asked for shortly before their turn."""
        if self._count == 0:
            return map(reader, works)
        if self._pool is None:
            self._pool = crew(self._count)
        handed = Handed(self._pool, reader, iter(works))
        handed.fill(AHEAD * self._count)
        return self._while_it_lasts(handed, reader)

    def _while_it_lasts(self, handed: Handed[W, T], reader: Callable[[W], T | Fault]) -> Iterator[T | Fault]:
        try:
            yield from handed
        except BrokenProcessPool:
            self._pool = None
            yield from (read_alone(work, reader) for work in handed.left())


class Handed(Generic[W, T]):
    """Pieces of work on their way: a few at a time go to the crew, and what is done comes back in the order given."""

    def __init__(self, pool: ProcessPoolExecutor, reader: Callable[[W], T | Fault], works: Iterator[W]) -> None:
        self._pool = pool
        self._reader = reader
        self._works = works
        self._handed: deque[tuple[list[W], Future[list[T | Fault]] | None]] = deque()  # None: the crew was dead

    def fill(self, chunks: int) -> None:
        """Hand over the next pieces."""
        for _ in range(chunks):
            some = list(islice(self._works, CHUNK))
            if not some:
                break
            try:
                self._handed.append((some, self._pool.submit(read_some, self._reader, some)))
            except BrokenProcessPool:
                self._handed.append((some, None))
                break

    def __iter__(self) -> Iterator[T | Fault]:
        while self._handed:
            done = self._handed[0][1]
            if done is None:
                raise BrokenProcessPool
            results = done.result()
            self._handed.popleft()
            self.fill(1)
            yield from results

    def left(self) -> Iterator[W]:
        """The pieces that did not come back, and those not handed over yet."""
        yield from (work for some, _ in self._handed for work in some)
        yield from self._works


def read_some(reader: Callable[[W], T | Fault], works: Sequence[W]) -> list[T | Fault]:
    """In another process: a few pieces of work."""
    return [reader(work) for work in works]


def read_alone(work: W, reader: Callable[[W], T | Fault]) -> T | Fault:
    """Read a page in a process that may die: the one that killed the crew is found this way."""
    with crew(1) as pool:
        try:
            return pool.submit(reader, work).result()
        except BrokenProcessPool:
            return Fault(
                kind=FailureKind.UNEXPECTED,
                sentence="The process that read this page died, perhaps for want of memory.",
            )


def crew(count: int) -> ProcessPoolExecutor:
    """Fresh processes that share nothing with this one."""
    return ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("spawn"), initializer=join_crew)


def join_crew() -> None:
    """In a new process: leave Ctrl-C to the parent, and end with it, also when it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.environ.setdefault(
        "OPENBLAS_NUM_THREADS", "1"
    )  # every core has its process already; threads would only cost memory
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait for the parent's end; a pool whose owner was killed would otherwise wait for work for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
