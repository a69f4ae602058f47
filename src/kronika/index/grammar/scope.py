"""What holds inside a parenthesis: which field is meant, and whether by dictionary forms."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kronika.model.query import Field


@dataclass(frozen=True, slots=True, kw_only=True)
class Scope:
    """The field of a clause; `named`: somebody wrote it."""

    field: Field = Field.TEXT
    named: bool = False
    lemmas: bool = False

    def of(self, field: Field) -> Scope:
        """The same within another field."""
        return replace(self, field=field, named=True)

    def by_lemmas(self) -> Scope:
        """The same by dictionary forms, phrases too."""
        return replace(self, lemmas=True)
