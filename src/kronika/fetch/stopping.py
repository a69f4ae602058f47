"""The wish to stop: SIGINT, SIGTERM or an event; the first stops cleanly, the second at once."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

SIGNALS = (signal.SIGINT, signal.SIGTERM)
LOOK = 0.1  # seconds between two looks at the event

Handler = Callable[[int, FrameType | None], object] | int | None


@contextmanager
def listening(on_wish: Callable[[], None]) -> Iterator[None]:
    """Call `on_wish` at each signal; outside the main thread signals are left to whoever owns it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    loop = asyncio.get_running_loop()
    before: dict[signal.Signals, Handler] = {number: signal.getsignal(number) for number in SIGNALS}
    for number in SIGNALS:
        loop.add_signal_handler(number, on_wish)
    try:
        yield
    finally:
        for number, handler in before.items():
            loop.remove_signal_handler(number)
            if handler is not None:  # None: set by something that is not Python, and not ours to set again
                signal.signal(number, handler)


async def watch(stop: threading.Event, on_wish: Callable[[], None]) -> None:
    """Call `on_wish` once when the event is set."""
    while not stop.is_set():
        await asyncio.sleep(LOOK)
    on_wish()
