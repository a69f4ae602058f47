"""What channels are handed in these tests: loopback allowed, short deadlines, a clock that stands still."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from kronika.fetch.posting import post
from kronika.notify.channel import Means, Posted
from kronika.settings import FetchSettings, MailSettings, WebhookSettings
from tests.fetch.local_site import LocalSite
from tests.notify.mail_server import MailServer

NOW = datetime(2026, 3, 5, 7, 42, tzinfo=UTC)
MakeMeans = Callable[..., Means]


@pytest.fixture
def make_means(tmp_path: Path) -> MakeMeans:
    """Means with these settings."""

    def make(
        mail: dict[str, Any] | None = None,
        webhook: dict[str, Any] | None = None,
        allow: bool = True,
        apprise: bool = False,
    ) -> Means:
        fetch = FetchSettings(allow=("127.0.0.0/8",) if allow else ())

        def through_the_door(url: str, headers: Mapping[str, str], body: bytes, seconds: float) -> Posted:
            answer = post(url, headers, body, settings=fetch, seconds=seconds)
            return Posted(status=answer.status, retry_after=answer.header("retry-after"))

        return Means(
            home=tmp_path,
            mail=MailSettings(**mail or {}),
            webhook=WebhookSettings(**webhook or {}),
            post=through_the_door,
            clock=lambda: NOW,
            zone="Europe/Prague",
            apprise=apprise,
        )

    return make


@pytest.fixture
def mail_server() -> Iterator[MailServer]:
    """A plain mail server."""
    with MailServer() as running:
        yield running


@pytest.fixture
def site() -> Iterator[LocalSite]:
    """A web server on loopback."""
    served = LocalSite().start()
    yield served
    served.close()
