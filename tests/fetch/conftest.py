"""A local site and quick settings for the tests of fetching."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kronika.settings import FetchSettings
from tests.fetch.local_site import LocalSite
from tests.fetch.memory_frontier import MemoryFrontier


@pytest.fixture
def site() -> Iterator[LocalSite]:
    served = LocalSite().start()
    yield served
    served.close()


@pytest.fixture
def frontier() -> MemoryFrontier:
    return MemoryFrontier()


@pytest.fixture
def settings() -> FetchSettings:
    """Loopback allowed, no waiting to speak of."""
    return FetchSettings(allow=("127.0.0.0/8",), start_delay=0, max_delay=0.01, max_wait=0.05, max_seconds=5)
