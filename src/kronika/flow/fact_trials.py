"""Training and evaluating a kind's classifier on a file of labelled pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

from kronika.facts.classifying.event_model import LinearEventModel
from kronika.facts.classifying.lessons import lessons
from kronika.facts.classifying.training import Terms, train
from kronika.facts.evaluation.crossing import judgements
from kronika.facts.evaluation.evaluation import Evaluation, evaluated
from kronika.facts.kind import FactKind
from kronika.facts.labelled import LabelledPage, labelled_pages
from kronika.flow.fact_lines import lines_of
from kronika.model.errors import BadFile

Told = Callable[[int, int, str], None]


@runtime_checkable
class Compared(Protocol):
    """A kind that knows older ways to be measured against."""

    def baselines(self, pages: Sequence[LabelledPage], *, folds: int, seed: int) -> Sequence[Mapping[str, Any]]:
        """The figures of each: {"name", "recall", …}."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Trial:
    """What was measured of a kind, and of its baselines."""

    evaluation: Evaluation
    baselines: Sequence[Mapping[str, Any]]


def pages_in(path: Path) -> list[LabelledPage]:
    """The labelled pages of a file, plain, gzip or zstd."""
    pages = list(labelled_pages(texts_of(path), name=str(path)))
    if not pages:
        raise BadFile(f"There are no labelled pages in {path}.")
    return pages


def texts_of(path: Path) -> Iterator[str]:
    """The lines of a file; one that cannot be read stops with a sentence."""
    for number, line, _ in lines_of(path):
        if not isinstance(line, bytes):
            raise BadFile(f"Line {number} of {path} cannot be read: {str(line) or 'it is too long'}.")
        yield line.decode("utf-8", "replace")


def trained(kind: FactKind, files: Sequence[Path], *, seed: int = 0) -> LinearEventModel:
    """A model of all pages of all files; its version changes with whatever it has learned."""
    pages = [page for path in files for page in pages_in(path)]
    examples = list(lessons(kind, pages))
    about = {
        "pages": len(pages),
        "sites": len({page.site for page in pages}),
        "examples": len(examples),
        "positives": sum(example.event == kind.event for example in examples),
        "seed": seed,
    }
    model = train(examples, Terms(event=kind.event, events=tuple(kind.events), version="", seed=seed, about=about))
    learned = f"{model.names} {model.weights.round(3).tolist()} {model.slope:.3f} {model.offset:.3f}"
    mark = blake2b(learned.encode(), digest_size=4).hexdigest()
    return replace(model, version=f"{kind.name}-{len(examples)}-{mark}")


def tried(kind: FactKind, pages: Sequence[LabelledPage], *, folds: int, seed: int, tell: Told) -> Trial:
    """Cross-validation by site, with the kind's baselines beside it."""
    judged = []
    for one in judgements(kind, pages, folds=folds, seed=seed):
        judged.append(one)
        tell(len(judged), len(pages), f"{len(judged)} pages judged")
    baselines = kind.baselines(pages, folds=folds, seed=seed) if isinstance(kind, Compared) else []
    return Trial(evaluation=evaluated(kind.event, judged, seed=seed), baselines=baselines)
