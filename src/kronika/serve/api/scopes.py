"""Scopes: what a token may do, each more than the one before it."""

from __future__ import annotations

from enum import StrEnum

from kronika.serve.gate.rights import Right


class Scope(StrEnum):
    """What a token may do."""

    FEED = "feed"  # read feeds; the only one that may stand in an address, where others may see it
    READ = "read"
    WRITE = "write"


ALLOWED = {
    Scope.FEED: frozenset({Right.PUBLIC}),
    Scope.READ: frozenset({Right.PUBLIC, Right.READER}),
    Scope.WRITE: frozenset(Right),
}


def allows(scope: str, right: Right) -> bool:
    """May a token of this scope do that? A scope of another time may do nothing."""
    return scope in set(Scope) and right in ALLOWED[Scope(scope)]
