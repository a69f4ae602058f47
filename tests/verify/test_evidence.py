"""Which signs count: on a known layout all, on a new one those that do not depend on it."""

from __future__ import annotations

import pytest

from kronika.verify.evidence import RELAID, weigh
from kronika.verify.model import Model, learn

ROW = {
    "empty": 0.0, "words": 5.5, "found": 1.0, "left": 0.0, "overlooked": 0.0, "taken": 240.0, "outside": 0.0, "linked": 0.02,
    "agreement": 0.98, "general": 240.0, "missed": 4.0, "own": 240.0, "foreign": 4.0, "feed_summary": 1.0, "repetition": 0.0,
    "boilerplate": 0.0, "tongue": 0.0, "odd": 0.0, "left_out": 0.0, "skipped": 0.0, "strayed": 0.0, "unread": 0.0, "alien": 0.0,
}  # fmt: skip


@pytest.fixture(scope="module")
def model() -> Model:
    return learn([ROW | {"words": 5 + number / 100} for number in range(100)])


@pytest.mark.parametrize(
    ("changed", "signs"),
    [
        ({}, set()),
        ({"left_out": 0.4}, {"left_out"}),
        ({"skipped": 0.4, "left_out": 0.4}, {"skipped", "left_out"}),
        ({"agreement": 0.1}, set()),  # the text stands where it always does: the general engine errs
        ({"agreement": 0.1, "strayed": 0.5}, {"agreement", "strayed"}),
        ({"repetition": 0.9}, set()),  # the weather, in the same words as yesterday
        ({"repetition": 0.9, "feed_summary": 0.0}, {"repetition", "feed_summary"}),
        ({"empty": 1.0}, {"empty"}),
    ],
)
def test_on_a_known_layout(model: Model, changed: dict[str, float], signs: set[str]) -> None:
    assert weigh(model, ROW | changed, new_look=False, reframed=False).signs == signs


@pytest.mark.parametrize(
    ("changed", "signs"),
    [
        ({"left_out": 0.4, "linked": 0.5}, set()),  # what stands beside the text is not known yet
        ({"skipped": 0.4, "left_out": 0.4}, {"skipped"}),  # … but two witnesses are enough
        ({"agreement": 0.5}, set()),
        ({"agreement": 0.1}, {RELAID}),
        ({"agreement": 0.5, "words": 2.0}, {RELAID}),
        ({"agreement": 0.1, "feed_summary": 0.0}, {"agreement", "feed_summary"}),
        ({"walled": 1.0}, set()),  # never measured in training: nobody knows what is usual
    ],
)
def test_on_a_new_layout(model: Model, changed: dict[str, float], signs: set[str]) -> None:
    assert weigh(model, ROW | changed, new_look=True, reframed=True).signs == signs


def test_grave_is_what_two_groups_say(model: Model) -> None:
    assert weigh(model, ROW | {"empty": 1.0}, new_look=False, reframed=False).grave
    assert weigh(model, ROW | {"strayed": 0.5, "feed_summary": 0.0}, new_look=False, reframed=False).grave
    assert not weigh(model, ROW | {"strayed": 0.5, "left_out": 0.5}, new_look=False, reframed=False).grave
