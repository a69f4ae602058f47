"""One page to watch as a file names it, and what of the file's wishes cannot be kept."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import timedelta

from kronika.model.group import Group
from kronika.model.watch import Focus

LARGEST = 200_000_000  # bytes of a file; somebody's backup holds old pages beside the list
LARGEST_TEXT = 20_000_000
MOST = 100_000  # pages in one file


@dataclass(frozen=True, slots=True, kw_only=True)
class WatchEntry:
    """A line, row, outline or document that names a page; the address is not believed yet."""

    line: int
    url: str
    name: str = ""
    group: str = ""
    focus: Focus = Focus()
    keep: int | None = None  # None: as usual, here and below
    fastest: timedelta | None = None
    slowest: timedelta | None = None
    alert_after: int | None = None
    paused: bool = False
    options: Mapping[str, str] = field(default_factory=dict)
    without: tuple[str, ...] = ()  # CSS selectors of regions that are not compared
    lost: tuple[str, ...] = ()  # sentences: what the file wants and we cannot do


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupEntry:
    """A group with its settings and its members' addresses as people write them."""

    line: int
    group: Group
    members: tuple[tuple[str, str], ...] = ()  # address, name


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """A line that names no page, and why."""

    line: int
    sentence: str


Line = WatchEntry | GroupEntry | Fault
