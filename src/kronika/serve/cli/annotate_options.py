"""What the commands of kronika annotate share: the kind they speak of, and the desk they ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from kronika.flow.annotation_desk import AnnotationDesk
    from kronika.flow.chronicle import Chronicle

MASS = "mass-times"
Kind = Annotated[str, typer.Option("--kind", metavar="KIND", help="The kind of facts.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
By = Annotated[str, typer.Option("--by", metavar="NAME", help="Who does it; it is kept with the deed.")]


def desk_of(chronicle: Chronicle) -> AnnotationDesk:
    """The desk of a chronicle."""
    from kronika.flow.annotation_desk import AnnotationDesk

    return AnnotationDesk(chronicle.store, chronicle.settings.annotate, chronicle.clock)


def share(value: float | None) -> str:
    """A share as a percentage with one digit; nothing where it is not known."""
    return "" if value is None else f"{value:.1%}"
