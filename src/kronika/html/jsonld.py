"""JSON-LD in a page: every object in it, however nested or slightly broken."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from html import unescape
from typing import TYPE_CHECKING

from kronika.html.mending import mended, salvaged
from kronika.html.text import fold

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

MAX_OBJECTS = 500
LONGEST = 2_000_000
LONG_TEXT = 20_000  # of one value: nothing that is asked for is longer
LARGE = 20_000  # a script this long is read only if it can speak of an article
DEEPER = ("@graph", "mainEntity", "mainEntityOfPage", "itemListElement", "item", "hasPart")
TELLING = ("Article", "Posting", "Report", "Breadcrumb", "WebPage")
WRAPPING = re.compile(
    r"^\s*(?://\s*)?(?:<!--|<!\[CDATA\[|/\*\s*<!\[CDATA\[\s*\*/)|(?://\s*)?(?:-->|\]\]>|/\*\s*\]\]>\s*\*/)[\s;]*$"
)
# Line breaks inside strings are common; a number of thousands of digits is infinite, not an error.
DECODER = json.JSONDecoder(strict=False, parse_int=float)
CONTROLS = dict.fromkeys(range(32), " ")
NESTED = 4  # names inside names
MOST = 50  # values of one property
NAMES = ("name", "@value")

Node = Mapping[str, object]
NO_NODES: Mapping[str, Node] = {}


def jsonld(scripts: Iterable[Element]) -> tuple[Node, ...]:
    """All objects of a page's scripts, outer before inner."""
    found: list[Node] = []
    for script in scripts:
        text = script.text if "ld+json" in (script.get("type") or "").lower() else None
        if text and matters(text):
            for value in values(text):
                found += nodes(value, MAX_OBJECTS - len(found))
    return tuple(found[:MAX_OBJECTS])


def matters(text: str) -> bool:
    """Huge lists of products and the like are not worth reading."""
    return len(text) < LARGE or any(word in text for word in TELLING)


def values(text: str) -> list[object]:
    """The JSON values of one script; small faults are mended, and of a hopeless one the plainest properties are saved."""
    text = unwrapped(text[:LONGEST].strip("\ufeff \t\r\n;"))
    found, end = read_row(text)
    if end < len(text):
        again, _ = read_row(mended(text))
        found = max(found, again, key=len)
    return found or salvaged(text)


def unwrapped(text: str) -> str:
    """Without the comment or CDATA marks around it."""
    if text[:1] in ("{", "[") and text[-1:] in ("}", "]"):
        return text
    head, middle, tail = text[:40], text[40:-40], text[-40:] if len(text) > 80 else text[40:]
    return (WRAPPING.sub("", head) + middle + WRAPPING.sub("", tail)).strip().rstrip(";")


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
    if isinstance(named, str) and named.isalpha():
        return frozenset((named,))
    listed = named if isinstance(named, list) else [named]
    return frozenset(re.split(r"[/#:]", name)[-1] for name in listed[:MOST] if isinstance(name, str))


def texts(value: object, nested: int = NESTED, known: Mapping[str, Node] = NO_NODES) -> list[str]:
    """The strings in a value: itself, a list of them, objects with a name, or references to `known` objects."""
    if isinstance(value, str):
        text = clean(value[:LONG_TEXT])
        return [text] if text else []
    if isinstance(value, list):
        return [text for item in value[:MOST] if not isinstance(item, list) for text in texts(item, nested, known)]
    if isinstance(value, dict) and nested:
        inner = next((named for name in NAMES if (named := value.get(name))), None)
        if inner is None:
            inner = known.get(str(value.get("@id")))
            return texts(inner, nested - 1) if inner is not None else []
        return [] if isinstance(inner, dict) else texts(inner, nested - 1)
    return []


def clean(text: str) -> str:
    """Folded, entities resolved, and without what JSON can escape but no store can keep: NUL, half of a surrogate pair."""
    if "&" in text:
        text = unescape(unescape(text))
    folded = " ".join(text.split())
    if not folded.isprintable():  # translating is slow, and an articleBody is long
        folded = fold(text.translate(CONTROLS))
    return folded if folded.isascii() else folded.encode("utf-8", "replace").decode("utf-8")
