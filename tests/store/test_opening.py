"""A database is found, made, refused or brought up to date, always with a sentence."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from kronika.model.errors import PartMissing, SettingsError, StoreError, StoreNewer, StoreUnreachable
from kronika.store.opening import open_database
from kronika.store.store import open_store
from tests.postgres_server import PostgresServer
from tests.store.material import NOW, a_source


def test_a_missing_file_is_told_and_made_only_when_asked(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/new/folder/k.db"
    with pytest.raises(StoreUnreachable, match="kronika init"):
        open_store(url)
    assert list(tmp_path.iterdir()) == []
    with open_store(url, create=True) as store:
        store.sources.add(a_source(), NOW)
    with open_store(url) as store:
        assert [source.name for source in store.sources.all()] == ["listy"]
        assert store.check() == []


def test_an_empty_database_is_told_and_filled_only_when_asked(empty_url: str) -> None:
    with pytest.raises(StoreUnreachable, match="kronika init"):
        open_store(empty_url)
    open_store(empty_url, create=True).close()
    open_store(empty_url, create=True).close()
    open_store(empty_url).close()


@pytest.mark.parametrize(
    "content", [b"", b"hello, this is a letter\n" * 400, b"\x00\xff" * 5000, b"SQLite format 3\x00" + b"x" * 9000]
)
def test_what_is_no_database_is_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "k.db"
    path.write_bytes(content)
    with pytest.raises(StoreError) as caught:
        open_store(f"sqlite:///{path}")
    assert isinstance(caught.value, StoreUnreachable) or "damaged" in str(caught.value)
    assert str(path) in str(caught.value)
    assert path.read_bytes() == content


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(StoreUnreachable, match="is a folder"):
        open_store(f"sqlite:///{tmp_path}", create=True)
    (tmp_path / "file").write_text("x")
    with pytest.raises(StoreUnreachable, match="cannot be"):
        open_store(f"sqlite:///{tmp_path}/file/k.db", create=True)


def test_a_database_of_another_program_is_refused(empty_url: str, tmp_path: Path) -> None:
    open_store(empty_url, create=True).close()
    database = open_database(empty_url, busy_seconds=5.0, create=False)
    with database.write() as connection:
        connection.execute(text("DROP TABLE alembic_version"))
    database.close()
    with pytest.raises(StoreUnreachable, match="another program"):
        open_store(empty_url, create=True)


def test_a_newer_database_is_refused_and_not_touched(url: str) -> None:
    database = open_database(url, busy_seconds=5.0, create=False)
    with database.write() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreNewer, match="update Kronika"):
        open_store(url)
    with database.read() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == "9999"
    database.close()


@pytest.mark.parametrize(
    "address", ["mysql://x/y", "", "kronika.db", "sqlite://", "sqlite:///:memory:", "postgresql://[::1"]
)
def test_other_addresses_are_refused_with_a_sentence(address: str) -> None:
    with pytest.raises(SettingsError, match=r"url"):
        open_store(address, create=True)


def test_a_server_that_does_not_answer(postgres_server: PostgresServer) -> None:
    with pytest.raises(StoreUnreachable, match="does not answer") as caught:
        open_store("postgresql://eva:secret@127.0.0.1:1/kronika", create=True, busy_seconds=2.0)
    assert "secret" not in str(caught.value)


def test_a_database_the_server_does_not_have(postgres_server: PostgresServer) -> None:
    url = postgres_server.url("not yet here")
    with pytest.raises(StoreUnreachable):
        open_store(url)
    with open_store(url, create=True) as store:
        assert store.check() == []
    open_store(url).close()


def test_a_missing_driver_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(PartMissing, match=r"kronika\[postgres\]"):
        open_store("postgresql://127.0.0.1/kronika")


def test_opening_an_up_to_date_store_needs_no_migration_library(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/k.db"
    open_store(url, create=True).close()
    code = f"import sys; from kronika.store.store import open_store; open_store({url!r}).close(); print('alembic' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "False"


def synchronous(connection: Connection) -> int:
    value = connection.execute(text("PRAGMA synchronous")).scalar()
    assert isinstance(value, int)
    return value


def test_sqlite_waits_for_the_disk_only_where_people_answer(tmp_path: Path) -> None:
    database = open_database(f"sqlite:///{tmp_path}/k.db", busy_seconds=5.0, create=True)
    with database.write() as connection:
        assert synchronous(connection) == 1  # NORMAL
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1
    with database.write(durable=True) as connection:
        assert synchronous(connection) == 2  # FULL
    database.close()


def test_a_file_that_may_not_be_written(tmp_path: Path) -> None:
    path = tmp_path / "k.db"
    open_store(f"sqlite:///{path}", create=True).close()
    database = open_database(f"sqlite:///{path}", busy_seconds=5.0, create=False)
    with pytest.raises(StoreUnreachable, match="may not be written"), database.read() as connection:
        connection.execute(text("PRAGMA query_only = ON"))
        connection.execute(text("DELETE FROM sources"))
    database.close()
    assert sqlite3.connect(path).execute("SELECT count(*) FROM sources").fetchone() == (0,)
