"""A model of the chronicle's own is used only where it is surely better."""

from __future__ import annotations

from pathlib import Path

import pytest

from kronika.facts.classifying.training import Example, Terms, train
from kronika.flow.fact_kinds import fact_kind
from kronika.flow.fact_lessons import out_of_fold, scored, sure_gain
from kronika.flow.fact_models import chosen_model, load_model, model_file
from kronika.model.errors import BadFile

TERMS = Terms(event="mass", events=("mass", "other"), version="test")


def example(site: int, mass: bool) -> Example:
    """One hour whose first feature tells what it is."""
    return Example(features={"bias": 1.0, f"says={mass}": 1.0}, site=f"site {site}", event="mass" if mass else "other")


EXAMPLES = [example(site, mass) for site in range(12) for mass in (True, False, True)]
TRUE = [one.event == "mass" for one in EXAMPLES]


def test_a_clear_gain_counts_and_chance_does_not() -> None:
    wrong = [not one for one in TRUE]
    assert sure_gain(EXAMPLES, TRUE, wrong, "mass") == 1.0
    assert sure_gain(EXAMPLES, wrong, TRUE, "mass") == -1.0
    assert sure_gain(EXAMPLES, TRUE, TRUE, "mass") == 0.0
    one_better = [not TRUE[0], *TRUE[1:]]
    assert sure_gain(EXAMPLES, TRUE, one_better, "mass") <= 0.0


def test_what_is_measured_was_not_learned() -> None:
    said = out_of_fold(EXAMPLES, TERMS)
    assert scored(EXAMPLES, said, "mass").accuracy == 1.0
    alone = [*EXAMPLES, Example(features={"only here": 1.0}, site="site 99", event="mass")]
    assert out_of_fold(alone, TERMS)[-1] in (False, True)


def test_the_chronicles_own_model_is_chosen_when_it_is_there(tmp_path: Path) -> None:
    kind = fact_kind("mass-times")
    shipped = chosen_model(tmp_path, kind)
    assert shipped.file is None and load_model(kind, shipped) is None
    path = model_file(tmp_path, kind.name)
    path.parent.mkdir()
    path.write_bytes(train(EXAMPLES, TERMS).to_bytes())
    own = chosen_model(tmp_path, kind)
    model = load_model(kind, own)
    assert own.print != shipped.print and model is not None and model.version == "test"
    with pytest.raises(BadFile, match="a model of “mass”, not of “office”"):
        load_model(fact_kind("office-hours"), own)
    path.write_bytes(b"no model")
    with pytest.raises(BadFile, match="is no model"):
        load_model(kind, own)
