"""How Datasette is told about the store: descriptions, ready queries, and which tables are closed. Nothing is written to the store."""

from __future__ import annotations

from typing import Any

from kronika.store.datasette_queries import QUERIES
from kronika.store.datasette_tables import ABOUT, HIDDEN, LABELS, PRIVATE
from kronika.store.metadata import metadata
from kronika.store.schema import HEAD

ROOT = {"id": "root"}


def metadata_for(database: str) -> dict[str, Any]:
    """The metadata file for a database of this name (its file's name without .db).

    SQL of one's own would read any table, so it is for whoever starts Datasette with --root, as closed tables are.
    """
    return {
        "title": "Kronika",
        "description": "A chronicle of the web. Datasette only reads it; moments are microseconds since 1970, UTC.",
        "databases": {
            database: {
                "description": f"The store, version {HEAD}.",
                "allow_sql": ROOT,
                "tables": tables(),
                "queries": queries(),
            }
        },
    }


def tables() -> dict[str, Any]:
    """What is said of each table."""
    told: dict[str, dict[str, Any]] = {name: {} for name in (*metadata.tables, *HIDDEN)}
    for name, sentence in ABOUT.items():
        told[name]["description"] = sentence
    for name, column in LABELS.items():
        told[name]["label_column"] = column
    for name in HIDDEN:
        told[name]["hidden"] = True
    for name in PRIVATE:
        told[name]["allow"] = ROOT
    return {name: said for name, said in told.items() if said}


def queries() -> dict[str, Any]:
    """The ready queries."""
    return {
        name: {"sql": one.sql.strip(), "title": one.title, **({"description": one.about} if one.about else {})}
        for name, one in QUERIES.items()
    }
