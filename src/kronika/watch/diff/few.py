"""Rare rows of a few tokens, by a dictionary: where little is left to compare, whole arrays cost more than they save."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kronika.watch.diff.runs import Gap, Run

FEW = 480  # tokens of both texts together

Rows = dict[tuple[int, ...], list[int]]
Spans = Sequence[tuple[int, int]]


def are_few(gaps: Sequence[Gap]) -> bool:
    """Whether gaps hold so little that this is the faster way."""
    return sum(gap.a1 - gap.a0 + gap.b1 - gap.b0 for gap in gaps) <= FEW


def anchored(a: Sequence[int], b: Sequence[int], gaps: Iterable[Gap], size: int, most: int) -> list[Run]:
    """Rows that come equally often on both sides of one gap, and at most `most` times: the first with the first, and so on."""
    found: list[tuple[int, int]] = []
    for gap in gaps:
        went, came = rows_in(a, ((gap.a0, gap.a1),), size), rows_in(b, ((gap.b0, gap.b1),), size)
        for row in went.keys() & came.keys():
            if len(went[row]) == len(came[row]) <= most:
                found += zip(went[row], came[row], strict=True)
    return joined(found, size)


def strewn(a: Sequence[int], b: Sequence[int], gaps: Sequence[Gap], size: int, most: int) -> list[Run]:
    """Rows that come at most `most` times on each side of all gaps together, the first with the first, and so on."""
    went = rows_in(a, [(gap.a0, gap.a1) for gap in gaps], size)
    came = rows_in(b, [(gap.b0, gap.b1) for gap in gaps], size)
    found: list[tuple[int, int]] = []
    for row in went.keys() & came.keys():
        if len(went[row]) <= most and len(came[row]) <= most:
            found += zip(went[row], came[row], strict=False)  # the surplus of one side has no partner
    return joined(found, size)


def rows_in(text: Sequence[int], spans: Spans, size: int) -> Rows:
    """Where each row of `size` tokens within spans begins."""
    rows: Rows = {}
    for start, end in spans:
        shifted = (text[start + step : end - size + 1 + step] for step in range(size))
        if end - start >= size:
            for place, row in enumerate(zip(*shifted, strict=True), start):
                rows.setdefault(row, []).append(place)
    return rows


def joined(pairs: Iterable[tuple[int, int]], size: int) -> list[Run]:
    """Rows that begin side by side in both texts as runs, in the order of the old text."""
    runs: list[Run] = []
    for a, b in sorted(pairs):
        last = runs[-1] if runs else None
        if last is not None and a == last.a + last.size - size + 1 and b == last.b + last.size - size + 1:
            runs[-1] = Run(last.a, last.b, last.size + 1)
        else:
            runs.append(Run(a, b, size))
    return runs
