"""Who works: the name a process leases under, and taking back what processes of this machine held when they died."""

from __future__ import annotations

import itertools
import os
import socket
from functools import cache
from pathlib import Path

from kronika.store.store import Store

CRAWLS = itertools.count(1)
BOOT = Path("/proc/sys/kernel/random/boot_id")


def worker_name() -> str:
    """This process on this machine since it was started."""
    return f"{machine()}:{os.getpid()}"


def crawler_name() -> str:
    """One crawl of this process: two at once must not take each other's hosts."""
    return f"{worker_name()}.{next(CRAWLS)}"


def reclaim(store: Store) -> int:
    """Take back the leases of processes of this machine that are no more, so that nobody waits for them to run out."""
    return store.workers.take_back([name for name in store.workers.holders() if is_dead(name)])


def is_dead(name: str) -> bool:
    """Whether a worker was a process of this machine that has ended. Of others we know nothing."""
    place, _, number = name.rpartition(":")
    process = number.partition(".")[0]
    return place == machine() and process.isdigit() and not is_alive(int(process))


def is_alive(process: int) -> bool:
    """Whether a process of that number runs; another one may have got it since, then the lease has to run out."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


@cache
def machine() -> str:
    """The machine's name and, where the system tells it, the boot: names alone may be given twice."""
    try:
        boot = BOOT.read_text(encoding="ascii").strip()[:8]
    except OSError:
        boot = ""
    return f"{socket.gethostname()}/{boot}"
