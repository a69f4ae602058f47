"""Ready queries for Datasette, with days and moments as people read them; each is one SELECT over the store's tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadyQuery:
    """One query with its title; names after a colon are asked for."""

    title: str
    sql: str
    about: str = ""


MOMENT = "strftime('%Y-%m-%d %H:%M', {column} / 1000000, 'unixepoch')"
DAY = "date(coalesce(articles.day * 86400, articles.at / 1000000), 'unixepoch')"
PERIOD = f"{DAY} >= coalesce(nullif(:since, ''), '0000') AND {DAY} <= coalesce(nullif(:until, ''), '9999')"
PERIOD_ABOUT = "Days are written like 2026-03-31; leave them empty for all."

QUERIES: Mapping[str, ReadyQuery] = {
    "newest_articles": ReadyQuery(
        title="Newest articles",
        sql=f"""
SELECT articles.id, {MOMENT.format(column="articles.at")} AS at, sources.name AS source, articles.title,
  analyses.tone, round(analyses.score, 1) AS score, articles.url
FROM articles JOIN sources ON sources.id = articles.source_id LEFT JOIN analyses ON analyses.article_id = articles.id
WHERE articles.shown = 1 ORDER BY articles.at DESC, articles.id DESC LIMIT 200
""",
    ),
    "articles_per_day": ReadyQuery(
        title="Articles per day and source",
        about=PERIOD_ABOUT,
        sql=f"""
SELECT {DAY} AS day, sources.name AS source, count(*) AS articles
FROM articles JOIN sources ON sources.id = articles.source_id
WHERE articles.shown = 1 AND {PERIOD}
GROUP BY 1, 2 ORDER BY 1 DESC, 3 DESC
""",
    ),
    "tone_per_source": ReadyQuery(
        title="Tone per source",
        about=PERIOD_ABOUT,
        sql=f"""
SELECT sources.name AS source, count(*) AS articles,
  sum(analyses.tone = 'n') AS negative, sum(analyses.tone = 'a') AS neutral, sum(analyses.tone = 'p') AS positive,
  round(avg(analyses.positive), 2) AS positive_points, round(avg(analyses.negative), 2) AS negative_points,
  round(avg(analyses.score), 2) AS score
FROM articles JOIN analyses ON analyses.article_id = articles.id JOIN sources ON sources.id = articles.source_id
WHERE articles.shown = 1 AND {PERIOD}
GROUP BY 1 ORDER BY score
""",
    ),
    "tone_per_day": ReadyQuery(
        title="Tone per day of one source, or of all",
        about=PERIOD_ABOUT,
        sql=f"""
SELECT {DAY} AS day, count(*) AS articles, round(avg(analyses.positive), 2) AS positive,
  round(avg(analyses.negative), 2) AS negative, round(avg(analyses.score), 2) AS score
FROM articles JOIN analyses ON analyses.article_id = articles.id JOIN sources ON sources.id = articles.source_id
WHERE articles.shown = 1 AND {PERIOD} AND (:source = '' OR sources.name = :source)
GROUP BY 1 ORDER BY 1
""",
    ),
    "names": ReadyQuery(
        title="Most frequent names",
        about=f"Type is PER, LOC, ORG, PRO or EVT, or empty. {PERIOD_ABOUT}",
        sql=f"""
SELECT coalesce(things.link, things.lang || '/' || things.key) AS thing, min(article_things.base) AS name, things.type,
  count(DISTINCT articles.id) AS articles, sum(article_things.mentions) AS mentions,
  round(sum(article_things.positive) - sum(article_things.negative), 1) AS points
FROM article_things JOIN things ON things.id = article_things.thing_id
  JOIN articles ON articles.id = article_things.article_id
WHERE articles.shown = 1 AND {PERIOD} AND (:type = '' OR things.type = :type)
GROUP BY 1, 3 ORDER BY articles DESC, mentions DESC LIMIT 200
""",
    ),
    "keywords": ReadyQuery(
        title="Most frequent keywords",
        about=PERIOD_ABOUT,
        sql=f"""
SELECT article_keywords.lemma, min(article_keywords.text) AS keyword, count(DISTINCT articles.id) AS articles
FROM article_keywords JOIN articles ON articles.id = article_keywords.article_id
WHERE articles.shown = 1 AND {PERIOD}
GROUP BY 1 ORDER BY articles DESC LIMIT 200
""",
    ),
    "most_negative": ReadyQuery(
        title="Most negative headlines of a period",
        about=PERIOD_ABOUT,
        sql=f"""
SELECT {DAY} AS day, round(analyses.score, 1) AS score, sources.name AS source, articles.title, articles.url
FROM articles JOIN analyses ON analyses.article_id = articles.id JOIN sources ON sources.id = articles.source_id
WHERE articles.shown = 1 AND {PERIOD}
ORDER BY analyses.score, articles.id LIMIT 100
""",
    ),
    "failures_by_kind": ReadyQuery(
        title="What went wrong, by source and kind",
        sql=f"""
SELECT sources.name AS source, failures.kind, count(*) AS times, {MOMENT.format(column="max(failures.at)")} AS last
FROM failures LEFT JOIN sources ON sources.id = failures.source_id
GROUP BY 1, 2 ORDER BY times DESC
""",
    ),
}
