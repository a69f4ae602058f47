"""kronika source set: changes what it is told to, and nothing else."""

from __future__ import annotations

import json
from datetime import timedelta
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kronika.flow.chronicle import init_chronicle
from kronika.model.errors import InputError, KronikaError
from kronika.serve.cli.main import app
from kronika.store.store import open_store


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    home = init_chronicle(tmp_path / "c")
    run(home, "source", "add", "https://a.example/", "--name", "a", "--kind", "site", "--option", "depth=2")
    return home


def run(folder: Path, *arguments: str) -> str:
    result = CliRunner().invoke(app, ["-C", str(folder), *arguments])
    if isinstance(result.exception, KronikaError):
        raise result.exception
    assert result.exit_code == 0, result.output
    return result.output


def source(folder: Path, name: str = "a"):
    with open_store(f"sqlite:///{folder}/data/kronika.db") as store:
        return store.sources.get(name)


def test_one_thing_changes_and_the_rest_stays(folder: Path) -> None:
    before = source(folder)
    assert "collected every 15m" in run(folder, "source", "set", "a", "--every", "15m")
    after = source(folder)
    assert after.every == timedelta(minutes=15)
    assert (after.url, after.kind, after.options, after.added) == (
        before.url,
        before.kind,
        before.options,
        before.added,
    )
    assert "only when asked" in run(folder, "source", "set", "a", "--no-schedule")
    assert source(folder).every is None


def test_options_are_added_and_taken_away(folder: Path) -> None:
    run(folder, "source", "set", "a", "--option", "hours=22:00-06:00", "--option", "depth=")
    assert source(folder).options == {"hours": "22:00-06:00"}


def test_everything_at_once_as_json(folder: Path) -> None:
    said = run(
        folder, "source", "set", "a", "--name", "Á b", "--url", "https://b.example/x", "--lang", "cs",
        "--section", "domácí", "--every", "1h", "--json",
    )  # fmt: skip
    found = json.loads(said)
    assert (found["name"], found["url"], found["lang"], found["section"]) == (
        "Á b", "https://b.example/x", "cs", "domácí",
    )  # fmt: skip
    assert found["every"] == 3600
    run(folder, "source", "set", "Á b", "--lang", "", "--section", "")
    assert (source(folder, "Á b").lang, source(folder, "Á b").section) == (None, None)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "Nothing to change"),
        (("--every", "soon"), "no duration"),
        (("--every", "0m"), "no duration"),
        (("--every", "1h", "--no-schedule"), "contradict"),
        (("--url", "ftp://x"), "http"),
        (("--option", "depth"), "KEY=VALUE"),
        (("--name", "b"), "already a source"),
        (("--name", " "), "needs a name"),
    ],
)
def test_bad_input_is_a_sentence(folder: Path, arguments: tuple[str, ...], said: str) -> None:
    run(folder, "source", "add", "https://b.example/", "--name", "b", "--kind", "page")
    before = source(folder)
    with pytest.raises(InputError, match=said):
        run(folder, "source", "set", "a", *arguments)
    assert source(folder) == before
