"""Training the classifier of mentions: names that several sites share, two linear looks, calibration out of fold by site."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from kronika.facts.classifying.calibration import fit
from kronika.facts.classifying.event_model import Array, LinearEventModel
from kronika.facts.classifying.folds import folds_by_site
from kronika.facts.kind import Features
from kronika.model.errors import BadFile

SHARED = 2  # sites that must have a feature before it is learned from: names of people and places are not
STRENGTH = 0.06  # of the fit: small trusts the data less
OTHER_STRENGTH = 0.3
FOLDS = 5
FEWEST = 2  # sites
LINKS = "link:"


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """One mention to learn from."""

    features: Features
    site: str
    event: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """What is trained, and how."""

    event: str
    events: tuple[str, ...]
    version: str
    seed: int = 0
    about: Mapping[str, Any] = field(default_factory=dict)


def train(examples: Sequence[Example], terms: Terms) -> LinearEventModel:
    """A model of all examples; calibrated on scores of sites left out in turn."""
    check(examples, terms)
    folds = folds_by_site([example.site for example in examples], FOLDS, terms.seed)
    scores: list[float] = [0.0] * len(examples)
    for fold in sorted(set(folds)):
        model = fitted([one for one, its in zip(examples, folds, strict=True) if its != fold], terms)
        held = [place for place, its in enumerate(folds) if its == fold]
        for place, score in zip(held, model.scores([examples[place].features for place in held]), strict=True):
            scores[place] = score
    slope, offset = fit(scores, [example.event == terms.event for example in examples])
    return fitted(examples, terms, slope, offset)


def check(examples: Sequence[Example], terms: Terms) -> None:
    """Enough to learn from, or a sentence."""
    sites = {example.site for example in examples}
    answers = {example.event == terms.event for example in examples}
    if len(sites) < FEWEST or len(answers) < 2:
        raise BadFile(
            f"There is too little to learn from: {len(examples)} labelled mentions of {len(sites)} sites. "
            f"At least {FEWEST} sites and both answers are needed."
        )


def fitted(examples: Sequence[Example], terms: Terms, slope: float = 1.0, offset: float = 0.0) -> LinearEventModel:
    """Both looks fitted to the examples."""
    names = shared_names(examples)
    places = {name: place for place, name in enumerate(names)}
    inputs = matrix(examples, places)
    truths = np.array([example.event == terms.event for example in examples])
    rest = tuple(event for event in terms.events if event != terms.event)
    return LinearEventModel(
        version=terms.version,
        event=terms.event,
        events=(terms.event, *rest),
        names=names,
        weights=first_look(inputs, truths, terms.seed),
        others=second_look(
            inputs[~truths], [one.event for one in examples if one.event != terms.event], rest, terms.seed
        ),
        slope=slope,
        offset=offset,
        about=terms.about,
        places=places,
    )


def shared_names(examples: Sequence[Example]) -> tuple[str, ...]:
    """The features that several sites have, in a fixed order."""
    sites: defaultdict[str, set[str]] = defaultdict(set)
    for example in examples:
        for name, value in example.features.items():
            if value and not name.startswith(LINKS):
                sites[name].add(example.site)
    enough = min(SHARED, len({example.site for example in examples}))
    return tuple(sorted(name for name, its in sites.items() if len(its) >= enough))


def matrix(examples: Sequence[Example], places: Mapping[str, int]) -> Array:
    """The examples as rows of numbers."""
    rows = np.zeros((len(examples), len(places)), dtype=np.float32)
    for row, example in enumerate(examples):
        for name, value in example.features.items():
            if name in places:
                rows[row, places[name]] = value
    return rows


def first_look(inputs: Array, truths: np.ndarray, seed: int) -> Array:
    """Is it the event? The intercept is the feature every mention has."""
    from sklearn.linear_model import LogisticRegression

    look = LogisticRegression(C=STRENGTH, max_iter=3000, fit_intercept=False, random_state=seed)
    if len(set(truths.tolist())) < 2:
        return np.zeros(inputs.shape[1], dtype=np.float32)
    return np.asarray(look.fit(inputs, truths).coef_[0], dtype=np.float32)


def second_look(inputs: Array, events: Sequence[str], rest: tuple[str, ...], seed: int) -> Array:
    """Which of the other events; one that never occurs stays improbable."""
    from sklearn.linear_model import LogisticRegression

    weights = np.zeros((len(rest), inputs.shape[1]), dtype=np.float32)
    if len(set(events)) < 2:
        return weights
    look = LogisticRegression(C=OTHER_STRENGTH, max_iter=3000, fit_intercept=False, random_state=seed)
    look.fit(inputs, list(events))
    found = dict(zip(look.classes_, np.atleast_2d(look.coef_), strict=False))
    if len(look.classes_) == 2:
        found = {look.classes_[1]: look.coef_[0], look.classes_[0]: -look.coef_[0]}
    for place, event in enumerate(rest):
        if event in found:
            weights[place] = found[event]
    return weights
