"""What an answer's status means, and which failures are worth another try: one table each."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from kronika.model.failure import FailureKind

KINDS: Mapping[int, FailureKind] = MappingProxyType(
    {
        401: FailureKind.DENIED,
        403: FailureKind.DENIED,
        404: FailureKind.NOT_FOUND,
        407: FailureKind.DENIED,
        408: FailureKind.TIMEOUT,
        410: FailureKind.NOT_FOUND,
        429: FailureKind.RATE_LIMITED,
        451: FailureKind.DENIED,
    }
)

TRIED_AGAIN: Mapping[FailureKind, bool] = MappingProxyType(
    {
        FailureKind.ROBOTS: False,
        FailureKind.REFUSED_ADDRESS: False,
        FailureKind.DNS: True,
        FailureKind.CONNECT: True,
        FailureKind.TLS: False,
        FailureKind.TIMEOUT: True,
        FailureKind.TOO_LARGE: False,
        FailureKind.REDIRECTS: False,
        FailureKind.NOT_FOUND: False,
        FailureKind.DENIED: False,
        FailureKind.CLIENT: False,
        FailureKind.RATE_LIMITED: True,
        FailureKind.SERVER: True,
        FailureKind.BROKEN_ANSWER: True,
        FailureKind.NOT_TEXT: False,
        FailureKind.UNREADABLE: False,
        FailureKind.RECIPE_EMPTY: False,
        FailureKind.UNEXPECTED: False,
    }
)

REDIRECTS = frozenset({301, 302, 303, 307, 308})
NOT_MODIFIED = 304


def kind_of(status: int) -> FailureKind:
    """The kind of failure a status that is neither 2xx, 304 nor a redirect stands for."""
    if status in KINDS:
        return KINDS[status]
    if 400 <= status < 500:
        return FailureKind.CLIENT
    return FailureKind.SERVER if status >= 500 else FailureKind.BROKEN_ANSWER
