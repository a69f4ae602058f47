"""A recipe: where the parts of an article stand on the pages of one site, between two redesigns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any, Protocol


class Field(StrEnum):
    """What a rule can find; the values are the names of an article's fields."""

    TITLE = "title"
    LEAD = "lead"
    BODY = "body"
    PUBLISHED = "published"
    AUTHORS = "authors"
    KEYWORDS = "keywords"
    SECTION = "section"


class Mode(StrEnum):
    """What a rule's finding is for."""

    OVERRIDE = "override"  # it takes the place of what the general engine found
    CONFIRM = "confirm"  # it only makes us surer, or less sure, of what the general engine found


class Take(StrEnum):
    """What is taken of an element."""

    TEXT = "text"
    ATTRIBUTE = "attribute"
    HTML = "html"  # its text, or the attribute named, is markup once more


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """One way to find one field; of several rules for a field the first that finds something counts."""

    field: Field
    css: str = ""  # either this …
    xpath: str = ""  # … or this
    take: Take = Take.TEXT
    attribute: str = ""  # its name, where one is taken
    after: str = ""  # take only what follows these words …
    before: str = ""  # … and only what precedes these
    split: str = ""  # several authors or keywords in one place are parted by this
    join: str = ""  # several places make one title, with this between; empty: only the first place counts
    drop: tuple[str, ...] = ()  # selectors of what is left out inside
    mode: Mode = Mode.OVERRIDE
    optional: bool = False  # not every page has it: finding nothing is no fault

    @property
    def selector(self) -> str:
        """Where it looks, as the author of the recipe wrote it."""
        return self.css or self.xpath


@dataclass(frozen=True, slots=True, kw_only=True)
class Recipe:
    """The rules for the pages of a site that were fetched within a time."""

    name: str
    hosts: tuple[str, ...]  # in lower case, without "www."; "*.example.org" are all below example.org
    rules: tuple[Rule, ...]
    path: str = ""  # a pattern such as /news/*.html, matched with path and query; empty: every page
    since: datetime | None = None  # aware; the first moment it holds for
    until: datetime | None = None  # aware; the first moment it no longer holds for

    @property
    def label(self) -> str:
        """Name and time, as sentences show them."""
        time = " ".join(
            f"{word} {moment:%Y-%m-%d}" for word, moment in (("since", self.since), ("until", self.until)) if moment
        )
        return f"{self.name} ({time})" if time else self.name

    def for_field(self, field: Field) -> tuple[Rule, ...]:
        """The rules for one field, in the order they are tried."""
        return tuple(rule for rule in self.rules if rule.field is field)


class RecipeState(StrEnum):
    """How a recipe that the store keeps stands."""

    CANDIDATE = "candidate"  # offered, not in use
    APPLIED = "applied"
    WITHDRAWN = "withdrawn"


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptRecipe:
    """A recipe that repair found and the store keeps."""

    id: int
    source_id: int
    recipe: Recipe
    state: RecipeState
    scores: Mapping[str, Any]  # what it was worth when it was found
    made_at: datetime
    applied_at: datetime | None = None
    applied_by: str | None = None


class RecipeBook(Protocol):
    """Knows the recipes."""

    def find(self, url: str, at: datetime) -> Recipe | None:
        """The recipe for an address at the moment it was fetched."""
