"""A record as older versions of the tables held it, written row by row: today's code cannot write yesterday's tables."""

from __future__ import annotations

from hashlib import sha256

from sqlalchemy import text

from kronika.store.columns import url_key
from kronika.store.database import Database
from kronika.store.press import Press

URL = "http://listy.localhost/"
SCOPE = '{"since":null,"until":null,"section":null,"depth":null,"max_pages":null}'

STATEMENTS = (
    "INSERT INTO sources (id, name, url, kind, paused, options, added)"
    " VALUES (1, 'listy', :url, 'site', false, '{}', 0)",
    "INSERT INTO rounds (id, source_id, number, scope, started, pages, unchanged, failures, pending)"
    " VALUES (1, 1, 1, :scope, 0, 1, 0, 0, 0)",
    "INSERT INTO sites (id, host) VALUES (1, 'listy.localhost')",
    "INSERT INTO blobs (id, site_id, content_hash, size, stored, data) VALUES (1, 1, :hash, :size, :stored, :data)",
    "INSERT INTO pages (id, source_id, blob_id, version, status, fetched_at, seen_at, url_key, url, final_url,"
    " redirects, headers) VALUES (1, 1, 1, 1, 200, 0, 0, :key, :url, :url, '[]', '[]')",
    "INSERT INTO leads (id, source_id, round_id, url, url_key, host, role, depth, priority, hints, state, due, attempts,"
    " token, page_id, version, content_hash)"
    " VALUES (1, 1, 1, :url, :key, 'listy.localhost', 'entry', 0, 0, '{}', 2, 0, 0, 1, 1, 1, :hash)",
)


def fill(database: Database, body: bytes) -> None:
    """One source with one finished lead and one page."""
    data = Press().compress(body)
    values = {
        "url": URL,
        "scope": SCOPE,
        "key": url_key(URL),
        "hash": sha256(body).digest(),
        "size": len(body),
        "stored": len(data),
        "data": data,
    }
    with database.write() as connection:
        for statement in STATEMENTS:
            connection.execute(text(statement), {name: values[name] for name in values if f":{name}" in statement})
        if connection.dialect.name == "postgresql":  # numbers that were given by hand must not be given again
            for table in ("sources", "rounds", "sites", "blobs", "pages", "leads"):
                connection.execute(text(f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), 1)"))
