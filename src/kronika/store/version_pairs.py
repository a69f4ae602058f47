"""Versions of articles as rows: each alone, and each beside the earlier ones of its address."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, Select, and_, literal_column, select

from kronika.model.analysis import Tone
from kronika.model.article_history import Head, HeadlinePair, StoredVersion
from kronika.store.analysis_schema import analyses
from kronika.store.article_rows import WITH_TEXT, to_article
from kronika.store.schema import articles, pages, sources

TEXTS = sorted(page_class.value for page_class in WITH_TEXT)
TOLD = (analyses.c.tone, analyses.c.score, analyses.c.judged_by)

WHOLE: Select[Any] = (
    select(articles, pages.c.seen_at, pages.c.url.label("address"), sources.c.name.label("source"), *TOLD)
    .join_from(articles, pages, articles.c.page_id == pages.c.id)
    .join(sources, articles.c.source_id == sources.c.id)
    .join(analyses, analyses.c.article_id == articles.c.id, isouter=True)
    .where(articles.c.page_class.in_(TEXTS), articles.c.quarantined.is_(False))
    .order_by(articles.c.version)
)

NEW, OLD = articles.alias("new"), articles.alias("old")
OLD_PAGE = pages.alias("old_page")
TOLD_NEW, TOLD_OLD = analyses.alias("told_new"), analyses.alias("told_old")
EARLIER = and_(OLD.c.url_key == NEW.c.url_key, OLD.c.source_id == NEW.c.source_id, OLD.c.version < NEW.c.version)
GOOD = [condition for one in (NEW, OLD) for condition in (one.c.page_class.in_(TEXTS), one.c.quarantined.is_(False))]
PAIRS: Select[Any] = (
    select(
        NEW.c.id,
        NEW.c.title,
        NEW.c.version,
        NEW.c.fetched_at,
        pages.c.url.label("address"),
        sources.c.name.label("source"),
        OLD.c.id.label("before_id"),
        OLD.c.title.label("before"),
        OLD.c.version.label("before_version"),
        OLD_PAGE.c.seen_at,
        TOLD_NEW.c.tone,
        TOLD_NEW.c.judged_by,
        TOLD_OLD.c.tone.label("tone_before"),
        TOLD_OLD.c.judged_by.label("judged_before"),
    )
    .join_from(NEW, OLD, EARLIER)
    .join(pages, NEW.c.page_id == pages.c.id)
    .join(OLD_PAGE, OLD.c.page_id == OLD_PAGE.c.id)
    .join(sources, NEW.c.source_id == sources.c.id)
    .join(TOLD_NEW, TOLD_NEW.c.article_id == NEW.c.id, isouter=True)
    .join(TOLD_OLD, TOLD_OLD.c.article_id == OLD.c.id, isouter=True)
    .where(NEW.c.version > literal_column("1"), *GOOD)  # written out: only so the index for it is used
    .order_by(NEW.c.id, OLD.c.version)
)


def to_head(row: Row[Any]) -> Head:
    """An article in a line."""
    tone = tone_of(row.tone, row.judged_by)
    return Head(
        id=row.id,
        title=row.title,
        source=row.source,
        url=row.url or row.address,
        at=row.at,
        fetched_at=row.fetched_at,
        tone=tone,
        score=None if tone is None else row.score,
    )


def to_version(row: Row[Any]) -> StoredVersion:
    """A version with all of its text."""
    tone = tone_of(row.tone, row.judged_by)
    return StoredVersion(
        article_id=row.id,
        number=row.version,
        page_id=row.page_id,
        source=row.source,
        url=row.address,
        at=row.fetched_at,
        seen=row.seen_at,
        article=to_article(row),
        tone=tone,
        score=None if tone is None else row.score,
        newest=row.newest,
    )


def to_pair(row: Row[Any]) -> HeadlinePair:
    """Two titles."""
    return HeadlinePair(
        source=row.source,
        url=row.address,
        before_id=row.before_id,
        after_id=row.id,
        before=row.before,
        after=row.title,
        before_number=row.before_version,
        after_number=row.version,
        seen_before=row.seen_at,
        at=row.fetched_at,
        tone_before=tone_of(row.tone_before, row.judged_before),
        tone_after=tone_of(row.tone, row.judged_by),
    )


def tone_of(tone: str | None, judged_by: str | None) -> Tone | None:
    """How an article sounds; None when nobody could judge it."""
    return Tone(tone) if tone and judged_by else None
