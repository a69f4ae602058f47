"""The entries of a directory's page: one on a page of its own, or one in every row of a list."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from itertools import islice
from typing import TYPE_CHECKING
from urllib.parse import quote

from kronika.html.address import canonical, join
from kronika.html.selector import Selector, css, xpath
from kronika.html.text import fold, text_of
from kronika.model.entity import Entity
from kronika.model.errors import BadUrl, FetchError
from kronika.model.failure import FailureKind
from kronika.sources.directory_recipe import LINK, NAME, WEBSITE, DirectoryRecipe, Pick, Picks, Turn
from kronika.sources.safe_pattern import safe_pattern, taken

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

    from kronika.html.document import Document
    from kronika.model.source import Source

LONGEST = 1_000  # characters of a value
MOST_ROWS = 30_000  # as many as a page may have elements
TOLD_APART_BY = (NAME, "town", "street")
FROM_DIRECTORY = "directory"


def entry_of(document: Document, recipe: DirectoryRecipe, source: Source, url: str) -> Entity:
    """The entry a page tells of; FetchError when the recipe finds no name on it, or nothing else."""
    values = values_of(document.root, recipe.entry)
    wanted = {name for name, ways in recipe.entry.items() if name != NAME and not all(pick.optional for pick in ways)}
    if NAME not in values or (wanted and not wanted & values.keys()):
        lost = "no name" if NAME not in values else "nothing but a name"
        raise FetchError(
            f"The recipe finds {lost} on {url}; has the directory changed its pages?", kind=FailureKind.RECIPE_EMPTY
        )
    return entity_of(values, source, url, document.base)


def rows_of(document: Document, recipe: DirectoryRecipe, source: Source) -> Iterator[Entity]:
    """The entries of a list's rows; a row without a name is a heading, not an entry."""
    if recipe.each is None:
        return
    rows = selector_of(recipe.each)
    if next(islice(document.root.iter(), rows.most, None), None) is not None:
        raise FetchError(
            f"The list {document.url} has more than {rows.most} elements, too many for its recipe; is there a list in pages?",
            kind=FailureKind.TOO_LARGE,
        )
    for found in rows.select(document.root, at_most=MOST_ROWS):
        if isinstance(found, str):
            continue
        values = values_of(alone(found), recipe.rows)
        if NAME in values:
            yield entity_of(values, source, key_of(values, recipe, source, document.base), document.base)


def values_of(root: Element, picks: Picks) -> dict[str, str]:
    """Every attribute that was found."""
    found = {name: next(filter(None, (value_of(root, pick) for pick in ways)), "") for name, ways in picks.items()}
    return {name: value for name, value in found.items() if value}


def value_of(root: Element, pick: Pick) -> str:
    """What one rule finds; empty when it finds nothing."""
    pieces = [piece for thing in selector_of(pick).select(root) if (piece := said(thing, pick.attribute))]
    if not pieces:
        return ""
    text = pick.join.join(pieces) if pick.join else pieces[0]
    if pick.after:
        text = text.partition(pick.after)[2]
    if pick.before:
        text = text.partition(pick.before)[0]
    if pick.pattern:
        text = taken(safe_pattern(pick.pattern), text)
    return text.strip()[:LONGEST]


def said(thing: Element | str, attribute: str) -> str:
    """The words of what a selector found, or its attribute."""
    if isinstance(thing, str):
        return fold(thing)
    return fold(thing.get(attribute) or "") if attribute else text_of(thing)


def selector_of(rule: Pick | Turn) -> Selector:
    """The selector of a rule; they were compiled when the recipe was read."""
    way: Callable[[str], Selector] = css if rule.css else xpath
    return way(rule.css or rule.xpath)


def alone(row: Element) -> Element:
    """A row as a page of its own, so that selectors look no further."""
    copy = deepcopy(row)
    copy.tail = None
    return copy


def entity_of(values: dict[str, str], source: Source, key: str, base: str | None) -> Entity:
    """The record of an entry."""
    website = web_address(values.get(WEBSITE, ""), base)
    own = {name: value for name, value in values.items() if name not in (NAME, LINK, WEBSITE)}
    return Entity(
        key=key,
        name=values[NAME],
        source_id=source.id,
        attributes=own,
        website=website,
        website_from=FROM_DIRECTORY if website else None,
    )


def key_of(values: dict[str, str], recipe: DirectoryRecipe, source: Source, base: str | None) -> str:
    """What tells a row from all others, whichever page of the list it stands on."""
    if not recipe.key and (link := linked(values.get(LINK, ""), base)):
        return link
    names = recipe.key or tuple(name for name in TOLD_APART_BY if name in values)
    return f"{source.url}#{quote('/'.join(values.get(name, '').casefold() for name in names), safe='/')}"


def linked(text: str, base: str | None) -> str | None:
    """The address a row's link leads to."""
    try:
        return join(base, text) if text else None
    except BadUrl:
        return None


def web_address(text: str, base: str | None) -> str | None:
    """A web address as directories write them: www.example.org too."""
    typed = text if not text or "://" in text or text.startswith(("/", "?", "#")) else f"http://{text}"
    try:
        return canonical(typed) if "://" in typed else linked(typed, base)
    except BadUrl:
        return None
