"""A PostgreSQL server for whichever test asks; it is started once per process of the run."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.postgres_server import PostgresServer


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
