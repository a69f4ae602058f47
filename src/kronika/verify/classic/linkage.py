"""Average-linkage clustering in linear time: 2k elements at a time are replaced by the k centroids of their clusters.

Full average linkage takes time with the square of the number of elements. The published way takes n elements, clusters them, and
puts the k centroids back as new elements; n = 2k costs least. Here the elements wait in a queue, so that all groups of one pass
through it are independent and are worked on together, and so are several sets of points.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Points = npt.NDArray[np.float64]
Numbers = npt.NDArray[np.int64]

AT_ONCE = 128  # groups that are worked on together: their distances stay in the processor's cache


def cluster(sets: Points, k: int) -> Numbers:
    """For each point of each set (sets × points × parameters) the number of its cluster, 0 … k-1; no more than points."""
    points = sets.shape[1]
    if points <= k:
        return np.tile(np.arange(points), (len(sets), 1))
    queue, places = np.arange(points), sets
    passes: list[tuple[Numbers, Numbers]] = []  # the elements that were replaced, and by which
    made = points
    while len(queue) > k:
        size = min(2 * k, len(queue))
        groups = len(queue) // size
        taken = groups * size
        labels, centroids = reduced(places[:, :taken].reshape(len(sets) * groups, size, -1), k)
        new = made + np.arange(groups * k)
        base = made + k * np.repeat(np.arange(groups), size)
        passes.append((queue[:taken], base + labels.reshape(len(sets), taken)))
        queue = np.concatenate((queue[taken:], new))
        places = np.concatenate((places[:, taken:], centroids.reshape(len(sets), groups * k, -1)), axis=1)
        made += len(new)
    return traced(passes, queue, made)[:, :points]


def traced(passes: list[tuple[Numbers, Numbers]], left: Numbers, made: int) -> Numbers:
    """Follow every element, newest first, to the one of those left at the end that stands for it."""
    sets = len(passes[0][1])
    labels = np.zeros((sets, made), dtype=np.int64)
    labels[:, left] = np.arange(len(left))
    for old, new in reversed(passes):
        labels[:, old] = np.take_along_axis(labels, new, axis=1)
    return labels


def reduced(groups: Points, k: int) -> tuple[Numbers, Points]:
    """Cluster each group (groups × elements × parameters) into k: numbers of clusters, and centroids."""
    parts = [groups[start : start + AT_ONCE] for start in range(0, len(groups), AT_ONCE)]
    labels = np.concatenate([linked(part, k) for part in parts])
    members = (labels[:, None, :] == np.arange(k)[None, :, None]).astype(np.float64)
    return labels, members @ groups / members.sum(axis=2, keepdims=True)


def linked(groups: Points, k: int) -> Numbers:
    """Average linkage of each group down to k clusters. Of equally near pairs the earliest is joined."""
    count, size, _ = groups.shape
    near = distances(groups)
    rows, weights = np.arange(count), np.ones((count, size))
    owner = np.tile(np.arange(size), (count, 1))
    for _ in range(size - k):
        one, other = np.divmod(near.reshape(count, -1).argmin(axis=1), size)
        share = weights[rows, one] / (weights[rows, one] + weights[rows, other])
        mean = share[:, None] * near[rows, one] + (1 - share)[:, None] * near[rows, other]
        near[rows, one], near[rows, :, one] = mean, mean
        near[rows, one, one] = np.inf
        near[rows, other], near[rows, :, other] = np.inf, np.inf
        weights[rows, one] += weights[rows, other]
        owner = np.where(owner == other[:, None], one[:, None], owner)
    alive = owner == np.arange(size)
    return np.take_along_axis(alive.cumsum(axis=1) - 1, owner, axis=1)


def distances(groups: Points) -> Points:
    """Between all elements of each group; none to itself."""
    squares = np.zeros((len(groups), groups.shape[1], groups.shape[1]))
    for values in np.moveaxis(groups, 2, 0):  # one parameter at a time: all at once would not fit the cache
        squares += np.square(values[:, :, None] - values[:, None, :])
    near = np.sqrt(squares)
    own = np.arange(groups.shape[1])
    near[:, own, own] = np.inf
    return near
