"""What the Polish prose knows about one kind of story: its headlines, leads, facts, voices and pictures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True, kw_only=True)
class Topic:
    """Patterns with slots ({p.g}, {k1:osoba|osoby|osób}) and choices ([a/b]); every fact can stand anywhere in the text.

    A pattern that begins with digits and ">" belongs to those angles of the topic only: a story keeps to the angle of its headline.
    """

    roles: Mapping[str, str]  # slot → kind of person
    titles: tuple[str, ...]
    leads: tuple[str, ...]
    facts: tuple[str, ...]
    quotes: tuple[str, ...]  # no full stop at the end; "p:" before it: only p says so, else any of `speakers`
    heads: tuple[str, ...]
    captions: tuple[str, ...]
    keywords: tuple[str, ...]
    speakers: str = "pq"
    items: tuple[str, ...] = ()  # the first introduces the list
    fixed: Mapping[str, str] = field(
        default_factory=dict
    )  # slot → the one place or body it stands for, or several: "a|b"
