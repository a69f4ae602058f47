"""The real program with known sites: listed, collected by name, and corrected by a file."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from kronika.sites.writing import as_toml
from tests.sites.look_alike import known, look_alike

PROGRAM = Path(sys.executable).with_name("kronika")
SETTINGS = '[fetch]\nallow = ["127.0.0.0/8"]\nstart_delay = 0.0\nmax_delay = 0.0\nretries = 0\n'
SOURCES = str(Path(__file__).parents[3] / "src")


def kronika(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    home = {"HOME": str(cwd), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "NO_COLOR": "1", "PYTHONPATH": SOURCES}
    return subprocess.run(
        [PROGRAM, *arguments], cwd=cwd, capture_output=True, text=True, timeout=300, check=False, env=home
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    assert kronika("init", ".", cwd=tmp_path).returncode == 0
    (tmp_path / "kronika.toml").write_text(SETTINGS, encoding="utf-8")
    return tmp_path


def test_the_command_of_the_thesis_works(folder: Path) -> None:
    """node get-data.js Novinky domácí 2016-05-01"""
    with look_alike("novinky") as site:
        (folder / "recipes").mkdir()
        there = as_toml(known("novinky").at(site.url("")))
        (folder / "recipes" / "novinky.toml").write_text(there, encoding="utf-8")
        done = kronika("collect", "Novinky", "--section", "domácí", "--since", "2016-05-01", "--json", cwd=folder)
        asked = site.paths()
    assert done.stderr.startswith("Following Novinky (archive) from now on: http://127.0.0.1")
    assert json.loads(done.stdout)["sources"] == 1
    articles = [path for path in asked if path.startswith("/domaci/")]
    assert sorted(articles) == [
        "/domaci/401990-skola-otevre-novou-jidelnu.html",
        "/domaci/402101-most-pres-reku-opravi-do-podzimu.html",
    ]
    assert "/archiv?id=8&date=1.04.2016&listType=month" not in asked
    assert not any("id=2" in path for path in asked)


def test_known_sites_are_listed_with_how_sure_we_are(tmp_path: Path) -> None:
    lines = kronika("source", "known", "--json", cwd=tmp_path).stdout.splitlines()
    sites = {site["name"]: site for site in map(json.loads, lines)}
    novinky = sites["Novinky"]
    assert novinky["sections"] == ["domácí", "zahraniční", "ekonomika"]
    assert novinky["kinds"] == ["archive", "feed"]
    assert novinky["certainty"] == ["described", "documented"]
    assert novinky["ways"][1]["url"] == "https://www.novinky.cz/rss"
    table = kronika("source", "known", "--lang", "pl", cwd=tmp_path).stdout
    assert "Wirtualna Polska" in table and "Novinky" not in table
    one = kronika("source", "known", "aktualne.cz", cwd=tmp_path)
    assert "described" in one.stdout and "20 articles" in " ".join(one.stdout.split())


def test_a_site_can_be_taken_out_corrected_and_kept(folder: Path) -> None:
    (folder / "recipes").mkdir()
    text = kronika("source", "known", "Novinky", "--toml", cwd=folder).stdout
    (folder / "recipes" / "novinky.toml").write_text(
        text.replace("novinky.cz/rss", "novinky.cz/rss2"), encoding="utf-8"
    )
    [line] = kronika("source", "known", "Novinky", "--json", cwd=folder).stdout.splitlines()
    assert json.loads(line)["ways"][1]["url"] == "https://www.novinky.cz/rss2"


def test_an_unknown_name_is_one_sentence(folder: Path) -> None:
    wrong = kronika("source", "known", "Novinki", cwd=folder)
    assert wrong.returncode == 2 and "did you mean “Novinky”?" in wrong.stderr
    wrong = kronika("collect", "Novinky", "--section", "zahrada", cwd=folder)
    assert wrong.returncode == 2 and "it has: domácí, zahraniční, ekonomika." in wrong.stderr
    assert kronika("source", "list", "--json", cwd=folder).stdout == ""
