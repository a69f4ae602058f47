"""What a page watcher must do to be measured: take addresses, check them all, say what it found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


class WatcherFailed(Exception):
    """A watcher did not do its work; the sentence says what."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """What a watcher said of one page after one check."""

    changed: bool = False
    trouble: str = ""  # the trouble by its name or in its words; empty: none was told
    kinds: tuple[str, ...] = ()  # what it says happened: added, removed, moved, links …
    excerpt: str = ""  # to be looked at where it is wrong


class Watcher(Protocol):
    """One watcher with its own memory, from the first check to the last."""

    name: str

    def add(self, urls: Sequence[str]) -> None:
        """Watch these pages too."""
        ...

    def check(self) -> dict[str, Seen]:
        """Check every page once, now; what each came to."""
        ...

    def text(self, url: str) -> str:
        """What it last read on a page."""
        ...

    def processes(self) -> list[int]:
        """The processes that do its work, for their memory."""
        ...

    def close(self) -> None:
        """End it."""
        ...
