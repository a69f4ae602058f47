"""Boxes around good documents."""

from __future__ import annotations

import json

import numpy as np
import pytest

from kronika.verify.classic.operative import VIEWS, Operative, drawn, learn_boxes, scaled
from tests.verify.classic.paper import comments, good


def test_the_seven_views_are_the_tags_and_all_pairs_of_sizes() -> None:
    assert VIEWS[0] == (4, 5, 6, 7, 8)
    assert sorted(VIEWS[1:]) == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]


def test_what_was_learned_is_never_suspicious() -> None:
    documents = good(400)
    model = learn_boxes(documents)
    assert all(len(boxes) == 10 for boxes in model.boxes)
    assert not any(any(model.outside(row)) for row in documents.tolist())


def test_most_good_documents_pass_and_comments_do_not() -> None:
    model = learn_boxes(good(2_000))
    wrong = sum(any(model.outside(row)) for row in good(500, seed=1).tolist())
    assert 0 < wrong < 100
    assert all(any(model.outside(row)) for row in comments(200).tolist())


def test_only_the_views_that_hold_a_strange_number_complain() -> None:
    documents = good(400)
    model = learn_boxes(documents)
    strange = documents[7].copy()
    strange[2] = 5_000  # paragraphs
    assert model.outside(strange.tolist()) == tuple(2 in view for view in VIEWS)


def test_between_two_clusters_is_outside_though_within_the_range() -> None:
    documents = good(300)
    documents[:150, 0] += 1_000_000
    documents[:150, 3] += 1_000_000
    between = documents[200].copy()
    between[0] += 500_000
    assert learn_boxes(documents).outside(between.tolist())[1:4] == (True, True, True)


def test_the_sides_of_a_box_belong_to_it() -> None:
    box = drawn(np.array([[1.0, 5.0], [3.0, 2.0]]), np.array([0, 0]))
    assert box == (((1.0, 3.0), (2.0, 5.0)),)


def test_parameters_are_scaled_before_clustering() -> None:
    """Two groups that differ by paragraphs only: unscaled, pages of 10^5 would drown the difference."""
    dice = np.random.default_rng(4)
    documents = np.ones((400, 9))
    documents[:, 0] = dice.uniform(50_000, 150_000, 400)
    documents[:, 2] = np.where(np.arange(400) % 2, 5, 95)
    model = learn_boxes(documents)
    between = documents[0].copy()
    between[2] = 50
    assert model.outside(between.tolist())[2]


def test_a_parameter_that_never_changes_is_left_as_it_is() -> None:
    assert np.isfinite(scaled(np.ones((30, 9)))).all()
    model = learn_boxes(np.ones((30, 9)))
    assert not any(model.outside([1.0] * 9))
    assert all(model.outside([2.0] * 9))


@pytest.mark.parametrize("count", [3, 10, 25])
def test_it_survives_json(count: int) -> None:
    model = learn_boxes(good(count))
    assert Operative.from_plain(json.loads(json.dumps(model.as_plain()))) == model
