"""A recipe applied to a page: its findings take the place of what the general engine found, or confirm it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from kronika.extract.engine import Ask
from kronika.extract.likeness import key
from kronika.extract.parts import body_of, shape_of
from kronika.extract.recipe_agreement import adjusted, agrees
from kronika.extract.recipe_values import Finding, Place, Value, find_all
from kronika.model.article import GAP, Article, PageClass, Part, PartKind
from kronika.model.recipe import Field, Mode, Recipe

# On these pages there is nothing a recipe could be about, whatever its rules may hit.
NOT_THE_PAGE = frozenset({PageClass.SOFT_404, PageClass.CHALLENGE})
ARTICLES = frozenset({PageClass.ARTICLE, PageClass.ARTICLE_WITH_COMMENTS, PageClass.PAYWALL})
WHOLE_PARAGRAPH = 40  # characters from which two equal texts are no coincidence
NAMES = {Field.PUBLISHED: "date"}
FAULT = "The recipe {recipe} found {missing} on this page; {instead}."


def findings(ask: Ask, article: Article) -> list[Finding]:
    """What each rule of the recipe finds on the page, and what it does not."""
    if ask.recipe is None or article.page_class in NOT_THE_PAGE:
        return []
    document = ask.document()
    return find_all(ask.recipe, Place(document=document, lang=article.lang, now=ask.now))


def with_recipe(article: Article, ask: Ask) -> Article:
    """The article after its recipe."""
    found = findings(ask, article)
    if ask.recipe is None or not found:
        return article
    merged = article
    for finding in found:
        merged = opinion(merged, article, finding, ask.recipe)
    merged = tidy(merged, article, {finding.field for finding in found if replaces(finding)})
    # A page without an article, such as a list of headlines, owes the recipe nothing.
    missing = [] if merged.page_class not in ARTICLES else [f for f in found if not f.value and not f.rule.optional]
    if not missing:
        return merged
    return replace(
        merged, faults=(*merged.faults, fault(ask.recipe, missing, article, nothing=not any(f.value for f in found)))
    )


def replaces(finding: Finding) -> bool:
    """It found something that takes the general engine's place."""
    return bool(finding.value) and finding.rule.mode is Mode.OVERRIDE


def opinion(merged: Article, general: Article, finding: Finding, recipe: Recipe) -> Article:
    """The article after one field of the recipe."""
    field, value, name = finding.field, finding.value, f"recipe {recipe.name}"
    if not value:
        return merged
    agreed = agrees(general, field, value)
    overrides = finding.rule.mode is Mode.OVERRIDE
    said = merged.origins.get(field)
    if not overrides:
        name = f"{name} {'agrees' if agreed else 'disagrees'}"
        name = f"{said}; {name}" if said else name
    changes: dict[str, Any] = as_fields(field, value) if overrides else {}
    if not overrides or (field is Field.BODY and general.text):
        changes["confidence"] = adjusted(merged.confidence, field, agreed)
    return replace(merged, origins={**merged.origins, field.value: name}, **changes)


def as_fields(field: Field, value: Value) -> dict[str, Any]:
    """A finding as fields of an article."""
    if field is Field.BODY:
        parts = [part for part in value if isinstance(part, Part)] if isinstance(value, tuple) else []
        return text_fields(parts)
    changes: dict[str, Any] = {field.value: value}
    return changes | {"published_from": "recipe"} if field is Field.PUBLISHED else changes


def text_fields(parts: Sequence[Part]) -> dict[str, Any]:
    """Parts as the fields that hold them."""
    return {"body": body_of(parts), "shape": shape_of(parts)}


def tidy(merged: Article, general: Article, replaced: set[Field]) -> Article:
    """Lead and body that came from two hands: neither says what the other says, and nothing falls between them."""
    parts = list(merged.parts)
    if Field.LEAD in replaced and Field.BODY not in replaced and key(general.lead) not in ("", key(merged.lead)):
        parts[:0] = [Part(kind=PartKind.PARAGRAPH, text=text) for text in general.lead.split(GAP)]
    if replaced & {Field.LEAD, Field.BODY, Field.TITLE}:
        parts = list(without_repeats(parts, merged.title, merged.lead, *merged.lead.split(GAP)))
        merged = replace(merged, **text_fields(parts))
    if Field.BODY in replaced and merged.body and merged.page_class not in ARTICLES:
        merged = replace(merged, page_class=PageClass.ARTICLE)
    return merged


def without_repeats(parts: Iterable[Part], *texts: str) -> Iterator[Part]:
    """The parts of a body without its title and lead: where it begins with them, and a whole paragraph of them anywhere."""
    repeated, beginning = {key(text) for text in texts if text}, True
    for part in parts:
        repeats = key(part.text) in repeated
        beginning = beginning and repeats
        if not beginning and not (repeats and len(part.text) >= WHOLE_PARAGRAPH):
            yield part


def fault(recipe: Recipe, missing: Sequence[Finding], general: Article, *, nothing: bool) -> str:
    """One sentence for all that was not found, so that a redesign is one line per page."""
    named = [f"no {NAMES.get(finding.field, finding.field.value)}" for finding in missing]
    listed = " and ".join(filter(None, (", ".join(named[:-1]), named[-1])))
    read = [finding for finding in missing if getattr(general, finding.field)]
    if not read:
        instead = "neither did the general engine"
    elif len(read) == len(missing):
        instead = f"the general engine read {'it' if len(read) == 1 else 'them'}"
    else:
        instead = "the general engine read " + ", ".join(NAMES.get(one.field, one.field.value) for one in read)
    if nothing and len(missing) > 1:
        listed, instead = "nothing", "has the site been redesigned? The general engine read it"
    return FAULT.format(recipe=recipe.label, missing=listed, instead=instead)


def is_fault_of_recipe(sentence: str) -> bool:
    """A sentence of ours among an article's faults."""
    return sentence.startswith(FAULT.partition("{")[0])
