"""Where on a page readers speak: parts that are named so, and what stands below a heading such as "Diskuse (12)"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kronika.extract.classes.evidence import Evidence
from kronika.extract.comments import below_heading
from kronika.extract.furniture import named_kind

if TYPE_CHECKING:
    from kronika.html.blocks import Outline

ELSEWHERE = frozenset(
    {"navigation", "teaser", "ad", "consent"}
)  # "latest comments" in a side column are no comments on this text
ASIDE = frozenset({"nav", "footer", "aside"})


def where_readers_speak(evidence: Evidence) -> tuple[int, ...]:
    """The blocks below the beginning of the text that may be comments, in order."""
    headline = evidence.headline.index
    first = min(evidence.body.indexes, default=-1 if headline is None else headline)
    outline = evidence.view.outline
    found = {index for index in below_heading(evidence.view, headline) if index > first}
    covered = first + 1
    for number, end in enumerate(outline.ends):
        if end <= covered or (headline is not None and outline.firsts[number] <= headline < end):
            continue  # seen already, or it holds the headline and so the article
        if is_named(outline, number):
            found.update(range(max(covered, outline.firsts[number]), end))
            covered = end
    return tuple(sorted(found))


def is_named(outline: Outline, number: int) -> bool:
    """The part is named as comments, and nothing around it as something else."""
    if own_kind(outline, number) != "comment":
        return False
    while number:
        number = outline.parents[number]
        if outline.holders[number].tag in ASIDE or own_kind(outline, number) in ELSEWHERE:
            return False
    return True


def own_kind(outline: Outline, number: int) -> str | None:
    """What the class and the id of a part tell."""
    element = outline.holders[number]
    names, label = element.get("class"), element.get("id")
    return named_kind(f"{names or ''} {label or ''}") if names or label else None
