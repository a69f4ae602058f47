"""kronika judge: the table, the file, and the check that ends badly when a right page has changed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result
from typer.testing import CliRunner

from kronika.flow.chronicle import Chronicle, init_chronicle, open_chronicle
from kronika.flow.extraction import extract_waiting
from kronika.model.article import ArticleFilter
from kronika.model.errors import BadFile, InputError
from kronika.model.job import EXTRACT
from kronika.model.judgement import Reading, Verdict
from kronika.serve.cli.main import app
from tests.serve.web.chronicle import NOW, PAPERS, fill

Run = Callable[..., Result]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A chronicle with six pages read by our own engine: four right, one without its lead, one of another kind."""
    folder = tmp_path_factory.mktemp("home")
    init_chronicle(folder)
    with open_chronicle(folder, {}, clock=lambda: NOW) as chronicle:
        fill(chronicle.store, PAPERS[3:4])
        chronicle.store.jobs.add(EXTRACT, [page.id for page in chronicle.store.pages.listing(limit=10)])
        extract_waiting(chronicle)
        judge_all(chronicle)
    return folder


def judge_all(chronicle: Chronicle) -> None:
    verdicts = [Verdict.RIGHT] * 4 + [Verdict.NO_LEAD, Verdict.OTHER]
    records = chronicle.store.articles.listing(ArticleFilter(with_text=False), limit=6)
    for record, verdict in zip(records, verdicts, strict=True):
        assert chronicle.store.judgements.judge(Reading.of(record), verdict, by="eva", at=NOW)


@pytest.fixture
def run(home: Path) -> Run:
    """Runs a command in the chronicle; errors are raised as they are."""

    def run(*arguments: str) -> Result:
        return CliRunner().invoke(app, ["-C", str(home), "judge", *arguments])

    return run


def test_results_as_a_table_and_as_json(run: Run) -> None:
    shown = run("results").stdout
    assert "66.7%" in shown and "30.0% – 90.3%" in shown and "all together" in shown
    table = json.loads(run("results", "--json").stdout)
    assert (table["total"]["judged"], table["total"]["right"], table["total"]["no_lead"]) == (6, 4, 1)
    assert table["sites"][0]["source"] == "Głos Doliny"
    assert "Nothing has been judged yet" in run("results", "--version", "none").stdout


def test_an_export_is_checked_by_the_engine_of_today(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "judged.jsonl"
    assert run("export", str(file)).exit_code == 0
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert len(lines) == 6 and list(tmp_path.iterdir()) == [file]
    good = run("check", str(file))
    assert good.exit_code == 0, good.stdout
    assert "4 pages judged right, 0 changed." in good.stdout

    changed = next(line for line in lines if line["article"])
    changed["article"]["text"] = "Zupełnie inny tekst."
    changed["article"]["title"] = "Inny tytuł"
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    bad = run("check", str(file))
    assert bad.exit_code == 1
    assert changed["url"] in bad.stdout and "title was “Inny tytuł”" in bad.stdout and "1 changed" in bad.stdout
    told = [json.loads(line) for line in run("check", str(file), "--json").stdout.splitlines()]
    assert [page["url"] for page in told] == [changed["url"]] and told[0]["similarity"] < 0.5


def test_an_export_goes_to_standard_output_too(run: Run) -> None:
    lines = run("export", "-", "--source", "Głos Doliny").stdout.splitlines()
    assert [json.loads(line)["verdict"] for line in lines if line.startswith("{")].count("right") == 4


@pytest.mark.parametrize("content", [None, b"\xff\xfe\x00", b"{\n", b"[1]\n"])
def test_a_file_of_another_kind_is_a_sentence(run: Run, tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "other.jsonl"
    if content is not None:
        file.write_bytes(content)
    assert isinstance(run("check", str(file)).exception, BadFile)


def test_a_file_that_cannot_be_written_is_a_sentence(run: Run, tmp_path: Path) -> None:
    error = run("export", str(tmp_path / "nowhere" / "file.jsonl")).exception
    assert isinstance(error, InputError) and "cannot be written" in str(error)
