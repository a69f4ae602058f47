"""Average linkage, 2k elements at a time."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from kronika.verify.classic import linkage
from kronika.verify.classic.linkage import cluster, linked


def brute(points: np.ndarray, k: int) -> set[frozenset[int]]:
    """Average linkage by its definition: the mean distance over all pairs of members."""
    clusters = [frozenset((number,)) for number in range(len(points))]
    while len(clusters) > k:
        nearest = min(
            combinations(clusters, 2),
            key=lambda pair: np.mean([np.linalg.norm(points[a] - points[b]) for a in pair[0] for b in pair[1]]),
        )
        clusters = [one for one in clusters if one not in nearest] + [nearest[0] | nearest[1]]
    return set(clusters)


def grouped(labels: np.ndarray) -> set[frozenset[int]]:
    return {frozenset(np.flatnonzero(labels == label).tolist()) for label in np.unique(labels)}


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(("count", "k"), [(20, 10), (13, 10), (11, 10), (8, 4), (6, 3), (9, 5)])
def test_up_to_2k_points_it_is_average_linkage(seed: int, count: int, k: int) -> None:
    points = np.random.default_rng(seed).lognormal(0, 1, (count, 1 + seed % 5))
    assert grouped(cluster(points[None], k)[0]) == brute(points, k)


def test_it_is_the_average_and_not_the_nearest_or_the_farthest() -> None:
    points = np.array([[0.0], [1.0], [2.0], [3.9], [5.0]])
    # {0 1} and {2} lie 1.5 apart; {3.9 5} and {2} lie 2.45; single linkage would see 1 and 1.9.
    assert grouped(cluster(points[None], 3)[0]) == {frozenset((0, 1)), frozenset((2,)), frozenset((3, 4))}
    assert grouped(linked(points[None], 2)[0]) == {frozenset((0, 1, 2)), frozenset((3, 4))}


def step_by_step(points: np.ndarray, k: int) -> set[frozenset[int]]:
    """The published steps, one group at a time: take 2k from the queue, put k centroids behind the rest."""
    queue = [(point, frozenset((number,))) for number, point in enumerate(points)]
    while len(queue) > k:
        taken, queue = queue[: 2 * k], queue[2 * k :]
        for members in sorted(brute(np.array([point for point, _ in taken]), k), key=min):
            centroid = np.mean([taken[number][0] for number in members], axis=0)
            queue.append((centroid, frozenset().union(*(taken[number][1] for number in members))))
    return {origin for _, origin in queue}


@pytest.mark.parametrize("count", [21, 40, 57, 100, 163])
def test_more_points_follow_the_published_steps(count: int) -> None:
    points = np.random.default_rng(count).normal(0, 1, (count, 2))
    assert grouped(cluster(points[None], 4)[0]) == step_by_step(points, 4)


def test_sets_do_not_touch_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    sets = np.random.default_rng(3).normal(0, 1, (3, 90, 2))
    alone = [cluster(one[None], 10)[0] for one in sets]
    assert (cluster(sets, 10) == alone).all()
    monkeypatch.setattr(linkage, "AT_ONCE", 2)
    assert (cluster(sets, 10) == alone).all()


def test_clear_groups_are_found_among_thousands() -> None:
    dice = np.random.default_rng(5)
    truth = dice.integers(0, 10, 3_000)
    points = np.column_stack((truth % 4, truth // 4)) * 100.0 + dice.normal(0, 1, (3_000, 2))
    assert grouped(cluster(points[None], 10)[0]) == grouped(truth)


def test_a_far_point_keeps_a_cluster_of_its_own() -> None:
    points = np.random.default_rng(6).normal(0, 1, (500, 2))
    points[123] = (90.0, 90.0)
    labels = cluster(points[None], 10)[0]
    assert (labels == labels[123]).sum() == 1


def test_of_equally_near_pairs_the_earliest_is_joined() -> None:
    points = np.array([[0.0], [1.0], [5.0], [6.0]])
    assert grouped(cluster(points[None], 3)[0]) == {frozenset((0, 1)), frozenset((2,)), frozenset((3,))}
    assert len(grouped(cluster(np.zeros((1, 60, 2)), 10)[0])) == 10


@pytest.mark.parametrize("count", [1, 9, 10])
def test_with_no_more_points_than_clusters_each_is_its_own(count: int) -> None:
    assert cluster(np.zeros((2, count, 2)), 10).tolist() == [list(range(count))] * 2
