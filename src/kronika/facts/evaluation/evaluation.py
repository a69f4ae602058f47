"""The evaluation of a kind on labelled pages: hours, events, probabilities, days, slots and errors, with intervals over sites."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import reduce
from operator import add
from typing import Any

from kronika.facts.evaluation.bootstrap import Interval, interval
from kronika.facts.evaluation.judgement import Judgement
from kronika.facts.evaluation.reliability import Bin, decided, decided_at, expected_error, reliability
from kronika.facts.evaluation.scores import Scores, counted
from kronika.facts.evaluation.slots import SlotScores, slot_scores
from kronika.facts.labelled import EXCLUDED

MEASURES: Mapping[str, Callable[[Scores], float]] = {
    "accuracy": lambda scores: scores.accuracy,
    "precision": lambda scores: scores.precision,
    "recall": lambda scores: scores.recall,
    "f1": lambda scores: scores.f1,
}
SURE = 0.95  # a certainty fixed beforehand, as a running chronicle has to
SHOWN_BEFORE, SHOWN_AFTER = 60, 40


@dataclass(frozen=True, slots=True, kw_only=True)
class Wrong:
    """One hour judged wrongly, with its words."""

    page: str
    site: str
    start: int
    said: str
    so: str
    p: float
    words: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Evaluation:
    """All that was measured."""

    pages: int
    sites: int
    labelled: int
    excluded: int
    excluded_kept: int  # excluded hours that would stand in the schedule
    found: int  # labelled hours that were found
    extra: int  # hours found that nobody labelled
    classifier: Mapping[str, Interval]
    together: Mapping[str, Interval]  # rules and classifier (F7)
    ruled: Scores
    bins: Sequence[Bin]
    decided_share: float
    decided_from: float
    fixed_share: float
    fixed_accuracy: float
    slots: SlotScores
    slot_f1: Interval
    wrong: Sequence[Wrong]

    def told(self) -> dict[str, Any]:
        """As JSON."""
        return {
            "pages": self.pages,
            "sites": self.sites,
            "labelled": self.labelled,
            "excluded": self.excluded,
            "excluded_kept": self.excluded_kept,
            "hour_recall": round(self.found / self.labelled, 4) if self.labelled else 0.0,
            "hour_precision": round(self.found / (self.found + self.extra), 4) if self.found else 0.0,
            "classifier": {name: one.told() for name, one in self.classifier.items()},
            "together": {name: one.told() for name, one in self.together.items()},
            "rules": {"precision": round(self.ruled.precision, 4), "recall": round(self.ruled.recall, 4)},
            "reliability": [asdict(one) for one in self.bins],
            "calibration_error": round(expected_error(self.bins), 4),
            "decided": {"share": round(self.decided_share, 4), "accuracy": 0.99, "from": round(self.decided_from, 4)},
            "decided_at": {"p": SURE, "share": round(self.fixed_share, 4), "accuracy": round(self.fixed_accuracy, 4)},
            "day_accuracy": round(self.slots.day_accuracy, 4),
            "weekly_day_accuracy": round(self.slots.weekly_right / self.slots.weekly, 4) if self.slots.weekly else 0.0,
            "slot_f1": self.slot_f1.told(),
            "sets_exact": {
                "share": round(self.slots.sets_exact, 4),
                "right": self.slots.sets_right,
                "pages": self.slots.pages,
            },
            "errors": [asdict(one) for one in self.wrong],
        }


def evaluated(event: str, judgements: Sequence[Judgement], *, seed: int) -> Evaluation:
    """Measure what was judged. A labelled hour that was not found counts as one that is said to be no event."""
    answers = [(p, label.label == event) for one in judgements for _, label, p in one.judged]
    missed = [(0.0, label.label == event) for one in judgements for label in one.missed if label.label != EXCLUDED]
    together = by_site(event, judgements, lambda finding, _: finding.label == event)
    share, bar = decided(answers + missed)
    fixed_share, fixed_accuracy = decided_at(answers + missed, SURE)
    slots = slot_scores(event, judgements)
    taken_back = [
        finding
        for one in judgements
        for finding, label in zip(one.findings, one.labels, strict=True)
        if label is not None and label.label == EXCLUDED
    ]
    alone = by_site(event, judgements, lambda _, p: p >= 0.5)
    return Evaluation(
        pages=len(judgements),
        sites=len({one.page.site for one in judgements}),
        labelled=sum(len(one.page.mentions) for one in judgements),
        excluded=len(taken_back),
        excluded_kept=sum(finding.label == event and not finding.status for finding in taken_back),
        found=sum(label is not None for one in judgements for label in one.labels),
        extra=sum(label is None for one in judgements for label in one.labels),
        classifier={name: interval(alone, of, seed) for name, of in MEASURES.items()},
        together={name: interval(together, of, seed) for name, of in MEASURES.items()},
        ruled=reduce(add, by_site(event, judgements, lambda finding, _: "rules" in finding.by).values(), Scores()),
        bins=reliability(answers),
        decided_share=share,
        decided_from=bar,
        fixed_share=fixed_share,
        fixed_accuracy=fixed_accuracy,
        slots=slots,
        slot_f1=interval(slots.slots, lambda scores: scores.f1, seed),
        wrong=[wrong for one in judgements for wrong in errors(event, one)],
    )


def by_site(event: str, judgements: Sequence[Judgement], says: Callable[..., bool]) -> dict[str, Scores]:
    """The scores of each site by what is said of each hour; hours that were not found are said to be none."""
    found: dict[str, Scores] = {}
    for one in judgements:
        pairs = [(says(finding, p), label.label == event) for finding, label, p in one.judged]
        pairs += [(False, label.label == event) for label in one.missed if label.label != EXCLUDED]
        found[one.page.site] = found.get(one.page.site, Scores()) + counted(pairs)
    return found


def errors(event: str, one: Judgement) -> list[Wrong]:
    """The hours of a page that were judged wrongly, the surest mistakes first."""
    text = one.page.page.text
    found = [
        Wrong(
            page=one.page.id,
            site=one.page.site,
            start=finding.mention.start,
            said=finding.label,
            so=label.label,
            p=round(finding.p, 3),
            words=(
                f"{text[max(0, finding.mention.start - SHOWN_BEFORE) : finding.mention.start]}[{finding.mention.text}]"
                f"{text[finding.mention.end : finding.mention.end + SHOWN_AFTER]}"
            ).replace("\n", " ⏎ "),
        )
        for finding, label, _ in one.judged
        if (finding.label == event) != (label.label == event)
    ]
    return sorted(found, key=lambda wrong: -abs(wrong.p - 0.5))
