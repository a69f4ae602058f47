"""How a watched page stands after a check, and when that is worth telling: a state is never a change."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from kronika.model.failure import FailureKind
from kronika.model.watch import COMPARED, Watch, WatchState

STATES: Mapping[FailureKind, WatchState] = MappingProxyType(
    {
        FailureKind.ROBOTS: WatchState.BLOCKED,
        FailureKind.REFUSED_ADDRESS: WatchState.BLOCKED,
        FailureKind.DNS: WatchState.UNREACHABLE,
        FailureKind.CONNECT: WatchState.UNREACHABLE,
        FailureKind.TLS: WatchState.UNREACHABLE,
        FailureKind.TIMEOUT: WatchState.UNREACHABLE,
        FailureKind.TOO_LARGE: WatchState.UNREACHABLE,
        FailureKind.REDIRECTS: WatchState.UNREACHABLE,
        FailureKind.NOT_FOUND: WatchState.GONE,
        FailureKind.DENIED: WatchState.BLOCKED,
        FailureKind.CLIENT: WatchState.BLOCKED,
        FailureKind.RATE_LIMITED: WatchState.BLOCKED,
        FailureKind.SERVER: WatchState.UNREACHABLE,
        FailureKind.BROKEN_ANSWER: WatchState.UNREACHABLE,
        FailureKind.NOT_TEXT: WatchState.LAYOUT_BROKEN,
        FailureKind.UNREADABLE: WatchState.LAYOUT_BROKEN,
        FailureKind.RECIPE_EMPTY: WatchState.LAYOUT_BROKEN,
        FailureKind.UNEXPECTED: WatchState.UNREACHABLE,
    }
)
PASSWORD = frozenset({401, 407})  # answers that ask who we are
OPENING: Mapping[WatchState, str] = MappingProxyType(
    {
        WatchState.GONE: "The page is gone.",
        WatchState.BLOCKED: "The site does not let us read the page.",
        WatchState.LOGIN: "The page wants a password now.",
        WatchState.LAYOUT_BROKEN: "What is to be compared can no longer be found on the page.",
        WatchState.UNREACHABLE: "The page could not be reached.",
    }
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """What a check means for telling people."""

    troubles: int
    told: WatchState | None
    event: bool  # people are told now


def state_of(kind: FailureKind, status: int | None = None) -> WatchState:
    """The state that a failure stands for."""
    return WatchState.LOGIN if status in PASSWORD else STATES[kind]


def sentence_of(state: WatchState, reason: str) -> str:
    """A trouble in its own words, and why."""
    opening = OPENING.get(state, "")
    return f"{opening} {reason}".strip()


def turn_of(watch: Watch, state: WatchState, sentence: str = "") -> Turn:
    """Whether this is told: a trouble once after `alert_after` checks in a row, its end once, a new address once."""
    if state not in COMPARED:
        return trouble_turn(watch, state)
    recovered = watch.told is not None and watch.told not in COMPARED
    if state is WatchState.MOVED:
        known = watch.told is WatchState.MOVED and watch.sentence == sentence
        return Turn(troubles=0, told=WatchState.MOVED, event=not known)
    kept = watch.told if watch.told is WatchState.MOVED and state is WatchState.CHANGED else None
    return Turn(troubles=0, told=kept, event=recovered)


def trouble_turn(watch: Watch, state: WatchState) -> Turn:
    """A check that ended in a trouble.

    The first trouble counts whatever it is called from check to check; once one was told, another must last by itself.
    """
    told = watch.told if watch.told not in COMPARED else None
    counts_on = told is None or watch.state is state
    troubles = watch.troubles + 1 if counts_on else 1
    if state is told or watch.alert_after < 1 or troubles < watch.alert_after:
        return Turn(troubles=troubles, told=told, event=False)
    return Turn(troubles=troubles, told=state, event=True)
