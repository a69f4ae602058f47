"""What an extractor is given, and what it gives back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Given:
    """One page, the same for everybody."""

    key: str
    html: str  # decoded, so that nobody is measured on charsets
    raw: bytes
    url: str | None
    lang: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """What an extractor took out; empty where it found nothing or does not look."""

    text: str = ""
    title: str = ""
    date: str = ""
    author: str = ""  # several are parted by semicolons
    confidence: float | None = None
    page_class: str = ""


Reader = Callable[[Given], Found]
