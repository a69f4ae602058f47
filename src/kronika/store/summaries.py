"""How each source stands, in a handful of queries whatever their number."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from datetime import UTC, date, datetime, time, timedelta
from typing import Any

from sqlalchemy import Connection, func, select

from kronika.model.health import Episode
from kronika.model.job import EXTRACT
from kronika.model.round import Round
from kronika.model.source import Source
from kronika.model.summary import SourceSummary
from kronika.store.columns import EPOCH
from kronika.store.episode_rows import to_episode
from kronika.store.episode_rows import whole as whole_episodes
from kronika.store.health_schema import LASTS, episodes
from kronika.store.rounds import to_round
from kronika.store.schema import (
    FIRST,
    SET_ASIDE,
    SHOWN,
    TO_DO,
    articles,
    cuts,
    failures,
    jobs,
    pages,
    patterns,
    rounds,
    sources,
)

DAYS = 30
ROUNDS = 10  # of each source, told beside its numbers


def summarise(connection: Connection, chosen: Sequence[Source], today: date, wall: float) -> list[SourceSummary]:
    """Summaries in the order of `chosen`."""
    ids = [source.id for source in chosen]
    kept = counts(connection, pages.c.source_id, pages, ids, FIRST)
    missed, errors = failed(connection, ids, today)
    history = last_rounds(connection, ids)
    under_way = running(connection, wall)
    left_out = cut_off(connection, ids)
    shown = counts(connection, articles.c.source_id, articles, ids, SHOWN)
    waiting = unread(connection, [source_id for source_id in kept if not shown.get(source_id)])
    newest = newest_articles(connection, ids, today)
    days = per_day(connection, today, ids)
    runs = latest_rounds(connection, ids)
    aside = counts(connection, articles.c.source_id, articles, ids, SET_ASIDE)
    ill = lasting(connection, ids)
    return [
        SourceSummary(
            source=source,
            pages=kept.get(source.id, 0),
            articles=shown.get(source.id, 0),
            failures=missed[source.id],
            open_leads=runs[source.id][0],
            last_round=runs[source.id][1],
            last_success=runs[source.id][2],
            newest_article=newest.get(source.id),
            per_day=days[source.id],
            running=source.id in under_way,
            recent=history.get(source.id, ()),
            errors=errors[source.id],
            unread=source.id in waiting,
            cut_off=left_out[source.id],
            quarantined=aside.get(source.id, 0),
            episode=ill.get(source.id),
        )
        for source in chosen
    ]


def counts(connection: Connection, column: Any, table: Any, ids: Sequence[int], *where: Any) -> dict[int, int]:
    """Rows per source."""
    statement = select(column, func.count()).select_from(table).where(column.in_(ids), *where).group_by(column)
    return {row[0]: row[1] for row in connection.execute(statement)}


def unread(connection: Connection, ids: Sequence[int]) -> set[int]:
    """Which of these sources have pages that wait to be read."""
    waiting = select(jobs.c.subject).where(jobs.c.kind == EXTRACT, TO_DO)
    statement = select(pages.c.source_id).distinct().where(pages.c.source_id.in_(ids), pages.c.id.in_(waiting))
    return set(connection.scalars(statement)) if ids else set()


def failed(
    connection: Connection, ids: Sequence[int], today: date
) -> tuple[Counter[int], defaultdict[int, dict[str, int]]]:
    """Failures per source ever, and by kind in the last days; the most frequent kind first."""
    since = datetime.combine(today, time.min, UTC) - timedelta(days=DAYS - 1)
    lately = func.count().filter(failures.c.at >= since)
    statement = (
        select(failures.c.source_id, failures.c.kind, func.count(), lately)
        .where(failures.c.source_id.in_(ids))
        .group_by(failures.c.source_id, failures.c.kind)
        .order_by(lately.desc(), failures.c.kind)
    )
    ever: Counter[int] = Counter()
    by_kind: defaultdict[int, dict[str, int]] = defaultdict(dict)
    for source_id, kind, count, new in connection.execute(statement):
        ever[source_id] += count
        if new:
            by_kind[source_id][kind] = new
    return ever, by_kind


def lasting(connection: Connection, ids: Sequence[int]) -> dict[int, Episode]:
    """The episode each source is in."""
    rows = connection.execute(whole_episodes().where(episodes.c.source_id.in_(ids), LASTS))
    return {row.source_id: to_episode(row) for row in rows}


def last_rounds(connection: Connection, ids: Sequence[int], limit: int = ROUNDS) -> dict[int, tuple[Round, ...]]:
    """The last rounds of each source, newest first."""
    newest = (
        select(rounds.c.source_id, func.max(rounds.c.number).label("number"))
        .where(rounds.c.source_id.in_(ids))
        .group_by(rounds.c.source_id)
        .subquery()
    )
    statement = (
        select(rounds)
        .join(newest, rounds.c.source_id == newest.c.source_id)
        .where(rounds.c.number > newest.c.number - limit)
        .order_by(rounds.c.source_id, rounds.c.number.desc())
    )
    found: dict[int, list[Round]] = defaultdict(list)
    for row in connection.execute(statement):
        found[row.source_id].append(to_round(row))
    return {source_id: tuple(some) for source_id, some in found.items()}


def running(connection: Connection, wall: float) -> set[int]:
    """Sources that a scheduler runs at this moment."""
    return set(
        connection.scalars(select(sources.c.id).where(sources.c.runner.is_not(None), sources.c.runs_until > wall))
    )


def cut_off(connection: Connection, ids: Sequence[int]) -> Counter[int]:
    """Addresses of each source that wait for their pattern or were cut."""
    total: Counter[int] = Counter()
    for table, column in ((patterns, patterns.c.parked), (cuts, cuts.c["count"])):
        statement = select(table.c.source_id, func.sum(column)).where(table.c.source_id.in_(ids))
        rows = connection.execute(statement.group_by(table.c.source_id))
        total.update({row[0]: row[1] for row in rows})
    return total


def newest_articles(connection: Connection, ids: Sequence[int], today: date) -> dict[int, datetime]:
    """The last publication of each source; dates still to come are misread or planned and do not count."""
    statement = (
        select(articles.c.source_id, func.max(articles.c.published))
        .where(SHOWN, articles.c.source_id.in_(ids), articles.c.day <= day_number(today))
        .group_by(articles.c.source_id)
    )
    return {row[0]: row[1] for row in connection.execute(statement)}


def per_day(connection: Connection, today: date, ids: Sequence[int] | None = None) -> dict[int, tuple[int, ...]]:
    """Articles of each source on each of the last days by publication, the oldest day first."""
    last = day_number(today)
    first = last - DAYS + 1
    statement = (
        select(articles.c.source_id, articles.c.day, func.count())
        .where(SHOWN, articles.c.day.between(first, last))
        .group_by(articles.c.source_id, articles.c.day)
    )
    found: dict[int, list[int]] = defaultdict(lambda: [0] * DAYS)
    for source_id, day, count in connection.execute(
        statement if ids is None else statement.where(articles.c.source_id.in_(ids))
    ):
        found[source_id][day - first] = count
    chosen = found if ids is None else ids
    return {source_id: tuple(found[source_id]) for source_id in list(chosen)}


def latest_rounds(
    connection: Connection, ids: Sequence[int]
) -> dict[int, tuple[int, datetime | None, datetime | None]]:
    """Per source: leads left to fetch, when the newest round began, when a page was last had."""
    statement = (
        select(
            rounds.c.source_id,
            func.sum(rounds.c.pending).filter(rounds.c.finished.is_(None)),
            func.max(rounds.c.started),
            func.max(rounds.c.last_kept),
        )
        .where(rounds.c.source_id.in_(ids))
        .group_by(rounds.c.source_id)
    )
    found: dict[int, tuple[int, datetime | None, datetime | None]] = defaultdict(lambda: (0, None, None))
    found.update({row[0]: (row[1] or 0, row[2], row[3]) for row in connection.execute(statement)})
    return found


def day_number(day: date) -> int:
    """Days since 1970-01-01."""
    return (day - EPOCH.date()).days
