"""The published watchdog over one source, document by document: boxes at once, a self-check each round, divergence on demand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Self

from kronika.model.document import Measures
from kronika.model.health import Judged, Reason, Verdict
from kronika.verify.classic.delayed import Delayed, Risk
from kronika.verify.classic.model import (
    FEWEST,
    ClassicModel,
    has_features,
    learned,
    retrained,
    table,
    with_document,
)
from kronika.verify.classic.reasons import reasons_for
from kronika.verify.classic.seen import Seen, suspects

# The delayed detector judges at most this part of the reference's size. Windows nearly as large as the training set are nearly
# the training set, so the limits for such sizes tend to nothing and every good set would be beyond them.
PART = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """What the published method leaves to its user."""

    round_size: int = 50  # documents that stand for one collection round
    doubt: float = 0.10  # share of suspicious documents from which the delayed detector is asked
    enough: int = 50  # documents the delayed detector waits for
    fewest: int = FEWEST  # documents to learn from


class ClassicDetector:
    """Driven by measures alone; deterministic, and never looks ahead."""

    def __init__(self, model: ClassicModel, rules: Rules | None = None) -> None:
        self._model = model
        self._rules = rules or Rules()
        self._index = model.seen
        self._round: list[Seen] = []
        self._watched: list[Seen] = []  # what the delayed detector is to judge; empty: nobody has asked it
        self._reasons: tuple[Reason, ...] = ()  # empty: not broken
        self._first: int | None = None
        self._since = (0, 0)  # documents from the first bad one on, and how many of them are suspicious

    @classmethod
    def fresh(cls, *, learn: int = FEWEST, rules: Rules | None = None) -> Self:
        """A detector that learns its first documents by itself, taking them for good."""
        return cls(ClassicModel(), replace(rules or Rules(), fewest=learn))

    @staticmethod
    def fit(measures: Sequence[Measures]) -> ClassicModel:
        """A model of good documents, in the order in which they came; too few of them make one that goes on learning."""
        return learned(measures)

    @property
    def model(self) -> ClassicModel:
        """What is known by now; retraining changes it."""
        return self._model

    @property
    def verdict(self) -> Verdict:
        """What it thinks at present."""
        if self._model.operative is None:
            return Verdict.LEARNING
        return Verdict.BROKEN if self._reasons else Verdict.OK

    def step(self, measures: Measures) -> Judged:
        """The verdict after one more document. One whose page is not at hand changes nothing."""
        index, self._index = self._index, self._index + 1
        if self._model.operative is None:
            self._model = with_document(self._model, measures, self._rules.fewest)
            return Judged(index=index, verdict=Verdict.LEARNING)
        if not has_features(measures):
            return self._judged(index, damaged=False)
        outside = self._model.operative.outside(measures.classic)
        document = Seen(index=index, features=measures.classic, outside=outside)
        self._since = (self._since[0] + 1, self._since[1] + document.suspicious)
        self._round.append(document)
        if len(self._round) >= self._rules.round_size:
            self._close_round()
        return self._judged(index, damaged=document.suspicious)

    def accept(self) -> None:
        """What looks broken is how the source is now: forget, and learn from here."""
        self._model = ClassicModel(seen=self._index)
        self._round.clear()
        self._calm()

    def _close_round(self) -> None:
        """The self-check: a few suspicious documents are a false alarm, many call for the delayed detector."""
        documents, self._round = self._round, []
        few = len(suspects(documents)) < self._rules.doubt * len(documents)
        waiting = bool(self._watched) and not self._reasons
        if few and not waiting:
            self._dismiss(documents)
            return
        # A set that stays undecided grows, but not for ever; one known as broken is asked whether it still is.
        keep = max(self._rules.enough, len(documents)) if self._reasons else len(self._model.documents)
        self._watched = (self._watched + documents)[-keep:]
        if self._model.delayed is not None:
            self._ask(self._model.delayed)

    def _ask(self, delayed: Delayed) -> None:
        """The decision: high risk is broken, low a false alarm; anything between is asked again with more documents."""
        most = max(delayed.documents // PART, 1)
        if len(self._watched) < min(self._rules.enough, most):
            return
        judged = self._watched[-most:]
        checked = delayed.check(table([document.features for document in judged]))
        if checked.risk is Risk.LOW:
            self._dismiss(self._watched)
        elif checked.risk is Risk.HIGH:
            if not self._reasons:
                self._begin()
            self._reasons = reasons_for(checked, self._model.documents, judged)

    def _begin(self) -> None:
        """Note where what is wrong began."""
        bad = suspects(self._watched)
        self._first = (bad or self._watched)[0].index
        self._since = (sum(document.index >= self._first for document in self._watched), len(bad))

    def _dismiss(self, documents: list[Seen]) -> None:
        """A false alarm, or none at all: learn what was suspected, so that it is not suspected again."""
        if wrongly := suspects(documents):
            self._model = retrained(self._model, [document.features for document in wrongly])
        self._calm()

    def _calm(self) -> None:
        self._watched, self._reasons, self._first = [], (), None

    def _judged(self, index: int, *, damaged: bool) -> Judged:
        if not self._reasons:
            return Judged(index=index, verdict=Verdict.OK, damaged=damaged)
        documents, suspicious = self._since
        return Judged(
            index=index,
            verdict=Verdict.BROKEN,
            reasons=self._reasons,
            share=suspicious / documents,
            first=self._first,
            damaged=damaged,
        )

    def as_plain(self) -> dict[str, Any]:
        """All of it as JSON can keep it."""
        return {
            "model": self._model.as_plain(),
            "rules": asdict(self._rules),
            "index": self._index,
            "round": [document.as_plain() for document in self._round],
            "watched": [document.as_plain() for document in self._watched],
            "reasons": [asdict(reason) for reason in self._reasons],
            "first": self._first,
            "since": list(self._since),
        }

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Self:
        """A detector that goes on where as_plain was asked."""
        detector = cls(ClassicModel.from_plain(plain["model"]), Rules(**plain["rules"]))
        detector._index = int(plain["index"])
        detector._round = [Seen.from_plain(one) for one in plain["round"]]
        detector._watched = [Seen.from_plain(one) for one in plain["watched"]]
        detector._reasons = tuple(Reason(**reason) for reason in plain["reasons"])
        detector._first = plain["first"]
        documents, suspicious = plain["since"]
        detector._since = (int(documents), int(suspicious))
        return detector
