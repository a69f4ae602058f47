"""Boosted trees: grown by CatBoost, kept as our own arrays."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from kronika.extract.scoring.forest import Forest
from kronika.extract.scoring.sheet import Floats


@dataclass(frozen=True, slots=True, kw_only=True)
class Growth:
    """How a forest is grown."""

    trees: int = 300
    depth: int = 6
    rate: float = 0.1
    features: float = 0.35  # share of the measures a level may choose from
    rows: float = 0.7
    seed: int = 1


def grow(
    rows: Floats, targets: Floats, weights: Floats, names: Sequence[str], growth: Growth
) -> tuple[Forest, list[float]]:
    """A forest from rows (blocks × measures), and how much each measure matters."""
    import catboost

    model = catboost.CatBoostClassifier(
        iterations=growth.trees,
        depth=growth.depth,
        learning_rate=growth.rate,
        rsm=growth.features,
        subsample=growth.rows,
        random_seed=growth.seed,
        loss_function="CrossEntropy",
        bootstrap_type="Bernoulli",
        border_count=48,
        l2_leaf_reg=5,
        leaf_estimation_iterations=2,
        allow_writing_files=False,
        verbose=0,
    )
    model.fit(catboost.Pool(rows, label=targets, weight=weights))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "model.json"
        model.save_model(str(path), format="json")
        forest = from_json(json.loads(path.read_text()), names)
    return forest, list(model.get_feature_importance())


def from_json(told: dict[str, Any], names: Sequence[str]) -> Forest:
    """CatBoost's own description of a model as our arrays; measures that no tree asks for are left out."""
    trees = [tree for tree in told["oblivious_trees"] if tree.get("splits")]
    asked = sorted({split["float_feature_index"] for tree in trees for split in tree["splits"]})
    borders: dict[int, list[float]] = {
        place: sorted(
            {split["border"] for tree in trees for split in tree["splits"] if split["float_feature_index"] == place}
        )
        for place in asked
    }
    levels = max(len(tree["splits"]) for tree in trees)
    measure = np.zeros((len(trees), levels), dtype=np.int64)
    above = np.full((len(trees), levels), 255, dtype=np.uint8)  # a level that is not there is never passed
    leaves = np.zeros((len(trees), 2**levels), dtype=np.float32)
    for number, tree in enumerate(trees):
        for level, split in enumerate(tree["splits"]):
            place = split["float_feature_index"]
            measure[number, level] = asked.index(place)
            above[number, level] = borders[place].index(split["border"])
        leaves[number, : len(tree["leaf_values"])] = tree["leaf_values"]
    scale, bias = told["scale_and_bias"]
    return Forest(
        names=tuple(names[place] for place in asked),
        borders=tuple(np.array(borders[place], dtype=np.float32) for place in asked),
        measure=measure,
        above=above,
        leaves=leaves * np.float32(scale),
        bias=float(bias[0] if isinstance(bias, list) else bias),
    )
