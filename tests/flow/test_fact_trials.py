"""Training and evaluating on a file: the sample parishes as labelled pages, by site, repeatable."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kronika.flow.fact_kinds import fact_kind
from kronika.flow.fact_trials import pages_in, trained, tried
from kronika.model.errors import BadFile
from tests.facts.sample_pages import labelled_lines

KIND = fact_kind("mass-times")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("facts") / "pages.jsonl"
    path.write_text("".join(labelled_lines()), "utf-8")
    return path


def test_the_same_file_and_seed_give_the_same_model(file: Path) -> None:
    model = trained(KIND, [file])
    assert model.to_bytes() == trained(KIND, [file]).to_bytes()
    assert model.about["sites"] == 12
    assert model.version.startswith(f"mass-times-{model.about['examples']}-")


def test_sites_are_judged_by_models_that_have_not_seen_them(file: Path) -> None:
    seen: list[int] = []
    trial = tried(KIND, pages_in(file), folds=4, seed=0, tell=lambda done, total, said: seen.append(done))
    told = trial.evaluation.told()
    assert told["hour_recall"] == 1.0
    assert told["classifier"]["accuracy"]["value"] > 0.97
    assert told["classifier"]["accuracy"]["low"] > 0.95
    assert told["decided"]["share"] > 0.6
    assert len(trial.baselines) == 4
    assert seen[-1] == told["pages"]
    json.dumps(told)


def test_a_file_without_pages_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x").write_text("\n\n", "utf-8")
    with pytest.raises(BadFile, match="no labelled pages"):
        pages_in(tmp_path / "x")
