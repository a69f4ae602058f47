"""kronika watch diff and history, in the real program."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from kronika.flow.chronicle import init_chronicle, open_chronicle
from kronika.model.errors import BadFile, InputError, KronikaError, UnknownName
from kronika.serve.cli.main import app
from tests.serve.web.differing import watch_versions

Run = Callable[..., Any]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A chronicle with a page of four versions."""
    home = tmp_path_factory.mktemp("diff") / "c"
    init_chronicle(home)
    with open_chronicle(home, {}) as chronicle:
        assert watch_versions(chronicle.store).id == 1
    return home


@pytest.fixture
def run(folder: Path) -> Run:
    """Calls the program in that chronicle."""

    def run(*words: str) -> str:
        result = CliRunner().invoke(app, ["-C", str(folder), "watch", *words], catch_exceptions=False)
        assert result.exit_code == 0, result.output
        return result.stdout

    return run


def test_the_last_change_is_shown_with_signs(run: Run) -> None:
    said = run("diff", "1")
    assert "version 3 of" in said
    assert "{+Knihovna+}" in said


def test_any_two_versions_can_be_named(run: Run) -> None:
    assert "[-700-] {+750+}" in run("diff", "1", "--from", "1", "--to", "2")


def test_a_unified_diff(run: Run) -> None:
    lines = run("diff", "1", "--from", "1", "--to", "2", "--unified").splitlines()
    assert lines[0].startswith("--- https://podhradi.example/oznameni\tversion 1")
    assert "-Poplatek za odpad je letos 700 Kč na osobu a platí se do konce března." in lines


def test_json_has_every_change_with_its_words(run: Run) -> None:
    found = json.loads(run("diff", "1", "--from", "1", "--to", "4", "--json"))
    assert (found["watch"], found["from"], found["to"]) == (1, 1, 4)
    assert [change["number"] for change in found["changes"]] == list(range(1, len(found["changes"]) + 1))
    assert {"kind": "added", "text": "750"} in found["changes"][0]["lines"][0]
    assert found["difference"]["moved"] == 1


def test_a_file_that_holds_everything(run: Run, tmp_path: Path) -> None:
    run("diff", "1", "--from", "1", "--html", str(tmp_path / "change.html"))
    page = (tmp_path / "change.html").read_text(encoding="utf-8")
    assert "Content-Security-Policy" in page
    assert 'id="kronika-1"' in page


def test_history_names_the_versions(run: Run) -> None:
    versions = [json.loads(line) for line in run("history", "1", "--json").splitlines()]
    assert [version["number"] for version in versions] == [4, 3, 2, 1]
    assert "region" not in versions[0]
    assert "2026-03-13 17:30" in run("history", "1")


@pytest.mark.parametrize(
    ("words", "error", "sentence"),
    [
        (("diff", "9"), UnknownName, "9"),
        (("diff", "1", "--to", "77"), UnknownName, "Version 77"),
        (("diff", "1", "--unified", "--json"), InputError, "contradict"),
        (("diff", "1", "--html", "/nowhere/at/all.html"), BadFile, "cannot be written"),
        (("history", "9"), UnknownName, "9"),
    ],
)
def test_mistakes_are_said(folder: Path, words: tuple[str, ...], error: type[KronikaError], sentence: str) -> None:
    with pytest.raises(error, match=sentence):
        CliRunner().invoke(app, ["-C", str(folder), "watch", *words], catch_exceptions=False, standalone_mode=False)
