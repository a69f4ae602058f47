"""The headline: the candidate most signs speak for, and where it stands on the page."""

from __future__ import annotations

from dataclasses import dataclass
from math import fsum

from kronika.extract.candidates import Candidate, candidates
from kronika.extract.headline_weights import WEIGHTS
from kronika.extract.sitename import SEPARATOR
from kronika.extract.view import View

__all__ = ["SEPARATOR", "Headline", "find_headline"]

HEADING = 3  # the lowest heading that may be the place of a headline worded otherwise
AGREEMENT = {0: 0.2, 1: 0.4, 2: 0.9}  # by the number of witnesses; more agree fully
WITNESSES = (
    ("h1", frozenset({"h1"})),
    ("h2", frozenset({"h2", "ends_h2"})),
    ("h3", frozenset({"h3", "heading_named"})),
    ("text", frozenset({"seen"})),
    ("jsonld", frozenset({"jsonld", "alternative"})),
    ("microdata", frozenset({"microdata"})),
    ("og", frozenset({"social"})),
    (
        "title",
        frozenset({"title", "title_bare", "title_site", "title_last", "title_head", "title_tail"}),
    ),
    ("meta", frozenset({"named"})),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Headline:
    """The headline, the block it stands in (None: nowhere on the page), how well the witnesses agree and who they are."""

    text: str = ""
    index: int | None = None
    agreement: float = 0.0
    origin: str = ""  # "h1+jsonld+og+title"


def find_headline(view: View) -> Headline:
    """The best candidate; where none of its wordings is on the page, it stands where the best heading does."""
    found = candidates(view)
    if not found:
        return any_heading(view)
    best = max(found, key=score)
    index = best.index
    if index is None:
        shown = [other for other in found if other.rank <= HEADING and "heading_named" not in other.signs]
        index = max(shown, key=score).index if shown else None
    witnesses = [name for name, signs in WITNESSES if signs & best.signs]
    return Headline(
        text=best.text,
        index=index,
        agreement=AGREEMENT.get(len(witnesses), 1.0),
        origin="+".join(witnesses) or "h1",
    )


def score(candidate: Candidate) -> float:
    """What the signs weigh together, in whatever order a set gives them."""
    return fsum(map(WEIGHTS.__getitem__, candidate.signs & WEIGHTS.keys()))


def any_heading(view: View) -> Headline:
    """Nothing is put forward: the first heading, if there is one."""
    for index, block in enumerate(view.blocks):
        if block.level:
            return Headline(text=block.text.replace("\n", " "), index=index, agreement=0.2, origin=block.tag)
    return Headline()
