"""The real program: a directory becomes entities, entities get addresses, sites are followed, whoever is killed meanwhile."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kronika.sampleweb.server import SampleServer, serve_in_process

PROGRAM = Path(sys.executable).with_name("kronika")
KEY = "klucz-tajny-1234"
TOML = """
[analyse]
enabled = false
[fetch]
allow = ["127.0.0.0/8"]
start_delay = 0.0
max_delay = 0.0
[places]
google_key = "{key}"
google_quota = 150000
google_url = "{google}"
nominatim_url = "{nominatim}"
nominatim_pause = 0.1
"""


@pytest.fixture(scope="module")
def web() -> Iterator[SampleServer]:
    with serve_in_process() as running:
        yield running


def command(folder: Path, *arguments: str) -> list[str]:
    return [str(PROGRAM), "-C", str(folder), *arguments]


def kronika(folder: Path, *arguments: str, code: int = 0) -> str:
    done = subprocess.run(command(folder, *arguments), capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == code, done.stderr
    assert KEY not in done.stdout + done.stderr
    return done.stdout + done.stderr


def lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


@pytest.fixture(scope="module")
def collected(tmp_path_factory: pytest.TempPathFactory, web: SampleServer) -> Path:
    """A chronicle whose directory has been collected."""
    made = tmp_path_factory.mktemp("directory") / "chronicle"
    subprocess.run([PROGRAM, "init", str(made)], check=True, capture_output=True, timeout=60)
    urls = {"google": web.url("places", ""), "nominatim": web.url("nominatim", "")}
    (made / "kronika.toml").write_text(TOML.format(key=KEY, **urls), encoding="utf-8")
    kronika(made, "source", "add", web.url("katalog-parafii"), "--kind", "directory", "--name", "parishes")
    kronika(made, "collect", "parishes")
    return made


@pytest.fixture
def folder(collected: Path, tmp_path: Path, web: SampleServer) -> Path:
    """A copy of it for one test."""
    web.reset()
    return Path(shutil.copytree(collected, tmp_path / "chronicle"))


def test_the_parish_story(folder: Path, web: SampleServer, tmp_path: Path) -> None:
    listed = lines(kronika(folder, "entity", "list", "--source", "parishes", "--json"))
    assert len(listed) == 42 and all(entity["source"] == "parishes" for entity in listed)
    report = json.loads(kronika(folder, "entity", "find-sites", "parishes", "--with", "google", "--json"))
    assert (report["found"], report["left"], report["spent"]) == (11, 0, False)
    doubted = lines(kronika(folder, "entity", "list", "--doubtful", "--json"))
    assert {entity["attributes"]["town"] for entity in doubted} == {"Lipowiec Górny", "Kamionka Dolna"}
    for entity in doubted:
        host = "parafia-lipowiec" if entity["attributes"]["town"] == "Lipowiec Górny" else "parafia-kamionka"
        kronika(folder, "entity", "set-site", str(entity["id"]), web.url(host))
    assert "11 sites would be followed" in kronika(folder, "entity", "follow", "parishes", "--dry-run")
    followed = lines(kronika(folder, "entity", "follow", "parishes", "--json"))
    assert Counter(one["step"] for one in followed) == {"followed": 11}
    assert {one["step"] for one in lines(kronika(folder, "entity", "follow", "parishes", "--json"))} == {"already"}
    collected = json.loads(kronika(folder, "collect", "--json"))
    assert collected["sources"] == 12 and collected["pages"] >= 11 * 6 and not collected["failures"]
    table = tmp_path / "parishes.csv"
    kronika(folder, "entity", "list", "--csv", str(table))
    assert len(table.read_text(encoding="utf-8").splitlines()) == 43
    assert "Województwo" not in kronika(folder, "entity", "show", str(listed[0]["id"]))
    assert "**" in kronika(folder, "settings")


def test_two_processes_and_a_kill_ask_for_each_entity_once(folder: Path, web: SampleServer) -> None:
    finding = command(folder, "entity", "find-sites", "--with", "nominatim", "--json")
    first = subprocess.Popen(finding, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        for _ in range(600):
            if len(questions(web)) >= 5:
                break
            time.sleep(0.1)
    finally:
        first.kill()
        first.communicate()
    before = len(questions(web))
    assert 5 <= before < 42
    others = [subprocess.Popen(finding, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for _ in range(2)]
    reports = []
    for process in others:
        said, wrong = process.communicate(timeout=300)
        assert process.returncode == 0, wrong
        reports.append(json.loads(said))
    entities = lines(kronika(folder, "entity", "list", "--json"))
    assert all(entity["looked_up"] and entity["sentence"] for entity in entities)
    asked = Counter(questions(web))
    assert sum(count - 1 for count in asked.values()) <= 1  # the question under way when the first was killed
    assert all(report["asked"] for report in reports)
    assert sum(report["asked"] for report in reports) >= 42 - before
    assert min(report["units_left"] for report in reports) in (1000 - sum(asked.values()), 999 - sum(asked.values()))


def test_wrong_input_is_one_sentence(folder: Path) -> None:
    for arguments, code, said in (
        (("entity", "find-sites", "nowhere"), 2, "no source called"),
        (("entity", "find-sites", "--with", "yahoo"), 2, "known: google, nominatim"),
        (("entity", "show", "nobody"), 2, "no entity"),
        (("entity", "set-site", "1", "ftp://x"), 2, "not a web address"),
        (("entity", "follow", "nowhere"), 2, "no source called"),
        (("entity", "list", "--csv", "/nowhere/x.csv"), 2, "cannot be written"),
        (("--set", "places.google_key=nieznany", "entity", "find-sites", "--with", "google"), 3, "refuses the key"),
        (("--set", "places.google_quota=5", "entity", "find-sites", "--with", "google"), 0, "allowance is used up"),
    ):
        text = kronika(folder, *arguments, code=code)
        assert said in text and "Traceback" not in text


def questions(web: SampleServer) -> list[str]:
    return [entry["query"] for entry in web.log() if entry["host"] == "nominatim"]
