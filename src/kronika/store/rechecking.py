"""When to look again: a page rests while nothing speaks for a change, and never for long."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from enum import StrEnum
from math import log
from typing import Any

from kronika.model.lead import Role

LONGEST = timedelta(days=30)  # nothing rests longer
DATED_LONGEST = timedelta(days=7)  # so long we believe a site that says nothing has changed
FEW_CHECKS = 3  # before so many looks nothing is known of a page's habits
UNLIKELY = 0.1  # a page rests while a change since the last look is less probable than this
MAY_REST = frozenset({Role.PAGE, Role.FOLLOWING})  # entries and listings lead to what is new: they are always asked
DAY = timedelta(days=1)


class Reason(StrEnum):
    """Why a page is left alone."""

    DATED = "dated"  # the feed or the sitemap says that it has not changed
    STEADY = "steady"  # it seldom changes


@dataclass(frozen=True, slots=True, kw_only=True)
class Watched:
    """What is known of a page's changes."""

    role: Role
    stored: bool  # there is a version to go on with
    modified: datetime | None  # when the feed or the sitemap says it last changed
    checked: datetime | None  # when it was last had
    checks: int = 0
    changes: int = 0
    watched: float = 0.0  # seconds from the first look to the last


@dataclass(frozen=True, slots=True, kw_only=True)
class Rest:
    """A page is left alone, until when and why."""

    until: datetime
    reason: Reason


def watched_row(row: Any, modified: datetime | None = None) -> Watched:
    """A lead's row as what is known of its changes; what was said just now counts more than what was said before."""
    return Watched(
        role=Role(row.role),
        stored=row.page_id is not None,
        modified=modified or row.modified,
        checked=row.checked,
        checks=row.checks,
        changes=row.changes,
        watched=row.watched,
    )


def rest_of(page: Watched, now: datetime) -> Rest | None:
    """Why and until when a page is left alone at this moment; None when it is asked for."""
    planned = planned_rest(page, now)
    return planned if planned is not None and now < planned.until else None


def planned_rest(page: Watched, now: datetime) -> Rest | None:
    """Until when a page is left alone by all that is known now, be it over or not; None: asked for in every round."""
    if page.role not in MAY_REST or not page.stored or page.checked is None or page.checked > now:
        return None
    if page.modified is not None and page.modified <= now:
        if is_newer(page.modified, page.checked, now):
            return None
        return Rest(until=page.checked + DATED_LONGEST, reason=Reason.DATED)
    span = quiet_span(page)
    return None if span is None else Rest(until=page.checked + span, reason=Reason.STEADY)


def asks_article(modified: datetime | None, checked: datetime | None, now: datetime) -> bool:
    """Whether an article we have is asked for again: its feed or sitemap says it changed since. A date still to come says nothing."""
    return modified is not None and checked is not None and checked < modified <= now


def is_newer(modified: datetime, checked: datetime, now: datetime) -> bool:
    """Whether a page changed after we looked; a date without an hour may mean the end of that day."""
    if checked < modified:
        return True
    moment = modified.astimezone(UTC)
    evening = moment + DAY
    return moment.time() == time() and checked < evening <= now


def quiet_span(page: Watched) -> timedelta | None:
    """How long after a look a change stays unlikely, by the rate of changes so far; None while too little is known.

    Changes are taken as a Poisson process, of which a look shows only whether any happened since the last
    (Cho and Garcia-Molina, 2003). The estimate is smoothed so that a page that never changed has a rate too.
    """
    gaps = page.checks - 1
    if page.checks < FEW_CHECKS or page.watched <= 0:
        return None
    still = max(gaps - page.changes, 0)
    rate = -log((still + 0.5) / (gaps + 1)) * gaps / page.watched
    return min(timedelta(seconds=min(-log(1 - UNLIKELY) / rate, LONGEST.total_seconds())), LONGEST)


def looked_again(row: Any, at: datetime, *, changed: bool) -> Mapping[str, Any]:
    """What another look adds to a lead's row. A clock that was set back adds no time."""
    since = (at - row.checked).total_seconds() if row.checked is not None else 0.0
    return {
        "new_checked": at,
        "new_checks": row.checks + 1,
        "new_changes": row.changes + (changed and row.page_id is not None),
        "new_watched": row.watched + max(since, 0.0),
    }
