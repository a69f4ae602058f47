"""Waiting for an event, but not longer than so many seconds."""

from __future__ import annotations

import asyncio


async def wait(event: asyncio.Event, seconds: float | None) -> bool:
    """Wait for an event, at most so long; says whether it came."""
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return False
    return True
