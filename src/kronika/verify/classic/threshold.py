"""How far a good set of x documents may be from the reference: h(x) = Σ a_i / x^i, learned from windows of good documents."""

from __future__ import annotations

import numpy as np

from kronika.verify.classic.linkage import Numbers, Points
from kronika.verify.classic.series import divergences

DEGREE = 7
NODES = 50  # sizes of windows, evenly from 0 to all documents
LARGEST = 1_000  # the largest size: steps stay small enough to say something about small sets
WINDOWS = 1_000  # of one size, evenly spread over the documents; up to so many documents that is every window


def node_sizes(documents: int) -> Numbers:
    """The sizes j at which K_j is taken."""
    top = min(documents, LARGEST)
    return np.unique(np.linspace(0, top, min(NODES, top) + 1).astype(np.int64)[1:])


def farthest(running: Points, sizes: Numbers, widths: tuple[int, ...]) -> Points:
    """K_j: the greatest distance of a window of j consecutive documents from all of them; sizes × series."""
    documents = len(running) - 1
    found = []
    for size in sizes:
        last = documents - int(size)
        starts = np.arange(last + 1) if last < WINDOWS else np.linspace(0, last, WINDOWS).astype(np.int64)
        windows = running[starts + size] - running[starts]
        found.append(divergences(running[-1], windows, widths).max(axis=0))
    return np.array(found)


def fitted(sizes: Numbers, greatest: Points) -> Points:
    """a_0 … a_7 of each series (series × 8) by least squares, a_0 then raised until h lies below no K_j."""
    least = float(sizes[0])
    powers = np.arange(DEGREE + 1)
    ratios = (least / sizes)[:, None] ** powers  # 1/x^i counted from the smallest size: x^-7 itself is lost in rounding
    coefficients = np.linalg.lstsq(ratios, greatest, rcond=None)[0]
    coefficients[0] += (greatest - ratios @ coefficients).max(axis=0)
    return np.asarray((coefficients * least ** powers[:, None]).T)


def threshold(coefficients: Points, documents: int, size: int) -> Points:
    """h(x) of each series, x being the nearest size that was looked at, from below: between and beyond them h may swing."""
    sizes = node_sizes(documents)
    x = float(sizes[sizes <= size].max(initial=sizes[0]))
    return np.maximum(coefficients @ x ** -np.arange(DEGREE + 1.0), 0.0)
