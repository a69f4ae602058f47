"""Labelled pages as rows: the columns of every block, what it should be, and how much it counts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np

from kronika.extract.scoring.arrays import Floats
from kronika.extract.scoring.lexicon import Lexicon, lexicon
from kronika.extract.scoring.measures import measures
from kronika.extract.scoring.names import NameWeights
from kronika.extract.scoring.neighbours import last_heading
from kronika.extract.scoring.sheet import Sheet, sheet
from kronika.extract.scoring.signature import Makes, makes
from kronika.extract.scoring.tree import called
from kronika.extract.scoring.wording import beginnings
from kronika.extract.view import outlined, told
from kronika.html.document import parse
from kronika.html.metadata import metadata
from tools.train_extract.corpus import Page
from tools.train_extract.labels import from_snippets, from_text
from tools.train_extract.scoring import page_f1

NOTHING = lexicon(NameWeights({}), np.zeros(0, dtype=np.uint64), np.zeros(0, dtype=np.float32))
REACHABLE = 0.8  # pages whose text cannot be put together from blocks this well teach nothing
TITLE_LIKE = 0.85
NEGATIVES = 2.0  # what the blocks that are no text weigh together at most; the text weighs about 1


@dataclass(frozen=True, slots=True, eq=False)
class Sample:
    """One page to learn from."""

    page: Page
    fold: int
    sheet: Sheet
    alike: Makes
    fixed: dict[str, Floats]  # measures that do not depend on a lexicon are right, the others zero
    targets: Floats
    weights: Floats
    usable: bool

    @property
    def has_text(self) -> bool:
        """The whole gold text is known, not only snippets."""
        return bool(self.page.gold.get("body"))

    def measures(self, lexicon: Lexicon) -> dict[str, Floats]:
        """All measures, with what a lexicon tells."""
        said, said_least = beginnings(self.sheet.letters, self.sheet.count, lexicon)
        return (
            self.fixed
            | called(self.sheet, lexicon)
            | {"said": said, "said_least": said_least, "heading_said": last_heading(self.sheet, said[None, :])[1][0]}
        )


def samples(pages: Iterator[Page], folds: int) -> Iterator[Sample]:
    """Every page that has blocks."""
    for page in pages:
        document = parse(page.html, url=page.gold.get("url"))
        found = outlined(document)
        if found.blocks:
            columns = replace(sheet(found, told(document, metadata(document))), holders=())
            yield sample(page, columns, folds)


def sample(page: Page, columns: Sheet, folds: int) -> Sample:
    """Measure and label one page."""
    gold, texts = page.gold, columns.texts
    body = gold.get("body")
    labels = from_text(texts, body) if body else from_snippets(texts, gold.get("with", ()), gold.get("without", ()))
    alike = makes(columns)
    fixed = measures(columns, alike, NOTHING)
    best = "\n".join(text for text, target in zip(texts, labels.targets, strict=True) if target >= 0.6)
    weights = np.where(fixed["title_like"] > TITLE_LIKE, 0, labels.weights).astype(np.float32)
    against = float((weights * (1 - labels.targets)).sum())
    if body and against > NEGATIVES:
        weights = np.where(labels.targets < 0.5, weights * NEGATIVES / against, weights).astype(np.float32)
    return Sample(
        page=page,
        fold=page.fold(folds),
        sheet=columns,
        alike=alike,
        fixed=fixed,
        targets=labels.targets,
        weights=weights,
        usable=not body or page_f1(body, best) >= REACHABLE,
    )
