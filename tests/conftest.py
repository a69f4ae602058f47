"""A PostgreSQL server for whichever test asks, once per process of the run; and one thread for arithmetic in each of them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.postgres_server import PostgresServer

# Before anybody imports numpy: every core has its process of tests already, and threads that wait for each other by spinning
# take three times the processor for the same sums.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """A real server on loopback. Where none is installed the test is skipped, but never in CI."""
    from tests.postgres_server import Missing, PostgresServer  # not every test run has the driver

    try:
        server = PostgresServer()
    except Missing as error:
        if os.environ.get("CI") == "true":
            pytest.fail(str(error))
        pytest.skip(str(error))
    try:
        yield server
    finally:
        server.stop()


@pytest.fixture
def postgres_url(postgres_server: PostgresServer) -> Iterator[str]:
    """The address of an empty database."""
    url = postgres_server.new_database()
    yield url
    postgres_server.drop_database(url)
