"""Trains the classifier: weights by logistic regression; temperature and lean on mentions it has not seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from zlib import crc32

import numpy as np
import numpy.typing as npt
from scipy.sparse import csr_matrix
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import f1_score
from sklearn.model_selection import StratifiedGroupKFold

from kronika.analyse.sentiment.classifier import Classifier

NAME = "tone-ru-1"
STRENGTH = 0.03  # of the regression: smaller keeps weights nearer to 0
SEEN = 2  # mentions a feature must have to count
INNER = 5  # folds for temperature and lean
TEMPERATURES = np.linspace(0.4, 2.0, 33)
LEANS = np.linspace(0.0, 1.6, 33)
Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Counts = Sequence[Counter[int]]


def counted(seen: Sequence[Sequence[str]]) -> list[Counter[int]]:
    """Features as checksums with their counts."""
    return [Counter(crc32(feature.encode()) for feature in one) for one in seen]


def train(seen: Counts, labels: Ints, groups: Ints) -> Classifier:
    """A classifier of mentions; groups are kept together when its temperature and lean are chosen."""
    scores = np.zeros((len(labels), 3))
    for within, without in folds(labels, groups, INNER, seed=1):
        keys, weights = fitted([seen[number] for number in within], labels[within])
        scores[without] = table([seen[number] for number in without], keys) @ weights
    temperature = min(TEMPERATURES, key=lambda one: loss(scores / one, labels))
    chances = scores / temperature
    lean = max(LEANS, key=lambda one: f1_score(labels, chosen(chances, one), average="macro"))
    keys, weights = fitted(seen, labels)
    return Classifier(
        name=NAME, keys=keys, weights=weights.astype(np.float32), temperature=float(temperature), lean=float(lean)
    )


def folds(labels: Ints, groups: Ints, many: int, seed: int) -> Iterator[tuple[Ints, Ints]]:
    """Parts to train on and to test on; no group is in both."""
    yield from StratifiedGroupKFold(many, shuffle=True, random_state=seed).split(labels, labels, groups)


def fitted(seen: Counts, labels: Ints) -> tuple[npt.NDArray[np.uint32], Floats]:
    """Keys in order and a column of weights for each label."""
    frequent = Counter(key for one in seen for key in one)
    keys = np.array(sorted(key for key, many in frequent.items() if many >= SEEN), dtype=np.uint32)
    model = LogisticRegression(C=STRENGTH, max_iter=300, fit_intercept=False).fit(table(seen, keys), labels)
    return keys, model.coef_.T


def table(seen: Counts, keys: npt.NDArray[np.uint32]) -> csr_matrix:
    """A row for each mention, a column for each key."""
    places = {int(key): number for number, key in enumerate(keys)}
    rows, columns, values = [], [], []
    for row, one in enumerate(seen):
        for key, many in one.items():
            if key in places:
                rows.append(row)
                columns.append(places[key])
                values.append(1 + np.log(many))
    return csr_matrix((values, (rows, columns)), shape=(len(seen), len(keys)))


def loss(scores: Floats, labels: Ints) -> float:
    """Mean surprise at the labels."""
    shifted = scores - scores.max(axis=1, keepdims=True)
    logs = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    return float(-logs[np.arange(len(labels)), labels + 1].mean())


def chosen(scores: Floats, lean: float) -> Ints:
    """The label of each mention when neutral is held back by `lean`."""
    return (scores - np.array([0.0, lean, 0.0])).argmax(axis=1) - 1
