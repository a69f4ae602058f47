"""Digests: what is new in a group is put in the outbox once for each member, however often we are killed."""

from __future__ import annotations

from kronika.flow.chronicle import Chronicle
from kronika.flow.digest_content import Digest, gather
from kronika.flow.digest_message import message_of
from kronika.flow.digest_times import is_due
from kronika.flow.watch_alerts import readers_of, with_way_out
from kronika.model.group import Group
from kronika.model.alert import Message


def preview(chronicle: Chronicle, group: Group) -> Message | None:
    """The digest as it would leave now, with real data; None when the group has no pages. Changes nothing."""
    digest = gather(chronicle, group)
    return message_of(digest, chronicle.clock()) if digest.pages else None


def send_due(chronicle: Chronicle) -> int:
    """Put the digests of all groups whose time has come in the outbox; returns how many groups are told."""
    now, zone, told = chronicle.clock(), chronicle.settings.serve.zone, 0
    for untold in chronicle.store.digests.due(now, zone):
        if not (untold.has_news or untold.group.also_unchanged):
            continue
        digest = gather(chronicle, untold.group)
        oldest = digest.changes[0].at if digest.changes else None
        if digest.pages and is_due(untold.group, now, zone, oldest):
            told += put(chronicle, digest)
    return told


def send_now(chronicle: Chronicle, group: Group) -> bool:
    """Tell a group at once what is new, whatever its hours; False when somebody else just did, or it has no pages."""
    digest = gather(chronicle, group)
    return bool(digest.pages) and put(chronicle, digest)


def put(chronicle: Chronicle, digest: Digest) -> bool:
    """One transaction: a letter for each member, and how far the group has been told. A rival finds it done."""
    group, at = digest.group, chronicle.clock()
    message = message_of(digest, at)
    letters = [(with_way_out(message, unsubscribe), address) for address, unsubscribe in readers_of(group)]
    return chronicle.store.digests.send(group.id, digest.upto, at, letters, group.told_change)
