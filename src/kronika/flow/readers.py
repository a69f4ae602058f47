"""Reads pages in processes of their own: articles, or articles with what was measured on them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import TypeVar

from kronika.extract.article import Reading
from kronika.extract.article import read_both as read
from kronika.extract.engine import Ask
from kronika.flow.hands import Fault, Hands, crew
from kronika.model.article import Article
from kronika.model.document import Document, Measures
from kronika.model.errors import NotText
from kronika.model.failure import FailureKind
from kronika.model.lead import Role
from kronika.model.recipe import Recipe
from kronika.verify.measuring import measure

__all__ = ["Fault", "Found", "Readers", "Told", "Work", "crew", "measure_page", "read_page"]

T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """What is known of a page beside the page itself, for comparing."""

    source: str
    role: Role = Role.PAGE
    feed_title: str | None = None
    feed_summary: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Work:
    """All that a process needs to read one page."""

    body: bytes
    url: str | None
    lang: str | None
    content_type: str | None
    now: datetime
    engine: str
    options: Mapping[str, str] = field(default_factory=dict)  # of the engine, as typed
    recipe: Recipe | None = None  # of the site at that moment
    continues: str | None = None  # where the text stands on the pages before, when this one goes on with it
    told: Told | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """An article, and what was measured on it beside its page."""

    article: Article
    measures: Measures


class Readers(Hands):
    """Hands that read pages."""

    def read(self, works: Sequence[Work]) -> list[Article | Fault]:
        """Every page's article, or why there is none, in the order given."""
        return self.each(read_page, works)

    def measure(self, works: Sequence[Work]) -> list[Found | Fault]:
        """The same with what was measured, where the page is at hand anyway."""
        return self.each(measure_page, works)


def read_page(work: Work) -> Article | Fault:
    """One page, one article, and no exception gets out."""
    return guarded(work, lambda reading: reading.article)


def measure_page(work: Work) -> Found | Fault:
    """One page, one article and what was measured on both."""
    return guarded(
        work,
        lambda reading: Found(article=reading.article, measures=measure(document_of(work, reading), reading.document)),
    )


def document_of(work: Work, reading: Reading) -> Document:
    """What was read as the watchdog sees it. Without a recipe there are no two opinions to compare."""
    told = work.told or Told(source="")
    return Document(
        source=told.source,
        url=work.url,
        at=work.now,
        html=reading.html,
        text=reading.article.text,
        title=reading.article.title,
        feed_title=told.feed_title,
        feed_summary=told.feed_summary,
        general=reading.general.text if work.recipe is not None else None,
        page_class=reading.general.page_class,
    )


def guarded(work: Work, use: Callable[[Reading], T]) -> T | Fault:
    """What comes of reading a page; whatever goes wrong is a fault."""
    try:
        return use(read(asked(work), work.engine))
    except NotText as error:
        return Fault(kind=FailureKind.NOT_TEXT, sentence=str(error))
    except Exception as error:  # noqa: BLE001 - whatever it is, it is recorded with the page and shown
        return Fault(kind=FailureKind.UNEXPECTED, sentence=f"Extraction failed: {type(error).__name__}: {error}")


def asked(work: Work) -> Ask:
    """The work as the engines know it."""
    return Ask(
        html=work.body,
        url=work.url,
        lang=work.lang,
        content_type=work.content_type,
        now=work.now,
        options=work.options,
        recipe=work.recipe,
        continues=work.continues,
    )
