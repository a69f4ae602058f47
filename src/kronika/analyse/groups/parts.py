"""Organisations, products and events: a short name joins the one longer name that it begins or ends."""

from __future__ import annotations

from collections.abc import Sequence

from kronika.analyse.groups.forms import PLACE, Form
from kronika.analyse.groups.joining import Joins

LEAST = 4  # letters of a short name


def join_parts(found: Sequence[Form], joins: Joins) -> None:
    """Join short names with long ones."""
    whole = [number for number, form in enumerate(found) if len(form.words) > 1 and fits(form)]
    for number, form in enumerate(found):
        if not fits(form) or len(form.words[0]) < LEAST:
            continue
        longer = {
            joins.top(other): other
            for other in whole
            if other != number and found[other].type == form.type and is_part(form.words, found[other].words)
        }
        if len(longer) == 1:
            joins.join(number, *longer.values())


def fits(form: Form) -> bool:
    """Is it neither a person nor a place?"""
    return not form.person and form.type != PLACE and bool(form.words)


def is_part(short: tuple[str, ...], long: tuple[str, ...]) -> bool:
    """Does the long name begin or end with the short one?"""
    return len(short) < len(long) and (long[: len(short)] == short or long[-len(short) :] == short)
