"""Which model reads which page."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bench.extraction import folds
from bench.extraction.data import NoData


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "folds.json").write_text(json.dumps({"tiny/1": 0, "tiny/2": 1}), "utf-8")
    for fold in (0, 1):
        (tmp_path / f"fold{fold}.npz").write_bytes(b"")
    return tmp_path


def test_every_page_is_read_by_the_model_of_its_fold(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    used: list[str] = []

    @contextmanager
    def use(model: str) -> Iterator[None]:
        used.append(model)
        yield

    monkeypatch.setattr(folds, "load_model", lambda path: path.name)
    monkeypatch.setattr(folds, "use", use)
    opened = folds.out_of_fold(folder)
    for key in ("tiny/2", "tiny/1", "tiny/strange"):
        with opened(key):
            pass
    assert used == ["fold1.npz", "fold0.npz"]


def test_a_folder_without_an_index_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NoData, match="folds.json"):
        folds.fold_index(tmp_path)


def test_a_fold_without_a_model_is_named(folder: Path) -> None:
    (folder / "fold1.npz").unlink()
    with pytest.raises(NoData, match="fold1.npz"):
        folds.fold_index(folder)
