"""A candidate as plain values: for JSON, for the store, for whoever compares figures."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from kronika.model.recipe import Mode, Rule, Take
from kronika.verify.repair.candidate import Candidate, Marks

USUAL = {"take": Take.TEXT, "mode": Mode.OVERRIDE}


def scores(candidate: Candidate) -> dict[str, Any]:
    """Its score, whether a machine may apply it, and the marks of each field."""
    return {
        "score": round(candidate.score, 4),
        "sure": candidate.sure,
        "fields": {
            one.field.value: {"induction": marks(one.induction), "validation": marks(one.validation)}
            for one in candidate.fields
        },
        "notes": list(candidate.notes),
    }


def marks(one: Marks) -> dict[str, Any]:
    """Rounded, as people read them."""
    return {name: round(value, 4) if isinstance(value, float) else value for name, value in asdict(one).items()}


def rule(one: Rule) -> dict[str, Any]:
    """What a recipe file would say of it."""
    said = {name: value for name, value in asdict(one).items() if value and value != USUAL.get(name)}
    return {name: list(value) if isinstance(value, tuple) else value for name, value in said.items()}
