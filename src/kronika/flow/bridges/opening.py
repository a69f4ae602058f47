"""Opening a bridge: the caller with its login, and the engine on the other side."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from kronika.fetch.calling import Caller
from kronika.flow.bridges.opensearch import OpenSearch
from kronika.flow.bridges.solr import Solr
from kronika.flow.bridges.target import Target
from kronika.flow.chronicle import Chronicle
from kronika.flow.waiting import stoppable


@contextmanager
def open_target(
    chronicle: Chronicle, url: str, *, index: str | None = None, stop: threading.Event | None = None
) -> Iterator[Target]:
    """A core of Solr, or an index of OpenSearch where one is named."""
    login = chronicle.settings.bridge
    password = (login.user, login.password.get_secret_value()) if login.user else None
    wish = stop or threading.Event()
    with Caller(
        url, chronicle.settings.fetch, clock=chronicle.clock, sleep=stoppable(wish), password=password
    ) as caller:
        yield OpenSearch(caller, index) if index is not None else Solr(caller)
