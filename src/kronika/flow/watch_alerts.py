"""What people are told at once of a watched page: that it is in trouble, that it is well again, or that it moved."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from kronika.flow.chronicle import Chronicle
from kronika.flow.digest_times import quiet_until
from kronika.flow.digest_words import Voice, sentence_case
from kronika.flow.telling import alert_addresses
from kronika.flow.watch_states import OPENING
from kronika.model.alert import Address, Line, Message
from kronika.model.change import Change
from kronika.model.group import Group
from kronika.model.watch import COMPARED, Watch, WatchState
from kronika.store.outbox import put_messages


class WatchTeller:
    """Puts turns of state into the outbox, within the transaction that settles the check."""

    def __init__(self, chronicle: Chronicle, befores: Mapping[int, Watch], groups: Mapping[int, Group]) -> None:
        self._chronicle = chronicle
        self._befores = befores  # how the pages stood before the check
        self._groups = groups

    def __call__(self, connection: Any, change: Change, watch: Watch) -> None:
        """Tell of one entry of the inbox; changes of content are left to the digests."""
        group = self._groups.get(watch.group_id) if watch.group_id is not None else None
        message = letter(change, self._befores[watch.id], group.lang if group else "en")
        if message is None:
            return
        zone = self._chronicle.settings.serve.zone
        held = None if group is None else quiet_until(group, change.at, zone)
        for address, unsubscribe in self._readers(group):
            put_messages(connection, with_way_out(message, unsubscribe), [address], change.at, not_before=held)

    def _readers(self, group: Group | None) -> Iterator[tuple[Address, str | None]]:
        """Who is told, each with the way to hear no more; a page without a group belongs to whoever minds the alerts."""
        if group is None:
            yield from ((address, None) for address in alert_addresses(self._chronicle.settings))
        else:
            yield from readers_of(group)


def readers_of(group: Group) -> list[tuple[Address, str | None]]:
    """The members that have not left, each with a link to unsubscribe."""
    return [(member.address, f"/unsubscribe/{member.key}") for member in group.members if member.left is None]


def with_way_out(message: Message, unsubscribe: str | None) -> Message:
    """The message with the reader's own link to unsubscribe."""
    return replace(message, unsubscribe=unsubscribe)


def letter(change: Change, before: Watch, lang: str) -> Message | None:
    """What is told of a turn of state; None for what digests tell."""
    if change.difference.is_change:
        return None
    recovered = before.told is not None and before.told not in COMPARED
    if change.state not in COMPARED:
        return alert(change, Voice(lang))
    if recovered:
        return recovery(change, Voice(lang))
    return alert(change, Voice(lang)) if change.state is WatchState.MOVED else None


def alert(change: Change, voice: Voice) -> Message:
    """A page is in trouble, or has another address."""
    said = voice.say(f"state {change.state}")
    reason = change.sentence.removeprefix(OPENING.get(change.state, "")).strip()
    lines = [Line(name=voice.say("page"), text=change.url, link=change.url)]
    if reason:
        lines.append(Line(name=voice.say("reason"), text=reason))
    return Message(
        key=f"watch-{change.watch_id}-turn-{change.id}",
        subject=f"{change.label}: {said}",
        summary=f"{change.label}: {said}.",
        lines=tuple(lines),
        link=f"/watch/{change.watch_id}",
        at=change.at,
        topic="alert",
        data=data_of(change),
        thread=f"watch-{change.watch_id}",
        lang=voice.lang,
    )


def recovery(change: Change, voice: Voice) -> Message:
    """A page is well again."""
    return Message(
        key=f"watch-{change.watch_id}-turn-{change.id}",
        subject=sentence_case(voice.say("well", page=change.label)),
        summary=voice.say("well summary", page=change.label),
        lines=(Line(name=voice.say("page"), text=change.url, link=change.url),),
        link=f"/watch/{change.watch_id}",
        at=change.at,
        topic="recovery",
        data=data_of(change),
        thread=f"watch-{change.watch_id}",
        lang=voice.lang,
    )


def data_of(change: Change) -> dict[str, str]:
    """For machines."""
    return {
        "watch": str(change.watch_id),
        "url": change.url,
        "state": change.state.value,
        "group": change.group,
    }
