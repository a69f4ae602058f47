"""What a directory's recipe says: how to walk from list to list, and where the attributes of an entry stand."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from kronika.html.selector import Selector, css, xpath
from kronika.sources.safe_pattern import safe_pattern

FOLDER = "kronika.sources.directories"
NAME, WEBSITE, LINK = "name", "website", "link"
ATTRIBUTE_NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")
WITHIN_ROW = "rows"


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """Links to follow: those a selector finds, whose path fits a pattern such as /parish/*, and whose text holds some words."""

    css: str = ""  # either this …
    xpath: str = ""  # … or this; neither: every link of the page
    path: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pick:
    """One way to find one attribute; of several the first that finds something counts."""

    css: str = ""  # either this …
    xpath: str = ""  # … or this
    attribute: str = ""  # take this attribute of the element instead of its text
    after: str = ""  # take only what follows these words …
    before: str = ""  # … and only what precedes these
    pattern: str = ""  # then only what this regular expression finds: its first group, or all of it
    join: str = ""  # several places make one value, with this between; empty: only the first place counts
    optional: bool = False  # not every entry has it: finding nothing is no fault


Picks = Mapping[str, tuple[Pick, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class DirectoryRecipe:
    """How one directory is read: entries on pages of their own, or each row of a list an entry."""

    lists: tuple[Turn, ...] = ()  # from a list to further lists: dioceses, deaneries, letters
    pages: tuple[Turn, ...] = ()  # from a list to its next page
    entries: tuple[Turn, ...] = ()  # from a list to the pages of entries
    entry: Picks = field(default_factory=dict)  # on an entry's page
    each: Turn | None = None  # the rows of a list …
    rows: Picks = field(default_factory=dict)  # … and what to take within each
    key: tuple[str, ...] = ()  # attributes that tell two rows apart; empty: the row's link, else name, town and street
    hosts: tuple[str, ...] = ()  # whose sources it is for, when they name no recipe


def complaints(recipe: DirectoryRecipe) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """What is wrong with a recipe: where, and in words that can stand behind it."""
    yield from wrong_parts(recipe)
    for table, turns in (("lists", recipe.lists), ("pages", recipe.pages), ("entries", recipe.entries)):
        for number, turn in enumerate(turns):
            for said in wrong_turn(turn):
                yield ("walk", table, number), said
    if recipe.each is not None and not (recipe.each.css or recipe.each.xpath):
        yield ("rows", "each"), "give css or xpath"
    for place, picks in (("entry", recipe.entry), (WITHIN_ROW, recipe.rows)):
        for name, ways in picks.items():
            for number, pick in enumerate(ways):
                for said in wrong_pick(name, pick):
                    yield (place, name, number), said


def wrong_parts(recipe: DirectoryRecipe) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """Parts that are missing or do not go together."""
    if bool(recipe.entry) == bool(recipe.rows):
        yield (), "give either [entry] (entries have pages of their own) or [rows] (a list shows all of them)"
    elif recipe.entry and not recipe.entries:
        yield ("walk",), "[entry] needs entries in [walk]: the links from a list to the pages of its entries"
    elif recipe.rows and recipe.each is None:
        yield (WITHIN_ROW,), "[rows] needs each: the selector that finds one row per entry"
    for place, picks in (("entry", recipe.entry), (WITHIN_ROW, recipe.rows)):
        if picks and NAME not in picks:
            yield (place,), "the name is missing; an entry without one cannot be kept"
    for name in recipe.key:
        if name not in (recipe.rows or recipe.entry):
            yield ("key",), f"there is no attribute “{name}”"


def wrong_turn(turn: Turn) -> Iterator[str]:
    """What is wrong with links to follow."""
    if turn.css and turn.xpath:
        yield "give either css or xpath"
    if not (turn.css or turn.xpath or turn.path or turn.text):
        yield "give css, xpath, path or text"
    if turn.path and not turn.path.startswith(("/", "*")):
        yield f"path must begin with / or *, not “{turn.path}”"
    yield from wrong_selectors(turn.css, turn.xpath)


def wrong_pick(name: str, pick: Pick) -> Iterator[str]:
    """What is wrong with a way to find an attribute."""
    if not ATTRIBUTE_NAME.fullmatch(name):
        yield "an attribute is called by small letters, digits and _, at most 40"
    if bool(pick.css) == bool(pick.xpath):
        yield "give either css or xpath"
    yield from wrong_selectors(pick.css, pick.xpath)
    try:
        safe_pattern(pick.pattern) if pick.pattern else None
    except ValueError as error:
        yield str(error)


def wrong_selectors(as_css: str, as_xpath: str) -> Iterator[str]:
    """Selectors that cannot be used, and why."""
    ways: list[tuple[Callable[[str], Selector], str]] = [(css, as_css), (xpath, as_xpath)]
    for way, text in ways:
        try:
            way(text) if text else None
        except ValueError as error:
            yield str(error)
