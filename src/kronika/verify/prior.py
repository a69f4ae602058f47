"""What other sources teach about a new one: where their limits lie, and how often their good documents exceed them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from kronika.verify.model import Prior
from kronika.verify.signs import ALL

ENOUGH = 3  # sources that must know a measure


def prior_of(watchdogs: Iterable[Mapping[str, Any]]) -> Prior:
    """The middle of what the watchdogs of other sources have learned, as `Detector.as_plain` gives them."""
    limits = [plain["model"]["limits"] for plain in watchdogs if plain.get("model")]
    found = {}
    for name in ALL:
        known = [one[name][:2] for one in limits if name in one]
        if len(known) >= ENOUGH:
            found[name] = [float(value) for value in np.median(np.array(known), axis=0)]
    return found
