"""When the evidence is enough: sequential tests on every sign, and on the newest documents as a whole."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from kronika.verify.cusum import Cusum
from kronika.verify.evidence import RELAID, Evidence
from kronika.verify.limits import LEAST_RATE, Limit
from kronika.verify.model import Model
from kronika.verify.shift import chance, worse
from kronika.verify.signs import ALL, FORM, INTEGRITY, Group

GRAVE = "grave"  # documents that witnesses of two groups speak against, or that are empty
LOOK = "look"  # pages that look new
WINDOWS = (30, 60)
LEVEL = 1e-7
FORM_LEVEL = 1e-9  # a change of content is no news unless it is a large one
SHORTER = 1e-3  # how sure we must be that texts are shorter, where only that speaks for a text that was cut
EVERY = 5  # documents between two looks at the windows
CONFIRMED = 2
PRESENT = 0.7  # of a window's documents must have the measure
LEAST_GRAVE = 0.0035
RELAID_RATE = 0.15  # a tenth of all texts is short, and of those the general engine may read every one otherwise
HALF = 0.5
EASE = 0.8  # what no single witness can be wrong about needs less proof


class Tests:
    """The tests of one source, all fed with every document."""

    __test__ = False  # nothing for pytest

    def __init__(self, model: Model) -> None:
        rates = {name: limit.rate for name, limit in model.limits.items() if name in INTEGRITY}
        rates |= {LOOK: LEAST_RATE, GRAVE: max(LEAST_GRAVE, model.damage_rate / 2), RELAID: RELAID_RATE}
        self.cusums = {
            name: Cusum(rate=rate, ease=EASE if name in (GRAVE, "empty") else 1.0) for name, rate in rates.items()
        }
        self.confirmed: dict[str, int] = {}

    def add(self, evidence: Evidence, index: int) -> None:
        """One more document; a measure that could not be taken speaks neither way."""
        for name, cusum in self.cusums.items():
            if name == LOOK:
                cusum.add(evidence.new_look, index)
            elif name == GRAVE:
                cusum.add(evidence.grave, index)
            elif name in evidence.row or name == RELAID:
                cusum.add(name in evidence.signs, index)

    def watch(self, model: Model, recent: Sequence[Evidence]) -> None:
        """Look at the newest documents as a whole."""
        shifted = set(shifts(model, recent))
        if self.cusums[LOOK].level >= HALF and not is_shorter(model, recent):
            shifted = {name for name in shifted if ALL[name].group is not Group.PAGE}
        self.confirmed = {name: self.confirmed.get(name, 0) + 1 for name in shifted}

    @property
    def calm(self) -> bool:
        """No test of integrity is near its bar."""
        near = any(cusum.level >= HALF for name, cusum in self.cusums.items() if name != LOOK)
        return not near and not any(name in INTEGRITY for name in self.confirmed)

    def broken(self) -> list[str]:
        """The signs that are enough for an alarm."""
        loud = [name for name, cusum in self.cusums.items() if name != LOOK and cusum.level >= 1]
        return loud + [name for name in self._shifted() if name in INTEGRITY]

    def mixed(self) -> list[str]:
        """The measures of form that have moved."""
        return [name for name in self._shifted() if name in FORM]

    def relaid(self) -> bool:
        """The pages look new."""
        return self.cusums[LOOK].level >= 1

    def since(self, names: Sequence[str], index: int) -> int:
        """The document with which it began, as far as can be told."""
        begun = [self.cusums[name].since for name in names if name in self.cusums and self.cusums[name].level > 0]
        return min(begun, default=max(0, index - WINDOWS[0] + 1))

    def clear(self) -> None:
        """Begin anew."""
        self.confirmed = {}
        for cusum in self.cusums.values():
            cusum.clear()

    def carry(self, other: Tests) -> None:
        """Go on with the sums of other tests, after the limits were learned again."""
        for name, cusum in self.cusums.items():
            if name in other.cusums:
                before = other.cusums[name]
                cusum.fast, cusum.slow = before.fast, before.slow
                cusum.fast_from, cusum.slow_from = before.fast_from, before.slow_from
        self.confirmed = dict(other.confirmed)

    def _shifted(self) -> list[str]:
        return [name for name, times in self.confirmed.items() if times >= CONFIRMED]

    def as_plain(self) -> dict[str, Any]:
        """For the store."""
        return {"cusums": {name: one.as_plain() for name, one in self.cusums.items()}, "confirmed": self.confirmed}

    def load(self, plain: Mapping[str, Any]) -> None:
        """From the store."""
        self.cusums.update({name: Cusum.from_plain(one) for name, one in plain["cusums"].items()})
        self.confirmed = dict(plain["confirmed"])


def shifts(model: Model, recent: Sequence[Evidence], ease: float = 1.0) -> Iterator[str]:
    """The measures whose newest values are worse than chance can explain; `ease` asks for less proof."""
    for name, reference in model.reference.items():
        level = (FORM_LEVEL if name in FORM else LEVEL) * ease
        windows = [recent[-size:] for size in WINDOWS if len(recent) >= size]
        if len(reference) and any(likelihood(model, window, name) < level for window in windows):
            yield name


def likelihood(model: Model, window: Sequence[Evidence], name: str) -> float:
    """How likely the newest values of a measure are; 1 where too few have it, or where they lie in the usual range."""
    values = sorted(one.row[name] for one in window if name in one.row)
    if len(values) < PRESENT * len(window) or name not in model.limits:
        return 1.0
    sign, limit = ALL[name], model.limits[name]
    if not is_far(limit, values[len(values) // 2], high=sign.high):
        return 1.0
    reference = model.reference[name]
    return chance(worse(reference, np.array(values), high=sign.high), len(reference), len(values))


def is_far(limit: Limit, median: float, *, high: bool) -> bool:
    """The middle of the newest values lies where few good ones do."""
    return median > limit.high if high else median < limit.low


def is_shorter(model: Model, recent: Sequence[Evidence]) -> bool:
    """The newest texts are shorter than the good ones."""
    values = np.array([one.row["words"] for one in recent[-WINDOWS[0] :] if "words" in one.row])
    reference = model.reference.get("words")
    if reference is None or not len(reference) or not len(values):
        return False
    return chance(worse(reference, values, high=False), len(reference), len(values)) < SHORTER
