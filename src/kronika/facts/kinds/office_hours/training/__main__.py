"""Make the model anew and tell how it does on pages it was not made from: python -m kronika.facts.kinds.office_hours.training."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any

from kronika.facts.kind import Features
from kronika.facts.kinds.office_hours.features import features_of
from kronika.facts.kinds.office_hours.model import WEIGHTS, Weighted
from kronika.facts.kinds.office_hours.ranges import office_mentions
from kronika.facts.kinds.office_hours.training.pages import pages
from kronika.facts.kinds.office_hours.words import EVENTS, OFFICE, OTHER

VERSION = "office-hours-1"
TRAINING, TRIAL = 4000, 1000
STRENGTH = 0.3  # small: the phrases are few, and weights must not grow on them


def main() -> None:
    """Train, write the weights, tell the accuracy on a trial."""
    features, events = examples(TRAINING, seed=1)
    told = trained(features, events)
    WEIGHTS.write_text(json.dumps(told, ensure_ascii=False, indent=0) + "\n", encoding="utf-8")
    sys.stdout.write(report(Weighted(told), *examples(TRIAL, seed=2)) + "\n")


def examples(count: int, seed: int) -> tuple[list[Features], list[str]]:
    """Hours with their features and events; what is found where no hour was put is something else."""
    features: list[Features] = []
    events: list[str] = []
    for page, truth in pages(count, seed):
        mentions = office_mentions(page)
        features += features_of(page, mentions)
        events += [truth.get(mention.start, OTHER) for mention in mentions]
    return features, events


def trained(features: Sequence[Features], events: Sequence[str]) -> dict[str, Any]:
    """A logistic regression over all events, as it is shipped."""
    from sklearn.feature_extraction import DictVectorizer
    from sklearn.linear_model import LogisticRegression

    table = DictVectorizer()
    model = LogisticRegression(C=STRENGTH, max_iter=2000).fit(table.fit_transform(list(features)), list(events))
    order = [list(model.classes_).index(event) for event in EVENTS]
    return {
        "version": VERSION,
        "events": list(EVENTS),
        "bias": [round(float(model.intercept_[place]), 3) for place in order],
        "weights": {
            name: [round(float(model.coef_[place][column]), 3) for place in order]
            for column, name in enumerate(table.get_feature_names_out())
        },
    }


def report(model: Weighted, features: Sequence[Features], events: Sequence[str]) -> str:
    """Precision, recall and how far the probabilities can be believed."""
    found = [one[OFFICE] for one in model.probabilities(features)]
    pairs = list(zip(found, (event == OFFICE for event in events), strict=True))
    taken = [true for p, true in pairs if p >= 0.5]
    right = sum(taken)
    off = sum(abs(p - true) for p, true in pairs) / len(pairs)
    bins = [
        (sum(p for p, _ in part) / len(part), sum(true for _, true in part) / len(part), len(part))
        for low in range(10)
        if (part := [(p, true) for p, true in pairs if low / 10 <= p < (low + 1) / 10 or (low == 9 and p == 1)])
    ]
    lines = [f"{said:.2f} said, {true:.2f} true, {count} hours" for said, true, count in bins]
    total = sum(true for _, true in pairs)
    return "\n".join(
        [
            f"precision {right / len(taken):.3f}, recall {right / total:.3f}, mean error {off:.3f}, {len(pairs)} hours",
            *lines,
        ]
    )


if __name__ == "__main__":
    main()
