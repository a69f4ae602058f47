"""Limits: where the good documents end, a margin, and never nearer than what can mean damage."""

from __future__ import annotations

import numpy as np
import pytest

from kronika.verify.limits import LEAST_FIXED, LEAST_RATE, MOST_RATE, exceeds, fit_limit, fit_limits
from kronika.verify.signs import INTEGRITY, Group, Sign

HIGH = Sign(name="x", group=Group.TEXT, high=True, edge=0.0)
LOW = Sign(name="x", group=Group.TEXT, high=False, edge=1.0)
STEADY = np.linspace(0.4, 0.6, 301)


def test_a_limit_lies_beyond_the_tail_by_a_part_of_the_spread() -> None:
    limit = fit_limit(HIGH, STEADY, None)
    assert 0.598 < limit.value < 0.62
    assert fit_limit(LOW, STEADY, None).value == pytest.approx(1 - limit.value)
    assert exceeds(HIGH, limit, 0.63)
    assert not exceeds(HIGH, limit, 0.6)


def test_it_is_never_nearer_than_its_edge() -> None:
    edged = Sign(name="x", group=Group.TEXT, high=True, edge=0.9)
    assert fit_limit(edged, STEADY, None).value == 0.9


def test_a_few_bad_documents_do_not_carry_it_away() -> None:
    spoiled = np.concatenate([STEADY[:295], [5.0] * 6])
    limit = fit_limit(HIGH, spoiled, None)
    assert limit.value < 1
    assert limit.rate >= 6 / 301


def test_few_documents_make_a_wider_margin() -> None:
    assert fit_limit(HIGH, STEADY[::10], None).value > fit_limit(HIGH, STEADY, None).value


def test_yes_or_no_keeps_its_edge_however_often_it_was_yes() -> None:
    empty = INTEGRITY["empty"]
    assert fit_limit(empty, np.array([0.0] * 100), None) == fit_limit(empty, np.array([0.0] * 100), [9.0, 0.5])
    assert fit_limit(empty, np.array([0.0] * 400), None).rate == LEAST_FIXED
    often = fit_limit(empty, np.array([0.0] * 90 + [1.0] * 10), None)
    assert often.value == 0.5
    assert often.rate > 0.1


def test_what_few_documents_have_has_no_limit() -> None:
    rows = [{"odd": 0.0, **({"linked": 0.1} if number < 10 else {})} for number in range(60)]
    assert set(fit_limits(rows)) == {"odd"}


def test_other_sources_make_a_new_one_lenient_at_first() -> None:
    prior = [0.9, 0.05]
    early, late = fit_limit(HIGH, STEADY[::10], prior), fit_limit(HIGH, np.tile(STEADY, 4), prior)
    assert early.value > late.value > fit_limit(HIGH, np.tile(STEADY, 4), None).value
    assert fit_limit(HIGH, STEADY, None).rate >= LEAST_RATE


def test_a_sign_that_all_documents_show_is_still_a_rate() -> None:
    assert fit_limit(INTEGRITY["walled"], np.ones(60), None).rate == MOST_RATE
