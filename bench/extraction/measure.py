"""Every contender on every page, back to back in one process; or over several processes when only quality counts."""

from __future__ import annotations

import contextlib
import gc
import io
import logging
import multiprocessing
import time
import uuid
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from bench.extraction.contender import Found, Given, Reader
from bench.extraction.data import Page, decode
from bench.extraction.results import Result

LONGEST_ERROR = 150
Makers = Callable[[], Mapping[str, Callable[[], Reader]]]  # called in the process that reads


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """Who reads, and how it is measured."""

    makers: Makers
    timed: bool = True
    run: str = ""

    def named(self) -> Plan:
        """The same with a name for its run."""
        return Plan(makers=self.makers, timed=self.timed, run=uuid.uuid4().hex[:12])


class Bench:
    """The contenders, ready to read."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.readers = [(name, make()) for name, make in plan.makers().items()]
        self.turn = 0

    def warm_up(self, page: Page) -> None:
        """Let everybody load what they load on their first page, and take that out of the collector's rounds."""
        for name, reader in self.readers:
            self.read(name, reader, given_of(page), page.key)
        gc.collect()
        gc.freeze()

    def all_on(self, page: Page) -> list[Result]:
        """Everybody on one page; who begins changes from page to page, so that a warm cache favours nobody."""
        given = given_of(page)
        at = self.turn % len(self.readers)
        self.turn += 1
        return [self.read(name, reader, given, page.key) for name, reader in self.readers[at:] + self.readers[:at]]

    def read(self, name: str, reader: Reader, given: Given, key: str) -> Result:
        """One contender on one page; what it raises is its result."""
        if self.plan.timed:
            gc.collect()  # nobody pays for another's rubbish
        found, error = Found(), ""
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            began = time.process_time()
            try:
                found = reader(given)
            except Exception as failure:  # noqa: BLE001 - a peer may raise anything, and that is counted
                error = repr(failure)[:LONGEST_ERROR] or "error"
            seconds = time.process_time() - began
        return Result(
            key=key,
            contender=name,
            run=self.plan.run,
            found=found,
            seconds=seconds if self.plan.timed else None,
            error=error,
        )


def be_quiet() -> None:
    """Peers write a line or more for every odd page; what they raise is counted anyway."""
    warnings.filterwarnings("ignore")
    logging.disable(logging.CRITICAL)


def given_of(page: Page) -> Given:
    """What everybody is handed."""
    raw = page.raw()
    return Given(key=page.key, html=decode(raw), raw=raw, url=page.gold.url, lang=page.gold.lang)


def measure(plan: Plan, pages: Sequence[Page], processes: int = 1) -> Iterator[list[Result]]:
    """The results page by page, in any order."""
    plan = plan.named()
    if processes == 1:
        bench = Bench(plan)
        bench.warm_up(pages[0])
        try:
            yield from map(bench.all_on, pages)
        finally:
            gc.unfreeze()
        return
    if plan.timed:
        raise ValueError("Speed is measured in one process only.")
    with multiprocessing.get_context("fork").Pool(processes, begin, (plan,)) as pool:
        yield from pool.imap_unordered(go_on, pages, chunksize=4)


BENCH: list[Bench] = []  # the one of this worker process


def begin(plan: Plan) -> None:
    """Make the contenders of a worker process."""
    be_quiet()
    BENCH[:] = [Bench(plan)]


def go_on(page: Page) -> list[Result]:
    """Read one page in a worker process."""
    return BENCH[0].all_on(page)
