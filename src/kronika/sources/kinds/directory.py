"""A directory of entities, read by a small recipe: lists lead to lists and entries, entries become entities (C1)."""

from __future__ import annotations

from collections.abc import Mapping
from fnmatch import fnmatchcase
from types import MappingProxyType
from typing import TYPE_CHECKING

from kronika.html.address import canonical, host_of
from kronika.html.links import Link, links
from kronika.model.errors import FetchError
from kronika.model.failure import FailureKind
from kronika.model.frontier import Identity
from kronika.model.lead import Lead, Role
from kronika.model.page import Fetched
from kronika.sources.directory_book import recipe_of
from kronika.sources.directory_entries import entry_of, rows_of, selector_of
from kronika.sources.directory_recipe import DirectoryRecipe, Turn
from kronika.sources.items import path_of
from kronika.sources.reading import document_of
from kronika.sources.strategy import Task

if TYPE_CHECKING:
    from kronika.html.document import Document

LIST_PRIORITY = 10


class Directory:
    """From the start page through lists to entries, on one host. Lists are looked at every round, entries when they may have changed."""

    options: Mapping[str, str] = MappingProxyType(
        {"recipe": "The recipe: the name of a file directories/NAME.toml, of one Kronika brings, or the TOML itself."}
    )

    def seeds(self, task: Task) -> tuple[Lead, ...]:
        """The start page, a list; a missing or wrong recipe is found before anything is fetched."""
        recipe_of(task.source)
        url = canonical(task.source.url)
        return (Lead(url=url, source_id=task.source.id, role=Role.LISTING, priority=LIST_PRIORITY),)

    def discover(self, task: Task, lead: Lead, fetched: Fetched) -> tuple[Lead, ...]:
        """Entries and further lists; entries themselves lead nowhere."""
        document = document_of(fetched) if lead.role is Role.LISTING else None
        if document is None:
            return ()
        recipe = recipe_of(task.source)
        found: dict[str, Lead] = {}
        for role, turns in ((Role.PAGE, recipe.entries), (Role.LISTING, (*recipe.lists, *recipe.pages))):
            for link in followed(document, turns, task):
                found.setdefault(link.url, lead_of(link, role, lead, fetched))
        return tuple(found.values())

    def identify(self, task: Task, lead: Lead, fetched: Fetched) -> Identity:
        """The entries the page tells of; a list that has neither rows nor links on is no list any more."""
        document = document_of(fetched)
        recipe = recipe_of(task.source)
        if document is None or lead.role not in (Role.LISTING, Role.PAGE):
            return Identity()
        if lead.role is Role.PAGE:
            return Identity(entities=(entry_of(document, recipe, task.source, lead.url),))
        rows = {entity.key: entity for entity in rows_of(document, recipe, task.source)}
        if not rows and not leads_on(document, recipe, task):
            raise FetchError(
                f"The recipe finds neither entries nor further lists on {lead.url}; has the directory changed its pages?",
                kind=FailureKind.RECIPE_EMPTY,
            )
        return Identity(entities=tuple(rows.values()))


def leads_on(document: Document, recipe: DirectoryRecipe, task: Task) -> bool:
    """Whether a list leads anywhere."""
    return bool(followed(document, (*recipe.entries, *recipe.lists, *recipe.pages), task))


def followed(document: Document, turns: tuple[Turn, ...], task: Task) -> list[Link]:
    """The links of a page that the recipe follows, on the directory's own host."""
    home = host_of(task.source.url).removeprefix("www.")
    near = [link for link in links(document) if host_of(link.url).removeprefix("www.") == home]
    found: dict[str, Link] = {}
    for turn in turns:
        chosen = set(selector_of(turn).select(document.root)) if turn.css or turn.xpath else None
        for link in near:
            if (chosen is None or link.element in chosen) and fits(link, turn):
                found.setdefault(link.url, link)
    return list(found.values())


def fits(link: Link, turn: Turn) -> bool:
    """Whether path and text of a link are as the recipe says."""
    path_fits = not turn.path or fnmatchcase(path_of(link.url), turn.path)
    return path_fits and turn.text.casefold() in link.text.casefold()


def lead_of(link: Link, role: Role, lead: Lead, fetched: Fetched) -> Lead:
    """A link as a lead: lists before entries, so that the whole directory is soon known."""
    return Lead(
        url=link.url,
        source_id=lead.source_id,
        role=role,
        via=fetched.final_url,
        link_text=link.text or None,
        depth=lead.depth + 1,
        priority=LIST_PRIORITY if role is Role.LISTING else 0,
    )


KIND = Directory()
