"""The model can be made again from its own pages, the same each time, and does on new ones what its card says."""

from __future__ import annotations

from kronika.facts.kinds.office_hours.model import Weighted, shipped
from kronika.facts.kinds.office_hours.training.__main__ import examples, trained
from kronika.facts.kinds.office_hours.words import OFFICE


def right(model: Weighted, count: int, seed: int) -> tuple[float, float]:
    """Precision and recall on pages the model has not seen."""
    features, events = examples(count, seed)
    told = [one[OFFICE] >= 0.5 for one in model.probabilities(features)]
    true = [event == OFFICE for event in events]
    both = sum(a and b for a, b in zip(told, true, strict=True))
    return both / sum(told), both / sum(true)


def test_the_shipped_model_holds_its_floors() -> None:
    precision, recall = right(shipped(), 200, seed=99)
    assert precision > 0.95
    assert recall > 0.93


def test_pages_are_the_same_each_time() -> None:
    assert examples(5, seed=3) == examples(5, seed=3)
    assert examples(5, seed=3) != examples(5, seed=4)


def test_a_newly_made_model_is_as_good() -> None:
    precision, recall = right(Weighted(trained(*examples(300, seed=5))), 100, seed=6)
    assert min(precision, recall) > 0.9
