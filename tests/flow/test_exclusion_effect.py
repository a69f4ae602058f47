"""The effect of an exclusion: answers, turned results, results gone, fragments asked again."""

from __future__ import annotations

from kronika.flow.exclusion_effect import Effect, Standing, effect
from kronika.model.annotation import AnnotationStatistics, Choice, Truth


def standing(answers: int, waiting: int, **said: Choice) -> Standing:
    """A moment."""
    truths = {
        key: Truth(fragment_id=place, choice=choice, p=0.9, answers=2)
        for place, (key, choice) in enumerate(said.items())
    }
    return Standing(statistics=AnnotationStatistics(kind="k", answers=answers, open=waiting), truths=truths)


def test_what_has_changed_is_counted() -> None:
    before = standing(10, 1, a=Choice.YES, b=Choice.NO, c=Choice.YES)
    after = standing(6, 3, a=Choice.YES, b=Choice.YES)
    assert effect(before, after) == Effect(answers=-4, turned=1, without=1, reopened=2)
    assert effect(before, before) == Effect(answers=0, turned=0, without=0, reopened=0)
