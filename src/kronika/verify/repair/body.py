"""Where the body stands: selectors that take in what the teachers want and little else, on nearly all pages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING

import numpy as np

from kronika.verify.repair.paths import TOP, Path, paths, position
from kronika.verify.repair.study import Flags, Study

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

COMMON = 0.6  # share of the pages that must propose a way before it is tried
FEW_WORDS = 6
CLEAN = 0.35  # share of an element's words that must be wanted: drops can do the rest
WHOLE = 0.8  # share of the wanted words from which an element holds the body
FINALISTS = 12  # of each of two orders
PURE = 0.85  # precision from which a second place may be added to the first
ADDS = 0.05  # what it must bring
SCATTERED, LEAVES = 2.5, 0.015  # boxes a page from which a rule is one of paragraphs, and what that costs
TIGHT = 0.02
LASTING = 0.04  # what a lasting name outweighs, in F1


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Hold:
    """What one way takes in on each page."""

    path: Path
    flags: tuple[Flags, ...]
    boxes: tuple[list[int], ...]
    f1: float
    precision: float
    recall: float
    tight: float  # share of all words it takes in that are wanted, headline and lead not counted as such

    @property
    def rank(self) -> float:
        """Agreement first, then how long the name is likely to last, then brevity.

        A box around the text beats a rule for its paragraphs, because lists and tables will come that no lesson had;
        and a narrow box beats a wide one.
        """
        scattered = sum(map(len, self.boxes)) > SCATTERED * len(self.boxes)
        lasting = LASTING * self.path.worth - len(self.path.text) / 10_000
        return self.f1 + lasting + TIGHT * self.tight - LEAVES * scattered


def holds(studies: Sequence[Study]) -> list[Hold]:
    """The ways worth a closer look, best first."""
    found = [hold for path in proposed(studies) if (hold := held(path, studies)) is not None]
    found += list(unions(found, studies))
    ranked = unlike(sorted(found, key=lambda hold: -hold.rank))
    # What takes in everything and something foreign is one drop away from being right.
    by_recall = sorted(ranked, key=lambda hold: -(hold.recall + hold.rank / 2))[:FINALISTS]
    return list({hold.path.text: hold for hold in (*ranked[:FINALISTS], *by_recall)}.values())


def unlike(ranked: Sequence[Hold]) -> list[Hold]:
    """Of several ways to the very same boxes the first."""
    first: dict[tuple[tuple[int, ...], ...], Hold] = {}
    for hold in ranked:
        first.setdefault(tuple(map(tuple, hold.boxes)), hold)
    return list(first.values())


def proposed(studies: Sequence[Study]) -> list[Path]:
    """The ways that many pages propose, each once."""
    votes: Counter[Path] = Counter()
    for study in studies:
        votes.update({path for path in ways(study) if len(path.text) < 300})
    least = COMMON * len(studies)
    found = [path for path, count in votes.items() if count >= least]
    return sorted(found, key=lambda path: (-path.worth, len(path.text), path.text))


def ways(study: Study) -> Iterator[Path]:
    """All ways to the elements of a page that hold wanted text."""
    total = float(study.weights @ study.wanted)
    for element, words, wanted in inside(study):
        if element.tag in TOP or wanted < FEW_WORDS or wanted < CLEAN * words:
            continue
        yield from paths(study, element)
        if wanted >= WHOLE * total:
            yield position(study, element)


def inside(study: Study) -> Iterator[tuple[Element, float, float]]:
    """Every element with its words, and the wanted ones among them."""
    size = len(study.elements)
    words, wanted = (
        np.concatenate(([0.0], np.cumsum(np.bincount(study.places, weights=each, minlength=size))))
        for each in (study.weights, study.weights * study.wanted)
    )
    for at, element in enumerate(study.elements):
        end = study.ends[at]
        yield element, float(words[end] - words[at]), float(wanted[end] - wanted[at])


def held(path: Path, studies: Sequence[Study]) -> Hold | None:
    """A way tried on all pages; None where it cannot be right."""
    return tried(path, studies, tuple(study.outermost(path.find(study)) for study in studies))


def tried(path: Path, studies: Sequence[Study], boxes: tuple[list[int], ...]) -> Hold | None:
    """Boxes on all pages; None where they cannot be right."""
    if sum(map(bool, boxes)) < COMMON * len(studies):
        return None
    flags = tuple(study.covers(found) for study, found in zip(studies, boxes, strict=True))
    hold = marked(path, studies, flags, boxes)
    return hold if hold.precision >= CLEAN else None


def marked(path: Path, studies: Sequence[Study], flags: tuple[Flags, ...], boxes: tuple[list[int], ...]) -> Hold:
    """How well it takes in what is wanted: the mean over the pages."""
    marks = [mark(study, taken) for study, taken in zip(studies, flags, strict=True)]
    f1, precision, recall, tight = (fmean(each) for each in zip(*marks, strict=True))
    return Hold(path=path, flags=flags, boxes=boxes, f1=f1, precision=precision, recall=recall, tight=tight)


def mark(study: Study, taken: Flags) -> tuple[float, float, float, float]:
    """F1, precision, recall and tightness on one page, in words."""
    all_wanted = float(study.weights @ study.wanted)
    words = float(study.weights @ taken)
    right = float((study.weights * study.wanted) @ taken)
    f1 = 2 * right / (words + all_wanted) if words + all_wanted else 1.0
    size = float(study.sizes @ taken)
    return (
        f1,
        right / words if words else 0.0,
        right / all_wanted if all_wanted else 1.0,
        right / size if size else 0.0,
    )


def unions(found: Sequence[Hold], studies: Sequence[Study]) -> Iterator[Hold]:
    """Two places for one body, where the best single one leaves much out."""
    pure = sorted((hold for hold in found if hold.precision >= PURE), key=lambda hold: -hold.rank)[: 4 * FINALISTS]
    for first in pure[:3]:
        if first.recall > 1 - ADDS:
            continue
        for second in pure:
            if first.path.is_xpath != second.path.is_xpath or first is second:
                continue
            between = " | " if first.path.is_xpath else ", "
            path = Path(
                text=f"{first.path.text}{between}{second.path.text}",
                worth=min(first.path.worth, second.path.worth) - 0.1,
            )
            boxes = (sorted({*one, *two}) for one, two in zip(first.boxes, second.boxes, strict=True))
            both = tried(path, studies, tuple(page.outermost(each) for page, each in zip(studies, boxes, strict=True)))
            if both is not None and both.f1 >= first.f1 + ADDS:
                yield both
