"""Boosted trees: grown by CatBoost, kept as our own arrays."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Any

import numpy as np

from kronika.extract.scoring.arrays import Floats
from kronika.extract.scoring.forest import Forest


@dataclass(frozen=True, slots=True, kw_only=True)
class Growth:
    """How a forest is grown."""

    trees: int = 180
    depth: int = 6
    rate: float = 0.12
    features: float = 0.35  # share of the measures a level may choose from
    rows: float = 0.7
    seeds: tuple[int, ...] = (1, 2, 3)  # one forest a seed; their mean is steadier than either


def grow(
    rows: Floats, targets: Floats, weights: Floats, names: Sequence[str], growth: Growth
) -> tuple[Forest, list[float]]:
    """The mean of one forest a seed, from rows (blocks × measures), and how much each measure matters."""
    grown = [grow_one(rows, targets, weights, growth, seed) for seed in growth.seeds]
    by_seed = [
        [
            (tree["splits"], np.array(tree["leaf_values"]) * told["scale_and_bias"][0] / len(grown))
            for tree in told["oblivious_trees"]
            if tree.get("splits")
        ]
        for told, _ in grown
    ]
    # The first trees of every seed come first: alone they tell the hopeless blocks.
    trees = [tree for together in zip_longest(*by_seed) for tree in together if tree is not None]
    bias = float(np.mean([np.ravel(told["scale_and_bias"][1])[0] for told, _ in grown]))
    return planted(trees, bias, names), np.mean([importance for _, importance in grown], axis=0).tolist()


def grow_one(
    rows: Floats, targets: Floats, weights: Floats, growth: Growth, seed: int
) -> tuple[dict[str, Any], list[float]]:
    """CatBoost's own description of a forest, and how much each measure matters to it."""
    import catboost

    model = catboost.CatBoostClassifier(
        iterations=growth.trees,
        depth=growth.depth,
        learning_rate=growth.rate,
        rsm=growth.features,
        subsample=growth.rows,
        random_seed=seed,
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
        return json.loads(path.read_text()), list(model.get_feature_importance())


def planted(trees: list[tuple[list[dict[str, Any]], Floats]], bias: float, names: Sequence[str]) -> Forest:
    """Trees as our arrays; measures that no tree asks for are left out."""
    questions = [split for splits, _ in trees for split in splits]
    asked = sorted({split["float_feature_index"] for split in questions})
    levels = max(len(splits) for splits, _ in trees)
    measure = np.zeros((len(trees), levels), dtype=np.int64)
    thresholds = np.full((len(trees), levels), np.inf, dtype=np.float32)  # a level that is not there is never passed
    leaves = np.zeros((len(trees), 2**levels), dtype=np.float32)
    for number, (splits, values) in enumerate(trees):
        for level, split in enumerate(splits):
            place = split["float_feature_index"]
            measure[number, level] = asked.index(place)
            thresholds[number, level] = split["border"]
        leaves[number, : len(values)] = values
    return Forest(
        names=tuple(names[place] for place in asked),
        measure=measure,
        thresholds=thresholds,
        leaves=leaves,
        bias=bias,
    )
