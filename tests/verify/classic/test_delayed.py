"""The delayed detector."""

from __future__ import annotations

import json

import numpy as np
import pytest

from kronika.verify.classic.delayed import Checked, Delayed, Risk, learn_series
from tests.verify.classic.paper import comments, good


@pytest.mark.parametrize(
    ("flags", "risk"),
    [(0, Risk.LOW), (1, Risk.LOW), (2, Risk.MEDIUM), (3, Risk.MEDIUM), (4, Risk.HIGH), (5, Risk.HIGH)],
)
def test_flags_are_counted(flags: int, risk: Risk) -> None:
    checked = Checked(distances=(2.0,) * flags + (1.0,) * (5 - flags), limits=(1.0,) * 5)
    assert sum(checked.flags) == flags  # a distance equal to its limit is none
    assert checked.risk is risk


def test_good_sets_are_low_and_comments_high() -> None:
    model = learn_series(good(600))
    assert [model.check(good(60, seed=seed)).risk for seed in range(1, 11)] == [Risk.LOW] * 10
    assert [model.check(comments(60, seed=seed)).risk for seed in range(10)] == [Risk.HIGH] * 10


def test_windows_of_what_was_learned_raise_no_flag() -> None:
    documents = good(300)
    model = learn_series(documents)
    assert not any(any(model.check(documents[start : start + 60]).flags) for start in range(0, 240, 20))


def test_only_what_moved_is_flagged() -> None:
    model = learn_series(good(600))
    longer = good(60, seed=2)
    longer[:, 0] *= 3
    assert model.check(longer).flags == (True, False, False, False, False)
    relinked = good(60, seed=2)
    relinked[:, 4] += 40
    assert model.check(relinked).flags == (False, False, False, False, True)


def test_a_small_set_is_given_more_room_than_a_large_one() -> None:
    model = learn_series(good(600))
    small, large = model.check(good(12, seed=3)), model.check(good(480, seed=3))
    assert all(one > other for one, other in zip(small.limits, large.limits, strict=True))


def test_the_order_of_the_documents_matters_only_to_the_limits() -> None:
    documents = good(300)
    one, other = learn_series(documents), learn_series(documents[np.argsort(documents[:, 1])])
    assert (one.counts, one.scale) == (other.counts, other.scale)
    assert one.coefficients != other.coefficients


@pytest.mark.parametrize("count", [50, 300])
def test_it_survives_json(count: int) -> None:
    model = learn_series(good(count))
    again = Delayed.from_plain(json.loads(json.dumps(model.as_plain())))
    assert again == model
    assert again.check(comments(20)) == model.check(comments(20))
