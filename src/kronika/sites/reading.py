"""People's own recipes: TOML files in the chronicle's folder, read once, and what is wrong is one sentence."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from datetime import UTC, date, datetime, time
from pathlib import Path
from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from kronika.html.address import ascii_host, check_url
from kronika.model import recipe
from kronika.model.errors import BadUrl, SettingsError
from kronika.model.source import SourceKind
from kronika.sites.collection import Certainty, Collection, Way
from kronika.sites.site import Layout, Site, complaints

PATTERN = "*.toml"
SAID = {"extra_forbidden": "is not a known key", "missing": "is missing"}


def as_moment(value: object) -> object:
    """A day begins at midnight, universal time."""
    if isinstance(value, date) and not isinstance(value, datetime):
        value = datetime.combine(value, time())
    if isinstance(value, datetime) and value.tzinfo is None:
        value = value.replace(tzinfo=UTC)
    if not isinstance(value, datetime):
        raise ValueError("write a date without quotes, such as 2026-03-20")
    return value


def as_host(value: str) -> str:
    """A host name, or "*." and one, in the letters that addresses use."""
    star, name = ("*.", value[2:]) if value.startswith("*.") else ("", value)
    host = "" if ":" in name else ascii_host(name.strip())
    if not host:
        raise ValueError(f"“{value}” is no host name; write one such as example.org, without http://")
    return star + host


def as_list(value: object) -> object:
    """One rule may stand without its list."""
    return [value] if isinstance(value, dict) else value


def as_address(value: str) -> str:
    """A web address."""
    try:
        return check_url(value)
    except BadUrl as error:
        raise ValueError(str(error).rstrip(".")) from error


Moment = Annotated[datetime, BeforeValidator(as_moment)]
Host = Annotated[str, AfterValidator(as_host)]
Address = Annotated[str, AfterValidator(as_address)]


class Part(BaseModel):
    """A table of a recipe file; an unknown key is an error, not a silence."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class RulePart(Part):
    """One rule, as model.recipe.Rule without its field."""

    css: str = ""
    xpath: str = ""
    take: recipe.Take = recipe.Take.TEXT
    attribute: str = ""
    after: str = ""
    before: str = ""
    split: str = ""
    join: str = ""
    drop: tuple[str, ...] = ()
    mode: recipe.Mode = recipe.Mode.OVERRIDE
    optional: bool = False


Rules = Annotated[tuple[RulePart, ...], BeforeValidator(as_list)]


class LayoutPart(Part):
    """One [[layout]]: its time and its rules by field."""

    name: str = ""
    path: str = ""
    since: Moment | None = None
    until: Moment | None = None
    title: Rules = ()
    lead: Rules = ()
    body: Rules = ()
    published: Rules = ()
    authors: Rules = ()
    keywords: Rules = ()
    section: Rules = ()


class WayPart(Part):
    """One [[collect.way]], as sites.collection.Way."""

    kind: SourceKind
    url: Address
    section: str = ""
    sections: dict[str, str] = {}
    options: dict[str, str] = {}
    certainty: Certainty = Certainty.BELIEVED
    because: str = "A file of this chronicle says so."


class CollectPart(Part):
    """[collect]: how the site is collected, as sites.collection.Collection."""

    title: str = Field(min_length=1)
    home: Address
    lang: str = Field(pattern="^[a-z]{2}$")
    aliases: tuple[str, ...] = ()
    since: date | None = None
    way: tuple[WayPart, ...] = Field(min_length=1)


class SitePart(Part):
    """The whole file."""

    hosts: tuple[Host, ...] = Field(min_length=1)
    layout: tuple[LayoutPart, ...] = ()
    collect: CollectPart | None = None


def read_folder(folder: Path) -> list[Site]:
    """The sites of all recipe files in a folder, by file name; none where there is no folder."""
    return [read_site(path) for path in sorted(folder.glob(PATTERN)) if path.is_file()]


def read_site(path: Path) -> Site:
    """One file; raises SettingsError with a sentence that names the file and the key."""
    try:
        part = SitePart(**tomllib.loads(path.read_text(encoding="utf-8")))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError(f"{path} is not valid TOML: {error}.") from error
    except OSError as error:
        raise SettingsError(f"{path} cannot be read: {error.strerror}.") from error
    except ValidationError as error:
        raise SettingsError(f"{path} is wrong: {explain(error)}.") from error
    layouts = tuple(layout_of(layout) for layout in part.layout)
    if not layouts and part.collect is None:
        raise SettingsError(f"{path} is wrong: layout: is missing; give a [[layout]], a [collect] or both.")
    for fault in wrong(layouts):
        raise SettingsError(f"{path} is wrong: {fault}.")
    return Site(name=path.stem, hosts=part.hosts, layouts=layouts, collection=collection_of(part.collect))


def collection_of(part: CollectPart | None) -> Collection | None:
    """The record a [collect] table stands for."""
    if part is None:
        return None
    ways = tuple(Way(**way.model_dump()) for way in part.way)
    return Collection(**(part.model_dump(exclude={"way"}) | {"ways": ways}))


def layout_of(part: LayoutPart) -> Layout:
    """The record a table stands for."""
    rules = tuple(
        recipe.Rule(field=field, **one.model_dump()) for field in recipe.Field for one in getattr(part, field.value)
    )
    return Layout(rules=rules, since=part.since, until=part.until, path=part.path, name=part.name)


def wrong(layouts: tuple[Layout, ...]) -> Iterator[str]:
    """What types alone do not tell; layouts are counted from 1, as people do."""
    for number, layout in enumerate(layouts, 1):
        if not layout.rules:
            yield f"layout {number} has no rule; give it one such as body = {{ css = “article” }}"
        if layout.since and layout.until and layout.since >= layout.until:
            yield f"layout {number}: since must be before until"
        if layout.path and not layout.path.startswith(("/", "*")):
            yield f"layout {number}: path must begin with / or *, not “{layout.path}”"
        for rule in layout.rules:
            for complaint in complaints(rule):
                yield f"layout {number}, {rule.field}: {complaint}"


def explain(error: ValidationError) -> str:
    """The first thing that is wrong, with the key it is about."""
    fault: Any = error.errors(include_url=False)[0]
    where = [f"{step + 1}" if isinstance(step, int) else str(step) for step in fault["loc"]]
    said = SAID.get(fault["type"]) or fault["msg"].removeprefix("Value error, ")
    return f"{' '.join(where)}: {said[:1].lower() + said[1:] if fault['type'] not in SAID else said}".rstrip(".")
