"""Counts become shares beyond what is usual: a box of thirty words beside every text means nothing, also beside a short one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

Row = Mapping[str, float]  # the measures of one document by name

USUAL = 0.7  # of the good documents have no more words than what is called usual
# what comes out ← the words that are counted, and of which words they are a share
SHARES = {
    "left_out": ("left", ("left", "taken")),
    "skipped": ("overlooked", ("overlooked", "taken")),
    "strayed": ("outside", ("taken",)),
    "unread": ("missed", ("general",)),
    "alien": ("foreign", ("own",)),
}
COUNTS = frozenset(name for count, base in SHARES.values() for name in (count, *base))


def usual_counts(rows: Sequence[Row]) -> dict[str, float]:
    """How many words of each count a good document may have."""
    found = {}
    for count, _ in SHARES.values():
        values = [row[count] for row in rows if count in row]
        if values:
            found[count] = float(np.quantile(values, USUAL))
    return found


def with_shares(row: Row, usual: Mapping[str, float]) -> dict[str, float]:
    """A row with the shares of what is beyond the usual."""
    shares = {
        name: max(0.0, row[count] - usual.get(count, 0.0)) / max(1.0, sum(row[part] for part in base))
        for name, (count, base) in SHARES.items()
        if count in row and all(part in row for part in base)
    }
    return {**row, **shares}
