"""A design: how one kind of page looks, what stands on it, and how honestly its server dates it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from random import Random


class Dating(StrEnum):
    """What a server says for conditional requests."""

    BOTH = "both"  # ETag and Last-Modified, right
    ETAG = "etag"
    MODIFIED = "modified"
    NONE = "none"
    RESTLESS = "restless"  # wrong: another ETag at each visit
    TODAY = "today"  # wrong: Last-Modified is always now


@dataclass(frozen=True, slots=True, kw_only=True)
class Design:
    """One design. `heads` name the items, `says` are the sentences on them ({n}: a number, {d}: a day)."""

    name: str
    lang: str
    titles: tuple[str, str]  # the page's, and the one of the text that replaces it
    lead: str
    heads: tuple[str, ...]
    says: tuple[str, ...]
    figure: Callable[[Random], str]
    draw: Callable[..., str]  # of a Sheet, which knows designs and so cannot be known here
    ad: str = "box"  # how its advertisements look: a name in noise/ads.py
    stamp: str = "footer"  # a name in noise/stamps.py
    ago: str = "long"  # a name in noise/agos.py
    counter: str = "read"  # a name in noise/counters.py
    listed: bool = True  # its items are equal and their order says nothing
    in_links: bool = False  # a session id stands in its links
    dating: Dating = Dating.ETAG
    charset: str = "utf-8"


def price(low: int, high: int, step: int, pattern: str) -> Callable[[Random], str]:
    """Numbers of a range, printed with thousands apart: price(100, 900, 10, "{} Kč")."""

    def thrown(dice: Random) -> str:
        return pattern.format(f"{dice.randrange(low, high, step):,}".replace(",", "\u00a0"))

    return thrown


def several(pattern: str, *ranges: tuple[int, int]) -> Callable[[Random], str]:
    """Several numbers in one: several("{}:{:02}", (6, 22), (0, 60))."""

    def thrown(dice: Random) -> str:
        return pattern.format(*(dice.randrange(low, high) for low, high in ranges))

    return thrown
