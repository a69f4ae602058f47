"""A lesson: one page of the new layout, and what is expected to be found on it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime

from kronika.model.article import GAP, Article
from kronika.model.recipe import Field, Recipe
from kronika.verify.repair.words import key


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """A page and its teachers: the general engine, the feed, and the same article stored before the redesign."""

    url: str
    html: str
    at: datetime  # when the page was fetched
    general: Article  # what the general engine reads on it, without any recipe
    feed_title: str | None = None
    feed_summary: str | None = None
    known: Article | None = None  # the same address, stored with good text before the redesign
    common: frozenset[str] = frozenset()  # lines that many pages of the site have: no teacher is believed on these

    @property
    def article(self) -> Article:
        """What to believe of the text: what was stored when all was well, else what the general engine reads."""
        return self.known or self.general

    @property
    def text(self) -> str:
        """The text to look for."""
        lines = self.article.text.split(GAP)
        return GAP.join(line for line in lines if key(line) not in self.common)

    @property
    def title(self) -> str:
        """The headline to look for."""
        return self.feed_title or self.article.title or self.general.title


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """A page read by a recipe, as a round would read it, and the fields its rules filled."""

    article: Article
    filled: frozenset[Field] = field(default_factory=frozenset)


Reader = Callable[[Recipe, Lesson], Reading]  # verify must not know extract; flow hands the real one in
