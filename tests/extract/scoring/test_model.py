"""A model is a file of arrays: what is written is read again, and what cannot be read says so."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from kronika.extract.scoring.model import SHIPPED, current, load, save, shipped, using
from kronika.model.errors import PartMissing


def test_the_shipped_model_can_be_read_and_knows_names() -> None:
    model = shipped()
    assert model.lexicon.names.of("comment")[0] < 0 < model.lexicon.names.of("entry-content")[0]
    assert len(model.first.names) > 30
    assert SHIPPED.stat().st_size < 1_000_000


def test_written_and_read_again(tmp_path: Path) -> None:
    model = shipped()
    save(model, {"text": 0.5, "comment": -1.25}, tmp_path / "model.npz")
    again = load(tmp_path / "model.npz")
    assert again.version == model.version
    assert again.lexicon.names.of("comment text")[:2] == (-0.75, -1.25)
    for forest, copy in ((model.first, again.first), (model.second, again.second), (model.sure, again.sure)):
        assert forest.names == copy.names
        assert np.array_equal(forest.leaves, copy.leaves)
        row = {name: np.array([0.5, 2.0], dtype=np.float32) for name in forest.names}
        assert np.array_equal(forest.judge(row), copy.judge(row))


def test_another_model_for_a_while(tmp_path: Path) -> None:
    save(shipped(), {"text": 1.0}, tmp_path / "other.npz")
    other = load(tmp_path / "other.npz")
    with using(other):
        assert current() is other
    assert current() is shipped()


def test_a_broken_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "model.npz").write_bytes(b"not a model")
    with pytest.raises(PartMissing, match=r"model\.npz cannot be read"):
        load(tmp_path / "model.npz")
