"""kronika extract: recipes are used for a file, a folder, a WARC file and an address, and what they missed is said."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.extract.conftest import NEWS, modern
from tests.fetch.local_site import LocalSite
from tests.flow.warcs import answer, packed, record
from tests.serve.cli.test_source_trial import PROGRAM

PL = NEWS["pl"]
ORIGIN = "recipe moje-1"
MISSED = "The recipe stare-1 found no body on this page; the general engine read it."
RECIPES = {
    "moje": 'hosts = ["127.0.0.1", "gazeta.example"]\n[[layout]]\ntitle = { css = "h1" }\nbody = { css = "article p:not(.perex)" }\n',
    "stare": 'hosts = ["stara.example"]\n[[layout]]\ntitle = { css = "h1" }\nbody = { css = ".dawny-tekst" }\n',
}


def page(head: str = "") -> bytes:
    return modern(PL).replace("<head>", f'<head><meta charset="utf-8">{head}').encode()


def canonical(host: str) -> str:
    return f'<link rel="canonical" href="https://{host}/artykul-o-budzecie">'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "kronika.toml").write_text('[fetch]\nallow = ["127.0.0.0/8"]\n', encoding="utf-8")
    (tmp_path / "recipes").mkdir()
    for name, recipe in RECIPES.items():
        (tmp_path / "recipes" / f"{name}.toml").write_text(recipe, encoding="utf-8")
    pages = tmp_path / "pages"
    pages.mkdir()
    (pages / "a.html").write_bytes(page(canonical("www.gazeta.example")))
    (pages / "b.html").write_bytes(page(canonical("stara.example")))
    (pages / "c.html").write_bytes(page())
    return tmp_path


@pytest.fixture
def site() -> Iterator[LocalSite]:
    served = LocalSite().start()
    served.page("/1", page(), Content_Type="text/html; charset=utf-8")
    yield served
    served.close()


def extract(folder: Path, *arguments: str) -> tuple[list[dict[str, Any]], str]:
    """What it wrote and what it said."""
    result = subprocess.run(
        [PROGRAM, "-C", folder, "extract", "--json", *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={"HOME": str(folder), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "NO_COLOR": "1", "COLUMNS": "160"},
    )
    assert result.returncode == 0, result.stderr
    return [json.loads(line) for line in result.stdout.splitlines()], result.stderr


def by_recipe(found: dict[str, Any]) -> bool:
    """The recipe takes the body as it is asked to, the linked teaser included."""
    assert (found["origins"].get("body") == ORIGIN) == (PL.teaser in found["body"])
    return found["origins"].get("body") == ORIGIN


def test_a_folder(folder: Path) -> None:
    found, said = extract(folder, "pages", "--processes", "1")
    assert [by_recipe(one) for one in found] == [True, False, False], "the page itself tells where it is from"
    assert [one["faults"] for one in found] == [[], [MISSED], []]
    assert found[1]["body"] == "\n\n".join(PL.body), "a recipe that finds nothing leaves it to the engine"
    assert said == f"noted pages/b.html: {MISSED}\n"


def test_a_warc(folder: Path) -> None:
    urls = ("https://gazeta.example/1", "https://stara.example/1", "https://inna.example/1")
    (folder / "crawl.warc.gz").write_bytes(packed([record("response", answer(page()), url) for url in urls]))
    found, said = extract(folder, "crawl.warc.gz")
    assert [by_recipe(one) for one in found] == [True, False, False]
    assert [one["faults"] for one in found] == [[], [MISSED], []] and MISSED in said


def test_an_address(folder: Path, site: LocalSite) -> None:
    [found], said = extract(folder, site.url("/1"))
    assert by_recipe(found) and said == ""


@pytest.mark.parametrize(
    ("arguments", "expected", "fault"),
    [
        (("pages/a.html",), True, ""),
        (("pages/c.html",), False, ""),
        (("pages/c.html", "--url", "https://gazeta.example/x"), True, ""),
        (("pages/a.html", "--url", "https://inna.example/x"), False, ""),
        (("pages/a.html", "--url", "nonsense"), False, ""),
        (("pages/b.html",), False, MISSED + "\n"),
    ],
)
def test_a_file(folder: Path, arguments: tuple[str, ...], expected: bool, fault: str) -> None:
    [found], said = extract(folder, *arguments)
    assert (by_recipe(found), said) == (expected, fault)


def test_no_recipes(folder: Path, site: LocalSite) -> None:
    for place in ("pages", "pages/a.html", "pages/b.html", site.url("/1")):
        found, said = extract(folder, place, "--no-recipes")
        assert not any(by_recipe(one) or one["faults"] for one in found) and said == ""


def test_a_wrong_recipe_is_told_before_the_first_page(folder: Path) -> None:
    (folder / "recipes" / "zle.toml").write_text('hosts = ["x.example"]\n[[layout]]\nbody = { css = "p[" }\n')
    result = subprocess.run(
        [PROGRAM, "-C", folder, "extract", "pages"],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert result.returncode != 0 and result.stdout == "" and "zle.toml is wrong" in result.stderr
