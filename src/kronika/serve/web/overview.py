"""Overview: the whole chronicle at a glance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from fastapi import APIRouter
from markupsafe import Markup
from starlette.responses import Response

from kronika.flow.health import State
from kronika.model.article import ArticleFilter, ArticleRecord
from kronika.model.change import ChangeFilter
from kronika.model.watch import WatchFilter, WatchState
from kronika.serve.web import charts
from kronika.serve.web.admit import Reader
from kronika.serve.web.attention import needing
from kronika.serve.web.visit import Visit
from kronika.store.store import Store

NEWEST = 8

router = APIRouter()


@dataclass(frozen=True, slots=True, kw_only=True)
class Watching:
    """What is watched, and what came of it today."""

    pages: int
    changes: int  # of content, since midnight
    troubled: int


@router.get("/")
def overview(visit: Reader) -> Response:
    """Numbers, articles per day, the newest articles, failures by kind, sources that need a look."""
    shell = visit.shell
    now = shell.now()
    found = shell.store.overview(now.date())
    ill = needing(shell.store.sources.summaries(now.date()), now)
    return visit.page(
        "overview.html",
        overview=found,
        days=days_of(found.per_day, now.date()),
        chart=chart(visit, found.per_day, now.date()),
        newest=newest(shell.store),
        failures=sorted(found.failures.items(), key=lambda pair: (-pair[1], pair[0])),
        attention=ill,
        broken=[summary for summary, _, state in ill if state is State.BROKEN],
        watching=watching(shell.store, now),
    )


def watching(store: Store, now: datetime) -> Watching:
    """Watched pages in numbers."""
    today = now.replace(hour=0, minute=0, second=0, microsecond=0)
    return Watching(
        pages=store.watches.count(WatchFilter()),
        changes=store.changes.count(ChangeFilter(since=today, state=WatchState.CHANGED)),
        troubled=store.watches.count(WatchFilter(troubled=True, paused=False)),
    )


def newest(store: Store) -> list[ArticleRecord]:
    """The latest news: pages without a date, which count from their fetching, only where nothing else is there."""
    dated = store.articles.listing(ArticleFilter(dated=True), limit=NEWEST)
    return dated or store.articles.listing(ArticleFilter(), limit=NEWEST)


@dataclass(frozen=True, slots=True, kw_only=True)
class Day:
    """One day and its number of articles."""

    day: date
    articles: int


def days_of(per_day: Sequence[int], today: date) -> list[Day]:
    """The days the numbers belong to, oldest first; the last is today."""
    first = today - timedelta(days=len(per_day) - 1)
    return [Day(day=first + timedelta(days=place), articles=count) for place, count in enumerate(per_day)]


def chart(visit: Visit, per_day: Sequence[int], today: date) -> Markup:
    """The days as bars."""
    tongue = visit.tongue
    titles = [f"{tongue.day(day.day)}: {tongue.number(day.articles)}" for day in days_of(per_day, today)]
    label = tongue.plural(
        "%(n)s article published in the last 30 days", "%(n)s articles published in the last 30 days", sum(per_day)
    )
    return charts.bars(per_day, titles, label)
