"""How far each measure of one source may go, learned from its good documents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from kronika.verify.signs import ALL, Sign

NEAR = 0.05
TAIL = 0.01  # of the good documents may lie beyond …
MARGIN = 0.10  # … and a limit lies further out by this part of the middle spread
CAUTION = 40.0  # documents; with few, the margin is wider
LOOSER = 1.5  # how much more often than in training good documents may exceed
LEAST_RATE = 0.008
MOST_RATE = 0.45  # a sign that good documents show as often as not tells nothing
LEAST_FIXED = 0.003  # of what is yes or no
FEW = 20  # values below which a measure says nothing yet
PRIOR = 60.0  # documents that other sources' experience weighs as much as


@dataclass(frozen=True, slots=True, kw_only=True)
class Limit:
    """The limit of one measure, and how often good documents exceed it."""

    value: float
    rate: float  # of good documents beyond it, at most
    usual: float  # median
    low: float  # a tenth of the good documents is below
    high: float  # a tenth is above
    count: int  # values it was learned from

    def as_plain(self) -> list[float]:
        """For the store."""
        return [self.value, self.rate, self.usual, self.low, self.high, self.count]

    @classmethod
    def from_plain(cls, plain: Sequence[float]) -> Limit:
        """From the store."""
        value, rate, usual, low, high, count = plain
        return cls(value=value, rate=rate, usual=usual, low=low, high=high, count=int(count))


def exceeds(sign: Sign, limit: Limit, value: float) -> bool:
    """The value is beyond the limit, on the bad side."""
    return value > limit.value if sign.high else value < limit.value


def fit_limits(documents: Sequence[Mapping[str, float]], prior: Mapping[str, Any] | None = None) -> dict[str, Limit]:
    """The limits of every measure that enough documents have."""
    found = {}
    for name, sign in ALL.items():
        values = np.array([document[name] for document in documents if name in document])
        if len(values) >= FEW:
            found[name] = fit_limit(sign, values, (prior or {}).get(name))
    return found


def fit_limit(sign: Sign, values: Any, prior: Sequence[float] | None) -> Limit:
    """The limit of one measure: the tail of the good values, a margin, and never less than what can mean damage."""
    tail, near, low, usual, high = np.quantile(values, [side(TAIL, sign), side(NEAR, sign), 0.1, 0.5, 0.9])
    # A few bad documents among the good ones must not carry the limit away with them.
    tail = min(tail, 2 * near - usual) if sign.high else max(tail, 2 * near - usual)
    margin = MARGIN * (1 + CAUTION / len(values)) * (high - low)
    value = sign.edge if sign.fixed else outermost(sign, tail + margin if sign.high else tail - margin, usual)
    weight = PRIOR / (PRIOR + len(values))
    rate = LOOSER * float(np.mean(values > value if sign.high else values < value)) + 1 / len(values)
    if prior is not None and not sign.fixed:
        laxer = max(value, prior[0]) if sign.high else min(value, prior[0])
        value += weight * (laxer - value)
        rate = (1 - weight) * rate + weight * prior[1]
    return Limit(
        value=float(value),
        rate=min(MOST_RATE, max(LEAST_FIXED if sign.fixed else LEAST_RATE, float(rate))),
        usual=float(usual),
        low=float(low),
        high=float(high),
        count=len(values),
    )


def side(tail: float, sign: Sign) -> float:
    """The quantile that cuts off the bad tail."""
    return 1 - tail if sign.high else tail


def outermost(sign: Sign, value: float, usual: float) -> float:
    """A limit that leaves alone what cannot mean damage."""
    return max(value, sign.edge, usual + sign.apart) if sign.high else min(value, sign.edge, usual * sign.part)
