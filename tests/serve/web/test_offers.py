"""Offers: scores are read as they were written, and what others wrote strangely does no harm."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kronika.model.recipe import Field, KeptRecipe, RecipeState
from kronika.serve.web.offers import offer_of
from tests.serve.web.ailing import a_recipe, scores
from tests.serve.web.chronicle import NOW

KEPT = KeptRecipe(
    id=1,
    source_id=1,
    recipe=a_recipe(NOW, "main"),
    state=RecipeState.CANDIDATE,
    scores=scores(0.96, [7, 8, 9]),
    made_at=NOW,
)


def test_scores_are_read() -> None:
    offer = offer_of(KEPT)
    assert (offer.score, offer.pages) == (0.96, 7)
    assert [mark.field for mark in offer.marks] == [Field.TITLE, Field.BODY, Field.AUTHORS]
    assert (offer.marks[1].agreement, offer.marks[1].fed, offer.marks[2].fed) == (0.96, 0.93, None)
    assert [sample.page_id for sample in offer.samples] == [7, 8]
    assert offer.samples[0].words == 214


@pytest.mark.parametrize(
    "strange",
    [
        {},
        {"score": "high", "fields": [], "notes": "one", "samples": {}},
        {
            "score": True,
            "fields": {"body": 3, "title": {"validation": 5}, "nose": {}},
            "notes": [1, None],
            "samples": [None, {"title": "x"}, 5],
        },
    ],
)
def test_strange_scores_are_left_out(strange: dict[str, object]) -> None:
    offer = offer_of(replace(KEPT, scores=strange))
    assert (offer.score, offer.pages, list(offer.marks), list(offer.notes), list(offer.samples)) == (0.0, 0, [], [], [])
