"""Models that have not seen the page: which fold a page is in, and reading it with that fold's model."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

from bench.extraction.data import NoData

INDEX = "folds.json"  # {"set/id": 0, …}
Opened = Callable[[str], AbstractContextManager[Any]]


def shipped() -> Opened:
    """Every page by the model that is shipped, which may have been trained on it."""
    return lambda key: nullcontext()


def out_of_fold(folder: Path) -> Opened:
    """Every page by the model trained without its publisher; a page of no fold by the shipped one."""
    folds = fold_index(folder)
    models = {fold: load_model(folder / f"fold{fold}.npz") for fold in sorted(set(folds.values()))}
    return lambda key: use(models[folds[key]]) if key in folds else nullcontext()


def fold_index(folder: Path) -> Mapping[str, int]:
    """Which fold each page is in; NoData when the folder does not hold a model for each."""
    index = folder / INDEX
    if not index.is_file():
        raise NoData(f"{folder} holds no {INDEX}; it must map SET/ID to the number of the fold the page is in.")
    folds = {key: int(fold) for key, fold in json.loads(index.read_text("utf-8")).items()}
    missing = [f"fold{fold}.npz" for fold in sorted(set(folds.values())) if not (folder / f"fold{fold}.npz").is_file()]
    if missing:
        raise NoData(f"{folder} holds no {', '.join(missing)}, which {INDEX} speaks of.")
    return folds


# The only two places that know how the engine is given another model.
def load_model(path: Path) -> Any:
    """A model from its file."""
    from kronika.extract.scoring import model

    return model.load(path)


def use(model: Any) -> AbstractContextManager[Any]:
    """Read with this model for a while."""
    from kronika.extract.scoring.model import using

    return using(model)
