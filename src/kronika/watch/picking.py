"""The elements a person's rule means: CSS, XPath, or a tag as one would write it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from kronika.html.selector import LONGEST, Selector, css, xpath
from kronika.model.errors import BadSelector
from kronika.model.watch import Focus, FocusKind

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

MOST = 2_000  # elements
TAG = re.compile(r"\s*<?\s*([a-zA-Z][\w-]*|\*)?(.*?)/?>?\s*", re.DOTALL)
ATTRIBUTE = re.compile(r"([\w:.-]+)\s*(?:=\s*(?:\"([^\"]*)\"|'([^']*)'|([^\s\"'>]+)))?")
STRINGS = re.compile(r"/(?:text\(\)|@[\w:-]+|string\(\))\s*$")  # what an element says, instead of the element


def pick(root: Element, focus: Focus) -> list[Element]:
    """The elements of a page that a rule of kind css, xpath or tag means, in order; raises BadSelector."""
    if focus.kind is FocusKind.TAG:
        return by_tag(root, focus.rule)
    return [thing for thing in selector(focus).select(root, MOST) if not isinstance(thing, str)]


def check(focus: Focus) -> None:
    """Refuse a rule that nobody can follow, with a sentence that says why."""
    if focus.kind in (FocusKind.CSS, FocusKind.XPATH):
        selector(focus)
    elif focus.kind is FocusKind.TAG:
        wanted(focus.rule)


def selector(focus: Focus) -> Selector:
    """The compiled rule; one that asks for strings means the elements that hold them."""
    rule = focus.rule.strip()
    try:
        return css(rule) if focus.kind is FocusKind.CSS else xpath(STRINGS.sub("", rule))
    except ValueError as error:
        raise BadSelector(f"{str(error)[:1].upper()}{str(error)[1:]}.") from error


def by_tag(root: Element, rule: str) -> list[Element]:
    """All elements of that name that have the attributes, class names in any order among others."""
    name, attributes = wanted(rule)
    found: list[Element] = []
    for element in root.iter() if name == "*" else root.iter(name):
        if all(has(element, *pair) for pair in attributes):
            found.append(element)
            if len(found) >= MOST:
                break
    return found


def wanted(rule: str) -> tuple[str, list[tuple[str, str | None]]]:
    """Name and attributes of a tag written like `div class="news" id="list"`, with or without brackets."""
    match = TAG.fullmatch(rule[:LONGEST])
    name, rest = (match[1], match[2]) if match else (None, "")
    if not name:
        raise BadSelector(f'“{rule}” is no tag; write it like: div class="news".')
    attributes = [
        (part[1].lower(), next((value for value in part.groups()[1:] if value is not None), None))
        for part in ATTRIBUTE.finditer(rest)
    ]
    return name.lower(), attributes


def has(element: Element, name: str, value: str | None) -> bool:
    """The element has the attribute, with that value if one was given."""
    found = element.get(name)
    if found is None or value is None:
        return found is not None
    if name == "class":
        return set(value.split()) <= set(found.split())
    return found.strip() == value.strip()
