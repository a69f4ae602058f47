"""A segment: a run of tokens that stayed, came, went, gave way or moved."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class SegmentKind(StrEnum):
    """What happened to a run of tokens."""

    EQUAL = "equal"
    ADDED = "added"
    REMOVED = "removed"
    REPLACED = "replaced"
    MOVED_FROM = "moved_from"  # here it stood
    MOVED_TO = "moved_to"  # here it stands


class Segment(NamedTuple):
    """Tokens a0…a1 of the old text against b0…b1 of the new one; segments follow each other and leave nothing out."""

    kind: SegmentKind
    a0: int
    a1: int
    b0: int
    b1: int
    move: int = -1  # both ends of one move have its number
