"""Datasette opens a chronicle as it is: tables, ready queries, and closed doors where people's secrets are."""

from __future__ import annotations

import asyncio
import hashlib
import json
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from datasette.app import Datasette

from kronika.flow.chronicle import Chronicle
from kronika.flow.datasette import prepare
from kronika.model.analysis import Tone
from kronika.model.errors import InputError
from kronika.settings import StoreSettings
from kronika.store.datasette_queries import QUERIES
from kronika.store.datasette_tables import ABOUT, HIDDEN, PRIVATE
from kronika.store.metadata import metadata
from tests.store.analysed import an_analysis, analyse, store_articles
from tests.store.material import NOW, a_source, an_article


@pytest.fixture
def reader(chronicle: Chronicle) -> Datasette:
    """A Datasette over a chronicle with two analysed articles."""
    store = chronicle.store
    source = store.sources.add(a_source("noviny"), NOW)
    numbers = store_articles(store, source, an_article("Zlá zpráva"), an_article("Druhá"))
    analyse(store, dict.fromkeys(numbers, an_analysis({"Jan": [0]}, tone=Tone.NEGATIVE)))
    store.users.add("eva", "hash", NOW)
    made = prepare(chronicle)
    return Datasette([str(made.database)], metadata=json.loads(made.metadata.read_text()))


def ask(reader: Datasette, path: str) -> Any:
    """What a browser would get as JSON."""

    async def get() -> Any:
        await reader.invoke_startup()
        return await reader.client.get(path)

    return asyncio.run(get())


def test_tables_are_listed_with_what_they_hold(reader: Datasette) -> None:
    told = ask(reader, "/kronika.json").json()
    shown = {one["name"] for one in told["tables"] if not one["hidden"]}
    assert {"articles", "analyses", "sources"} <= shown and not shown & set(HIDDEN) and not shown & set(PRIVATE)
    page = ask(reader, "/kronika/articles")
    assert page.status_code == 200 and "microseconds since 1970" in page.text


@pytest.mark.parametrize("name", QUERIES)
def test_every_ready_query_runs(reader: Datasette, name: str) -> None:
    asked = urlencode({"since": "2026-01-01", "until": "2026-12-31", "source": "noviny", "type": "PER", "_shape": "objects"})  # fmt: skip
    answer = ask(reader, f"/kronika/{name}.json?{asked}")
    assert answer.status_code == 200, answer.text
    rows = answer.json()["rows"]
    if name == "tone_per_source":
        tones = {"negative": 2, "neutral": 0, "positive": 0}
        points = {"positive_points": 0.0, "negative_points": 2.0, "score": -2.0}
        assert rows == [{"source": "noviny", "articles": 2, **tones, **points}]
    if name == "articles_per_day":
        assert rows == [{"day": "2026-03-01", "source": "noviny", "articles": 2}]
    if name == "names":
        assert rows[0]["name"] == "Jan" and rows[0]["articles"] == 2


def test_secrets_are_closed(reader: Datasette) -> None:
    assert ask(reader, "/kronika/users.json").status_code == 403
    assert ask(reader, "/kronika.json?" + urlencode({"sql": "select * from users"})).status_code == 403


def test_every_table_that_is_named_is_there() -> None:
    named = {*ABOUT, *HIDDEN, *PRIVATE} - {"alembic_version"}
    assert named <= set(metadata.tables)
    columns = {"password_hash", "token_hash", "csrf", "secret", "feed_key", "target"}
    open_tables = [table for name, table in metadata.tables.items() if name not in PRIVATE]
    assert not [table.name for table in open_tables if columns & set(table.columns.keys())]


def test_the_database_is_not_touched(chronicle: Chronicle, tmp_path: Path) -> None:
    database = Path(chronicle.settings.database.removeprefix("sqlite:///"))
    before = hashlib.sha256(database.read_bytes()).digest()
    made = prepare(chronicle, tmp_path / "other" / "told.json")
    assert made.command[:2] == ("datasette", str(database)) and made.metadata.is_file()
    assert hashlib.sha256(database.read_bytes()).digest() == before


def test_postgres_is_refused_with_a_sentence(chronicle: Chronicle) -> None:
    class Elsewhere:
        settings = chronicle.settings.model_copy(update={"store": StoreSettings(url="postgresql://x/y")})

    with pytest.raises(InputError, match="SQLite only"):
        prepare(Elsewhere())  # type: ignore[arg-type]
