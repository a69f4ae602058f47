"""Digests: what is new in a group is put in the outbox once for each member, however often we are killed."""

from __future__ import annotations

from datetime import datetime

from kronika.flow.chronicle import Chronicle
from kronika.flow.digest_content import Digest, gather, of_content, untold
from kronika.flow.digest_message import message_of
from kronika.flow.digest_times import is_due, last_slot
from kronika.flow.watch_alerts import readers_of, with_way_out
from kronika.model.alert import Message
from kronika.model.group import Cadence, Group


def preview(chronicle: Chronicle, group: Group) -> Message | None:
    """The digest as it would leave now, with real data; None when the group has no pages. Changes nothing."""
    digest = gather(chronicle, group, untold(chronicle, group))
    return message_of(digest, chronicle.clock()) if digest.pages else None


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
    newer = untold(chronicle, group)
    news = of_content(newer)
    if not is_due(group, now, zone, news[0].at if news else None):
        return False
    digest = gather(chronicle, group, newer)
    return bool(digest.pages) and put(chronicle, digest, now, last_slot(group, now, zone))


def send_now(chronicle: Chronicle, group: Group) -> bool:
    """Tell a group at once what is new, whatever its hours; False when somebody else just did, or it has no pages."""
    digest, now = gather(chronicle, group, untold(chronicle, group)), chronicle.clock()
    return bool(digest.pages) and put(chronicle, digest, now, now)


def put(chronicle: Chronicle, digest: Digest, at: datetime, slot: datetime) -> bool:
    """One transaction: a letter for each member, and how far the group has been told. A rival finds it done."""
    group, message = digest.group, message_of(digest, at, slot)
    letters = [(with_way_out(message, unsubscribe), address) for address, unsubscribe in readers_of(group)]
    return chronicle.store.digests.send(group.id, digest.upto, at, letters, group.told_change)
