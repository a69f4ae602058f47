"""The figures of the thesis's parts on labelled pages, in the same folds as ours."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kronika.facts.evaluation.crossing import folded
from kronika.facts.evaluation.scores import Scores, counted
from kronika.facts.hours import hour_mentions
from kronika.facts.kinds.mass_times.baselines import fasttext_classifier, hour_extractor, rule_extractor
from kronika.facts.kinds.mass_times.event_words import MASS
from kronika.facts.labelled import EXCLUDED, LabelledPage, matched
from kronika.model.errors import PartMissing

Fragment = tuple[str, bool]
Parts = Sequence[tuple[list[LabelledPage], list[LabelledPage]]]


def compared(pages: Sequence[LabelledPage], *, folds: int, seed: int) -> list[Mapping[str, Any]]:
    """One line of figures for each."""
    parts = folded(pages, folds, seed)
    return [
        of_extractor(pages),
        of_rules(pages),
        of_fasttext(fasttext_classifier.NAME, parts, {}, seed),
        of_fasttext(fasttext_classifier.TUNED_NAME, parts, fasttext_classifier.TUNED, seed),
    ]


def of_extractor(pages: Sequence[LabelledPage]) -> Mapping[str, Any]:
    """F1: which share of the labelled hours it finds, exactly."""
    found = total = masses = all_masses = 0
    for page in pages:
        spans = set(hour_extractor.thesis_hours(page.page.text))
        for label in page.mentions:
            hit = (label.start, label.end) in spans
            total, found = total + 1, found + hit
            if label.label == MASS:
                all_masses, masses = all_masses + 1, masses + hit
    return {
        "name": hour_extractor.NAME,
        "hour_recall": round(found / max(total, 1), 4),
        "mass_recall": round(masses / max(all_masses, 1), 4),
    }


def of_rules(pages: Sequence[LabelledPage]) -> Mapping[str, Any]:
    """F3: of all labelled hours, which it takes for masses."""
    scores, fired = Scores(), set()
    for page in pages:
        spans = {span for span, _ in rule_extractor.thesis_rules(page.page.text)}
        if spans:
            fired.add(page.site)
        scores += counted(
            ((label.start, label.end) in spans, label.label == MASS)
            for label in page.mentions
            if label.label != EXCLUDED
        )
    return {"name": rule_extractor.NAME, **figures(scores), "sites": len(fired)}


def of_fasttext(name: str, parts: Parts, options: Mapping[str, float], seed: int) -> Mapping[str, Any]:
    """F4: learned and judged in our folds, on the hours our finder finds; nothing where fastText is not installed."""
    scores = Scores()
    try:
        for learned, held in parts:
            told = list(fragments(held))
            words = [one for one, _ in told]
            said = fasttext_classifier.predictions(list(fragments(learned)), words, seed=seed, options=options)
            scores += counted(zip(said, (so for _, so in told), strict=True))
    except PartMissing as error:
        return {"name": name, "missing": str(error)}
    return {"name": name, **figures(scores)}


def fragments(pages: Sequence[LabelledPage]) -> Iterator[Fragment]:
    """The labelled hours of pages in their context."""
    for page in pages:
        mentions = hour_mentions(page.page)
        for mention, label in zip(mentions, matched(page.mentions, mentions), strict=True):
            if label is not None and label.label != EXCLUDED:
                yield fasttext_classifier.fragment(page.page, mention), label.label == MASS


def figures(scores: Scores) -> Mapping[str, float]:
    """What scores come to."""
    return {
        "accuracy": round(scores.accuracy, 4),
        "precision": round(scores.precision, 4),
        "recall": round(scores.recall, 4),
        "f1": round(scores.f1, 4),
    }
