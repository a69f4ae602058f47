"""Results: the table with intervals, what was wrong, and files to take away."""

from __future__ import annotations

import csv
from io import StringIO

import pytest
from fastapi.testclient import TestClient

from kronika.flow.accuracy import results
from kronika.model.article import ArticleFilter
from kronika.model.judgement import Reading, Verdict
from kronika.serve.web.judge_results import csv_of
from kronika.store.store import Store
from tests.flow.test_accuracy import said
from tests.serve.web.chronicle import NOW


@pytest.fixture
def judged(store: Store) -> Store:
    """Ten pages of one source, nine right; two of another, one wrong with a note."""
    for source, verdicts in (
        ("Horské listy", [Verdict.RIGHT] * 9 + [Verdict.NO_LEAD]),
        ("Głos Doliny", [Verdict.RIGHT, Verdict.OTHER]),
    ):
        found = store.articles.listing(ArticleFilter(source=source), limit=len(verdicts))
        for record, verdict in zip(found, verdicts, strict=True):
            note = "<b>title</b> cut" if verdict is Verdict.OTHER else ""
            store.judgements.judge(Reading.of(record), verdict, by="", at=NOW, note=note)
    return store


def test_the_table_tells_share_interval_and_faults(client: TestClient, judged: Store) -> None:
    html = client.get("/judge/results").text
    for part in ("90%", "59.6% – 98.2%", "83.3%", "standard deviation 28.3%", "&lt;b&gt;title&lt;/b&gt; cut", "simple 1 (12)",
                 'aria-label="90% right, 95 % interval from 59.6% to 98.2%"'):  # fmt: skip
        assert part in html, part
    assert html.index("Głos Doliny") < html.index("Horské listy"), "the worst first"
    assert 'href="/judge/results.csv"' in html


def test_one_version_can_be_chosen(client: TestClient, judged: Store) -> None:
    assert "83.3%" in client.get("/judge/results?version=simple+1").text
    other = client.get("/judge/results?version=simple+2").text
    assert "83.3%" not in other and "Nothing has been judged yet" in other
    assert client.get("/judge/results.json?version=simple+2").json()["total"]["judged"] == 0


def test_the_same_in_files(client: TestClient, judged: Store) -> None:
    answer = client.get("/judge/results.csv")
    assert answer.headers["content-disposition"] == 'attachment; filename="kronika-judgements.csv"'
    rows = list(csv.DictReader(StringIO(answer.text)))
    assert [row["source"] for row in rows] == ["Głos Doliny", "Horské listy", "total"]
    assert (rows[1]["judged"], rows[1]["right"], rows[1]["share"], rows[1]["no_lead"]) == ("10", "9", "0.9", "1")
    table = client.get("/judge/results.json").json()
    assert table["total"]["judged"] == 12 and table["sites"][0]["other"] == 1
    assert table["deviation"] == pytest.approx(0.2828)


def test_a_spreadsheet_reckons_nothing() -> None:
    assert "'=cmd()" in csv_of(results([said(1, Verdict.RIGHT, source="=cmd()")]))


def test_nothing_judged_says_so(client: TestClient) -> None:
    assert "Nothing has been judged yet" in client.get("/judge/results").text
