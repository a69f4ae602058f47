"""What a writer of invented news must do: one language, many topics, the same words for the same dice."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Protocol

from kronika.sampleweb.events import Event

DESKS = ("home", "world", "economy", "sport", "culture")


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """A story before it is printed. A paragraph that starts with "## " is a sub-heading; with "- " or "• ", a list item."""

    title: str  # 30–110 characters, no full stop
    lead: str  # one to three sentences
    paragraphs: tuple[str, ...]
    keywords: tuple[str, ...]  # 2–6, base forms
    caption: str  # of the picture
    people: tuple[str, ...] = ()  # full names in the nominative, as they occur


class Prose(Protocol):
    """One language's writer. Everything comes from the dice that are passed in."""

    lang: str
    reporters: tuple[str, ...]  # names that sign articles
    agency: str  # ČTK, PAP, ТАСС-like: an invented agency's signature

    def draft(self, dice: Random, *, desk: str, event: Event | None, paragraphs: int) -> Draft:
        """A story of about that many paragraphs (2 … 14), on the event if there is one."""
        ...

    def comment(self, dice: Random, *, tone: int) -> tuple[str, str]:
        """A reader's nickname and opinion (one to five sentences, sloppy as readers are)."""
        ...
