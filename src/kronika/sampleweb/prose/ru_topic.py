"""A topic of Russian news: sentence patterns with slots, and the words that fill them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

Span = tuple[int, int, int]  # lowest, highest, step
TAGGED = re.compile(r"\[([a-z|]+)\](.*)", re.DOTALL)


@dataclass(frozen=True, slots=True, kw_only=True)
class Listing:
    """A list inside a text: the line before it and the items."""

    intro: str
    items: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Topic:
    """What one story can be about.

    Slots: t the town, a and b two people who speak for something, w a witness, o an organisation, n m k numbers
    (small, tens, hundreds), pct, money, x fresh numbers, and whatever `words` adds (chosen once per story).
    A pattern that starts with "[x|y]" is only for stories whose angle or tags have x or y.
    `{a.nom}` is «мэр Твери Анна Ракитина» at the first mention and «Ракитина» later; `{a.s.gen}` is the surname alone.
    """

    key: str
    angles: tuple[str, ...] = ("",)  # one is chosen for a story
    tags: tuple[str, ...] = ()  # what kind of matter it is
    titles: tuple[str, ...]
    leads: tuple[str, ...]
    body: tuple[str, ...]
    captions: tuple[str, ...]
    keywords: tuple[str, ...]
    subheads: tuple[str, ...] = ()
    lists: tuple[Listing, ...] = ()
    first: tuple[str, ...] = ()  # roles of a
    second: tuple[str, ...] = ()  # roles of b
    third: tuple[str, ...] = ()  # roles of w, where the desk's do not fit
    orgs: str = ""  # which group of organisations o comes from
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    spans: Mapping[str, Span] = field(default_factory=dict)
    cast: Mapping[str, tuple[str, str, str, str]] = field(
        default_factory=dict
    )  # fixed people: name, surname, gender, role
    towns: tuple[str, ...] = ()  # only these


@dataclass(frozen=True, slots=True, kw_only=True)
class Desk:
    """One desk's topics and the sentences that fit any of them."""

    topics: tuple[Topic, ...]
    background: tuple[str, ...]
    subheads: tuple[str, ...]


def fitting(patterns: Iterable[str], tags: frozenset[str]) -> list[str]:
    """The patterns that suit a story with these tags, without their marks."""
    found = []
    for pattern in patterns:
        marked = TAGGED.match(pattern)
        if marked is None:
            found.append(pattern)
        elif tags & set(marked.group(1).split("|")):
            found.append(marked.group(2))
    return found
