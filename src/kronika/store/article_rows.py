"""An article as a row, and a row as an article."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone
from typing import Any

from sqlalchemy import Row

from kronika.model.article import Article, ArticleRecord, Item, Made, PageClass
from kronika.store.columns import EPOCH, clean

WITH_TEXT = frozenset({PageClass.ARTICLE, PageClass.ARTICLE_WITH_COMMENTS, PageClass.PAYWALL})


def to_row(article: Article, page: Row[Any], *, newest: bool, aside: bool = False) -> dict[str, Any]:
    """An article's row; `page` is the page's. One that is set aside is neither newest nor shown."""
    newest = newest and not aside
    return {
        "page_id": page.id,
        "source_id": page.source_id,
        "url_key": page.url_key,
        "version": page.version,
        "newest": newest,
        "shown": int(newest and article.page_class in WITH_TEXT),
        "page_class": article.page_class.value,
        "confidence": article.confidence,
        "at": article.published or page.fetched_at,
        "fetched_at": page.fetched_at,
        "published": article.published,
        "utc_offset": offset_of(article.published),
        "day": day_of(article.published),
        "published_from": article.published_from,
        "lang": article.lang,
        "engine": article.engine,
        "made_stage": article.made.stage if article.made else None,
        "made_version": article.made.version if article.made else None,
        "url": article.url,
        "section": article.section,
        "authors": article.authors,
        "keywords": article.keywords,
        "title": article.title,
        "lead": article.lead,
        "body": article.body,
        "quarantined": aside,
        **structure(article),
    }


def structure(article: Article) -> dict[str, Any]:
    """What goes beyond plain text: the parts, the items, where the fields came from, the following pages."""
    return {
        "shape": article.shape,
        "items": [from_item(item) for item in article.items],
        "origins": {clean(name): clean(origin) for name, origin in article.origins.items()},
        "faults": [clean(fault) for fault in article.faults],
        "pages": [clean(url) for url in article.pages],
        "following": article.following,
    }


def to_record(row: Row[Any]) -> ArticleRecord:
    """A row, with its source's name, as a record."""
    return ArticleRecord(
        id=row.id,
        source=row.source,
        page_id=row.page_id,
        fetched_at=row.fetched_at,
        article=to_article(row),
        quarantined=row.quarantined,
    )


def to_article(row: Row[Any]) -> Article:
    """A row as the article it was."""
    return Article(
        url=row.url,
        title=row.title,
        lead=row.lead,
        body=row.body,
        page_class=PageClass(row.page_class),
        confidence=row.confidence,
        engine=row.engine,
        published=in_its_zone(row.published, row.utc_offset),
        published_from=row.published_from,
        authors=tuple(row.authors),
        keywords=tuple(row.keywords),
        section=row.section,
        lang=row.lang,
        made=Made(stage=row.made_stage, version=row.made_version) if row.made_stage is not None else None,
        page_id=row.page_id,
        shape=row.shape,
        items=tuple(to_item(values) for values in row.items),
        origins=row.origins,
        faults=tuple(row.faults),
        following=row.following,
        pages=tuple(row.pages),
    )


def from_item(item: Item) -> dict[str, str]:
    """A comment or a brief for the database; what it lacks is left out."""
    written = {"text": item.text, "title": item.title, "url": item.url, "author": item.author}
    kept = {name: clean(value) for name, value in written.items() if value}
    return kept if item.at is None else kept | {"at": item.at.isoformat()}


def to_item(values: dict[str, str]) -> Item:
    """A comment or a brief as it was."""
    at = values.get("at")
    return Item(
        text=values.get("text", ""),
        title=values.get("title", ""),
        url=values.get("url"),
        author=values.get("author", ""),
        at=datetime.fromisoformat(at) if at else None,
    )


def offset_of(moment: datetime | None) -> int | None:
    """Seconds east of Greenwich. An article of half past midnight belongs to its own day, not to Greenwich's."""
    if moment is None:
        return None
    offset = moment.utcoffset()
    return int(offset.total_seconds()) if offset is not None else 0


def day_of(moment: datetime | None) -> int | None:
    """The day of publication where it was published, counted from 1970-01-01."""
    return None if moment is None else (moment.date() - EPOCH.date()).days


def in_its_zone(moment: datetime | None, offset: int | None) -> datetime | None:
    """A moment at the offset it was given with."""
    if moment is None or not offset:
        return moment
    return moment.astimezone(timezone(timedelta(seconds=offset)))
