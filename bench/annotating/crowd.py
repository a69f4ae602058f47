"""A crowd at the real desk: honest people who err and others who guess, until nothing is left to ask."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

from kronika.flow.annotation_desk import AnnotationDesk
from kronika.flow.annotation_recognition import DRAW
from kronika.model.annotation import Choice, Fragment, GivenAnswer, NewFragment
from kronika.settings import AnnotateSettings
from kronika.store.store import Store, open_store

KIND = "mass-times"
BEGAN = datetime(2026, 1, 10, 8, 0, tzinfo=UTC)
YES = 0.45  # share of fragments whose answer is yes
RIGHT = (0.90, 0.98)  # how often honest people are right
GUESSES = 0.5  # … and who answers at random
ENOUGH = 20  # answers by which somebody can be judged
HIDDEN = 0.05  # hidden questions beside the fragments
TAKES = 2.5  # seconds an answer takes, as in the thesis
AT_ONCE = 10  # answers of somebody before another one comes


@dataclass(frozen=True, slots=True, kw_only=True)
class Size:
    """How large a crowd is and what it has to do."""

    people: int = 50
    bad: float = 0.2  # share of those who answer at random
    fragments: int = 1000


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """What became of it."""

    right: float  # share of fragments whose truth was found
    bad: int  # who gave enough answers to be judged by
    missed: int  # of them, not named
    brief: int  # bad ones who gave fewer …
    caught: int  # … and were named all the same
    accused: int  # honest ones who were named
    answers: float  # a fragment
    hidden: float  # answers to hidden questions, as a share of all
    left: int  # fragments that are still open
    contested: int  # … and those that had the most answers and are not sure


@dataclass(slots=True)
class Play:
    """A desk whose time passes with every answer, and the people in front of it."""

    store: Store
    settings: AnnotateSettings
    size: Size
    dice: Random
    passed: float = 0.0
    truth: dict[str, bool] = field(default_factory=dict)
    right: dict[int, float] = field(default_factory=dict)  # by person: how often
    diligence: dict[int, float] = field(default_factory=dict)

    def run(self) -> Outcome:
        """People come by their diligence, until nobody gets anything any more."""
        self.prepare()
        desk = AnnotationDesk(self.store, self.settings, self.clock, lambda: self.passed)
        self.invite(desk)
        while self.day(desk):
            self.passed += 60.0
        return self.outcome(desk)

    def day(self, desk: AnnotationDesk) -> int:
        """People come until each has found nothing to do; how many answers they gave."""
        here, given = list(self.right), 0
        while here:
            [person] = self.dice.choices(here, [self.diligence[one] for one in here])
            done = self.work(desk, person)
            given += done
            if not done:
                here.remove(person)
                self.passed += 3.0
        return given

    def prepare(self) -> None:
        """Fragments of a few sites, and hidden questions."""
        self.store.annotation_keys.first(DRAW, self.dice.randbytes(32), BEGAN)  # else every run would draw others
        count = self.size.fragments
        hidden = round(count * HIDDEN)
        self.truth = {f"{number}": self.dice.random() < YES for number in range(count + hidden)}
        pieces = [self.piece(number, known=number >= count) for number in range(count + hidden)]
        self.store.fragments.add(pieces, now=BEGAN)

    def piece(self, number: int, *, known: bool) -> NewFragment:
        """One fragment; what the machine thinks of it tells nothing."""
        gold = (Choice.YES if self.truth[f"{number}"] else Choice.NO) if known else None
        site, p = f"parish{number % 40}", self.dice.uniform(0.1, 0.9)
        return NewFragment(kind=KIND, site=site, key=f"{number}", before="o ", marked="7.00", after="", p=p, gold=gold)

    def invite(self, desk: AnnotationDesk) -> None:
        """Everybody gets a cookie, a carefulness and a diligence: a few do much, many do little."""
        numbers = [desk.recognise(cookie=None, address=f"{one}").annotator.id for one in range(self.size.people)]
        bad = set(self.dice.sample(numbers, round(self.size.bad * self.size.people)))
        self.right = {one: GUESSES if one in bad else self.dice.uniform(*RIGHT) for one in numbers}
        self.diligence = {one: self.dice.lognormvariate(0.0, 0.5) for one in numbers}

    def work(self, desk: AnnotationDesk, person: int) -> int:
        """Somebody answers what is handed out; how much it was."""
        handed = desk.hand_out(person, KIND, count=AT_ONCE)
        desk.answer(person, [self.said(person, one) for one in handed])
        self.passed += len(handed) * TAKES / self.size.people * 2  # half of them are here at any time
        return len(handed)

    def said(self, person: int, fragment: Fragment) -> GivenAnswer:
        """An answer."""
        yes = self.truth[fragment.key] == (self.dice.random() < self.right[person])
        return GivenAnswer(
            fragment_id=fragment.id,
            choice=Choice.YES if yes else Choice.NO,
            client=f"{fragment.id}",
            seconds=round(self.dice.lognormvariate(0.9, 0.5), 2),
        )

    def outcome(self, desk: AnnotationDesk) -> Outcome:
        """What was found, against what is so."""
        desk.recompute(KIND)
        bad = {one for one, share in self.right.items() if share == GUESSES}
        standings = desk.standings(KIND)
        named = {one.annotator.id for one in standings if one.suspect}
        busy = {one.annotator.id for one in standings if one.answers >= ENOUGH}
        free = [one for one in self.store.fragments.find(KIND) if one.gold is None]
        right = sum((one.truth is Choice.YES) == self.truth[one.key] for one in free if one.truth)
        useful = sum(one.answers for one in free)
        unsure = [one for one in free if (one.truth_p or 0.0) < self.settings.sure]
        return Outcome(
            right=right / len(free),
            bad=len(bad & busy),
            missed=len((bad & busy) - named),
            brief=len(bad - busy),
            caught=len((bad - busy) & named),
            accused=len(named - bad),
            answers=useful / len(free),
            hidden=1 - useful / sum(one.answers for one in standings),
            left=len(self.store.fragments.waiting(KIND, len(free))),
            contested=sum(one.answers >= self.settings.most_answers for one in unsure),
        )

    def clock(self) -> datetime:
        """Now."""
        return BEGAN + timedelta(seconds=self.passed)


def play(folder: Path, seed: int, size: Size, settings: AnnotateSettings | None = None) -> Outcome:
    """One crowd in a database of its own."""
    with open_store(f"sqlite:///{folder / f'crowd-{seed}.db'}", create=True) as store:
        return Play(store, settings or AnnotateSettings(), size, Random(f"crowd {seed}")).run()
