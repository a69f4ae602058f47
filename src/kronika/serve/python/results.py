"""What a search gives: articles in order, how many there are in all, and how many of each source."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime

from kronika.model.analysis import Analysis, Tone
from kronika.model.article import ArticleRecord


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadArticle:
    """An article with its analysis, flat enough to read in a notebook."""

    record: ArticleRecord
    analysis: Analysis | None = None
    relevance: float = 0.0

    @property
    def id(self) -> int:
        """Its number."""
        return self.record.id

    @property
    def title(self) -> str:
        """Its headline."""
        return self.record.article.title

    @property
    def text(self) -> str:
        """Lead and body."""
        return self.record.article.text

    @property
    def url(self) -> str:
        """Its address."""
        return self.record.article.url or ""

    @property
    def source(self) -> str:
        """The name of its source."""
        return self.record.source

    @property
    def at(self) -> datetime:
        """Published, or fetched where that is unknown."""
        return self.record.article.published or self.record.fetched_at

    @property
    def tone(self) -> Tone | None:
        """How it sounds; None: not analysed."""
        return self.analysis.sentiment.tone if self.analysis else None

    @property
    def score(self) -> float | None:
        """Positive less negative points."""
        return self.analysis.sentiment.score if self.analysis else None

    @property
    def sentences(self) -> tuple[str, ...]:
        """The analysed text sentence by sentence; the headline is the first."""
        whole = "\n\n".join(part for part in (self.title, self.text) if part)
        return tuple(whole[one.start : one.end] for one in self.analysis.sentences) if self.analysis else ()

    @property
    def names(self) -> tuple[str, ...]:
        """Whom and what it names, in base forms."""
        return tuple(group.base for group in self.analysis.groups) if self.analysis else ()

    def __repr__(self) -> str:
        return f"<{self.id}: {self.title!r}, {self.source}, {self.at:%Y-%m-%d}>"


@dataclass(frozen=True, slots=True, kw_only=True)
class Results:
    """The articles that were asked for, of `total` that were found."""

    total: int
    articles: tuple[ReadArticle, ...] = ()
    sources: Mapping[str, int]
    notes: tuple[str, ...] = ()

    def __iter__(self) -> Iterator[ReadArticle]:
        return iter(self.articles)

    def __len__(self) -> int:
        return len(self.articles)

    def __getitem__(self, place: int) -> ReadArticle:
        return self.articles[place]
