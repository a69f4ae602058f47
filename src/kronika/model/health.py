"""The health of a source's extraction: three verdicts that are never mixed, with their reasons, and episodes of them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum


class Verdict(StrEnum):
    """What the watchdog thinks of a source."""

    LEARNING = "learning"  # too few documents yet
    OK = "ok"
    BROKEN = "broken"  # extraction returns wrong text: an alert
    LAYOUT = "layout"  # the pages look different, the text is intact: information
    MIX = "mix"  # the source writes about other things, or shorter: a line in the log


@dataclass(frozen=True, slots=True, kw_only=True)
class Reason:
    """One measure that moved."""

    measure: str
    usual: float  # its median while the source was well
    now: float  # its median over the documents that speak for the verdict
    share: float  # of those documents, how many lie beyond the limit


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """The verdict after one more document. `index` counts the source's documents from 0."""

    index: int
    verdict: Verdict
    reasons: tuple[Reason, ...] = ()
    share: float = 0.0  # of the documents since `first`, how many are damaged
    first: int | None = None  # the first document of what is wrong, as far as can be told
    damaged: bool = False  # this very document is beyond a limit of integrity


class Handling(StrEnum):
    """What people, or the machine, have done about an episode."""

    OPEN = "open"
    SNOOZED = "snoozed"
    REPAIRED = "repaired"  # a new recipe was applied and the pages were read again
    REAL = "real"  # marked as a real change of the source: learned anew from there
    RECOVERED = "recovered"  # it ended by itself


@dataclass(frozen=True, slots=True, kw_only=True)
class Episode:
    """A time during which a source was not well; charts and lists ask for these."""

    id: int
    source: str
    verdict: Verdict
    since: datetime  # fetching time of the first bad document
    noticed: datetime
    until: datetime | None = None  # None: it still lasts
    first_page: int | None = None  # the first bad document's page
    last_good_page: int | None = None  # the last document before it that was well
    documents: int = 0
    damaged: int = 0
    reasons: tuple[Reason, ...] = ()
    handling: Handling = Handling.OPEN
    snoozed_until: datetime | None = None
    note: str = ""
