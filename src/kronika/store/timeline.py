"""The versions of one page by time: looks at it, stored and new in any order, become stretches of equal content."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """What was there at one moment. Without `content`: the same as before."""

    at: datetime
    content: bytes | None
    page_id: int | None = None  # of the stored version that this look belongs to
    place: int = -1  # of a new look: its number in the batch


@dataclass(slots=True, kw_only=True)
class Stretch:
    """A time during which the page stayed the same: one version."""

    content: bytes
    since: datetime
    until: datetime
    page_id: int | None  # the stored version it is
    model: Look  # where headers and body come from

    def takes(self, look: Look) -> bool:
        """Whether a later look belongs to it; versions that are stored apart stay apart."""
        same = look.content is None or look.content == self.content
        return same and (look.page_id is None or self.page_id is None or look.page_id == self.page_id)

    def take(self, look: Look) -> None:
        """One more look at the same thing."""
        self.until = look.at
        if self.page_id is None:
            self.page_id = look.page_id
        if self.model.place < 0 and look.place >= 0:
            self.model = look


def stretches(looks: Iterable[Look]) -> tuple[list[Stretch], list[Look]]:
    """The versions in order of time, and the looks that refer to something before, where nothing is.

    A stored version that turns out to be interrupted is taken up by its first stretch; the later one is a new version.
    """
    found: list[Stretch] = []
    groundless: list[Look] = []
    used: set[int] = set()
    for look in sorted(without_repeats(looks), key=lambda look: (look.at, look.page_id is None)):
        if found and found[-1].takes(look):
            found[-1].take(look)
        elif look.content is not None:
            mine = look.page_id if look.page_id not in used else None
            found.append(Stretch(content=look.content, since=look.at, until=look.at, page_id=mine, model=look))
        else:
            groundless.append(look)
        if found and found[-1].page_id is not None:
            used.add(found[-1].page_id)
    return found, groundless


def without_repeats(looks: Iterable[Look]) -> Iterable[Look]:
    """New looks that say nothing new are left out: the same content at the same moment."""
    known: set[tuple[datetime, bytes | None]] = set()
    for look in sorted(looks, key=lambda look: look.page_id is None):
        if look.page_id is None and (look.at, look.content) in known:
            continue
        known.add((look.at, look.content))
        yield look
