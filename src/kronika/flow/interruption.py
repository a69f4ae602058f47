"""The wish to stop long work of this process: the first Ctrl-C finishes what is under way, the second ends it at once."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

SIGNALS = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def stop_wish() -> Iterator[threading.Event]:
    """An event that the first signal sets; outside the main thread signals are left to whoever owns it."""
    wish = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield wish
        return

    def heard(_number: int, _frame: FrameType | None) -> None:
        if wish.is_set():
            raise KeyboardInterrupt
        wish.set()

    before = {number: signal.signal(number, heard) for number in SIGNALS}
    try:
        yield wish
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
