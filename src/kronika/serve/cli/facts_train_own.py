"""kronika facts train without a file: a classifier from the chronicle's own answers, used where it is the better one."""

from __future__ import annotations

from dataclasses import asdict
from random import Random
from typing import TYPE_CHECKING, Any

from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import notes, output, print_json
from kronika.serve.cli.words import many

if TYPE_CHECKING:
    from kronika.facts.evaluation.scores import Scores
    from kronika.facts.kind import FactKind
    from kronika.flow.fact_lessons import Trained


def train_own(door: Door, kind: FactKind, *, seed: int, as_json: bool) -> None:
    """Learn from all sites that are followed for the kind, and say which model is better."""
    from kronika.flow import fact_lessons
    from kronika.flow.fact_sources import chosen_sources

    with door.chronicle() as chronicle, notes().status("Learning …"):
        sources = chosen_sources(chronicle, kind.name, ())
        made = fact_lessons.train_own(chronicle, kind, sources, Random(seed))
    if as_json:
        print_json(as_record(made))
        return
    counts = made.counts
    output().print(
        f"Learned from {counts.answered_yes + counts.answered_no} answers, {many(counts.ruled, 'hour')} that the rules "
        f"are sure of and {counts.drawn} drawn from other pages, on {many(counts.sites, 'site')}."
    )
    output().print(made.sentence)
    if made.file:
        output().print(f"{made.file}", markup=False, soft_wrap=True)


def as_record(made: Trained) -> dict[str, Any]:
    """A training as JSON shows it."""
    return {
        "kind": made.kind,
        "counts": asdict(made.counts),
        "own": figures(made.own),
        "shipped": figures(made.shipped),
        "file": made.file,
    }


def figures(scores: Scores) -> dict[str, float]:
    """What scores come to."""
    names = ("accuracy", "precision", "recall", "f1")
    return {"hours": scores.total} | {name: round(getattr(scores, name), 4) for name in names}
