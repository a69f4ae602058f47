"""kronika analyse, entities and relations: what scripts read, and what people correct."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result
from typer.testing import CliRunner

from kronika.flow.chronicle import init_chronicle, open_chronicle
from kronika.model.errors import BadFile, InputError, SomeFailed, UnknownName
from kronika.serve.cli.main import app
from tests.store.analysed import an_analysis, analyse, store_articles
from tests.store.material import NOW, a_source, an_article

Run = Callable[..., Result]
FIELDS = {"id", "lang", "entities", "sentences", "sentiment", "keywords"}


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A chronicle with two analysed articles and one that waits."""
    folder = tmp_path / "home"
    init_chronicle(folder)
    with open_chronicle(folder, {}, clock=lambda: NOW) as chronicle:
        source = chronicle.store.sources.add(a_source(), NOW)
        numbers = store_articles(chronicle.store, source, an_article("a"), an_article("b"))
        told = an_analysis({"Jan Novák": [0, 1], "Eva": [0]}), an_analysis({"Jan Novák": [0]})
        analyse(chronicle.store, dict(zip(numbers, told, strict=True)))
        store_articles(chronicle.store, source, an_article("c", body="Setkání bylo skvělé.", lang="cs"))
    return folder


@pytest.fixture
def run(home: Path) -> Run:
    """Runs a command in the chronicle; errors are raised as they are."""

    def run(*arguments: str, given: str | None = None) -> Result:
        return CliRunner().invoke(app, ["-C", str(home), *arguments], input=given)

    return run


def records(result: Result) -> list[dict[str, object]]:
    assert result.exception is None, result.output
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_texts_of_a_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "texts.jsonl"
    path.write_text(
        '{"id": "a", "text": "Setkání bylo skvělé. Nic zlého.", "lang": "cs"}\n{"id": "b", "text": "To je úspěch."}\n',
        encoding="utf-8",
    )
    first, second = records(run("analyse", str(path), "--json"))
    assert set(first) >= FIELDS and (first["id"], second["id"]) == ("a", "b")
    assert isinstance(first["sentences"], list)
    assert {"start", "end", "positive", "negative"} <= set(first["sentences"][0])
    assert (first["sentences"][0]["start"], first["sentences"][0]["end"]) == (0, 20)
    assert records(run("analyse", "run", str(path), "--lang", "cs", "--json"))[1]["lang"] == "cs"


def test_standard_input_lines_or_a_text(run: Run) -> None:
    [told] = records(run("analyse", "-", "--json", given='{"id": 5, "text": "Setkání bylo skvělé."}\n'))
    assert told["id"] == 5
    shown = run("analyse", "-", "--lang", "cs", given="Setkání bylo skvělé.\n\nKonec.\n")
    assert shown.exception is None
    assert "Tone: neutral" in shown.stdout and "skvělé" in shown.stdout


def test_bad_lines_are_named_and_the_rest_goes_on(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "texts.jsonl"
    path.write_text('nonsense\n{"id": 1, "text": "Ahoj."}\n', encoding="utf-8")
    result = run("analyse", str(path), "--json")
    assert json.loads(result.stdout)["id"] == 1
    assert "Line 1 is no text" in result.stderr
    assert isinstance(result.exception, SomeFailed)
    assert isinstance(run("analyse", str(tmp_path / "none")).exception, BadFile)


def test_articles_that_wait_and_those_out_of_date(run: Run) -> None:
    [first] = records(run("analyse", "--limit", "1", "--json"))
    assert (first["articles"], first["waiting"]) == (1, 1)  # one waited, two were analysed by another version
    [told] = records(run("analyse", "--json"))
    assert told["articles"] == 2 and told["waiting"] == 0 and told["analysed"] == 3
    assert "All articles are analysed." in run("analyse").stdout
    assert "3 articles analysed" in run("analyse", "--again", "--source", "listy").stdout
    assert isinstance(run("analyse", "--source", "none").exception, UnknownName)


def test_entities(run: Run) -> None:
    first, second = records(run("entities", "--json"))
    assert (first["base"], first["articles"], first["mentions"]) == ("Jan Novák", 2, 3)
    assert second["sources"] == {"listy": 1}
    shown = run("entities", "nov", "--type", "per")
    assert "Jan Novák" in shown.stdout and "Eva" not in shown.stdout
    assert "No article names" in run("entities", "--type", "LOC").stdout
    assert isinstance(run("entities", "--type", "DOG").exception, InputError)


def test_relations_and_the_graph(run: Run, tmp_path: Path) -> None:
    [told] = records(run("relations", "Jan Novák", "--json"))
    assert (told["base"], told["sentences"], told["articles"]) == ("Eva", 1, 1)
    assert isinstance(told["examples"], list) and told["examples"][0]["article_id"] == 1
    assert "Eva (PER): 1 sentence in 1 article" in run("relations", "jan novák").stdout
    made = run("relations", "--graph", str(tmp_path / "g.json"), "--least", "1")
    assert "2 things, 1 relation in" in made.stdout
    assert isinstance(run("relations").exception, InputError)
    assert isinstance(run("relations", "Nikdo").exception, UnknownName)


def test_corrections_give_an_error_bar(run: Run) -> None:
    assert "Nobody has said" in run("analyse", "accuracy").stdout
    assert "the machine had said neutral" in run("analyse", "correct", "1", "--tone", "p").stdout
    assert "as the machine says" in run("analyse", "correct", "2", "--tone", "a", "--by", "eva").stdout
    bars = records(run("analyse", "accuracy", "--json"))
    assert [(bar["source"], bar["articles"], bar["accuracy"]) for bar in bars] == [("listy", 2, 0.5), (None, 2, 0.5)]
    assert "50.0%" in run("analyse", "accuracy", "--source", "listy").stdout
    assert isinstance(run("analyse", "correct", "1", "--tone", "x").exception, InputError)
    assert isinstance(run("analyse", "correct", "99", "--tone", "p").exception, UnknownName)
