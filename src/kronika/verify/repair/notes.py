"""What a person should know before applying a repair, in plain words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kronika.model.recipe import Field, Rule
from kronika.verify.repair.anchors import MADE
from kronika.verify.repair.candidate import FED, FILLED, SURE, Candidate
from kronika.verify.repair.paths import POSITION, SHAPE, Path

FIELD_NAMES = {Field.PUBLISHED: "date"}


def notes(candidate: Candidate, path: Path, earlier: Sequence[Rule]) -> Iterator[str]:
    """One sentence for each thing worth knowing."""
    body = candidate.of(Field.BODY)
    if path.worth <= POSITION:
        yield "It counts positions on the page, because nothing there has a name; a small change may break it."
    elif path.worth <= MADE:
        yield "It uses a name that a tool made up; the site's next build may change it."
    elif path.worth <= SHAPE:
        yield "It goes by the shape of the page, because no name there is likely to last."
    if body is not None and body.validation.agreement < SURE:
        yield "It often differs from the general engine: compare some pages before you apply it."
    if body is not None and body.validation.filled < FILLED:
        empty = round((1 - body.validation.filled) * body.validation.pages)
        yield f"On {empty} of {body.validation.pages} pages it finds no body; the general engine reads those."
    fed = [score.validation.fed for score in candidate.fields if score.validation.fed is not None]
    if not fed:
        yield "No feed says anything of these pages, so only the general engine and stored articles speak for it."
    elif min(fed) < FED:
        yield "It misses some of what the feed says of these pages."
    if earlier:
        yield "Some pages still have the old layout: the old rules are tried after the new ones."
    left = [field for field in (Field.TITLE, Field.LEAD, Field.PUBLISHED, Field.AUTHORS) if candidate.of(field) is None]
    if left:
        yield f"The general engine goes on finding {', '.join(FIELD_NAMES.get(one, one.value) for one in left)}."
