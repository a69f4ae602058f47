"""Two looks learned out of fold: the second is shown what a first look says of pages that look has not seen."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import numpy as np

from kronika.extract.scoring.arrays import Floats
from kronika.extract.scoring.context import context
from kronika.extract.scoring.forest import Forest
from kronika.extract.scoring.judge import HOPELESS, first_look
from tools.train_extract.boosting import Growth, grow
from tools.train_extract.lexicons import Lexicons
from tools.train_extract.samples import Sample

FIRST = Growth(trees=110, rate=0.16)
SECOND = Growth(trees=100, rate=0.13)
SILENT = 0.3  # share of pages whose words are not understood, as in a language the model has never seen
SPOKEN = ("said", "said_least", "heading_said")
EASY_KEPT = 0.3  # of the links far from any text, so many are enough to learn from


class Trainer:
    """Grows first and second looks for any held-out folds, each only once."""

    def __init__(self, samples: Sequence[Sample], folds: int, first: Sequence[str], second: Sequence[str]) -> None:
        self.samples = samples
        self.folds = folds
        self.lexicons = Lexicons(samples)
        self._names = {"first": list(first), "second": list(second)}
        self._dice = np.random.default_rng(7)
        self._silent = {id(sample): self._dice.random() < SILENT for sample in samples}
        self._firsts: dict[frozenset[int], Forest] = {}
        self._measures: dict[int, dict[str, Floats]] = {}
        self._likely: dict[int, Floats] = {}
        self.importance: dict[str, dict[str, float]] = {"first": {}, "second": {}}

    def first(self, without: Collection[int]) -> Forest:
        """The first look, grown without some folds."""
        key = frozenset(without)
        if key not in self._firsts:
            rows = [self._rows(sample) for sample in self._learned(key)]
            self._firsts[key] = self._grow("first", rows, FIRST)
        return self._firsts[key]

    def second(self, without: Collection[int]) -> Forest:
        """The second look, grown without some folds."""
        key = frozenset(without)
        rows = [self._second_rows(sample) for sample in self._learned(key)]
        return self._grow("second", rows, SECOND)

    def likely(self, sample: Sample) -> Floats:
        """What a first look says of a page whose site it has not seen."""
        if id(sample) not in self._likely:
            self._likely[id(sample)] = first_look(self.first({sample.fold}), self.measures(sample))
        return self._likely[id(sample)]

    def measures(self, sample: Sample) -> dict[str, Floats]:
        """All measures of a page, with a lexicon that does not know its site."""
        if id(sample) not in self._measures:
            self._measures[id(sample)] = sample.measures(self.lexicons.without({sample.fold})[0])
        return self._measures[id(sample)]

    def _shown(self, sample: Sample) -> dict[str, Floats]:
        found = self.measures(sample)
        if self._silent[id(sample)]:
            found = found | {name: np.zeros(sample.sheet.count, dtype=np.float32) for name in SPOKEN}
        return found

    def _learned(self, without: frozenset[int]) -> list[Sample]:
        return [sample for sample in self.samples if sample.usable and sample.fold not in without]

    def _rows(self, sample: Sample) -> tuple[Floats, Floats, Floats]:
        found = self._shown(sample)
        rows = np.array([found[name] for name in self._names["first"]], dtype=np.float32)
        easy = (found["link_share"] > 0.9) & (found["good_near_3"] < 0.02) & (sample.targets < 0.1)
        kept = (sample.weights > 0) & (~easy | (self._dice.random(sample.sheet.count) < EASY_KEPT))
        weights = np.where(easy, sample.weights / EASY_KEPT, sample.weights)
        return rows[:, kept], sample.targets[kept], weights[kept]

    def _second_rows(self, sample: Sample) -> tuple[Floats, Floats, Floats]:
        likely = self.likely(sample)
        found = self._shown(sample) | context(sample.sheet, sample.alike, likely)
        rows = np.array([found[name] for name in self._names["second"]], dtype=np.float32)
        kept = (sample.weights > 0) & (likely > HOPELESS)
        return rows[:, kept], sample.targets[kept], sample.weights[kept]

    def _grow(self, look: str, rows: list[tuple[Floats, Floats, Floats]], growth: Growth) -> Forest:
        forest, importance = grow(
            np.concatenate([part for part, _, _ in rows], axis=1).T,
            np.concatenate([targets for _, targets, _ in rows]),
            np.concatenate([weights for _, _, weights in rows]),
            self._names[look],
            growth,
        )
        for name, value in zip(self._names[look], importance, strict=True):
            self.importance[look][name] = self.importance[look].get(name, 0.0) + value
        return forest
