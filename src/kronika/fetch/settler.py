"""Outcomes are gathered and settled in batches, in a thread of their own, so that the network never waits for the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from kronika.fetch.patience import wait
from kronika.fetch.reading import Reading
from kronika.fetch.tally import Tally
from kronika.html.address import host_of
from kronika.model.clock import Clock
from kronika.model.errors import StoreError
from kronika.model.failure import FailureKind
from kronika.model.frontier import Discover, Frontier, Identify, Lease, Missed, Outcome, Rested, Settled
from kronika.model.page import Fetched

BATCH = 50
PATIENCE = 0.25  # seconds the first outcome of a batch waits for company
MOST_BYTES = 64_000_000  # bodies waiting to be stored, above which no new request starts
MOST_WAITING = 4 * BATCH

Result = tuple[Lease, Fetched] | Missed | Rested
"""A page as fetched, its links not yet read, or the outcome of a failed try or of none."""


class Settler:
    """Takes results from the crawl and settles them with the frontier."""

    def __init__(
        self,
        frontier: Frontier,
        discover: Discover,
        clock: Clock,
        after: Callable[[Settled, list[Lease]], None],
        identify: Identify | None = None,
    ) -> None:
        self._frontier = frontier
        self._read = Reading(discover=discover, identify=identify, clock=clock)
        self._clock = clock
        self._after = after
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="kronika-settle")
        self._results: list[Result] = []
        self._bytes = 0
        self._busy: tuple[Result, ...] = ()
        self._arrived = asyncio.Event()
        self._hurry = asyncio.Event()
        self._closing = False
        self.tally = Tally()

    @property
    def idle(self) -> bool:
        """Nothing waits and nothing is being settled."""
        return not self._results and not self._busy

    @property
    def full(self) -> bool:
        """So much waits that the network should pause."""
        return self._bytes > MOST_BYTES or len(self._results) > MOST_WAITING

    def put(self, result: Result) -> None:
        """Hand in a result."""
        self._results.append(result)
        self._bytes += size_of(result)
        self._arrived.set()
        if len(self._results) >= BATCH or self._bytes > MOST_BYTES:
            self._hurry.set()

    def hurry(self) -> None:
        """Settle at once: nothing more is coming for now."""
        self._hurry.set()

    async def run(self) -> None:
        """Settle until closed and empty."""
        while self._results or not self._closing:
            await self._arrived.wait()
            if len(self._results) < BATCH and not self._closing:
                await wait(self._hurry, PATIENCE)
            self._hurry.clear()
            await self._settle_some()
            if not self._results and not self._closing:
                self._arrived.clear()

    def close(self) -> None:
        """Settle what is left and end."""
        self._closing = True
        self._arrived.set()
        self._hurry.set()

    def end(self) -> None:
        """Wait for the thread."""
        self._thread.shutdown(wait=True)

    async def _settle_some(self) -> None:
        self._busy, self._results = tuple(self._results[:BATCH]), self._results[BATCH:]
        if not self._busy:
            return
        settled = await asyncio.get_running_loop().run_in_executor(self._thread, self._settle, self._busy)
        done, self._busy = self._busy, ()
        self._bytes -= sum(map(size_of, done))
        self._after(settled, [lease_of(result) for result in done])

    def _settle(self, results: Sequence[Result]) -> Settled:
        """In the thread: read pages, settle, count."""
        return self._settle_safely([self._outcome(result) for result in results])

    def _settle_safely(self, batch: list[Outcome]) -> Settled:
        """Settle a batch; if one outcome cannot be stored for a reason of its own, only that one fails."""
        try:
            settled = self._frontier.settle(batch)
        except StoreError:
            raise
        except Exception as error:  # noqa: BLE001 - whatever one odd page breaks must not stop the others
            if len(batch) > 1:
                return self._settle_one_by_one(batch)
            batch = [unstorable(batch[0], error, self._clock)]
            settled = self._frontier.settle(batch)
        self.tally.add([(host_of(one.lease.lead.url), one) for one in batch], settled)
        return settled

    def _settle_one_by_one(self, batch: list[Outcome]) -> Settled:
        parts = [self._settle_safely([one]) for one in batch]
        return Settled(**{name: sum(getattr(part, name) for part in parts) for name in Settled.__dataclass_fields__})

    def _outcome(self, result: Result) -> Outcome:
        return self._read(*result) if isinstance(result, tuple) else result


def unstorable(outcome: Outcome, error: Exception, clock: Clock) -> Missed:
    """An outcome the frontier stumbled over, as a failure it can store."""
    had = "was to stay as it is" if isinstance(outcome, Rested) else "was fetched"
    sentence = f"The page {had}, but could not be stored: {type(error).__name__}: {error}."
    return Missed(lease=outcome.lease, at=clock(), kind=FailureKind.UNEXPECTED, sentence=sentence)


def lease_of(result: Result) -> Lease:
    """The lease a result belongs to."""
    return result[0] if isinstance(result, tuple) else result.lease


def size_of(result: Result) -> int:
    """What a result holds in memory, roughly."""
    return len(result[1].body) if isinstance(result, tuple) else 0
