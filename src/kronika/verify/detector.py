"""The watchdog of one source: learns from its good documents, then judges every new one as it comes, never looking ahead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from kronika.model.document import Measures
from kronika.model.health import Judged, Verdict
from kronika.verify import recovery
from kronika.verify.alarm import EVERY, LOOK, Tests, shifts
from kronika.verify.evidence import Evidence, weigh
from kronika.verify.history import History, Seen
from kronika.verify.looks import Looks, is_new_to, is_reframed_to, looks_of
from kronika.verify.memory import Memory, Told
from kronika.verify.model import DIGITS, Model, Prior, learn
from kronika.verify.reasons import reasons_for
from kronika.verify.signs import ALL, Group
from kronika.verify.surplus import COUNTS, Row, with_shares

LEARN = 50  # documents before the first verdict
LAG = 60  # a document is learned from only after so many others
RELEARN = 100  # good documents between two learnings
SETTLED = 45  # documents after which a new look or a new mix is the usual one, unless something is amiss
MOST_LOOKS = 4
EASE = 1e4  # a shift that has not gone is one that could still be seen with so much less proof
OF_THE_PAGE = frozenset(name for name, sign in ALL.items() if sign.group in (Group.PAGE, Group.GENERAL)) | COUNTS
OF_THE_FORM = frozenset(name for name, sign in ALL.items() if sign.group is Group.FORM)


class Detector:
    """One source. `prior` is what other sources taught; `learn` how many documents come before the first verdict."""

    def __init__(self, *, learn: int = LEARN, prior: Prior | None = None) -> None:
        self._learn = learn
        self._prior = prior
        self._index = -1
        self._begun = 0  # the document with which the present learning began
        self._memory = Memory()
        self._history = History()
        self._looks: tuple[Looks, ...] = ()
        self._model: Model | None = None
        self._tests: Tests | None = None
        self._verdict = Verdict.LEARNING
        self._names: list[str] = []  # the signs of the present verdict …
        self._first: int | None = None  # … the document they began with …
        self._noticed = 0  # … and the one with which they were enough
        self._well = 0.0
        self._fresh = 0  # good documents since the last learning

    @classmethod
    def fresh(cls, prior: Prior | None = None, *, learn: int = LEARN) -> Self:
        """A watchdog that knows nothing yet."""
        return cls(learn=learn, prior=prior)

    @property
    def verdict(self) -> Verdict:
        """What it thinks at present."""
        return self._verdict

    @property
    def model(self) -> Model | None:
        """What it has learned; None while it is learning."""
        return self._model

    def step(self, measures: Measures) -> Judged:
        """One more document."""
        self._index += 1
        evidence = self._weigh(measures)
        self._history.recent.append(Seen(index=self._index, measures=measures, evidence=evidence))
        if self._model is None or self._tests is None:
            self._history.admit(self._history.since(self._index))
            self._gather()
            return self._judged(evidence)
        self._tests.add(evidence, self._index)
        if self._verdict is Verdict.BROKEN:
            self._heal(evidence, self._model, self._tests)
        else:
            if self._index % EVERY == 0:
                self._tests.watch(self._model, self._window())
            self._judge(self._tests)
            self._admit(self._tests)
        return self._judged(evidence)

    def accept(self) -> None:
        """What was taken for damage is a real change of the source: learn anew from there."""
        self._begun = self._index + 1 if self._first is None else self._first
        kept = self._history.since(self._begun)
        self._history = History()
        self._history.recent.extend(kept)
        self._history.admit(kept)
        self._model = self._tests = None
        self._looks = ()
        self._set(Verdict.LEARNING)
        if kept:
            self._gather()

    def _weigh(self, measures: Measures) -> Evidence:
        row = self._row(measures)
        if self._model is None:
            return Evidence(row=row, signs=frozenset(), new_look=False)
        new_look, reframed = is_new_to(self._looks, measures), is_reframed_to(self._looks, measures)
        return weigh(self._model, row, new_look=new_look, reframed=reframed)

    def _row(self, measures: Measures) -> Row:
        """All measures of a document, those that other documents give it among them."""
        told = Told(url=measures.url or "", runs=measures.prints, lines=measures.lines)
        share, furniture = self._memory.repetition(told)
        row = dict(measures.values) | {"repetition": share, "boilerplate": furniture}
        known = measures.lang is None or self._model is None or self._history.is_own(measures.lang)
        row["tongue"] = float(not known)
        whole = with_shares(row, self._model.usual) if self._model is not None else row
        return {name: round(value, DIGITS) for name, value in whole.items()}

    def _gather(self) -> None:
        """Learn, once there are enough documents."""
        if self._index - self._begun + 1 < self._learn:
            return
        self._relook(self._begun)
        self._relearn()
        self._set(Verdict.OK)

    def _relook(self, since: int) -> None:
        """What the pages look like from a document on; older looks may come back."""
        fresh = looks_of([seen.measures for seen in self._history.since(since) if not seen.evidence.signs])
        self._looks = (fresh, *self._looks)[:MOST_LOOKS]

    def _relearn(self) -> None:
        """Learn from all good documents again."""
        self._model = learn(self._history.good, self._prior)
        tests = Tests(self._model)
        if self._tests is not None:
            tests.carry(self._tests)
        self._tests = tests
        self._fresh = 0

    def _judge(self, tests: Tests) -> None:
        """The verdict after one more document."""
        if broken := tests.broken():
            self._set(Verdict.BROKEN, broken, tests.since(broken, self._index))
        elif tests.relaid() and self._verdict is not Verdict.LAYOUT:
            self._set(Verdict.LAYOUT, [LOOK], tests.since([LOOK], self._index))
        elif self._verdict is Verdict.OK and (mixed := tests.mixed()):
            self._set(Verdict.MIX, mixed, tests.since([], self._index))
        elif self._verdict in (Verdict.LAYOUT, Verdict.MIX) and self._index - self._noticed >= SETTLED and tests.calm:
            self._settle(tests)

    def _settle(self, tests: Tests) -> None:
        """What was new is usual now: forget what no longer holds, and learn from the newest documents."""
        assert self._first is not None
        if self._verdict is Verdict.LAYOUT:
            self._relook(self._first)
        self._history.forget(OF_THE_PAGE if self._verdict is Verdict.LAYOUT else OF_THE_FORM)
        self._history.admit(seen for seen in self._history.since(self._first) if not seen.evidence.signs)
        tests.clear()
        self._relearn()
        self._set(Verdict.OK)

    def _heal(self, evidence: Evidence, model: Model, tests: Tests) -> None:
        """A broken source is well again when damaged documents are as rare as they were."""
        assert self._first is not None
        damaged = [bool(seen.evidence.signs) for seen in self._history.since(self._first)]
        self._well = recovery.step(
            self._well, damaged=damaged[-1], usual=model.damage_rate, rate=sum(damaged[:-1]) / max(1, len(damaged) - 1)
        )
        if self._index % EVERY == 0 and set(self._names) & set(shifts(model, self._window(), EASE)):
            self._well = 0.0
        if recovery.is_well(self._well):
            tests.clear()
            self._set(Verdict.OK)

    def _admit(self, tests: Tests) -> None:
        """Learn from a document once enough others have followed it and nothing is amiss."""
        if self._index - LAG <= self._noticed or self._verdict is not Verdict.OK:
            return
        seen = self._history.recent[-LAG - 1]
        if seen.evidence.signs or not tests.calm:
            return
        self._history.admit([seen])
        self._fresh += 1
        if self._fresh >= RELEARN:
            self._relearn()

    def _window(self) -> list[Evidence]:
        """The documents since the last verdict."""
        return [seen.evidence for seen in self._history.since(max(self._noticed, self._begun + self._learn))]

    def _set(self, verdict: Verdict, names: list[str] | None = None, first: int | None = None) -> None:
        self._verdict, self._names, self._first = verdict, names or [], first
        self._noticed, self._well = self._index, 0.0

    def _judged(self, evidence: Evidence) -> Judged:
        """The verdict, with its reasons where there are any."""
        if self._first is None or self._model is None:
            return Judged(index=self._index, verdict=self._verdict, damaged=bool(evidence.signs))
        seen = [one.evidence for one in self._history.since(self._first)]
        return Judged(
            index=self._index,
            verdict=self._verdict,
            reasons=reasons_for(self._model, self._names, seen),
            share=round(sum(bool(one.signs) for one in seen) / max(1, len(seen)), 4),
            first=self._first,
            damaged=bool(evidence.signs),
        )

    def as_plain(self) -> dict[str, Any]:
        """For the store, as JSON can write it."""
        return {
            "learn": self._learn,
            "prior": {name: list(values) for name, values in (self._prior or {}).items()},
            "index": self._index,
            "begun": self._begun,
            "memory": self._memory.as_plain(),
            "history": self._history.as_plain(),
            "looks": [looks.as_plain() for looks in self._looks],
            "model": self._model.as_plain() if self._model else None,
            "tests": self._tests.as_plain() if self._tests else None,
            "verdict": self._verdict.value,
            "names": self._names,
            "first": self._first,
            "noticed": self._noticed,
            "well": self._well,
            "fresh": self._fresh,
        }

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Self:
        """From the store."""
        detector = cls(learn=plain["learn"], prior=plain["prior"] or None)
        detector._restore(plain)
        return detector

    def _restore(self, plain: Mapping[str, Any]) -> None:
        self._index, self._begun = plain["index"], plain["begun"]
        self._memory = Memory.from_plain(plain["memory"])
        self._history = History.from_plain(plain["history"])
        self._looks = tuple(map(Looks.from_plain, plain["looks"]))
        self._verdict, self._names = Verdict(plain["verdict"]), list(plain["names"])
        self._first, self._noticed = plain["first"], plain["noticed"]
        self._well, self._fresh = plain["well"], plain["fresh"]
        if plain["model"] is not None:
            self._model = Model.from_plain(plain["model"])
            self._tests = Tests(self._model)
            self._tests.load(plain["tests"])
