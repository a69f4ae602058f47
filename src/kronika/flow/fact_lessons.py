"""Training on a chronicle's own lessons: the new model is used only where it is better than the one in force, by sites left out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from kronika.facts.classifying.folds import folds_by_site
from kronika.facts.classifying.lessons import lessons as examples_of
from kronika.facts.classifying.training import Example, Terms, train
from kronika.facts.evaluation.scores import Scores, counted
from kronika.facts.kind import EventModel, FactKind
from kronika.facts.labelled import page_of
from kronika.flow.chronicle import Chronicle
from kronika.flow.fact_models import model_file
from kronika.flow.fact_training import SetCounts, training_set
from kronika.flow.outputs import told
from kronika.model.errors import InputError
from kronika.model.source import Source

FOLDS = 5
FEWEST_SITES = 5  # as many as there are folds: each is measured on sites it has not seen
HALF = 0.5


@dataclass(frozen=True, slots=True, kw_only=True)
class Trained:
    """What came of a training."""

    kind: str
    counts: SetCounts
    own: Scores  # on sites it had not seen
    shipped: Scores  # on the same hours
    file: Path | None = None  # where the model is kept; None: the shipped one is better

    @property
    def sentence(self) -> str:
        """Which is better, in figures."""
        figures = f"accuracy {self.own.accuracy:.3f} and F1 {self.own.f1:.3f} on sites it had not seen"
        against = f"the shipped one has {self.shipped.accuracy:.3f} and {self.shipped.f1:.3f} on the same hours"
        end = "the new one is used from now on" if self.file else "the shipped one stays in use"
        return f"The new model has {figures}, {against}; {end}."


def train_own(chronicle: Chronicle, kind: FactKind, sources: Sequence[Source], chance: Random) -> Trained:
    """Train on what people and rules say in this chronicle; keep the model when it beats the shipped one by site."""
    lessons, counts = training_set(chronicle, kind, sources, chance)
    if counts.sites < FEWEST_SITES or not counts.positives or not counts.negatives:
        raise InputError(
            f"There is too little to learn from: {counts.positives} hours that are {kind.event} and {counts.negatives} "
            f"that are not, on {counts.sites} sites. Ask people first (kronika annotate), or train with --data FILE."
        )
    examples = list(examples_of(kind, (page_of(lesson.record(kind)) for lesson in lessons)))
    about = {"sites": counts.sites, "positives": counts.positives, "negatives": counts.negatives}
    terms = Terms(event=kind.event, events=tuple(kind.events), version=version_of(chronicle), about=about)
    own, shipped = out_of_fold(examples, terms), scored(examples, kind.model(), kind.event)
    made = Trained(kind=kind.name, counts=counts, own=own, shipped=shipped)
    if not is_better(own, shipped):
        return made
    path = model_file(chronicle.settings.home, kind.name)
    with told(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole_bytes(path, train(examples, terms).to_bytes())
    return Trained(kind=kind.name, counts=counts, own=own, shipped=shipped, file=path)


def out_of_fold(examples: Sequence[Example], terms: Terms) -> Scores:
    """How a model trained so does on sites it has not seen."""
    folds = folds_by_site([one.site for one in examples], FOLDS, terms.seed)
    total = Scores()
    for fold in sorted(set(folds)):
        rest = [one for one, its in zip(examples, folds, strict=True) if its != fold]
        held = [one for one, its in zip(examples, folds, strict=True) if its == fold]
        total += scored(held, train(rest, terms), terms.event)
    return total


def scored(examples: Sequence[Example], model: EventModel, event: str) -> Scores:
    """How a model does on these hours."""
    chances = model.probabilities([one.features for one in examples])
    return counted(
        (chance.get(event, 0.0) >= HALF, one.event == event) for chance, one in zip(chances, examples, strict=True)
    )


def is_better(own: Scores, shipped: Scores) -> bool:
    """Better by F1 and not worse by accuracy: a tie is no reason to change."""
    return own.f1 > shipped.f1 and own.accuracy >= shipped.accuracy


def version_of(chronicle: Chronicle) -> str:
    """A name for the model: own, and when it was made."""
    return f"own {chronicle.clock():%Y-%m-%d %H:%M}"


def write_whole_bytes(path: Path, data: bytes) -> None:
    """Under another name first, so that nobody ever reads half of it."""
    part = path.with_name(f".{path.name}.part")
    part.write_bytes(data)
    part.replace(path)
