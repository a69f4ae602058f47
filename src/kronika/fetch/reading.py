"""Reading a fetched page for what is kept with it: where it leads and what it is. A page that cannot be read is still kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from kronika.fetch.verdicts import NOT_MODIFIED
from kronika.model.clock import Clock
from kronika.model.errors import FetchError, KronikaError
from kronika.model.failure import Failure, FailureKind
from kronika.model.frontier import Discover, Identify, Identity, Kept, Lease
from kronika.model.page import Fetched

LINKS = "its links could not be read"
KIND = "what it lists could not be read"

T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """What is asked of every page that was had."""

    discover: Discover
    identify: Identify | None
    clock: Clock

    def __call__(self, lease: Lease, fetched: Fetched) -> Kept:
        """The page with its leads and its identity, or with what went wrong reading them."""
        if fetched.status == NOT_MODIFIED:
            return Kept(lease=lease, fetched=fetched)
        faults: list[Failure] = []
        lead, identify = lease.lead, self.identify
        found = self._try(lambda: self.discover(lead, fetched), lease, LINKS, faults)
        identity = self._try(lambda: identify(lead, fetched), lease, KIND, faults) if identify else None
        identity = identity or Identity()
        return Kept(
            lease=lease,
            fetched=fetched,
            found=found or (),
            faults=tuple(faults),
            stands_for=identity.stands_for,
            likeness=identity.likeness,
            entities=identity.entities,
        )

    def _try(self, question: Callable[[], T], lease: Lease, missing: str, faults: list[Failure]) -> T | None:
        try:
            return question()
        except Exception as error:  # noqa: BLE001 - whatever a page breaks, its bytes are kept
            faults.append(self._fault(lease, missing, error))
            return None

    def _fault(self, lease: Lease, missing: str, error: Exception) -> Failure:
        """Why a page could not be read: what our own errors say, or a fault of ours."""
        said = str(error) if isinstance(error, KronikaError) else f"{type(error).__name__}: {error}."
        return Failure(
            at=self.clock(),
            stage="collect",
            kind=kind_of_error(error),
            url=lease.lead.url,
            sentence=f"The page was kept, but {missing}: {said}",
        )


def kind_of_error(error: Exception) -> FailureKind:
    """The kind an error carries; our own errors are explained, all others are not."""
    if isinstance(error, FetchError):
        return error.kind
    return FailureKind.UNREADABLE if isinstance(error, KronikaError) else FailureKind.UNEXPECTED
