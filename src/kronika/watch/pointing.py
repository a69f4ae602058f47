"""How to point at a part of a page: the shortest CSS selector that means it and is likely to mean it tomorrow."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from kronika.html.selector import LONGEST, MOST_ELEMENTS, css

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

NAME = re.compile(r"-?[A-Za-z_][\w-]{0,59}")  # what needs no escaping in a selector
MADE_UP = re.compile(
    r"\d{3}|(?=[a-z-]*\d)(?=[\d-]*[a-z])[0-9a-z]{8,}|^(?:css|sc|jsx|svelte|_)-?[0-9a-zA-Z]{5,}$|__[\w-]{5}$"
)
PASSING = frozenset("active open current first last odd even hover selected show hidden visible loaded".split())
TAG = re.compile(r"[a-z][a-z0-9]*")
DEEPEST = 12  # steps of a selector
MOST_CLASSES = 2


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Names:
    """How often every name stands on a page, so that one knows which of them mean a single place."""

    ids: Counter[str]
    kinds: Counter[str]  # tag with a class

    @classmethod
    def of(cls, root: Element) -> Names:
        """The names of a page; of a huge one, as many as a selector is tried on."""
        ids: Counter[str] = Counter()
        kinds: Counter[str] = Counter()
        for element in islice(root.iter("*"), MOST_ELEMENTS):
            ids.update(filter(None, [element.get("id")]))
            kinds.update({f"{element.tag}.{name}" for name in lasting_classes(element)})
        return cls(ids=ids, kinds=kinds)


def selector_of(element: Element, names: Names) -> str | None:
    """A selector that finds this element first of all; None where the page is too strange to be pointed at."""
    steps: list[str] = []
    for place in (element, *islice(element.iterancestors(), DEEPEST)):
        if not TAG.fullmatch(str(place.tag)):
            return None
        alone = single(place, names)
        steps.append(alone or counted(place))
        if alone or place.tag == "body":
            break
    said = " > ".join(reversed(steps))
    return said if len(said) <= LONGEST and finds(said, element) else None


def single(element: Element, names: Names) -> str | None:
    """A name that only this element has."""
    name = element.get("id") or ""
    if NAME.fullmatch(name) and not MADE_UP.search(name) and names.ids[name] == 1:
        return f"#{name}"
    own = [f"{element.tag}.{one}" for one in lasting_classes(element)]
    alone = [kind for kind in own if names.kinds[kind] == 1]
    if alone:
        return alone[0]
    return str(element.tag) if element.tag in ("body", "main") else None


def counted(element: Element) -> str:
    """The element among those beside it, by its classes and, where several are alike, by its number."""
    tag, parent = str(element.tag), element.getparent()
    classes = lasting_classes(element)[:MOST_CLASSES]
    named = ".".join([tag, *classes])
    beside = [] if parent is None else [other for other in parent if other.tag == element.tag]
    alike = [other for other in beside if set(classes) <= set(lasting_classes(other))]
    return named if len(alike) < 2 else f"{named}:nth-of-type({beside.index(element) + 1})"


def lasting_classes(element: Element) -> list[str]:
    """Classes that a person gave; what a tool made up or what tells a passing state changes with the next build."""
    return list(lasting(element.get("class") or ""))


def lasting(names: str) -> Iterator[str]:
    """Each name once, in order."""
    for name in dict.fromkeys(names.split()):
        if NAME.fullmatch(name) and not MADE_UP.search(name) and name.lower() not in PASSING:
            yield name


def finds(selector: str, element: Element) -> bool:
    """Does it mean this element and no other?"""
    found = css(selector).select(element.getroottree().getroot(), at_most=2)
    return len(found) == 1 and found[0] is element
