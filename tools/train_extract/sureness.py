"""The forest of confidence: learned from results of models that have not seen the page."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

import numpy as np

from kronika.extract.body import find_body
from kronika.extract.confidence import sureness
from kronika.extract.furniture import furniture
from kronika.extract.headline import find_headline
from kronika.extract.lead import find_lead
from kronika.extract.scoring.arrays import Floats
from kronika.extract.scoring.forest import Forest
from kronika.extract.scoring.model import Model, using
from kronika.extract.view import look
from tools.train_extract.boosting import Growth, grow
from tools.train_extract.corpus import Page
from tools.train_extract.scoring import page_f1

RIGHT = 0.9  # page F1 from which a result counts as right
GROWTH = Growth(trees=70, depth=4, rate=0.08, features=0.6, seeds=(1, 2))
NOW = datetime(2026, 1, 1, tzinfo=UTC)
Result = tuple[dict[str, Floats], float]


def result(page: Page, model: Model) -> Result | None:
    """What tells of a result, and how good it is; None where there is no text."""
    with using(model):
        view = look(page.html, url=page.gold.get("url"), lang=None, content_type=None, now=NOW)
        headline = find_headline(view)
        kinds = furniture(view, headline.index)
        body = find_body(view, headline, kinds)
        lead = find_lead(view, headline, body, kinds)
    if body.judged is None or not body.indexes:
        return None
    chosen = [*lead, *(index for index in body.indexes if index not in lead)]
    text = "\n".join(view.blocks[index].text for index in chosen)
    return sureness(headline, body, body.judged, lead), page_f1(page.gold["body"], text)


def grow_sure(results: Sequence[Result]) -> Forest:
    """A forest that tells right results from wrong ones."""
    names = list(results[0][0])
    rows = np.array([[float(signs[name][0]) for name in names] for signs, _ in results], dtype=np.float32)
    right = np.array([score >= RIGHT for _, score in results], dtype=np.float32)
    forest, _ = grow(rows, right, np.ones(len(right), dtype=np.float32), names, GROWTH)
    return forest
