"""How a figure is to look: how wide, for a page or for a file, in which words, and where its marks lead."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from typing import TypeAlias

from kronika.model.analysis import Tone
from kronika.serve.figures.colours import STATIC, Colours, in_page
from kronika.serve.figures.words import ENGLISH, Words

NARROW = 520
SANS = '"Liberation Sans", Arial, Helvetica, sans-serif'  # the first is part of the renderer of PNG, so no system font is needed


@dataclass(frozen=True, slots=True, kw_only=True)
class Target:
    """What stands behind a mark: the articles of these days, and of a source, a thing, a tone; or one article."""

    first: date
    last: date  # included
    source: str = ""
    keys: tuple[str, ...] = ()  # of things, or of a keyword
    tone: Tone | None = None
    article_id: int | None = None


Link: TypeAlias = Callable[[Target], str | None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """What is asked of a drawing."""

    width: int = 900
    inline: bool = False  # part of a web page: colours and letters are the page's
    titled: bool = True  # with title and line below; a page may have them as its own text
    link: Link | None = None
    still: bool = False  # a picture that nobody points at
    words: Words = ENGLISH
    name: str = "figure"  # no other figure on the page has it

    @property
    def colours(self) -> Colours:
        """The colours to draw with."""
        return in_page() if self.inline else STATIC

    @property
    def font(self) -> str:
        """The family of all letters."""
        return f"var(--sans, {SANS})" if self.inline else SANS

    @property
    def narrow(self) -> bool:
        """A phone."""
        return self.width < NARROW

    @property
    def margin(self) -> int:
        """Free space on both sides."""
        return 2 if self.inline else 12 if self.narrow else 24
