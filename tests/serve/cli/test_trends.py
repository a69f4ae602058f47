"""kronika trends: tables for people, JSON for scripts, files by their names, and sentences for what cannot be done."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from click.testing import Result
from typer.testing import CliRunner

from kronika.flow.chronicle import init_chronicle, open_chronicle
from kronika.model.errors import BadQuery, InputError, UnknownName
from kronika.model.series import Ready
from kronika.serve.cli.main import app
from tests.store.analysed import an_analysis, analyse, store_articles
from tests.store.material import NOW, a_source, an_article

Run = Callable[..., Result]
PERIOD = ("--from", "2026-02-20", "--to", "2026-02-22")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A chronicle with three analysed articles of two days."""
    folder = tmp_path_factory.mktemp("trends") / "home"
    init_chronicle(folder)
    with open_chronicle(folder, {}, clock=lambda: NOW) as chronicle:
        source = chronicle.store.sources.add(a_source(), NOW)
        days = (datetime(2026, 2, day, 9, tzinfo=UTC) for day in (20, 20, 22))
        articles = [an_article(f"[b]Titulek {place}", published=day) for place, day in enumerate(days)]
        numbers = store_articles(chronicle.store, source, *articles)
        analyse(chronicle.store, {number: an_analysis({"Jan Novák": [0], "Eva": [0]}) for number in numbers})
    return folder


@pytest.fixture
def run(home: Path) -> Run:
    """Runs a command in the chronicle; errors are raised as they are."""
    return lambda *arguments: CliRunner().invoke(app, ["-C", str(home), "trends", *arguments])


@pytest.mark.parametrize("ready", Ready)
def test_every_question_has_a_table_and_a_record(run: Run, ready: Ready) -> None:
    shown = run(ready.value, *PERIOD)
    assert shown.exception is None, shown.output
    assert "Kronika · 3 articles · 1 server: listy" in shown.stdout and "20–22 February 2026" in shown.stdout
    record = json.loads(run(ready.value, *PERIOD, "--json").stdout)
    assert (record["ready"], record["total"], record["sources"]) == (ready.value, 3, ["listy"])


def test_gaps_are_seen_and_headlines_are_no_markup(run: Run) -> None:
    assert "2026-02-21         0" in run("sentiment", *PERIOD).stdout
    assert "[b]Titulek 0" in run("headlines", *PERIOD).stdout


def test_files_by_their_names(run: Run, tmp_path: Path) -> None:
    for name, begin in (("a.png", b"\x89PNG"), ("a.svg", b"<svg"), ("a.csv", b"\xef\xbb\xbffrom"), ("a.vl.json", b"{")):
        done = run("sentiment", *PERIOD, "-o", str(tmp_path / name))
        assert done.exception is None and name in done.stdout
        assert (tmp_path / name).read_bytes().startswith(begin)
    assert json.loads((tmp_path / "a.vl.json").read_text("utf-8"))["$schema"].endswith("v5.json")


def test_options_narrow_the_question(run: Run) -> None:
    assert json.loads(run("volume", "--entity", "Eva", "--by", "month", "--json").stdout)["total"] == 3
    assert json.loads(run("volume", "--tone", "p", "--json").stdout)["total"] == 0
    assert json.loads(run("volume", "--query", "title:nic", "--json").stdout)["title"] == "No articles"


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("sentiment", "-o", "a.gif"), InputError),
        (("sentiment", "--tone", "x"), InputError),
        (("sentiment", "--by", "year"), InputError),
        (("sentiment", "--from", "2026-02-22", "--to", "2026-02-20"), InputError),
        (("sentiment", "--source", "nikdo"), UnknownName),
        (("sentiment", "--query", "title:("), BadQuery),
    ],
)
def test_what_cannot_be_done_is_said(run: Run, arguments: tuple[str, ...], error: type[Exception]) -> None:
    assert isinstance(run(*arguments).exception, error)
