"""Stores to try, on every database: the same tests must pass on SQLite and on PostgreSQL."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from kronika.model.round import Round
from kronika.model.source import Scope, Source
from kronika.store.store import Store, open_store
from tests.store.material import NOW, Wall, a_source, entry

if TYPE_CHECKING:
    from tests.postgres_server import PostgresServer

DATABASES = ("sqlite", "postgres")


@pytest.fixture(params=DATABASES)
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database that is not there yet (SQLite) or empty (PostgreSQL)."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'empty.db'}"
    found: str = request.getfixturevalue("postgres_url")
    return found


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a fresh chronicle, copied from one that was made once: making one takes its time."""
    if request.param == "sqlite":
        copy = tmp_path / "kronika.db"
        shutil.copy(request.getfixturevalue("made_file"), copy)
        yield f"sqlite:///{copy}"
        return
    server = request.getfixturevalue("postgres_server")
    made = server.new_database(request.getfixturevalue("made_database"))
    yield made
    server.drop_database(made)


@pytest.fixture(scope="session")
def made_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty chronicle in a file."""
    path = tmp_path_factory.mktemp("made") / "kronika.db"
    open_store(f"sqlite:///{path}", create=True).close()
    return path


@pytest.fixture(scope="session")
def made_database(postgres_server: PostgresServer) -> str:
    """An empty chronicle on the server."""
    address = postgres_server.new_database()
    open_store(address, create=True).close()
    return address


@pytest.fixture
def wall() -> Wall:
    """A clock for leases that stands still until told."""
    return Wall()


@pytest.fixture
def store(url: str, wall: Wall) -> Iterator[Store]:
    """A fresh store."""
    with open_store(url, wall=wall, busy_seconds=5.0) as opened:
        yield opened


@pytest.fixture
def source(store: Store) -> Source:
    """A source that is followed."""
    return store.sources.add(a_source(), NOW)


@pytest.fixture
def begin(store: Store, source: Source) -> Callable[..., Round]:
    """Begins a round of the source with some seeds."""

    def begin(*urls: str, scope: Scope | None = None, of: Source | None = None) -> Round:
        chosen = of or source
        return store.rounds.begin(chosen, scope or Scope(), [entry(chosen, url) for url in urls or (chosen.url,)], NOW)

    return begin
