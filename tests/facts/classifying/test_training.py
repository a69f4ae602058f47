"""Training: folds keep sites whole, what one site alone has is not learned, scores become probabilities, a seed repeats."""

from __future__ import annotations

import random

import numpy as np
import pytest

from kronika.facts.classifying.calibration import fit
from kronika.facts.classifying.folds import folds_by_site
from kronika.facts.classifying.training import Example, Terms, shared_names, train
from kronika.model.errors import BadFile

TERMS = Terms(event="mass", events=("mass", "office", "other"), version="t")


def examples() -> list[Example]:
    chance = random.Random(1)
    found = []
    for number in range(200):
        yes = chance.random() < 0.5
        word = ("msza" if yes else "biuro") if chance.random() < 0.9 else "nic"
        event = "mass" if yes else "office" if word == "biuro" else "other"
        features = {"bias": 1.0, word: 1.0, f"only {number % 20}": 1.0, "link:x": 1.0}
        found.append(Example(features=features, site=f"site {number % 20}", event=event))
    return found


def test_a_site_is_in_one_fold_and_folds_are_even() -> None:
    sites = [f"s{number % 23}" for number in range(460)]
    folds = folds_by_site(sites, 5, seed=3)
    assert len({(site, fold) for site, fold in zip(sites, folds, strict=True)}) == 23
    assert max(folds.count(fold) for fold in range(5)) <= 120
    assert folds == folds_by_site(sites, 5, seed=3) != folds_by_site(sites, 5, seed=4)


def test_what_one_site_alone_has_is_not_learned() -> None:
    names = shared_names(examples())
    assert {"bias", "msza", "biuro"} <= set(names)
    assert not any(name.startswith(("only", "link:")) for name in names)


def test_it_learns_and_repeats() -> None:
    model = train(examples(), TERMS)
    mass, office = model.probabilities([{"bias": 1.0, "msza": 1.0}, {"bias": 1.0, "biuro": 1.0}])
    assert mass["mass"] > 0.95
    assert office["office"] > office["other"] > office["mass"] * 0
    assert office["mass"] < 0.05
    assert model.to_bytes() == train(examples(), TERMS).to_bytes()


def test_probabilities_mean_what_they_say() -> None:
    chance = np.random.default_rng(0)
    scores = chance.normal(0, 3, 4000)
    truths = chance.random(4000) < 1 / (1 + np.exp(-(0.5 * scores + 0.7)))
    slope, offset = fit(scores.tolist(), truths.tolist())
    assert slope == pytest.approx(0.5, abs=0.06)
    assert offset == pytest.approx(0.7, abs=0.12)


def test_perfect_scores_stay_finite() -> None:
    slope, offset = fit([-5.0, -4.0, 4.0, 5.0], [False, False, True, True])
    assert np.isfinite([slope, offset]).all()
    assert slope > 0


def test_too_little_is_refused() -> None:
    with pytest.raises(BadFile, match="too little"):
        train(examples()[:1], TERMS)
