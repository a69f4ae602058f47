"""One page, now: the same door, guard and caps as a crawl, without a frontier."""

from __future__ import annotations

import asyncio

from kronika.fetch.address import read
from kronika.fetch.door import Door
from kronika.fetch.guard import Guard
from kronika.fetch.identity import user_agent
from kronika.fetch.visit import OpenRoad, Visitor
from kronika.model.clock import Clock
from kronika.model.page import Fetched
from kronika.settings import FetchSettings


def fetch_one(url: str, settings: FetchSettings, *, clock: Clock) -> Fetched:
    """Fetch one page and wait for it. BadUrl for what is no http(s) address, FetchError for everything else."""
    read(url)
    return asyncio.run(visit_once(url, settings, clock))


async def visit_once(url: str, settings: FetchSettings, clock: Clock) -> Fetched:
    """Open the door for one page and close it again."""
    door = Door(Guard(settings.allow), user_agent(settings))
    visitor = Visitor(door, settings, OpenRoad(), clock)
    try:
        return await visitor.visit(url)
    finally:
        await visitor.close()
        await door.close()
