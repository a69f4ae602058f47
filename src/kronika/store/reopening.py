"""Which known leads a round opens again: to be asked for, or to rest because nothing speaks for a change."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from enum import Enum
from typing import Any

from sqlalchemy import Row

from kronika.model.lead import INSTEAD, Lead, Role
from kronika.store.found import Found
from kronika.store.rechecking import asks_article, rest_of, watched_row
from kronika.store.schema import DONE, PARKED

AGAIN_EVERY_ROUND = frozenset({Role.ENTRY.value, Role.LISTING.value, Role.PAGE.value, Role.FOLLOWING.value})
ALIAS_HOLDS = timedelta(days=30)  # so long an address is believed to be only another spelling


class Opening(Enum):
    """How a known lead is opened again."""

    ASK = 0
    REST = 1


def opens(row: Row[Any], item: Found) -> Opening | None:
    """Whether and how a known lead is opened in this round; one that is parked waits for its pattern."""
    if row.round_id >= item.round.id or row.state == PARKED:
        return None
    if row.role == Role.FOLLOWING.value and item.lead.role is Role.ARTICLE:
        return Opening.ASK if row.state != DONE else None  # a listing's link to a part of an article
    if row.state != DONE or item.lead.role is Role.ENTRY or item.round.scope.recheck:
        return Opening.ASK
    now = item.round.started
    if row.role not in AGAIN_EVERY_ROUND:
        return Opening.ASK if asks_article(item.lead.modified or row.modified, row.checked, now) else None
    rests = may_rest(item) and rest_of(watched_row(row, item.lead.modified), now) is not None
    return Opening.REST if rests else Opening.ASK


def may_rest(item: Found) -> bool:
    """Seeds are where a source begins; a following page is asked for when the page before it was read anew."""
    if item.parent_id is None:
        return False
    return item.as_before or item.lead.role is not Role.FOLLOWING


def asks_alias(row: Row[Any], item: Found) -> bool:
    """Whether another address of a page is itself asked for again, to see whether it still is one."""
    if row.round_id >= item.round.id:
        return False
    old = row.checked is None or row.checked + ALIAS_HOLDS <= item.round.started
    return old or item.round.scope.recheck


def news(row: Row[Any], lead: Lead) -> tuple[Mapping[str, str], datetime | None] | None:
    """What a feed or listing says of a known lead that is not written down yet: all hints, and when it changed.

    What we hint to ourselves about following pages and stand-ins is of the moment, and no news.
    """
    if lead.role is Role.FOLLOWING or (not lead.hints and lead.modified is None):
        return None
    hints = {**row.hints, **{name: value for name, value in lead.hints.items() if name != INSTEAD}}
    modified = lead.modified or row.modified
    return (hints, modified) if hints != row.hints or modified != row.modified else None
