"""A topic of the Czech news: who may speak in it and the patterns its titles, leads and paragraphs are made of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True, kw_only=True)
class Topic:
    """Patterns with slots. People a, b, c hold `roles`, o and q are `orgs`; every other slot is the same in all topics.

    A pattern that starts with "[ac] " fits only the angles a and c, so that a title, its lead and its paragraphs tell one story.
    """

    key: str
    roles: tuple[str, str, str]
    orgs: tuple[str, str]
    keywords: tuple[str, ...]  # base forms; may hold slots
    titles: tuple[str, ...]
    leads: tuple[str, ...]
    body: tuple[str, ...]
    heads: tuple[str, ...]
    captions: tuple[str, ...]
    lists: tuple[tuple[str, ...], ...] = ()  # a sentence that ends in a colon, then the items
    fixed: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # slots that take only these, by name
    club_town: bool = False  # the story happens where the club x is at home

    def fitting(self, patterns: Iterable[str], angle: str) -> list[str]:
        """The patterns of one angle, without their marks."""
        return [text for letters, text in map(split_mark, patterns) if not letters or angle in letters]


def split_mark(pattern: str) -> tuple[str, str]:
    """The angles a pattern fits ("": all of them) and the pattern itself."""
    if not pattern.startswith("["):
        return "", pattern
    letters, _, text = pattern[1:].partition("] ")
    return letters, text
