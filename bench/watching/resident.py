"""The memory of a process and of all it started, watched while it works."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

PAGE = os.sysconf("SC_PAGE_SIZE")
GLANCE = 0.1
SELDOM = 5  # glances between two that ask what is shared, for that takes the kernel far longer


class Resident:
    """The highest sum of resident memory of a tree of processes, in megabytes.

    `peak` counts what several processes share once for each of them, `shared_out` once in all.
    """

    def __init__(self, roots: Callable[[], list[int]]) -> None:
        self._roots = roots
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._watch, daemon=True)
        self.peak = 0.0
        self.shared_out = 0.0

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._end.set()
        self._thread.join()

    def _watch(self) -> None:
        glances = 0
        while not self._end.wait(GLANCE):
            pids = tree_of(self._roots())
            self.peak = max(self.peak, sum(map(resident, pids)) / 1e6)
            if glances % SELDOM == 0:
                self.shared_out = max(self.shared_out, sum(map(proportional, pids)) / 1e6)
            glances += 1


def resident(pid: int) -> int:
    """The resident bytes of one process; 0 when it has gone."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE
    except OSError:
        return 0


def proportional(pid: int) -> int:
    """The resident bytes of one process, what it shares divided by those who share it; 0 when it has gone."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:")), 0)


def tree_of(roots: list[int]) -> set[int]:
    """The processes and all they started."""
    children: dict[int, list[int]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parent = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
            except OSError:
                continue
            children.setdefault(parent, []).append(int(entry.name))
    found: set[int] = set()
    open_ones = list(roots)
    while open_ones:
        pid = open_ones.pop()
        if pid not in found:
            found.add(pid)
            open_ones += children.get(pid, [])
    return found
