"""A directory's recipe as people write it: TOML, read once, and what is wrong is a sentence that names the line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Any

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from kronika.html.address import ascii_host
from kronika.model.errors import SettingsError
from kronika.sources.directory_recipe import DirectoryRecipe, Pick, Turn, complaints

LONGEST = 100_000  # characters of a recipe
SAID = {"extra_forbidden": "is not a known key", "missing": "is missing"}
Where = Sequence[str | int]


def as_list(value: object) -> object:
    """One rule may stand without its list."""
    return [value] if isinstance(value, dict) else value


class Part(BaseModel):
    """A table of a recipe; an unknown key is an error, not a silence."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class TurnPart(Part):
    """Links to follow, as directory_recipe.Turn."""

    css: str = ""
    xpath: str = ""
    path: str = ""
    text: str = ""


class PickPart(Part):
    """A way to find an attribute, as directory_recipe.Pick."""

    css: str = ""
    xpath: str = ""
    attribute: str = ""
    after: str = ""
    before: str = ""
    pattern: str = ""
    join: str = ""
    optional: bool = False


Turns = Annotated[tuple[TurnPart, ...], BeforeValidator(as_list)]
Picks = Annotated[tuple[PickPart, ...], BeforeValidator(as_list), Field(min_length=1)]


class WalkPart(Part):
    """[walk]: from list to list, and to the entries."""

    lists: Turns = ()
    pages: Turns = ()
    entries: Turns = ()


class RecipePart(Part):
    """The whole file."""

    hosts: tuple[str, ...] = ()
    key: tuple[str, ...] = ()
    walk: WalkPart = WalkPart()
    entry: dict[str, Picks] = {}
    rows: dict[str, Picks] = {}


@lru_cache(maxsize=64)
def read_recipe(text: str, name: str = "The recipe") -> DirectoryRecipe:
    """The recipe a text holds; SettingsError says what is wrong and on which line. `name` is how sentences call it."""
    if len(text) > LONGEST:
        raise SettingsError(f"{name} is longer than {LONGEST} characters; no recipe needs that.")
    try:
        tables = tomllib.loads(text)
        each = tables["rows"].pop("each", None) if isinstance(tables.get("rows"), dict) else None
        part, row = RecipePart(**tables), TurnPart(**each) if isinstance(each, dict) else None
    except tomllib.TOMLDecodeError as error:
        raise SettingsError(f"{name} is not valid TOML: {error}.") from error
    except ValidationError as error:
        fault: Any = error.errors(include_url=False)[0]
        said = SAID.get(fault["type"]) or lowered(fault["msg"].removeprefix("Value error, "))
        raise SettingsError(wrong(name, text, fault["loc"], said)) from error
    made = recipe_of(part, row)
    for where, said in complaints(made):
        raise SettingsError(wrong(name, text, where, said))
    return made


def recipe_of(part: RecipePart, each: TurnPart | None) -> DirectoryRecipe:
    """The record a file stands for."""

    def turns(parts: Sequence[TurnPart]) -> tuple[Turn, ...]:
        return tuple(Turn(**one.model_dump()) for one in parts)

    def picks(table: dict[str, tuple[PickPart, ...]]) -> dict[str, tuple[Pick, ...]]:
        return {name: tuple(Pick(**one.model_dump()) for one in ways) for name, ways in table.items()}

    return DirectoryRecipe(
        lists=turns(part.walk.lists),
        pages=turns(part.walk.pages),
        entries=turns(part.walk.entries),
        entry=picks(part.entry),
        each=Turn(**each.model_dump()) if each else None,
        rows=picks(part.rows),
        key=part.key,
        hosts=tuple(ascii_host(host.strip()).removeprefix("www.") for host in part.hosts),
    )


def wrong(name: str, text: str, where: Where, said: str) -> str:
    """The sentence for one fault."""
    steps = " ".join(str(step + 1) if isinstance(step, int) else step for step in where)
    place = f", line {line_of(text, where)} ({steps})" if where else ""
    return f"{name} is wrong{place}: {said.rstrip('.')}."


def line_of(text: str, where: Where) -> int:
    """The line a key stands on, counted from 1: the table's, then the key's, then the rule's among several."""
    lines = text.splitlines() or [""]
    here = 0
    for step in where:
        if isinstance(step, int):
            starts = [number for number, line in enumerate(lines) if number >= here for _ in range(line.count("{"))]
            here = starts[step] if step < len(starts) else here
            continue
        named = re.compile(
            rf"""\s*\[+\s*{re.escape(step)}\s*\]|\s*["']?{re.escape(step)}["']?\s*=|.*[{{,]\s*{re.escape(step)}\s*="""
        )
        here = next((number for number, line in enumerate(lines) if number >= here and named.match(line)), here)
    return here + 1


def lowered(text: str) -> str:
    """A sentence as it stands behind a colon."""
    return text[:1].lower() + text[1:]
