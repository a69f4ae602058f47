"""Anchors: the names by which an element can be found again on other pages, each with how long it is likely to last."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kronika.verify.repair.generated import PLAIN, is_generated, is_look, stem_of

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

# What a name is worth: meant for machines, chosen by people, true of many elements, of a look, made by a tool.
MEANT, CHOSEN, STEM, LOOSE, LOOK, MADE = 1.0, 0.9, 0.75, 0.6, 0.4, 0.2
# Attributes with which sites tell machines what an element is.
TELLING = ("itemprop", "property", "role", "rel", "name")
SAYS_NOTHING = frozenset({"", "presentation", "none", "nofollow", "noopener", "noreferrer", "viewport", "region"})
PURPOSE = re.compile(r"test|component|module|qa|role|type|block|element|section|area|name|target|selector|hook|part")
SWITCHES = frozenset("true false auto on off none default small medium large left right".split())
VALUE = re.compile(r"[\w][\w:. /-]{0,40}")
SEMANTIC = frozenset("article main section header footer aside address time h1 h2 figure".split())
LONGEST_TOKEN = 40


@dataclass(frozen=True, slots=True, kw_only=True)
class Anchor:
    """A selector of one step."""

    css: str
    worth: float


def anchors(element: Element) -> list[Anchor]:
    """The anchors of an element, those that last longest first."""
    found = {anchor.css: anchor for anchor in every(element)}
    return sorted(found.values(), key=lambda anchor: (-anchor.worth, len(anchor.css), anchor.css))


def every(element: Element) -> Iterator[Anchor]:
    """All of them."""
    tag = str(element.tag)
    if tag in SEMANTIC:
        yield Anchor(css=tag, worth=LOOSE)
    for name, value in ((str(name), str(value)) for name, value in element.items()):
        if name in TELLING:
            yield from told(name, value)
        elif name.startswith("data-") and PLAIN.fullmatch(name) and not is_generated(name):
            yield from data(tag, name, value)
    identifier = element.get("id") or ""
    if PLAIN.fullmatch(identifier):
        yield Anchor(css=f"#{identifier}", worth=MADE if is_generated(identifier) else CHOSEN)
    for token in (element.get("class") or "").split():
        yield from classed(tag, token)


def told(name: str, value: str) -> Iterator[Anchor]:
    """An attribute that says what the element is."""
    if VALUE.fullmatch(value) and value not in SAYS_NOTHING:
        yield Anchor(css=f'[{name}="{value}"]', worth=MEANT)


def data(tag: str, name: str, value: str) -> Iterator[Anchor]:
    """data-component="text" by its value, data-story="4711" by its name alone."""
    if (
        VALUE.fullmatch(value)
        and value not in SWITCHES
        and not value[0].isdigit()
        and not any(map(is_generated, value.split()))
    ):
        yield Anchor(css=f'[{name}="{value}"]', worth=MEANT if PURPOSE.search(name) else STEM)
    yield Anchor(css=f"{tag}[{name}]", worth=LOOSE)


def classed(tag: str, token: str) -> Iterator[Anchor]:
    """A class, or what a person chose of it."""
    if len(token) > LONGEST_TOKEN or not PLAIN.fullmatch(token):
        return
    stem = stem_of(token)
    if stem:
        yield Anchor(css=f'{tag}[class*="{stem}"]', worth=STEM)
    worth = MADE if is_generated(token) else LOOK if is_look(token) else CHOSEN
    yield Anchor(css=f".{token}", worth=worth)
    yield Anchor(css=f"{tag}.{token}", worth=worth)
