"""Stores to try, on every database: the same tests must pass on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.store.material import NOW, Wall, a_source, entry

from kronika.model.round import Round
from kronika.model.source import Scope, Source
from kronika.store.store import Store, open_store


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database that is not there yet (SQLite) or empty (PostgreSQL)."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'kronika.db'}"
    found: str = request.getfixturevalue("postgres_url")
    return found


@pytest.fixture
def wall() -> Wall:
    """A clock for leases that stands still until told."""
    return Wall()


@pytest.fixture
def store(url: str, wall: Wall) -> Iterator[Store]:
    """A fresh store."""
    with open_store(url, create=True, wall=wall, busy_seconds=5.0) as opened:
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
