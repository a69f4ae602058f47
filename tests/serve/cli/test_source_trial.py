"""kronika source test: the real program against a page on loopback, with and without recipes."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.extract.conftest import NEWS, modern
from tests.fetch.local_site import LocalSite

PROGRAM = Path(sys.executable).with_name("kronika")
PL = NEWS["pl"]
RECIPE = """
hosts = ["127.0.0.1"]
[[layout]]
until = 2020-01-01
title = { css = ".stary" }
[[layout]]
since = 2020-01-01
title = { css = "h1", mode = "confirm" }
lead = { css = ".perex" }
body = { css = "#tekst" }
"""


def kronika(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {"HOME": str(folder), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "NO_COLOR": "1", "COLUMNS": "160"}
    return subprocess.run(
        [PROGRAM, "-C", folder, "--set", "fetch.allow=127.0.0.0/8", "source", "test", *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env=environment,
    )


def told(folder: Path, *arguments: str) -> dict[str, Any]:
    result = kronika(folder, *arguments, "--json")
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)


@pytest.fixture
def site() -> Iterator[LocalSite]:
    served = LocalSite().start()
    served.page("/1", modern(PL).encode(), Content_Type="text/html; charset=utf-8")
    served.page("/empty", b"<html><body></body></html>")
    yield served
    served.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A chronicle with a recipe for the loopback site."""
    (tmp_path / "kronika.toml").write_text("", encoding="utf-8")
    (tmp_path / "recipes").mkdir()
    (tmp_path / "recipes" / "lokalny.toml").write_text(RECIPE, encoding="utf-8")
    return tmp_path


def test_it_shows_what_each_field_came_from(folder: Path, site: LocalSite) -> None:
    result = kronika(folder, site.url("/1"))
    assert result.returncode == 0, result.stderr
    shown = result.stdout
    assert "Recipe lokalny-2 (since 2020-01-01)" in shown
    assert "recipe lokalny-2 agrees" in shown
    [lead] = [
        line for line in shown.splitlines() if line.startswith("lead") and "recipe" in line and "override" not in line
    ]
    assert PL.lead[:30] in lead and "recipe lokalny-2" in lead
    [rule] = [line for line in shown.splitlines() if line.startswith("body") and "#tekst" in line]
    assert rule.rstrip().endswith("nothing")
    assert "The recipe lokalny-2 (since 2020-01-01) found no body on this page; the general engine read it." in shown


def test_json_has_all_of_it(folder: Path, site: LocalSite) -> None:
    found = told(folder, site.url("/1"))
    fields = {row["field"]: row for row in found["fields"]}
    assert set(fields) == {"title", "lead", "body", "published", "authors", "keywords", "section"}
    assert fields["lead"] == {"field": "lead", "value": PL.lead, "from": "recipe lokalny-2"}
    assert fields["authors"]["value"] == [PL.author] and fields["authors"]["from"]
    assert found["recipe"]["name"] == "lokalny-2"
    assert [(row["field"], row["mode"], bool(row["found"])) for row in found["recipe"]["rules"]] == [
        ("title", "confirm", True),
        ("lead", "override", True),
        ("body", "override", False),
    ]
    assert (found["page_class"], len(found["faults"])) == ("article_with_comments", 1)
    assert 0 < found["confidence"] <= 1


def test_a_file_with_its_address_and_its_time(folder: Path) -> None:
    page = folder / "page.html"
    page.write_text(modern(PL).replace("<h1>", '<h1 class="stary">'), encoding="utf-8")
    old = told(folder, str(page), "--url", "http://127.0.0.1/1", "--at", "2019-05-01")
    assert old["recipe"]["name"] == "lokalny-1"
    assert old["at"] == "2019-05-01T00:00:00+00:00"
    assert told(folder, str(page))["recipe"] is None


def test_without_a_chronicle_the_built_in_recipes_are_there(tmp_path: Path, site: LocalSite) -> None:
    (tmp_path / "recipes").mkdir()
    (tmp_path / "recipes" / "not-ours.toml").write_text("flour = 500", encoding="utf-8")
    result = kronika(tmp_path, site.url("/1"))
    assert result.returncode == 0, result.stderr
    assert "No recipe is for this page." in result.stdout


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (("{site}/empty",), 1, "No article was found"),
        (("{site}/gone",), 6, "404"),
        (("nowhere.html",), 2, "no file"),
        (("{site}/1", "--at", "2019-05-01"), 2, "--at is for a page in a file"),
        (("{site}/1", "--engine", "magic"), 2, "magic"),
    ],
)
def test_what_goes_wrong_is_a_sentence_and_a_code(
    folder: Path, site: LocalSite, arguments: tuple[str, ...], code: int, said: str
) -> None:
    result = kronika(folder, *(argument.replace("{site}", site.url("")) for argument in arguments))
    assert result.returncode == code, result.stderr
    assert said in result.stderr
    assert "Traceback" not in result.stderr


def test_a_wrong_recipe_is_told(folder: Path, site: LocalSite) -> None:
    (folder / "recipes" / "lokalny.toml").write_text("hosts = 1", encoding="utf-8")
    result = kronika(folder, site.url("/1"))
    assert (result.returncode, "lokalny.toml is wrong: hosts" in result.stderr) == (3, True), result.stderr
