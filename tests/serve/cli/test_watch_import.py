"""kronika watch import and export, and kronika user token: what they print, what they keep, how they fail."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kronika.flow.chronicle import init_chronicle
from kronika.model.errors import BadFile, InputError, KronikaError, SomeFailed
from kronika.sampleweb.clock import NOW
from kronika.serve.cli.main import app
from kronika.store.store import open_store


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return init_chronicle(tmp_path / "c")


def run(folder: Path, *arguments: str, fails: bool = False) -> str:
    result = CliRunner().invoke(app, ["-C", str(folder), *arguments])
    if isinstance(result.exception, KronikaError) and not fails:
        raise result.exception
    return result.output


def listed(folder: Path, text: str, name: str = "list.txt") -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_list_is_imported_once(folder: Path) -> None:
    path = listed(folder, "https://a.example/ Town, More\nhttps://b.example/\n")
    planned = run(folder, "watch", "import", path, "--dry-run", "--group", "Rest")
    assert "2 lines would be added" in planned and "“More”" in planned
    assert "2 lines added, 0 there already, 0 unusable." in run(folder, "watch", "import", path, "--group", "Rest")
    assert "0 lines added, 2 there already" in run(folder, "watch", "import", path, "--group", "Rest")


def test_bad_lines_fail_the_command_and_not_the_others(folder: Path) -> None:
    path = listed(folder, "nothing\nhttps://a.example/\n")
    with pytest.raises(SomeFailed, match="1 line of"):
        run(folder, "watch", "import", path)
    said = run(folder, "watch", "import", path, "--json", fails=True).splitlines()
    assert [json.loads(line)["step"] for line in said if line.startswith("{")] == ["bad", "exists"]


def test_what_is_exported_is_imported_elsewhere(folder: Path, tmp_path: Path) -> None:
    run(folder, "watch", "import", listed(folder, "https://a.example/ Town\n"))
    for ending in ("jsonl", "opml"):
        file = tmp_path / f"out.{ending}"
        assert json.loads(run(folder, "watch", "export", str(file), "--json"))["watches"] == 1
        other = init_chronicle(tmp_path / ending)
        run(other, "watch", "import", str(file))
        assert run(other, "watch", "export") == run(folder, "watch", "export")
    with pytest.raises(InputError, match=r"\.jsonl or \.opml"):
        run(folder, "watch", "export", "x.pdf")
    with pytest.raises(BadFile):
        run(folder, "watch", "export", str(tmp_path / "absent" / "x.opml"))


def test_a_token_is_shown_once_and_revoked(folder: Path) -> None:
    with open_store(f"sqlite:///{folder}/data/kronika.db") as store:
        store.users.add("eva", "hash", NOW)
    made = json.loads(run(folder, "user", "token", "add", "eva", "--scope", "write", "--label", "backup", "--json"))
    assert len(made["token"]) == 43
    listing = run(folder, "user", "token", "list")
    assert "backup" in listing and "never used" in listing and made["token"] not in listing
    assert made["token"].encode() not in (folder / "data" / "kronika.db").read_bytes()
    run(folder, "user", "token", "revoke", str(made["id"]))
    assert "No tokens" in run(folder, "user", "token", "list", "eva")
    for bad in (["add", "nobody"], ["add", "eva", "--scope", "all"], ["list", "nobody"], ["revoke", "7"]):
        with pytest.raises(InputError):
            run(folder, "user", "token", *bad)
