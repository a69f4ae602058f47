"""The reasons of a verdict: the measures that moved, from what to what, in how many documents."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import numpy as np

from kronika.model.health import Reason
from kronika.verify.alarm import GRAVE, LOOK
from kronika.verify.evidence import RELAID, Evidence
from kronika.verify.model import Model

MOST = 5
OFTEN = 0.5  # of the most frequent sign: as often must others occur to be named beside it


def reasons_for(model: Model, names: Iterable[str], seen: Sequence[Evidence]) -> tuple[Reason, ...]:
    """The reasons, the most frequent first; what only sums others up is told by the others."""
    counts = Counter(name for one in seen for name in one.signs)
    loud = {name for name, count in counts.most_common(MOST) if count >= OFTEN * counts.most_common(1)[0][1]}
    named = (set(names) | (loud if GRAVE in names or counts else set())) - {GRAVE, LOOK, RELAID}
    found = [reason_of(model, name, seen) for name in sorted(named, key=lambda name: (-counts[name], name))]
    if RELAID in names and "words" in model.limits:
        found.append(reason_of(model, "words", seen))
    if LOOK in names:
        share = sum(one.new_look for one in seen) / max(1, len(seen))
        found.append(Reason(measure=LOOK, usual=0.0, now=share, share=share))
    return tuple(found[:MOST])


def reason_of(model: Model, name: str, seen: Sequence[Evidence]) -> Reason:
    """One measure that moved."""
    having = [one for one in seen if name in one.row]
    beyond = [one for one in having if name in one.signs]
    values = [one.row[name] for one in (beyond or having)]
    limit = model.limits.get(name)
    return Reason(
        measure=name,
        usual=round(limit.usual, 4) if limit else 0.0,
        now=round(float(np.median(values)), 4) if values else 0.0,
        share=round(len(beyond) / max(1, len(having)), 4),
    )
