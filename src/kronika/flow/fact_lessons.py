"""Training on a chronicle's own lessons: the new model is used only where it is better than the one in force, by sites left out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
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
FEWEST_ANSWERED = 100  # hours people spoke of; with fewer the shipped model stays in use, whatever the figures say
HALF = 0.5
DRAWS, LOWER = 1000, 0.025


@dataclass(frozen=True, slots=True, kw_only=True)
class Trained:
    """What came of a training."""

    kind: str
    counts: SetCounts
    own: Scores  # on sites it had not seen
    shipped: Scores  # on the same hours
    gain: float = 0.0  # how much more often the new one is right, at least
    file: Path | None = None  # where the model is kept; None: the shipped one is better

    @property
    def sentence(self) -> str:
        """Which is better, in figures."""
        figures = f"accuracy {self.own.accuracy:.3f} and F1 {self.own.f1:.3f} on sites it had not seen"
        against = f"the shipped one has {self.shipped.accuracy:.3f} and {self.shipped.f1:.3f} on the same hours"
        few = f" (people spoke of {self.counts.answered} hours, {FEWEST_ANSWERED} are needed)"
        short = few if self.counts.answered < FEWEST_ANSWERED else ""
        end = "the new one is used from now on" if self.file else f"the shipped one stays in use{short}"
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
    own, shipped = out_of_fold(examples, terms), answers_of(examples, kind.model(), kind.event)
    made = Trained(
        kind=kind.name,
        counts=counts,
        own=scored(examples, own, kind.event),
        shipped=scored(examples, shipped, kind.event),
        gain=sure_gain(examples, own, shipped, kind.event),
    )
    if counts.answered < FEWEST_ANSWERED or made.gain <= 0:
        return made
    path = model_file(chronicle.settings.home, kind.name)
    with told(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole_bytes(path, train(examples, terms).to_bytes())
    return replace(made, file=path)


def out_of_fold(examples: Sequence[Example], terms: Terms) -> list[bool]:
    """What models trained so say of the hours of sites they have not seen."""
    folds = folds_by_site([one.site for one in examples], FOLDS, terms.seed)
    said = [False] * len(examples)
    for fold in sorted(set(folds)):
        model = train([one for one, its in zip(examples, folds, strict=True) if its != fold], terms)
        held = [place for place, its in enumerate(folds) if its == fold]
        for place, yes in zip(held, answers_of([examples[one] for one in held], model, terms.event), strict=True):
            said[place] = yes
    return said


def answers_of(examples: Sequence[Example], model: EventModel, event: str) -> list[bool]:
    """What a model says of these hours."""
    chances = model.probabilities([one.features for one in examples])
    return [chance.get(event, 0.0) >= HALF for chance in chances]


def scored(examples: Sequence[Example], said: Sequence[bool], event: str) -> Scores:
    """How right it is."""
    return counted((yes, one.event == event) for yes, one in zip(said, examples, strict=True))


def sure_gain(examples: Sequence[Example], own: Sequence[bool], shipped: Sequence[bool], event: str) -> float:
    """How much more often the new model is right, at least: the lower end of a 95 % interval over sites.

    People are asked about what the model in force doubts, so a small sample flatters whoever comes after it.
    """
    gains: dict[str, list[int]] = {}
    for one, mine, theirs in zip(examples, own, shipped, strict=True):
        right = one.event == event
        gains.setdefault(one.site, []).append(int(mine == right) - int(theirs == right))
    sites, dice = list(gains.values()), Random(0)
    means = []
    for _ in range(DRAWS):
        drawn = [gain for site in dice.choices(sites, k=len(sites)) for gain in site]
        means.append(sum(drawn) / len(drawn))
    return sorted(means)[int(DRAWS * LOWER)]


def version_of(chronicle: Chronicle) -> str:
    """A name for the model: own, and when it was made."""
    return f"own {chronicle.clock():%Y-%m-%d %H:%M}"


def write_whole_bytes(path: Path, data: bytes) -> None:
    """Under another name first, so that nobody ever reads half of it."""
    part = path.with_name(f".{path.name}.part")
    part.write_bytes(data)
    part.replace(path)
