"""Judging answers: what they come to, how reliable who gave them is, whom to suspect, and all of it in figures."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kronika.learn.asking import FEW, Asking, is_judging_due
from kronika.learn.figures import Cast, Hand, by_device, figures
from kronika.model.annotation import (
    AnnotationStatistics,
    Annotator,
    AnnotatorStanding,
    Choice,
    Reliability,
    Suspicion,
    Truth,
)
from kronika.settings import AnnotateSettings
from kronika.store.answers import Vote
from kronika.store.store import Store

if TYPE_CHECKING:
    from kronika.learn.accord import Accord
    from kronika.learn.ballots import Ballots
    from kronika.learn.dawid_skene import Opinion


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdicts:
    """What all answers of a kind come to."""

    truths: list[Truth]
    reliabilities: list[Reliability]
    suspicions: list[Suspicion]
    accord: Accord
    rounds: int


@dataclass(slots=True)
class Judging:
    """Reads all answers of a kind, hands them to `learn`, and keeps what comes out."""

    store: Store
    settings: AnnotateSettings
    done: dict[str, int] = field(default_factory=dict)  # kind: the last answer when it was judged

    def verdicts(self, kind: str) -> Verdicts:
        """What all answers come to; nothing is written."""
        return judge(self.store.answers.votes(kind), self.store.fragments.gold(kind))

    def recompute_when_due(self, kind: str) -> None:
        """Draw the consequences once in a while, as answers come in: seldom enough not to be felt."""
        last, waiting = self.store.answers.last(), len(self.store.fragments.waiting(kind, FEW))
        since = last - self.done.setdefault(kind, last if waiting else 0)
        if is_judging_due(since=since, answers=last, waiting=waiting):
            self.recompute(kind)

    def recompute(self, kind: str) -> None:
        """Draw all consequences anew and keep them."""
        self.done[kind] = self.store.answers.last()
        found = conclude(self.store.answers.said(kind), self.store.fragments.gold(kind))
        before = self.store.fragments.concluded(kind)
        asking, changed = asking_of(self.settings), []
        for truth in found.truths:
            wanted = asking.wanted(truth.p, truth.answers)
            if before.pop(truth.fragment_id, None) != (truth.choice.value, truth.p, wanted):
                changed.append((truth, wanted))
        self.store.fragments.conclude(changed)
        self.store.fragments.forget_truths(list(before))
        self.store.annotators.save_reliabilities(kind, found.reliabilities)

    def statistics(self, kind: str) -> AnnotationStatistics:
        """All answers in figures."""
        casts = [cast_of(vote) for vote in self.store.answers.votes(kind)]
        gold = frozenset(self.store.fragments.gold(kind))
        sites = self.store.fragments.sites(kind)
        return figures(kind, casts, sites, open_=self.store.answers.totals(kind).open, gold=gold)

    def standings(self, kind: str) -> list[AnnotatorStanding]:
        """Every annotator that has answered, the suspect ones first, then by number of answers."""
        votes = self.store.answers.votes(kind)
        found = judge(votes, self.store.fragments.gold(kind))
        hands = by_device(cast_of(vote) for vote in votes)
        reliabilities = {one.annotator_id: one for one in found.reliabilities}
        standings = [
            stand(annotator, hands.get(annotator.id, Hand()), reliabilities.get(annotator.id), found.suspicions)
            for annotator in self.store.annotators.all(kind)
            if annotator.id in hands
        ]
        return sorted(standings, key=lambda one: (not one.suspect, -one.answers, one.annotator.id))


def judge(votes: list[Vote], gold: dict[int, Choice]) -> Verdicts:
    """What votes come to, and whom to suspect."""
    said = [vote for vote in votes if not vote.undone and vote.choice != Choice.SKIP.value]
    short = [(one.fragment_id, one.annotator_id, one.choice == Choice.YES.value, not one.excluded) for one in said]
    return conclude(short, gold, [one.seconds for one in said])


def conclude(
    said: list[tuple[int, int, bool, bool]], gold: dict[int, Choice], timed: list[float | None] | None = None
) -> Verdicts:
    """What yes and no come to; with the seconds of each also whom to suspect."""
    import numpy as np

    from kronika.learn.accord import accord
    from kronika.learn.ballots import gather
    from kronika.learn.dawid_skene import agree
    from kronika.learn.reliability import assess
    from kronika.learn.suspicion import suspect

    ballots = gather(said, {number: answer is Choice.YES for number, answer in gold.items()})
    opinion = agree(ballots)
    assessment = assess(ballots, opinion)
    seconds = np.array([np.nan if one is None else one for one in timed or ()], dtype=float)
    return Verdicts(
        truths=truths_of(ballots, opinion),
        reliabilities=assessment.reliabilities,
        suspicions=[] if timed is None else suspect(ballots, opinion, assessment, seconds),
        accord=accord(ballots),
        rounds=opinion.rounds,
    )


def truths_of(ballots: Ballots, opinion: Opinion) -> list[Truth]:
    """A truth for every fragment somebody who counts has answered and whose answer was not known."""
    import numpy as np

    heard = np.bincount(ballots.item[ballots.counts], minlength=len(ballots.items))
    return [
        Truth(
            fragment_id=int(ballots.items[place]),
            choice=Choice.YES if opinion.yes[place] >= 0.5 else Choice.NO,
            p=round(float(max(opinion.yes[place], 1 - opinion.yes[place])), 6),
            answers=int(heard[place]),
        )
        for place in np.flatnonzero((heard > 0) & ~ballots.known)
    ]


def asking_of(settings: AnnotateSettings) -> Asking:
    """When to stop asking, as it is set."""
    return Asking(least=settings.answers, most=settings.most_answers, sure=settings.sure)


def stand(
    annotator: Annotator, hand: Hand, reliability: Reliability | None, suspicions: list[Suspicion]
) -> AnnotatorStanding:
    """One annotator with everything that is known of it."""
    own = sorted((one for one in suspicions if one.annotator_id == annotator.id), key=lambda one: -one.strength)
    return AnnotatorStanding(
        annotator=annotator,
        answers=hand.yes + hand.no,
        yes=hand.yes,
        no=hand.no,
        skips=hand.skips,
        undone=hand.undone,
        median_seconds=hand.median_seconds,
        reliability=reliability,
        suspicions=tuple(own),
    )


def cast_of(vote: Vote) -> Cast:
    """A vote as the figures take it."""
    return Cast(**vote._asdict())
