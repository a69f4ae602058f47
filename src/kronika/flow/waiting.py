"""Waiting that a wish to stop ends at once."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable

from kronika.model.errors import Interrupted

GLANCE = 0.2  # seconds between two looks at the wish
STOPPED = "Stopped; what was finished is kept."


def wait_for(seconds: float, stop: threading.Event) -> None:
    """Wait so long; Interrupted when somebody wishes to stop meanwhile."""
    if stop.wait(max(seconds, 0.0)):
        raise Interrupted(STOPPED)


def stoppable(stop: threading.Event) -> Callable[[float], Awaitable[None]]:
    """The same for work that waits inside an event loop."""

    async def sleep(seconds: float) -> None:
        end = asyncio.get_running_loop().time() + seconds
        while (left := end - asyncio.get_running_loop().time()) > 0:
            if stop.is_set():
                raise Interrupted(STOPPED)
            await asyncio.sleep(min(left, GLANCE))

    return sleep
