"""The feed of a saved query: its newest articles, for whoever has the key."""

from __future__ import annotations

from pathlib import Path

import feedparser
import pytest
from fastapi.testclient import TestClient

from kronika.flow.chronicle import init_chronicle, open_chronicle
from kronika.flow.saved_queries import save_query
from kronika.model.saved_query import SavedQuery
from kronika.model.search import Question
from kronika.sampleweb.clock import NOW, SampleClock
from kronika.serve.api.app import create_api
from tests.flow.kept_articles import keep


@pytest.mark.parametrize("form", ["atom", "rss"])
def test_a_saved_query_is_a_feed(tmp_path: Path, form: str) -> None:
    home = init_chronicle(tmp_path / "c", "[analyse]\nprocesses = 1\n")
    with open_chronicle(home, {}, clock=SampleClock(NOW)) as chronicle:
        number = keep(chronicle, "1", "Povodeň v Brně")
        keep(chronicle, "2", "Volby")
        query = save_query(chronicle, SavedQuery(name="floods", question=Question(text="povodeň")))
        client = TestClient(
            create_api(chronicle.store, chronicle.settings, clock=chronicle.clock), base_url="http://localhost"
        )
        feed = feedparser.parse(client.get(f"/feeds/query/{query.id}.{form}").content)
        assert not feed.bozo
        [entry] = feed.entries
        assert entry.title == "Povodeň v Brně"
        assert "listy · neutral" in entry.summary
        assert entry.link.endswith(f"/articles/{number}")
        for path in ("9.atom", "x.atom", f"{query.id}.xml"):
            assert client.get(f"/feeds/query/{path}").status_code == 404
        chronicle.store.saved_queries.remove(query.id, NOW)
        assert client.get(f"/feeds/query/{query.id}.{form}").status_code == 404
