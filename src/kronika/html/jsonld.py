"""JSON-LD in a page: every object in it, however nested or slightly broken."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from kronika.html.text import fold

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

MAX_OBJECTS = 500
LONGEST = 2_000_000
DEEPER = ("@graph", "mainEntity", "mainEntityOfPage", "itemListElement", "item", "hasPart")
WRAPPING = re.compile(
    r"^\s*(?://\s*)?(?:<!--|<!\[CDATA\[|/\*\s*<!\[CDATA\[\s*\*/)|(?://\s*)?(?:-->|\]\]>|/\*\s*\]\]>\s*\*/)[\s;]*$"
)
TRAILING_COMMA = re.compile(r",(\s*[}\]])")
# Line breaks inside strings are common; a number of thousands of digits is infinite, not an error.
DECODER = json.JSONDecoder(strict=False, parse_int=float)
CONTROLS = dict.fromkeys(range(32), " ")
NESTED = 4  # names inside names

Node = Mapping[str, object]


def jsonld(root: Element) -> tuple[Node, ...]:
    """All objects, outer before inner."""
    found: list[Node] = []
    for script in root.iter("script"):
        if "ld+json" in (script.get("type") or "").lower():
            for value in values(script.text or ""):
                found += nodes(value, MAX_OBJECTS - len(found))
    return tuple(found[:MAX_OBJECTS])


def values(text: str) -> list[object]:
    """The JSON values of one script, with small faults mended: wrappings, trailing commas, several values in a row."""
    text = WRAPPING.sub("", WRAPPING.sub("", text[:LONGEST].strip("\ufeff \t\r\n"))).strip().rstrip(";")
    found, end = read_row(text)
    if end < len(text):
        mended, _ = read_row(TRAILING_COMMA.sub(r"\1", text))
        found = max(found, mended, key=len)
    return found


def read_row(text: str) -> tuple[list[object], int]:
    """Values one after another, and how far they could be read."""
    found: list[object] = []
    at = 0
    while at < len(text):
        try:
            value, at = DECODER.raw_decode(text, at)
        except (ValueError, RecursionError):
            break
        found.append(value)
        while at < len(text) and text[at] in " \t\r\n;,":
            at += 1
    return found, at


def nodes(value: object, limit: int) -> list[Node]:
    """The objects of a value: lists are opened, @graph and its kind are followed."""
    found: list[Node] = []
    waiting: list[object] = [value]
    while waiting and len(found) < limit:
        item = waiting.pop(0)
        if isinstance(item, list):
            waiting[:0] = item[:MAX_OBJECTS]
        elif isinstance(item, dict):
            found.append(item)
            waiting += [item[key] for key in DEEPER if isinstance(item.get(key), dict | list)]
    return found


def types_of(node: Node) -> frozenset[str]:
    """The types of an object, without their vocabulary's address."""
    named = node.get("@type")
    listed = named if isinstance(named, list) else [named]
    return frozenset(re.split(r"[/#:]", name)[-1] for name in listed if isinstance(name, str))


def texts(value: object, nested: int = NESTED) -> list[str]:
    """The strings in a value: itself, a list of them, or objects with a name."""
    if isinstance(value, str):
        text = clean(value)
        return [text] if text else []
    if isinstance(value, list):
        return [text for item in value[:50] if not isinstance(item, list) for text in texts(item, nested)]
    if isinstance(value, dict) and nested:
        inner = value.get("name") or value.get("@value")
        return [] if isinstance(inner, dict) else texts(inner, nested - 1)
    return []


def clean(text: str) -> str:
    """Folded, and without what JSON can escape but no store can keep: NUL, half of a surrogate pair."""
    return fold(text.translate(CONTROLS).encode("utf-8", "replace").decode("utf-8"))
