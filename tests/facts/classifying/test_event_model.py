"""The model as plain arrays: probabilities add up, files come back as they were, other files are refused."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from kronika.facts.classifying.event_model import LinearEventModel, model_from, model_of
from kronika.model.errors import BadFile


def model() -> LinearEventModel:
    return LinearEventModel(
        version="v",
        event="mass",
        events=("mass", "office", "other"),
        names=("a", "b"),
        weights=np.array([2.0, -1.0], dtype=np.float32),
        others=np.array([[0.0, 3.0], [0.0, 0.0]], dtype=np.float32),
        slope=2.0,
        offset=0.5,
        about={"sites": 3},
        places={"a": 0, "b": 1},
    )


def test_probabilities_add_up_and_follow_the_weights() -> None:
    likely, unlikely, unknown = model().probabilities([{"a": 1.0}, {"b": 1.0, "never seen": 9.0}, {}])
    assert likely["mass"] == pytest.approx(1 / (1 + np.exp(-4.5)))
    assert unlikely["office"] > unlikely["other"] > 0
    for chances in (likely, unlikely, unknown):
        assert sum(chances.values()) == pytest.approx(1.0)


def test_hours_of_one_list_lean_on_each_other() -> None:
    alone = model().scores([{"a": 1.0}, {"b": 1.0}])
    listed = model().scores([{"a": 1.0}, {"b": 1.0, "link:before:chain": 1.0}])
    assert alone == [2.0, -1.0]
    assert listed == pytest.approx([0.8, 0.2])


def test_a_file_gives_the_same_model(tmp_path: Path) -> None:
    file = tmp_path / "m.npz"
    file.write_bytes(model().to_bytes())
    again = model_from(file)
    assert again.to_bytes() == model().to_bytes()
    assert again.probabilities([{"a": 0.3}]) == model().probabilities([{"a": 0.3}])


@pytest.mark.parametrize("data", [b"", b"no zip", b"PK\x03\x04 broken"])
def test_what_is_no_model_is_refused_with_a_sentence(data: bytes) -> None:
    with pytest.raises(BadFile, match="train it again"):
        model_of(data)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="gone.npz"):
        model_from(tmp_path / "gone.npz")
