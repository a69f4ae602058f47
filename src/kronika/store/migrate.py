"""Migrating: the tables of an older Kronika become those of this one, in one transaction, after a backup."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from kronika.model.errors import StoreNewer
from kronika.store.database import Database
from kronika.store.revision import revision_of
from kronika.store.schema import HEAD

FOLDER = Path(__file__).parent / "migrations"
ONE_AT_A_TIME = threading.Lock()  # alembic keeps the running migration in a global


def migrate(database: Database, revision: str | None, target: str = HEAD) -> None:
    """Bring the tables from `revision` (None: there are none) to `target`."""
    scripts = ScriptDirectory(str(FOLDER))
    if revision is not None:
        check_known(scripts, revision, database.shown)
        database.kind.backup(database.engine, database.url, revision)
    with ONE_AT_A_TIME, database.write() as connection:
        database.kind.hold_for_migration(connection)
        reached = revision_of(connection)  # another program may have been faster
        if reached is not None:
            check_known(scripts, reached, database.shown)
        if reached != target:
            upgrade(connection, scripts, target)


def check_known(scripts: ScriptDirectory, revision: str, shown: str) -> None:
    """Refuse a database that a newer program has written."""
    if revision not in {script.revision for script in scripts.walk_revisions()}:
        raise StoreNewer(
            f"{shown} was written by a newer Kronika (its tables are at {revision}, this program knows up to {HEAD}); "
            "update Kronika to use it."
        )


def upgrade(connection: Connection, scripts: ScriptDirectory, target: str) -> None:
    """Run the missing migrations inside the transaction that is under way."""

    def steps(revision: Any, context: Any) -> Any:
        return scripts._upgrade_revs(target, revision)

    with EnvironmentContext(Config(), scripts, fn=steps, destination_rev=target) as environment:
        environment.configure(connection=connection)
        environment.run_migrations()
