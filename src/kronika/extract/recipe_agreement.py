"""Whether a recipe and the general engine found the same, and what that does to the confidence."""

from __future__ import annotations

import re
from collections import Counter
from datetime import datetime, time, timedelta

from kronika.extract.likeness import key
from kronika.model.article import GAP, Article, Part
from kronika.model.recipe import Field

WORD = re.compile(r"\w+")
ALIKE = 0.8  # share of common words from which two texts are the same one
SAME_MOMENT = timedelta(hours=1)
# How much of the doubt goes when the two agree, and of the confidence when they do not.
WEIGHT = {Field.BODY: 0.5}
LIGHT = 0.1


def agrees(article: Article, field: Field, value: object) -> bool:
    """The article says the same; where it says nothing, it does not agree."""
    if isinstance(value, datetime):
        return article.published is not None and same_moment(article.published, value)
    if field is Field.BODY:
        parts = value if isinstance(value, tuple) else ()
        return alike(article.text, GAP.join(part.text for part in parts if isinstance(part, Part)))
    if isinstance(value, tuple):
        return {key(name) for name in getattr(article, field)} == {key(str(name)) for name in value}
    said = getattr(article, field) or ""
    return alike(said, str(value)) if field is Field.LEAD else key(said) == key(str(value))


def same_moment(one: datetime, other: datetime) -> bool:
    """The same hour, or the same day where one of them knows only the day."""
    local = other.astimezone(one.tzinfo)
    day_only = time(0) in (one.time(), local.time())
    return abs(one - other) < SAME_MOMENT or (day_only and one.date() == local.date())


def alike(one: str, other: str) -> bool:
    """Two texts with mostly the same words."""
    first, second = Counter(WORD.findall(one.casefold())), Counter(WORD.findall(other.casefold()))
    total = first.total() + second.total()
    return total > 0 and 2 * (first & second).total() / total >= ALIKE


def adjusted(confidence: float, field: Field, agreed: bool) -> float:
    """A confidence after one more opinion."""
    weight = WEIGHT.get(field, LIGHT)
    return confidence + (1 - confidence) * weight if agreed else confidence * (1 - weight)
