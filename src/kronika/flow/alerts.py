"""What people are told of an episode: once when a source breaks, once when it is well again, and when a snooze is over."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Any
from urllib.parse import quote

from kronika.flow.chronicle import Chronicle
from kronika.flow.telling import alert_addresses
from kronika.model.alert import Line, Message
from kronika.model.health import Episode, Handling, Verdict
from kronika.store.outbox import put_messages
from kronika.store.passes import Tell
from kronika.verify.words import sentence

ENDS = {
    Handling.RECOVERED: "It ended by itself; what was set aside stays aside until it is read again.",
    Handling.REPAIRED: "It was repaired, and what was set aside has been read again.",
    Handling.REAL: "It was marked as a real change of the source, and is learned anew.",
}


def teller(chronicle: Chronicle) -> Tell:
    """Puts the alert and the recovery of an episode into the outbox. Layouts and mixes are recorded, never told."""

    def tell(connection: Any, episode: Episode, at: datetime) -> None:
        if episode.verdict is not Verdict.BROKEN or is_asleep(episode, at):
            return
        put(chronicle, connection, broken(chronicle, episode), at)  # one that was told before is not told again
        if episode.until is not None:
            put(chronicle, connection, well(episode), at)

    return tell


def reminder(chronicle: Chronicle) -> Tell:
    """Puts a reminder into the outbox, when an episode was snoozed and still lasts."""

    def tell(connection: Any, episode: Episode, at: datetime) -> None:
        put(chronicle, connection, still(chronicle, episode), at)

    return tell


def put(chronicle: Chronicle, connection: Any, message: Message, at: datetime) -> None:
    """Into the outbox, within the transaction under way."""
    put_messages(connection, message, alert_addresses(chronicle.settings), at)


def is_asleep(episode: Episode, at: datetime) -> bool:
    """Somebody has asked not to be told of it for now."""
    return episode.snoozed_until is not None and episode.snoozed_until > at


def broken(chronicle: Chronicle, episode: Episode) -> Message:
    """A source has broken."""
    return Message(
        key=f"episode-{episode.id}-broken",
        subject=f"{episode.source}: extraction returns wrong text",
        summary=(
            f"Since {moment(episode.since)} {episode.damaged} of {episode.documents} documents of {episode.source} "
            "have a wrong text. They are set aside, and no longer listed or counted."
        ),
        lines=tuple(lines(chronicle, episode)),
        link=link(episode),
        at=episode.noticed,
        topic="alert",
        data=data(episode),
        thread=f"episode-{episode.id}",
    )


def still(chronicle: Chronicle, episode: Episode) -> Message:
    """A snooze is over, and the source is still broken."""
    return Message(
        key=f"episode-{episode.id}-still-{episode.snoozed_until:%Y%m%dT%H%M%S}",
        subject=f"{episode.source}: extraction still returns wrong text",
        summary=f"You asked not to be told until {moment(episode.snoozed_until)}. The break of {moment(episode.since)} lasts.",
        lines=tuple(lines(chronicle, episode)),
        link=link(episode),
        at=episode.snoozed_until,
        topic="alert",
        data=data(episode),
        thread=f"episode-{episode.id}",
    )


def well(episode: Episode) -> Message:
    """A source is well again."""
    return Message(
        key=f"episode-{episode.id}-well",
        subject=f"{episode.source}: extraction is well again",
        summary=f"The break of {moment(episode.since)} has ended on {moment(episode.until)}. {ENDS.get(episode.handling, '')}".rstrip(),
        link=link(episode),
        at=episode.until,
        topic="recovery",
        data=data(episode),
        thread=f"episode-{episode.id}",
    )


def lines(chronicle: Chronicle, episode: Episode) -> Iterator[Line]:
    """What moved, and where to look."""
    for reason in episode.reasons:
        yield Line(text=f"{sentence(reason)[:1].upper()}{sentence(reason)[1:]}.")
    for name, page_id in (("First bad document", episode.first_page), ("Last good one", episode.last_good_page)):
        if page_id is not None:
            url = chronicle.store.pages.get(page_id).final_url
            yield Line(name=name, text=url, link=url)


def link(episode: Episode) -> str:
    """Where to act, as a path of the web application."""
    return f"/health/{quote(episode.source, safe='')}"


def data(episode: Episode) -> dict[str, str]:
    """For machines."""
    return {
        "episode": str(episode.id),
        "source": episode.source,
        "verdict": episode.verdict.value,
        "handling": episode.handling.value,
        "since": episode.since.isoformat(),
    }


def moment(at: datetime | None) -> str:
    """A moment as messages write it."""
    return f"{at:%Y-%m-%d %H:%M} UTC" if at is not None else "now"
