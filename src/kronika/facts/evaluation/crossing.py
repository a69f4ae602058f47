"""Cross-validation by site: every page is judged by a model that has learned from other sites only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kronika.facts.classifying.folds import folds_by_site
from kronika.facts.classifying.lessons import lessons
from kronika.facts.classifying.training import Terms, train
from kronika.facts.evaluation.judgement import Judgement, judgement
from kronika.facts.kind import FactKind
from kronika.facts.labelled import LabelledPage


def terms_of(kind: FactKind, seed: int, version: str = "trial") -> Terms:
    """What a kind's classifier learns."""
    return Terms(event=kind.event, events=tuple(kind.events), version=version, seed=seed)


def folded(pages: Sequence[LabelledPage], folds: int, seed: int) -> list[tuple[list[LabelledPage], list[LabelledPage]]]:
    """For every fold the pages to learn from and the pages to judge; a site is in one fold."""
    weights = [page.site for page in pages for _ in page.mentions or (None,)]
    fold_of = dict(zip(weights, folds_by_site(weights, folds, seed), strict=True))
    return [
        ([page for page in pages if fold_of[page.site] != fold], [page for page in pages if fold_of[page.site] == fold])
        for fold in sorted(set(fold_of.values()))
    ]


def judgements(kind: FactKind, pages: Sequence[LabelledPage], *, folds: int, seed: int) -> Iterator[Judgement]:
    """All pages, fold by fold."""
    for learned, held in folded(pages, folds, seed):
        model = train(list(lessons(kind, learned)), terms_of(kind, seed))
        for page in held:
            yield judgement(kind, page, model)
