"""A page that was found somewhere: where, its bytes, or why it cannot be read."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from kronika.flow.readers import Fault
from kronika.model.errors import FetchError, KronikaError
from kronika.model.failure import FailureKind


@dataclass(frozen=True, slots=True, kw_only=True)
class Spot:
    """Where a page was found."""

    name: str  # for people
    steps: tuple[str, ...]  # for its output file
    file: str | None = None
    read: int = 0  # bytes of the input that were read for it


@dataclass(frozen=True, slots=True, kw_only=True)
class RawPage:
    """The bytes of a page and what is known about them."""

    body: bytes
    url: str | None = None
    content_type: str | None = None
    at: datetime | None = None  # when it was fetched, if that is known


Found = tuple[Spot, RawPage | Fault]


def fault_of(error: Exception) -> Fault:
    """An error as a fault that is listed."""
    if isinstance(error, FetchError):
        return Fault(kind=error.kind, sentence=str(error))
    return unreadable(str(error) if isinstance(error, KronikaError) else f"Cannot be read: {error}.")


def unreadable(sentence: str) -> Fault:
    """A place that gives no page."""
    return Fault(kind=FailureKind.UNREADABLE, sentence=sentence)
