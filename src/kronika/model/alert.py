"""An alert: one message to people, and the seam through which it leaves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Protocol


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A line of a message: a fact with its value, or a plain sentence when there is no name. Links as in a message."""

    text: str
    name: str = ""
    link: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    """What is told. Channels decide how it looks; nobody writes templates."""

    key: str  # what it is about; one key is told once on each channel, whatever crashes in between
    subject: str
    summary: str  # one sentence
    lines: tuple[Line, ...] = ()
    link: str | None = None  # where to act: a whole address, or a path of our own web application such as /sources
    at: datetime | None = None
    topic: str = "alert"  # alert, recovery, digest …
    data: Mapping[str, str] = field(default_factory=dict)  # for machines
    thread: str = ""  # what it belongs to, so that mail shows an alert and its recovery as one conversation
    unsubscribe: str | None = None  # where a reader says no more of this; a link like the others


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
