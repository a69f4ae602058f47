"""What the published watchdog has learned of a source: both detectors, and the good documents to learn from again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from kronika.model.document import Measures
from kronika.verify.classic.delayed import Delayed, learn_series
from kronika.verify.classic.features import FEATURES
from kronika.verify.classic.linkage import Points
from kronika.verify.classic.operative import Operative, learn_boxes

FEWEST = 50  # documents; with fewer, ten boxes are hardly more than the documents themselves

Features = tuple[float, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ClassicModel:
    """A model; without detectors while there are too few documents."""

    documents: tuple[Features, ...] = ()
    seen: int = 0  # documents given, also those whose page was not at hand
    operative: Operative | None = None
    delayed: Delayed | None = None

    def as_plain(self) -> dict[str, Any]:
        """As JSON can keep it."""
        return {
            "documents": [list(features) for features in self.documents],
            "seen": self.seen,
            "operative": self.operative.as_plain() if self.operative else None,
            "delayed": self.delayed.as_plain() if self.delayed else None,
        }

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> ClassicModel:
        """What as_plain gave."""
        return cls(
            documents=tuple(tuple(map(float, features)) for features in plain["documents"]),
            seen=int(plain["seen"]),
            operative=Operative.from_plain(plain["operative"]) if plain["operative"] else None,
            delayed=Delayed.from_plain(plain["delayed"]) if plain["delayed"] else None,
        )


def learned(measures: Sequence[Measures], fewest: int = FEWEST) -> ClassicModel:
    """A model of good documents, in the order in which they came."""
    documents = tuple(one.classic for one in measures if has_features(one))
    return trained(ClassicModel(documents=documents, seen=len(measures)), fewest)


def with_document(model: ClassicModel, measures: Measures, fewest: int = FEWEST) -> ClassicModel:
    """A model that is still learning, with one more document."""
    more = (measures.classic,) if has_features(measures) else ()
    return trained(replace(model, documents=model.documents + more, seen=model.seen + 1), fewest)


def trained(model: ClassicModel, fewest: int) -> ClassicModel:
    """With detectors, once there are documents enough."""
    if len(model.documents) < fewest:
        return model
    features = table(model.documents)
    return replace(model, operative=learn_boxes(features), delayed=learn_series(features))


def retrained(model: ClassicModel, more: Sequence[Features]) -> ClassicModel:
    """Boxes drawn anew around documents that were suspected wrongly; the reference of the delayed detector stays."""
    documents = (*model.documents, *more)
    return replace(model, documents=documents, operative=learn_boxes(table(documents)))


def has_features(measures: Measures) -> bool:
    """The document's page was at hand."""
    return len(measures.classic) == FEATURES


def table(documents: Sequence[Features]) -> Points:
    """Documents × nine."""
    return np.array(documents, dtype=np.float64).reshape(len(documents), FEATURES)
