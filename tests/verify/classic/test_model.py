"""What was learned of a source."""

from __future__ import annotations

import json

from kronika.model.document import Measures
from kronika.verify.classic.model import FEWEST, ClassicModel, learned, retrained, with_document
from tests.verify.classic.paper import comments, good, measures

PAGELESS = Measures(values={})


def test_too_few_documents_make_no_detectors() -> None:
    model = learned(measures(good(FEWEST - 1)))
    assert (model.operative, model.delayed) == (None, None)
    assert len(model.documents) == FEWEST - 1


def test_learning_one_by_one_ends_where_learning_at_once_does() -> None:
    model = ClassicModel()
    for one in measures(good(FEWEST)):
        assert model.operative is None
        model = with_document(model, one)
    assert model == learned(measures(good(FEWEST)))
    assert model.operative is not None


def test_documents_without_a_page_are_counted_and_not_learned() -> None:
    model = learned([PAGELESS, *measures(good(FEWEST)), PAGELESS])
    assert model.seen == FEWEST + 2
    assert len(model.documents) == FEWEST
    assert with_document(ClassicModel(), PAGELESS) == ClassicModel(seen=1)


def test_retraining_draws_new_boxes_and_leaves_the_reference() -> None:
    model = learned(measures(good(300)))
    strange = [tuple(row) for row in comments(3).tolist()]
    again = retrained(model, strange)
    assert model.operative is not None
    assert again.operative is not None
    assert all(any(model.operative.outside(one)) for one in strange)
    assert not any(any(again.operative.outside(one)) for one in strange)
    assert again.delayed == model.delayed
    assert again.documents == (*model.documents, *strange)


def test_it_survives_json() -> None:
    for count in (5, 80):
        model = learned(measures(good(count)))
        assert ClassicModel.from_plain(json.loads(json.dumps(model.as_plain()))) == model
