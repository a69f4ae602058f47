"""Digests: what is new in a group is put in the outbox once for each member, however often we are killed."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from kronika.flow.chronicle import Chronicle
from kronika.flow.digest_content import Digest, gather, of_content, untold
from kronika.flow.digest_message import message_of
from kronika.flow.digest_times import is_due, last_slot
from kronika.flow.query_news import QueryNews, news_of_group
from kronika.flow.watch_alerts import readers_of, with_way_out
from kronika.model.alert import Message
from kronika.model.group import Cadence, Group
from kronika.model.job import ANALYSE, EXTRACT

PATIENCE = timedelta(minutes=10)  # after an article was fetched
LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)


def preview(chronicle: Chronicle, group: Group) -> Message | None:
    """The digest as it would leave now, with real data; None when the group has nothing to be told of. Changes nothing."""
    digest = gather(chronicle, group, untold(chronicle, group), news_of_group(chronicle, group))
    return None if digest.is_empty else message_of(digest, chronicle.clock())


def send_due(chronicle: Chronicle, *, within_round: bool = False) -> int:
    """Put the digests of all groups whose time has come in the outbox; returns how many groups are told.

    Within a round that is still going on, groups that are told after each round wait for its end: one mail, not many.
    """
    due = (one.group for one in chronicle.store.digests.due())
    return sum(
        send_if_due(chronicle, group) for group in due if not (within_round and group.cadence is Cadence.IMMEDIATE)
    )


def send_if_due(chronicle: Chronicle, group: Group) -> bool:
    """Tell a group, if its time has come and there is something to tell."""
    now, zone = chronicle.clock(), chronicle.settings.serve.zone
    if not is_due(group, now, zone, LONG_AGO):
        return False  # whatever has happened: then nobody need search
    newer, queries = untold(chronicle, group), news_of_group(chronicle, group)
    first = [change.at for change in of_content(newer)[:1]]
    moments = [*first, *(news.oldest for news in queries if news.oldest is not None)]
    if not first and is_gathering(chronicle, group, queries, now):
        return False
    if not is_due(group, now, zone, min(moments, default=None)):
        note_quiet(chronicle, queries)
        return False
    digest = gather(chronicle, group, newer, queries)
    return not digest.is_empty and put(chronicle, digest, now, last_slot(group, now, zone))


def is_gathering(chronicle: Chronicle, group: Group, queries: Sequence[QueryNews], now: datetime) -> bool:
    """A group that is told after each round waits while more articles are on their way: one mail, not many.

    Not for long: on a server that follows many sources there is always something on its way.
    """
    came = [news.oldest for news in queries if news.oldest is not None]
    if group.cadence is not Cadence.IMMEDIATE or not came or now - min(came) > PATIENCE:
        return False
    jobs, analysing = chronicle.store.jobs, chronicle.settings.analyse.enabled
    return bool(jobs.waiting(EXTRACT) or (analysing and jobs.waiting(ANALYSE)))


def note_quiet(chronicle: Chronicle, queries: Sequence[QueryNews]) -> None:
    """Looks that found nothing to tell are noted, so that the same articles need not be looked at again."""
    for news in queries:
        if news.look is not None and news.is_settled:
            chronicle.store.saved_queries.looked(news.look)


def send_now(chronicle: Chronicle, group: Group) -> bool:
    """Tell a group at once what is new, whatever its hours; False when somebody else just did, or there is nothing."""
    digest = gather(chronicle, group, untold(chronicle, group), news_of_group(chronicle, group))
    now = chronicle.clock()
    return not digest.is_empty and put(chronicle, digest, now, now)


def put(chronicle: Chronicle, digest: Digest, at: datetime, slot: datetime) -> bool:
    """One transaction: a letter for each member, and how far the group has been told. A rival finds it done."""
    group, message = digest.group, message_of(digest, at, slot)
    letters = [(with_way_out(message, unsubscribe), address) for address, unsubscribe in readers_of(group)]
    looks = [news.look for news in digest.queries if news.look is not None]
    return chronicle.store.digests.send(group.id, digest.upto, at, letters, group.told_change, looks)
