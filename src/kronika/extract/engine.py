"""What an engine must tell: its options with their defaults, and the article of a page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Protocol

from kronika.html.document import Document, parse
from kronika.model.article import Article
from kronika.model.recipe import Recipe

FOLDER = "kronika.extract.kinds"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ask:
    """One page to be read, and what is known about it."""

    html: bytes | str
    url: str | None = None
    lang: str | None = None
    content_type: str | None = None
    now: datetime  # when the page was fetched
    options: Mapping[str, str] = field(default_factory=dict)  # as typed; each engine knows its own
    recipe: Recipe | None = None  # of the site at that moment; applied after any engine
    continues: str | None = (
        None  # where the text stands on the pages before (`Article.place`), when this one goes on with it
    )
    parsed: Document | None = None  # the same page, by whoever has parsed it already

    def document(self) -> Document:
        """The page parsed; raises NotText for bytes that are no text."""
        return self.parsed or parse(self.html, url=self.url, content_type=self.content_type)


class Engine(Protocol):
    """A way of reading pages; a module of `kinds/` sets KIND to one."""

    @property
    def options(self) -> type[Any]:
        """A frozen dataclass: the engine's thresholds, each with its default."""

    def article(self, ask: Ask) -> Article:
        """The article of a page; raises NotText for bytes that are no text."""
