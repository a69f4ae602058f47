"""The desk of a crawl: hands leases to the engine, sends them out, and passes on what came of them."""

from __future__ import annotations

import asyncio

from kronika.fetch.lanes import Lanes
from kronika.fetch.outcome import missed, too_patient
from kronika.fetch.settler import Settler
from kronika.fetch.supply import Supply
from kronika.fetch.trouble import Trouble
from kronika.fetch.way import Way
from kronika.html.address import host_of
from kronika.model.clock import Clock
from kronika.model.failure import FailureKind
from kronika.model.frontier import Lease
from kronika.model.page import Fetched
from kronika.settings import FetchSettings


class CrawlDesk:
    """Joins lanes, way, supply and settler for one crawl."""

    def __init__(
        self, lanes: Lanes, way: Way, supply: Supply, settler: Settler, settings: FetchSettings, clock: Clock
    ) -> None:
        self._lanes = lanes
        self._way = way
        self._supply = supply
        self._settler = settler
        self._settings = settings
        self._clock = clock
        self._flights: set[asyncio.Task[Fetched]] = set()
        self.broken_off: list[Lease] = []

    def next(self) -> Lease | None:
        """The next lease whose host is ready, unless the disk cannot keep up or the crawl stops."""
        if self._supply.stopping or self._settler.full:
            return None
        found = self._lanes.next()
        if found is None:
            return None
        host, lease = found
        self._supply.started(host)
        return lease

    def ready_in(self) -> float | None:
        """Seconds until a host that waits for its time is ready."""
        return None if self._supply.stopping or self._settler.full else self._lanes.ready_in()

    def over(self) -> bool:
        """Nothing more will come."""
        return self._supply.finished or self._supply.stopping

    async def fetch(self, lease: Lease) -> Fetched:
        """Fetch the page of a lease, unless its host is left alone; its lane is free again afterwards."""
        host = host_of(lease.lead.url)
        started = asyncio.get_running_loop().time()
        try:
            self._lanes.check(host)
            fetched = await self._fly(lease)
            self._lanes.fine(host)
            return fetched
        except Trouble as trouble:
            self._learn(host, trouble, started)
            raise
        finally:
            self._lanes.done(host)
            if not self._lanes.in_flight and not self._lanes.waiting:
                asyncio.get_running_loop().call_soon(self._settler.hurry)

    def kept(self, lease: Lease, fetched: Fetched) -> None:
        """A page was had."""
        self._settler.put((lease, fetched))

    def failed(self, lease: Lease, error: BaseException) -> None:
        """A page was not had: broken off by a stop, in trouble, or struck by a fault of ours."""
        if isinstance(error, asyncio.CancelledError | InterruptedError):
            self.broken_off.append(lease)
            return
        if not isinstance(error, Trouble):
            said = f"{lease.lead.url} struck a fault in Kronika: {type(error).__name__}: {error}."
            error = Trouble(said, kind=FailureKind.UNEXPECTED)
        self._settler.put(missed(lease, error, self._clock(), self._settings))

    def break_off(self) -> None:
        """End what is in flight."""
        for flight in self._flights:
            flight.cancel()

    async def _fly(self, lease: Lease) -> Fetched:
        flight = asyncio.create_task(self._way.visit(lease))
        self._flights.add(flight)
        try:
            return await flight
        except asyncio.CancelledError as error:
            flight.cancel()
            raise InterruptedError("The crawl stops.") from error
        finally:
            self._flights.discard(flight)

    def _learn(self, host: str, trouble: Trouble, started: float) -> None:
        """What a failure says about the whole host; what was turned away without asking says nothing."""
        if trouble.final:
            return
        sure = trouble.kind is FailureKind.RATE_LIMITED
        if trouble.host is not None:
            self._lanes.strike(trouble, started)
        elif trouble.kind is FailureKind.SERVER:
            sure = self._lanes.stumble(host, trouble, started)
        else:
            self._lanes.fine(host)
        # One page that is away for a day may be only that; a second one, or a host that says “too much”, is not.
        if trouble.retry_after is not None and (sure or not too_patient(trouble, self._settings)):
            self._lanes.hold(host, trouble.retry_after)
