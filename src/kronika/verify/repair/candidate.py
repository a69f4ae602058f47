"""A candidate: a recipe for the new layout, and how it did on the pages it was made from and on others."""

from __future__ import annotations

from dataclasses import dataclass

from kronika.model.recipe import Field, Recipe

SURE = 0.9  # agreement from which a machine may apply it by itself
SCORED = 0.85
FILLED = 0.9
FED = 0.75
LASTING = 0.3  # positions and names of a build tool are below


@dataclass(frozen=True, slots=True, kw_only=True)
class Marks:
    """One field over some pages."""

    pages: int
    filled: float  # share of the pages on which its rules found something
    agreement: float  # with what was stored before, else with the general engine; nothing found is no agreement
    fed: float | None = None  # how much of the feed's title or summary it has; None: the feed says nothing


@dataclass(frozen=True, slots=True, kw_only=True)
class FieldScore:
    """One field of a candidate."""

    field: Field
    induction: Marks  # on the pages the rules were made from
    validation: Marks  # on others


@dataclass(frozen=True, slots=True, kw_only=True)
class Candidate:
    """A recipe on offer."""

    recipe: Recipe
    score: float  # 0 … 1, over the validation pages
    fields: tuple[FieldScore, ...]
    lasting: float = 1.0  # how long the name it goes by is likely to hold, 0 … 1
    notes: tuple[str, ...] = ()  # what a person should know before applying it

    def of(self, field: Field) -> FieldScore | None:
        """The scores of one field; None where the general engine is left to find it."""
        return next((score for score in self.fields if score.field is field), None)

    @property
    def sure(self) -> bool:
        """Good enough to be applied without a person looking at it."""
        body = self.of(Field.BODY)
        if body is None:
            return False
        halves = (body.induction, body.validation)
        fed = [score.validation.fed for score in self.fields if score.validation.fed is not None]
        return (
            all(half.agreement >= SURE and half.filled >= FILLED for half in halves)
            and self.score >= SCORED
            and self.lasting >= LASTING
            and all(one >= FED for one in fed)
        )
