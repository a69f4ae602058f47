"""An alert: one message to people, and the seam through which it leaves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Protocol


class LineTone(StrEnum):
    """What a line tells of its text; channels say it by a word and a sign, and some by a colour too."""

    PLAIN = ""
    ADDED = "added"
    REMOVED = "removed"
    REPLACED = "replaced"  # `before` became `text`
    MOVED = "moved"
    LINK = "link"  # the target was `before` and is `text`


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A line of a message: a fact with its value, or a plain sentence when there is no name. Links as in a message."""

    text: str
    name: str = ""  # in an excerpt: some words before it, to know the place
    link: str | None = None
    tone: LineTone = LineTone.PLAIN
    before: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """A part of a message with a heading of its own, such as one page of a digest."""

    title: str
    link: str | None = None
    badge: str = ""  # what it comes to, e.g. 2 added · 1 removed
    lines: tuple[Line, ...] = ()
    quiet: bool = False  # said in passing: small, and its lines in one row


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    """What is told. Channels decide how it looks; nobody writes templates."""

    key: str  # what it is about; one key is told once on each channel, whatever crashes in between
    subject: str
    summary: str  # one sentence
    lines: tuple[Line, ...] = ()
    sections: tuple[Section, ...] = ()  # below the lines
    link: str | None = None  # where to act: a whole address, or a path of our own web application such as /sources
    at: datetime | None = None
    topic: str = "alert"  # alert, recovery, digest …
    data: Mapping[str, str] = field(default_factory=dict)  # for machines
    thread: str = ""  # what it belongs to, so that mail shows an alert and its recovery as one conversation
    unsubscribe: str | None = None  # where a reader says no more of this; a link like the others
    lang: str = "en"  # of what it says; channels add their own few words in it


@dataclass(frozen=True, slots=True, kw_only=True)
class Address:
    """Where a message goes: a kind of channel and what it needs to know, e.g. email and ops@example.org."""

    channel: str  # a name in the registry of notifiers
    target: str


class Notifier(Protocol):
    """A channel. One verb: it returns when the message is delivered and raises NotifyError when it is not."""

    def send(self, message: Message, target: str) -> None:
        """Deliver one message."""
        ...
