"""Parameters that only choose an order or a look of the same list: without them the list is the same."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

ORDERS = frozenset(
    "sort sortby sort_by sort-by sortorder sort_order sortdir sort_dir order orderby order_by orderdir order_dir ordering "
    "razeni seradit sortuj sortowanie kolejnosc sortirovka direction dir".split()
)
# An order is a word, maybe with a sign or an end such as _desc; a number is somebody's order of goods.
WORD = re.compile(r"[+-]?[a-z][a-z_.,:%0-9-]{0,39}", re.IGNORECASE)
DIRECTIONS = frozenset("asc desc ascending descending up down rosnaco malejaco vzestupne sestupne".split())


def without_order(url: str) -> str:
    """The address of the same list in its own order; the same object when it asks for no other."""
    if "?" not in url:
        return url
    parts = urlsplit(url)
    query = "&".join(part for part in parts.query.split("&") if part and not is_order(part))
    return url if query == parts.query else parts._replace(query=query).geturl()


def is_order(parameter: str) -> bool:
    """Whether a parameter of a query only chooses an order."""
    name, _, value = parameter.partition("=")
    name, value = name.lower(), value.lower()
    if name in ("dir", "direction"):
        return value in DIRECTIONS
    return name in ORDERS and WORD.fullmatch(value) is not None
