"""What a channel must tell and what it is handed; one file in `kinds` per channel answers it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from kronika.model.alert import Notifier
from kronika.model.clock import Clock
from kronika.settings import MailSettings, WebhookSettings

KINDS = "kronika.notify.kinds"


@dataclass(frozen=True, slots=True, kw_only=True)
class Posted:
    """What the other side answered."""

    status: int
    retry_after: str | None = None  # the header, as it came


Post = Callable[[str, Mapping[str, str], bytes, float], Posted]
"""Sends a body to a web address: address, headers, body, seconds it may take. FetchError when there is no answer.

It is handed in, so that whatever leaves for the web passes the one guarded door.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Means:
    """What channels work with."""

    home: Path  # the chronicle's folder
    mail: MailSettings
    webhook: WebhookSettings
    post: Post
    clock: Clock
    zone: str  # in which times are shown
    apprise: bool = False  # whether that package may connect by itself


class Channel(Protocol):
    """One kind of channel."""

    words: tuple[str, ...]  # what stands before the colon of an address; the first is the usual one

    def check(self, target: str) -> str:
        """The target in its one spelling; InputError with a sentence when nothing can be sent there."""
        ...

    def shown(self, target: str) -> str:
        """The target as lists and sentences may show it: without anything secret."""
        ...

    def open(self, means: Means) -> Notifier:
        """The channel, ready to send."""
        ...
