"""How a recipe did on some pages: what it filled, whether the teachers agree, how much of the feed's words it has."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from kronika.model.article import Article
from kronika.model.recipe import Field, Recipe
from kronika.verify.repair.candidate import FieldScore, Marks
from kronika.verify.repair.dates import same_date
from kronika.verify.repair.lesson import Lesson, Reading
from kronika.verify.repair.words import covered, f1, key

# The body is what matters; the feed is a teacher who never looked at the page's markup; a lasting name is worth a little.
BODY, FEED, OTHERS, LASTING = 0.7, 0.15, 0.15, 0.04

Read = Sequence[tuple[Lesson, Reading]]


def field_scores(recipe: Recipe, induction: Read, validation: Read) -> tuple[FieldScore, ...]:
    """Each field the recipe has rules for."""
    return tuple(
        FieldScore(field=field, induction=marks(field, induction), validation=marks(field, validation))
        for field in Field
        if recipe.for_field(field)
    )


def marks(field: Field, read: Read) -> Marks:
    """One field over some pages; pages whose teachers are silent count for nothing but the filling."""
    agreed = [said for lesson, reading in read if (said := agreement(field, lesson, reading)) is not None]
    fed = [said for lesson, reading in read if (said := of_feed(field, lesson, reading.article)) is not None]
    return Marks(
        pages=len(read),
        filled=fmean(field in reading.filled for _, reading in read) if read else 0.0,
        agreement=fmean(agreed) if agreed else 0.0,
        fed=fmean(fed) if fed else None,
    )


def agreement(field: Field, lesson: Lesson, reading: Reading) -> float | None:
    """How much one page's finding is what its teachers say, 0 … 1; None: they say nothing."""
    taught, made = lesson.article, reading.article
    if field is Field.BODY:
        return f1(made.text, lesson.text) if field in reading.filled else 0.0
    if field is Field.TITLE:
        titles = {key(title) for title in (lesson.title, lesson.general.title) if title}
        return float(key(made.title) in titles) if titles else None
    if field is Field.PUBLISHED:
        when = lesson.general.published
        return None if when is None else float(made.published is not None and same_date(made.published, when))
    if field is Field.LEAD:
        leads = [lead for lead in (taught.lead, lesson.feed_summary) if lead]
        return max(f1(made.lead, lead) for lead in leads) if leads else None
    said = getattr(lesson.general, field)
    return float(set(map(key, getattr(made, field) or ())) == set(map(key, said))) if said else None


def of_feed(field: Field, lesson: Lesson, made: Article) -> float | None:
    """How much of the feed's words the field has; None where the feed says nothing of it."""
    if field is Field.TITLE and lesson.feed_title:
        return covered(lesson.feed_title, made.title)
    if field is Field.BODY and lesson.feed_summary:
        return covered(lesson.feed_summary, made.text)
    return None


def overall(scores: Sequence[FieldScore], worth: float) -> float:
    """One number for a candidate, from the validation pages."""
    by_field = {score.field: score.validation for score in scores}
    body = by_field[Field.BODY].agreement
    fed = [one.fed for one in by_field.values() if one.fed is not None]
    others = [one.agreement for field, one in by_field.items() if field is not Field.BODY]
    whole = BODY * body + FEED * (fmean(fed) if fed else body) + OTHERS * (fmean(others) if others else body)
    return max(0.0, min(1.0, whole - LASTING * (1 - worth)))
