"""Progress of work whose size is known in bytes or pieces: a live bar in a terminal, a line now and then in a log."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from kronika.serve.cli.progress import EVERY, live_bar
from kronika.serve.cli.screen import notes

LIVE_EVERY = 0.1  # seconds between two pictures of the bar
Told = Callable[[int, int, str], None]
"""Done, total, and what to say of it."""


@contextmanager
def measured(title: str, *, quiet: bool) -> Iterator[Told]:
    """Shows how far something is; nothing at all when quiet."""
    if quiet:
        yield lambda done, total, said: None
    elif notes().is_terminal:
        with live_bar() as bar:
            task = bar.add_task(title, total=None, said="")
            yield seldom(lambda done, total, said: bar.update(task, completed=done, total=total, said=said), LIVE_EVERY)
    else:
        yield seldom(lambda done, total, said: notes().print(f"{title}: {said}, {share(done, total)}"), EVERY)


def seldom(show: Told, seconds: float) -> Told:
    """The same, at most once in so many seconds."""
    last = time.monotonic()

    def told(done: int, total: int, said: str) -> None:
        nonlocal last
        if time.monotonic() - last >= seconds:
            last = time.monotonic()
            show(done, total, said)

    return told


def share(done: int, total: int) -> str:
    """How much of it."""
    return f"{100 * done // total} %" if total else "…"
