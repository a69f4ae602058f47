"""Work done in processes of their own, on all cores; a piece that takes its process down is named, not fatal."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from types import TracebackType
from typing import Self, TypeVar

from kronika.model.failure import FailureKind

CHUNK = 4
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

    def each(self, reader: Callable[[W], T | Fault], works: Sequence[W]) -> list[T | Fault]:
        """What a reader makes of every piece of work, in the order given; a reader that dies costs only its own piece."""
        return list(self.begin(reader, works))

    def begin(self, reader: Callable[[W], T | Fault], works: Sequence[W]) -> Iterator[T | Fault]:
        """The same, but the work goes on while whoever asked uses what is done."""
        if self._count == 0:
            return map(reader, works)
        if self._pool is None:
            self._pool = crew(self._count)
        return self._while_it_lasts(self._pool.map(reader, works, chunksize=CHUNK), reader, works)

    def _while_it_lasts(
        self, results: Iterator[T | Fault], reader: Callable[[W], T | Fault], works: Sequence[W]
    ) -> Iterator[T | Fault]:
        done = 0
        try:
            for result in results:
                yield result
                done += 1
        except BrokenProcessPool:
            self._pool = None
            yield from (read_alone(work, reader) for work in works[done:])


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
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait for the parent's end; a pool whose owner was killed would otherwise wait for work for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
