"""A running sample web and a chronicle that may fetch from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kronika.flow.chronicle import Chronicle, init_chronicle, open_chronicle
from kronika.model.source import Source, SourceKind
from kronika.sampleweb.clock import NOW, SampleClock
from kronika.sampleweb.server import SampleServer, serve_in_process

TOML = """
[fetch]
allow = ["127.0.0.0/8"]
start_delay = 0.0
max_delay = 0.0
retries = 2
max_wait = 0.2
[extract]
processes = 1
[analyse]
enabled = false  # those who test it say so
"""

ANALYSED = TOML.replace("enabled = false", "enabled = true")

Follow = Callable[..., Source]


@pytest.fixture(scope="package")
def web() -> Iterator[SampleServer]:
    """The sample web, for all tests of this folder."""
    with serve_in_process() as running:
        yield running


@pytest.fixture
def chronicle(tmp_path: Path) -> Iterator[Chronicle]:
    """A fresh chronicle in the sample world's time."""
    init_chronicle(tmp_path / "c", TOML)
    with open_chronicle(tmp_path / "c", {}, clock=SampleClock(NOW)) as opened:
        yield opened


@pytest.fixture
def follow(chronicle: Chronicle, web: SampleServer) -> Follow:
    """Follows a sample site."""

    def follow(host: str, path: str = "/", kind: str = SourceKind.SITE, **options: str) -> Source:
        source = Source(name=host, url=web.url(host, path), kind=kind, options=options)
        return chronicle.store.sources.add(source, NOW)

    return follow
