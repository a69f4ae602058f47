"""Outcomes are gathered and settled in batches, in a thread of their own, so that the network never waits for the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from kronika.fetch.patience import wait
from kronika.fetch.tally import Tally
from kronika.fetch.verdicts import NOT_MODIFIED
from kronika.html.address import host_of
from kronika.model.clock import Clock
from kronika.model.errors import FetchError, KronikaError, StoreError
from kronika.model.failure import Failure, FailureKind
from kronika.model.frontier import Discover, Frontier, Identify, Identity, Kept, Lease, Missed, Outcome, Settled
from kronika.model.lead import Lead
from kronika.model.page import Fetched

BATCH = 50
PATIENCE = 0.25  # seconds the first outcome of a batch waits for company
MOST_BYTES = 64_000_000  # bodies waiting to be stored, above which no new request starts
MOST_WAITING = 4 * BATCH

Result = tuple[Lease, Fetched] | Missed
"""A page as fetched, its links not yet read, or the outcome of a failed try."""


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
        self._discover = discover
        self._identify = identify
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
        """In the thread: read links, settle, count."""
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
        if isinstance(result, Missed):
            return result
        lease, fetched = result
        if fetched.status == NOT_MODIFIED:
            return Kept(lease=lease, fetched=fetched)
        found, identity, faults = self._read(lease, fetched)
        return Kept(
            lease=lease,
            fetched=fetched,
            found=found,
            faults=faults,
            stands_for=identity.stands_for,
            likeness=identity.likeness,
            entities=identity.entities,
        )

    def _read(self, lease: Lease, fetched: Fetched) -> tuple[tuple[Lead, ...], Identity, tuple[Failure, ...]]:
        """Where a page leads and what it is; a page of which either cannot be read is still a page."""
        found: tuple[Lead, ...] = ()
        identity, faults = Identity(), []
        try:
            found = self._discover(lease.lead, fetched)
        except Exception as error:  # noqa: BLE001 - recorded with the page
            faults.append(self._fault(lease, "its links", error))
        try:
            identity = self._identify(lease.lead, fetched) if self._identify else identity
        except Exception as error:  # noqa: BLE001 - recorded with the page
            faults.append(self._fault(lease, "what it lists", error))
        return found, identity, tuple(faults)

    def _fault(self, lease: Lease, part: str, error: Exception) -> Failure:
        """Why a part could not be read: what our own errors say, or a fault of ours."""
        said = str(error) if isinstance(error, KronikaError) else f"{type(error).__name__}: {error}."
        return Failure(
            at=self._clock(),
            stage="collect",
            kind=kind_of_error(error),
            url=lease.lead.url,
            sentence=f"The page was kept, but {part} could not be read: {said}",
        )


def kind_of_error(error: Exception) -> FailureKind:
    """The kind an error carries; our own errors are explained, all others are not."""
    if isinstance(error, FetchError):
        return error.kind
    return FailureKind.UNREADABLE if isinstance(error, KronikaError) else FailureKind.UNEXPECTED


def unstorable(outcome: Outcome, error: Exception, clock: Clock) -> Missed:
    """An outcome the frontier stumbled over, as a failure it can store."""
    sentence = f"The page was fetched, but could not be stored: {type(error).__name__}: {error}."
    return Missed(lease=outcome.lease, at=clock(), kind=FailureKind.UNEXPECTED, sentence=sentence)


def lease_of(result: Result) -> Lease:
    """The lease a result belongs to."""
    return result.lease if isinstance(result, Missed) else result[0]


def size_of(result: Result) -> int:
    """What a result holds in memory, roughly."""
    return 0 if isinstance(result, Missed) else len(result[1].body)
