"""kronika source add: the real program finds out what an address offers, shows it, and follows it."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kronika.sampleweb.server import SampleServer, serve_in_process

PROGRAM = Path(sys.executable).with_name("kronika")
SETTINGS = '[fetch]\nallow = ["127.0.0.0/8"]\nstart_delay = 0.0\nmax_delay = 0.0\nretries = 0\n'
ENVIRONMENT = {
    "PATH": "/usr/bin:/bin",
    "LANG": "C.UTF-8",
    "NO_COLOR": "1",
    "COLUMNS": "160",
    "TERM": "xterm",
    "PYTHONPATH": str(Path(__file__).parents[3] / "src"),
}


@pytest.fixture(scope="module")
def web() -> Iterator[SampleServer]:
    with serve_in_process() as running:
        yield running


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    assert kronika(tmp_path, "init", ".").returncode == 0
    (tmp_path / "kronika.toml").write_text(SETTINGS, encoding="utf-8")
    return tmp_path


def kronika(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = ENVIRONMENT | {"HOME": str(folder)}
    return subprocess.run(
        [PROGRAM, *arguments], cwd=folder, capture_output=True, text=True, timeout=300, check=False, env=environment
    )


def sources(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in kronika(folder, "source", "list", "--json").stdout.splitlines()]


def in_a_terminal(folder: Path, answer: str, *arguments: str) -> str:
    """What a person at a terminal sees who types one answer."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [PROGRAM, *arguments],
        cwd=folder,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=ENVIRONMENT | {"HOME": str(folder)},
    )
    os.close(theirs)
    seen, answered = "", False
    try:
        while True:
            try:
                piece = os.read(ours, 65536)
            except OSError:  # the program has ended and closed its end
                break
            if not piece:
                break
            seen += piece.decode("utf-8", "replace")
            if "0 for none" in seen and not answered:
                answered = True
                os.write(ours, f"{answer}\n".encode())
    finally:
        process.wait(120)
        os.close(ours)
    return seen


def test_a_paper_is_shown_followed_and_collected_by_section(folder: Path, web: SampleServer) -> None:
    done = kronika(folder, "source", "add", web.url("portal-nadwislanski"), "--name", "Portal")
    assert done.returncode == 0, done.stderr
    assert "→ 1. archive: " in done.stdout and "5 sections in the menu, turned page by page" in done.stdout
    assert done.stdout.count("     – ") == 5
    assert "Menu: Kraj, Świat" in done.stdout
    assert "Following Portal (archive), because its archive leads from new to old" in done.stdout
    assert "Looking at " in done.stderr
    [source] = sources(folder)
    assert (source["name"], source["kind"], source["lang"]) == ("Portal", "archive", "pl")
    done = kronika(
        folder, "collect", "Portal", "--section", "SWIAT", "--since", "2026-03-29", "--max-pages", "3", "--json"
    )
    assert json.loads(done.stdout)["pages"] == 3


def test_a_dry_run_adds_nothing(folder: Path, web: SampleServer) -> None:
    done = kronika(folder, "source", "add", web.url("glos-baltyku"), "--dry-run", "--json")
    found = json.loads(done.stdout)
    assert (found["added"], found["kind"], found["lang"]) == (False, "archive", "pl")
    assert found["options"]["article"] == r"^/art_\d+\.html$"
    assert [offer["kind"] for offer in found["offers"]] == ["archive", "site", "page"]
    assert found["offers"][0]["items"] == 24 and len(found["offers"][0]["samples"]) == 5
    assert [section["name"] for section in found["sections"]][:2] == ["Kraj", "Świat"]
    assert done.stderr == "" and sources(folder) == []


def test_a_person_is_asked_and_may_choose_another_or_none(folder: Path, web: SampleServer) -> None:
    url = web.url("parafia-olszyny")
    assert "Following" not in in_a_terminal(folder, "0", "source", "add", url)
    assert sources(folder) == []
    seen = in_a_terminal(folder, "2", "source", "add", url)
    assert "because you chose it" in " ".join(seen.split())
    [source] = sources(folder)
    assert source["kind"] == "page"
    assert "There is no offer number 9" in in_a_terminal(folder, "9", "source", "add", url, "--name", "x")
    assert "Which one" not in in_a_terminal(folder, "", "source", "add", url, "--name", "y", "--yes")
    assert len(sources(folder)) == 2


def test_a_known_site_is_followed_by_its_name_without_a_look(folder: Path) -> None:
    done = kronika(
        folder, "source", "add", "novinky", "--section", "domácí", "--every", "6h", "--option", "delay=2", "--json"
    )
    added = json.loads(done.stdout)
    assert (added["name"], added["kind"], added["section"], added["every"]) == ("Novinky", "archive", "domácí", 21600)
    assert added["options"]["delay"] == "2"
    done = kronika(folder, "source", "add", "Novinky", "--kind", "feed", "--name", "Novinky RSS", "--json")
    assert json.loads(done.stdout)["url"] == "https://www.novinky.cz/rss"


def test_a_known_host_is_recognised(folder: Path, web: SampleServer) -> None:
    added = json.loads(kronika(folder, "source", "add", web.url("denni-obzor", "/sport/"), "--json").stdout)
    assert (added["name"], added["known"], added["kind"]) == ("Denní obzor", "Denní obzor", "archive")
    assert added["offers"][0]["certainty"] == "ours"


def test_a_kind_is_taken_at_its_word_without_a_look(folder: Path) -> None:
    done = kronika(folder, "source", "add", "http://127.0.0.1:9/", "--kind", "page")
    assert done.returncode == 0 and "Following 127.0.0.1 (page)" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (("http://127.0.0.1:9/",), 6, "127.0.0.1"),
        (("nonsense",), 2, "is not a web address"),
        (("",), 2, "The address is empty"),
        (("http://127.0.0.1:9/", "--kind", "newsletter"), 2, "newsletter"),
        (("http://127.0.0.1:9/", "--kind", "page", "--option", "x"), 2, "KEY=VALUE"),
        (("http://127.0.0.1:9/", "--kind", "page", "--option", "depth=2"), 3, "depth"),
        (("Novinky", "--section", "zahrada"), 2, "it has: domácí"),
        (("Novinky", "--kind", "site"), 2, "known as archive, feed"),
    ],
)
def test_a_slip_is_one_sentence(
    tmp_path_factory: pytest.TempPathFactory, arguments: tuple[str, ...], code: int, said: str
) -> None:
    folder = tmp_path_factory.getbasetemp() / "slips"
    if not folder.exists():
        kronika(tmp_path_factory.getbasetemp(), "init", str(folder))
        (folder / "kronika.toml").write_text(SETTINGS, encoding="utf-8")
    done = kronika(folder, "source", "add", *arguments, "--json")
    assert (done.returncode, said in done.stderr) == (code, True), done.stderr
    assert "Traceback" not in done.stderr and len(done.stderr.strip().splitlines()) == 1
    assert done.stdout == ""


def test_nothing_to_follow_says_what_to_do(folder: Path, web: SampleServer) -> None:
    done = kronika(folder, "source", "add", web.url("places"))
    assert done.returncode == 2 and "--kind" in done.stderr
    assert done.stderr.count("answered 404") == 1  # the others are told above, once
