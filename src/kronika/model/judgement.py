"""A person's judgement: is what was taken out of a page the article that stands on it?"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from kronika.model.article import Article, ArticleRecord

LONGEST_NOTE = 500
LARGEST_SAMPLE = 5000


class Verdict(StrEnum):
    """Right only when headline, lead and rest are right, nothing foreign is in and it reads as one whole."""

    RIGHT = "right"
    NO_LEAD = "no_lead"
    PART_MISSING = "part_missing"
    FOREIGN_IN = "foreign_in"  # advertisements, captions, teasers …
    OTHER = "other"


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """What is judged: a stored page as one version of an engine read it."""

    page_id: int
    engine: str
    version: str  # of the stage that made the article; empty when it named none

    @classmethod
    def of(cls, record: ArticleRecord) -> Reading:
        """The reading an article is."""
        made = record.article.made
        return cls(page_id=record.page_id, engine=record.article.engine, version=made.version if made else "")


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgement:
    """What one person said about one reading of a page."""

    id: int
    article_id: int
    source: str
    reading: Reading
    verdict: Verdict
    at: datetime
    by: str = ""  # empty: the one person at this machine
    note: str = ""
    article: Article | None = None  # as it was when it was judged, where it was asked for


@dataclass(frozen=True, slots=True, kw_only=True)
class Sample:
    """Which articles to judge: the same seed draws the same ones, evenly from all sources."""

    source: str | None = None
    seed: int = 1
    size: int = 200
    with_text: bool = True  # leave out pages on which no article was found


@dataclass(frozen=True, slots=True, kw_only=True)
class Candidate:
    """An article of a sample, and whether the person has judged it as it now is."""

    article_id: int
    source: str
    judged: bool
