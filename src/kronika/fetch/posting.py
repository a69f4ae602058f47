"""One POST to an address that somebody chose: through the same guarded door, with one deadline, following nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from kronika.fetch.address import read
from kronika.fetch.door import Answer, Door, Wanted
from kronika.fetch.guard import Guard
from kronika.fetch.identity import user_agent
from kronika.fetch.trouble import Trouble
from kronika.model.failure import FailureKind
from kronika.settings import FetchSettings


def post(url: str, headers: Mapping[str, str], body: bytes, *, settings: FetchSettings, seconds: float) -> Answer:
    """Send a body and hear the status; BadUrl for what is no http(s) address, FetchError when there is no answer."""
    return asyncio.run(ask(url, headers, body, settings, seconds))


async def ask(url: str, headers: Mapping[str, str], body: bytes, settings: FetchSettings, seconds: float) -> Answer:
    """A door for this one call."""
    address = read(url)
    door = Door(Guard(settings.allow), user_agent(settings))
    try:
        async with asyncio.timeout(seconds):
            return await door.ask(address, headers, Wanted(max_bytes=0, head=True, post=body), lambda: None)
    except TimeoutError as error:
        raise Trouble(f"{address.host} did not answer within {seconds:g} s.", kind=FailureKind.TIMEOUT) from error
    finally:
        await door.close()
