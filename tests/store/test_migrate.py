"""Old tables become new ones, and nothing in them is lost."""

from __future__ import annotations

import sqlite3
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from kronika.model.article import ArticleFilter
from kronika.store.database import Database, choose
from kronika.store.metadata import metadata
from kronika.store.migrate import FOLDER, migrate
from kronika.store.opening import open_database
from kronika.store.revision import revision_of
from kronika.store.schema import HEAD
from kronika.store.store import open_store
from tests.store.material import NOW
from tests.store.old_record import URL, fill
from tests.store.watching import NEWS, check, watch


def bare(url: str) -> Database:
    """A database before anything is done to it."""
    kind, address = choose(url)
    kind.locate(address, create=True, busy_seconds=5.0)
    return Database(kind, address, busy_seconds=5.0)


def test_the_newest_migration_is_the_one_the_schema_names() -> None:
    assert ScriptDirectory(str(FOLDER)).get_heads() == [HEAD]


def test_migrations_lead_to_the_tables_of_the_schema(empty_url: str) -> None:
    database = bare(empty_url)
    migrate(database, None)
    with database.read() as connection:
        assert revision_of(connection) == HEAD
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        migrated = everything_written(connection)
    with database.write() as connection:  # alembic does not compare conditions and orders of indexes: we do
        metadata.drop_all(connection)
        metadata.create_all(connection)
    with database.read() as connection:
        assert everything_written(connection) == migrated
    database.close()


def everything_written(connection: Connection) -> set[tuple[Any, ...]]:
    """Indexes as the database itself writes them."""
    if connection.dialect.name == "sqlite":
        asked = "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"
    else:
        asked = (
            "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> 'alembic_version'"
        )
    return {tuple(row) for row in connection.execute(text(asked))}


@pytest.mark.parametrize("start", [script.revision for script in ScriptDirectory(str(FOLDER)).walk_revisions()][1:])
def test_an_older_database_is_migrated_with_all_it_holds(empty_url: str, start: str) -> None:
    database = bare(empty_url)
    migrate(database, None, target=start)
    fill(database, b"kept " * 1000)
    database.close()

    with open_store(empty_url) as store:
        assert [(source.name, source.url) for source in store.sources.all()] == [("listy", URL)]
        [page] = store.pages.listing()
        assert store.pages.body(page.id) == b"kept " * 1000
        assert not store.users.any()
        assert store.check() == []
        watch(store)  # on the host that is there already, of the very bytes that are there already
        check(store, 1, b"kept " * 1000)
        check(store, 1, b"news", change=NEWS)
        assert store.overview(NOW.date()).page_bytes == 5004
        store.watches.remove([1], NOW)
        assert store.watches.purge(NOW + timedelta(days=1)) == 1
        assert store.pages.body(page.id) == b"kept " * 1000
        assert store.check() == []
    if empty_url.startswith("sqlite"):
        path = Path(empty_url.removeprefix("sqlite:///"))
        backup = sqlite3.connect(path.with_name(f"{path.name}.before-migration-from-{start}"))
        assert backup.execute("SELECT count(*) FROM pages").fetchone() == (1,)
        assert backup.execute("SELECT version_num FROM alembic_version").fetchone() == (start,)
        backup.close()


def test_articles_from_before_there_were_parts_read_as_having_none(empty_url: str) -> None:
    database = bare(empty_url)
    migrate(database, None, target="0002")
    fill(database, b"<p>text</p>")
    with database.write() as connection:
        connection.execute(text(OLD_ARTICLE), {"source": 1, "key": b"k" * 16, "body": "První.\n\nDruhý."})
    database.close()

    with open_store(empty_url) as store:
        [record] = store.articles.listing(ArticleFilter())
        article = record.article
        assert (article.title, article.body, article.authors) == ("Starý", "První.\n\nDruhý.", ("A. B.",))
        assert [part.sign for part in article.parts] == ["p", "p"]
        assert (article.shape, article.items, article.origins, article.faults) == ("", (), {}, ())
        assert (article.following, article.pages) == (None, ())


OLD_ARTICLE = """
INSERT INTO articles (page_id, source_id, url_key, version, newest, shown, page_class, confidence, at, fetched_at,
                      engine, authors, keywords, title, lead, body)
SELECT id, :source, :key, 1, true, 1, 'article', 0.9, 0, 0, 'finder', '["A. B."]', '[]', 'Starý', '', :body
FROM pages
"""


def test_a_migration_that_fails_leaves_the_database_as_it_was(empty_url: str) -> None:
    database = bare(empty_url)
    migrate(database, None, target="0001")
    with database.write() as connection:
        connection.execute(text("CREATE TABLE sessions (id INTEGER)"))  # in the way of 0002, after its first table
    database.close()
    with pytest.raises(Exception, match="sessions"):
        open_store(empty_url)
    database = bare(empty_url)
    with database.write() as connection:
        assert revision_of(connection) == "0001"
        connection.execute(text("DROP TABLE sessions"))
    database.close()
    open_database(empty_url, busy_seconds=5.0, create=False).close()
