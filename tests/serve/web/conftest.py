"""A filled chronicle, copied for each test, and a browser-like client for it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from kronika.serve.web.app import create_app
from kronika.settings import ServeSettings, Settings
from kronika.store.store import Store, open_store
from tests.serve.web.chronicle import NOW, fill, index
from tests.serve.web.parishes import read_parishes
from tests.serve.web.watching import watch_pages

Open = Callable[..., TestClient]


@pytest.fixture(scope="session")
def filled_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The filled database, made once."""
    path = tmp_path_factory.mktemp("chronicle") / "kronika.db"
    with open_store(f"sqlite:///{path}", create=True) as store:
        fill(store)
        index(store, path.parent)
    return path


@pytest.fixture
def store(filled_file: Path, tmp_path: Path) -> Iterator[Store]:
    """A store of the test's own, with its index beside it."""
    path = tmp_path / "kronika.db"
    shutil.copy(filled_file, path)
    shutil.copytree(filled_file.parent / "data", tmp_path / "data")
    with open_store(f"sqlite:///{path}") as opened:
        yield opened


@pytest.fixture(scope="session")
def watched_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with watched pages, made once."""
    path = tmp_path_factory.mktemp("watching") / "kronika.db"
    with open_store(f"sqlite:///{path}", create=True) as store:
        watch_pages(store)
    return path


@pytest.fixture
def watching(watched_file: Path, tmp_path: Path) -> Iterator[Store]:
    """A store with watched pages, the test's own."""
    path = tmp_path / "watching.db"
    shutil.copy(watched_file, path)
    with open_store(f"sqlite:///{path}") as opened:
        yield opened


@pytest.fixture(scope="session")
def parish_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with twelve parishes whose facts were read, made once."""
    path = tmp_path_factory.mktemp("parishes") / "kronika.db"
    with open_store(f"sqlite:///{path}", create=True) as store:
        read_parishes(store, path)
    return path


@pytest.fixture
def parishes(parish_file: Path, tmp_path: Path) -> Iterator[Store]:
    """A store with parishes, the test's own."""
    path = tmp_path / "parishes.db"
    shutil.copy(parish_file, path)
    with open_store(f"sqlite:///{path}") as opened:
        yield opened


@pytest.fixture
def empty_store(tmp_path: Path) -> Iterator[Store]:
    """A chronicle without anything."""
    with open_store(f"sqlite:///{tmp_path}/empty.db", create=True) as opened:
        yield opened


@pytest.fixture
def visit(tmp_path: Path) -> Open:
    """Opens a client on a store; `host` is the address Kronika believes to listen on."""

    def open_client(
        store: Store, *, host: str = "127.0.0.1", lang: str = "", base: str = "http://localhost"
    ) -> TestClient:
        settings = Settings(home=tmp_path, serve=ServeSettings(host=host, lang=lang))
        app = create_app(store, settings, clock=lambda: NOW)
        return TestClient(app, base_url=base, follow_redirects=False, raise_server_exceptions=False)

    return open_client


@pytest.fixture
def client(store: Store, visit: Open) -> TestClient:
    """A client on the filled chronicle, open as on one's own machine."""
    return visit(store)
