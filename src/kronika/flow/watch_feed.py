"""Changes as a feed: what a page, a group or a person would read, in words, with identities that never change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from uuid import NAMESPACE_URL, uuid5

from kronika.flow.chronicle import Chronicle
from kronika.flow.digest_words import Voice
from kronika.model.change import Change, ChangeFilter, Piece
from kronika.model.watch import COMPARED, WatchState

MOST = 100  # entries; readers ask often, and keep what they have seen
BEGINNING = datetime(2000, 1, 1, tzinfo=UTC)  # of a feed in which nothing has happened yet


@dataclass(frozen=True, slots=True, kw_only=True)
class FeedEntry:
    """One change, as a feed tells it."""

    id: str
    title: str
    at: datetime
    link: str  # a path of the web application
    page: str  # address of the watched page
    summary: str  # one line
    pieces: tuple[Piece, ...] = ()
    group: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Feed:
    """A feed before it is written in a format."""

    id: str
    title: str
    lang: str
    link: str
    updated: datetime
    entries: tuple[FeedEntry, ...]


def feed_of(chronicle: Chronicle, which: ChangeFilter, *, key: str, title: str, lang: str, link: str) -> Feed:
    """The newest changes that a filter lets through; `key` says what the feed is about and makes its identity."""
    changes = chronicle.store.changes.listing(which, limit=MOST)
    return Feed(
        id=identity(key),
        title=title,
        lang=Voice(lang).lang,
        link=link,
        updated=max((change.at for change in changes), default=BEGINNING),
        entries=entries_of(changes, Voice(lang)),
    )


def entries_of(changes: Sequence[Change], voice: Voice) -> tuple[FeedEntry, ...]:
    """Changes in the words of a language."""
    return tuple(entry_of(change, voice) for change in changes)


def entry_of(change: Change, voice: Voice) -> FeedEntry:
    """One change; a turn of state is told by its sentence."""
    is_change = change.state is WatchState.CHANGED
    title = f"{change.label}: {voice.counts(change.difference)}" if is_change else turn(change, voice)
    path = f"/watch/{change.watch_id}"
    return FeedEntry(
        id=identity(f"change {change.id} of {change.url} at {change.at.astimezone(UTC).isoformat()}"),
        title=title,
        at=change.at,
        link=f"{path}/diff?from={change.before}&to={change.after}" if is_change and change.before else path,
        page=change.url,
        summary=voice.counts(change.difference) if is_change else change.sentence or title,
        pieces=change.difference.pieces,
        group=change.group,
    )


def turn(change: Change, voice: Voice) -> str:
    """How a page stands now."""
    if change.state in COMPARED and change.state is not WatchState.MOVED:
        return voice.say("well", page=change.label)
    return f"{change.label}: {voice.say(f'state {change.state}')}"


def identity(key: str) -> str:
    """The same for the same thing, whatever the server is called today."""
    return f"urn:uuid:{uuid5(NAMESPACE_URL, f'urn:kronika:{key}')}"
