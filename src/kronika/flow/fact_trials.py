"""Training and evaluating a kind's classifier on a file of labelled pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
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
from kronika.flow.fact_lines import Line, lines_of
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


def pages_in(path: Path) -> tuple[list[LabelledPage], str]:
    """The labelled pages of a file, and a print of it that changes with its content."""
    mark = blake2b(digest_size=6)

    def texts(lines: list[Line]) -> list[str]:
        for number, line, _ in lines:
            if not isinstance(line, bytes):
                raise BadFile(f"Line {number} of {path} cannot be read: {str(line) or 'it is too long'}.")
            mark.update(line.strip())
        return [line.decode("utf-8", "replace") for _, line, _ in lines if isinstance(line, bytes)]

    pages = list(labelled_pages(texts(list(lines_of(path))), name=str(path)))
    if not pages:
        raise BadFile(f"There are no labelled pages in {path}.")
    return pages, mark.hexdigest()


def trained(kind: FactKind, files: Sequence[Path], *, seed: int = 0) -> LinearEventModel:
    """A model of all pages of all files."""
    read = [pages_in(path) for path in files]
    pages = [page for found, _ in read for page in found]
    examples = list(lessons(kind, pages))
    mark = blake2b("".join(mark for _, mark in read).encode(), digest_size=4).hexdigest()
    about = {
        "pages": len(pages),
        "sites": len({page.site for page in pages}),
        "examples": len(examples),
        "positives": sum(example.event == kind.event for example in examples),
        "seed": seed,
    }
    terms = Terms(
        event=kind.event,
        events=tuple(kind.events),
        version=f"{kind.name}-{len(examples)}-{mark}",
        seed=seed,
        about=about,
    )
    return train(examples, terms)


def tried(kind: FactKind, pages: Sequence[LabelledPage], *, folds: int, seed: int, tell: Told) -> Trial:
    """Cross-validation by site, with the kind's baselines beside it."""
    judged = []
    for one in judgements(kind, pages, folds=folds, seed=seed):
        judged.append(one)
        tell(len(judged), len(pages), f"{len(judged)} pages judged")
    baselines = kind.baselines(pages, folds=folds, seed=seed) if isinstance(kind, Compared) else []
    return Trial(evaluation=evaluated(kind.event, judged, seed=seed), baselines=baselines)
