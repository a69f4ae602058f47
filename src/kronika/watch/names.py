"""The words in class names, ids and roles: "siteFooter top-nav" → site footer top nav."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

PART = re.compile(r"[A-Z]?[a-zа-яё]+|[A-ZА-ЯЁ]+(?![a-zа-яё])")
LONGEST = 400  # characters of names that are looked at
NOTHING: frozenset[str] = frozenset()


def spoken(element: Element) -> frozenset[str]:
    """The words that an element's class, id and role are made of."""
    names, number, role = element.get("class"), element.get("id"), element.get("role")
    if not (names or number or role):
        return NOTHING
    return parts(f"{names or ''} {number or ''} {role or ''}"[:LONGEST])


@lru_cache(maxsize=16_384)
def parts(names: str) -> frozenset[str]:
    """Every word, and every name as a whole."""
    whole = {name.lower().replace("-", "").replace("_", "") for name in names.split()}
    return frozenset(whole.union(part.lower() for part in PART.findall(names)))
