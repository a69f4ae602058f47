"""The circuit breaker of a host: after failures it is left alone, then probed by one request, then asked as before.

closed ──failure of the whole host──▶ open ──its rest is over──▶ half open ──the probe is answered──▶ closed
                                       ▲                            │
                                       └── the probe fails: twice the rest
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum

from kronika.fetch.backoff import wait_after
from kronika.fetch.trouble import Trouble
from kronika.model.failure import FailureKind
from kronika.settings import FetchSettings

STUMBLES = 10  # answers 5xx in a row, after which the host counts as failing as a whole
HOPELESS = frozenset({FailureKind.TLS})  # not to be waited for: such a failure counts as many
HOPELESS_STRIKES = 4
TOLD_AGAIN = "It is tried again by the first collection after that."


class State(StrEnum):
    """Where a breaker stands."""

    CLOSED = "closed"
    OPEN = "open"
    HALF_OPEN = "half open"


@dataclass(slots=True, kw_only=True)
class Breaker:
    """What speaks against asking one host. Times are seconds of whatever clock the caller goes by."""

    host: str
    strikes: int = 0  # failures of the whole host in a row
    held_until: float = -math.inf  # nothing is asked before
    sentence: str | None = None  # why
    kind: FailureKind = FailureKind.CONNECT  # what those are closed as that cannot wait
    struck: float = -math.inf  # when the last strike came
    stumbles: int = 0  # answers 5xx in a row

    def state(self, now: float) -> State:
        """Closed, open, or half open: one request may try."""
        if self.held_until > now:
            return State.OPEN
        return State.HALF_OPEN if self.strikes else State.CLOSED

    def fine(self) -> None:
        """The host answers."""
        self.strikes = self.stumbles = 0
        self.sentence = None

    def strike(self, trouble: Trouble, began: float, now: float, settings: FetchSettings) -> None:
        """The whole host failed. Requests that began before the last strike tell nothing new."""
        if began < self.struck:
            return
        self.strikes += HOPELESS_STRIKES if trouble.kind in HOPELESS else 1
        self.struck, self.kind, self.sentence = now, trouble.kind, str(trouble)
        self._hold(now, rest_after(self.strikes, settings))

    def stumble(self, trouble: Trouble, began: float, now: float, settings: FetchSettings) -> None:
        """A page was answered by 5xx: one alone says little, many in a row say that the host fails as a whole."""
        self.stumbles += 1
        if self.stumbles >= STUMBLES:
            self.strike(trouble, began, now, settings)
        else:
            self.strikes = 0

    def rest(self, seconds: float, now: float, settings: FetchSettings) -> None:
        """The host asked for a pause."""
        if self.held_until < now + seconds:
            self.kind, self.sentence = (
                FailureKind.RATE_LIMITED,
                f"{self.host} asked to be left alone for {seconds:.0f} s.",
            )
        self._hold(now, min(seconds, longest(settings)))

    def resume(self, strikes: int, seconds: float, sentence: str | None, now: float) -> None:
        """Go on where another run or worker stopped, with so many seconds left to wait."""
        self.strikes, self.sentence = strikes, sentence
        self.stumbles = STUMBLES if strikes else 0  # a probe that is answered by 5xx has failed
        self.kind = FailureKind.CONNECT if strikes else FailureKind.RATE_LIMITED
        self._hold(now, seconds)

    def is_given_up(self, now: float, settings: FetchSettings) -> bool:
        """Whether it rests longer than a page may wait."""
        return self.held_until - now > settings.max_wait

    def refusal(self, now: float, wall: float) -> Trouble:
        """Why a page of this host is given up without asking, and when the host is asked again."""
        until = datetime.fromtimestamp(wall + self.held_until - now, UTC)
        failed = f" failed {self.strikes} times in a row and" if self.strikes > 1 else ""
        said = f"{self.host}{failed} is left alone until {until:%Y-%m-%d %H:%M} UTC. {TOLD_AGAIN}"
        return Trouble(f"{said} {self.sentence}" if self.sentence else said, kind=self.kind, final=True)

    def _hold(self, now: float, seconds: float) -> None:
        if seconds > 0:
            self.held_until = max(self.held_until, now + seconds)


def rest_after(strikes: int, settings: FetchSettings) -> float:
    """How long a failing host rests: 2, 4, 8 … seconds as a page does; then ever more, too long for a page to wait."""
    patience = 2 * max(1, settings.retries)
    if strikes < patience:
        return wait_after(strikes, settings.max_wait)
    return min(max(settings.max_wait, 1.0) * 2.0 ** min(strikes - patience + 1, 32), longest(settings))


def longest(settings: FetchSettings) -> float:
    """The longest rest of a host."""
    return max(settings.max_rest, settings.max_wait)
