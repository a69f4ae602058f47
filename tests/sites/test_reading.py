"""Recipe files of people's own: read as written, and every slip is one sentence with file and key."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from kronika.model.errors import SettingsError
from kronika.model.recipe import Field, Mode, Take
from kronika.sites.book import open_book
from kronika.sites.reading import read_folder

FILE = """
hosts = ["www.Example.org", "*.деревня.example"]

[[layout]]
until = 2026-03-20
path = "/zpravy/*"
title = { css = "h1" }
body = { css = ".text", drop = [".ad", ".//aside"] }

[[layout]]
name = "example-new"
since = 2026-03-20T06:00:00+01:00
title = { css = "h1", mode = "confirm" }
lead = [{ css = ".perex" }, { xpath = "//p[@class='lead']" }]
published = { css = "time", attribute = "datetime" }
authors = { css = ".autor", after = "Autor:", split = " a ", optional = true }
body = { css = "#app", attribute = "data-body", take = "html" }
"""


def write(folder: Path, text: str, name: str = "example.toml") -> Path:
    (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_a_file_is_a_site(tmp_path: Path) -> None:
    [site] = read_folder(write(tmp_path, FILE))
    old, new = site.recipes
    assert (old.name, new.name) == ("example-1", "example-new")
    assert old.hosts[0] == "example.org"
    assert old.hosts[1].startswith("*.xn--")
    assert (old.until, new.since) == (datetime(2026, 3, 20, tzinfo=UTC), datetime(2026, 3, 20, 5, tzinfo=UTC))
    assert old.for_field(Field.BODY)[0].drop == (".ad", ".//aside")
    assert [rule.selector for rule in new.for_field(Field.LEAD)] == [".perex", "//p[@class='lead']"]
    assert new.for_field(Field.TITLE)[0].mode is Mode.CONFIRM
    assert new.for_field(Field.BODY)[0].take is Take.HTML
    assert new.for_field(Field.AUTHORS)[0].optional
    assert new.label == "example-new (since 2026-03-20)"


def test_no_folder_is_no_recipe(tmp_path: Path) -> None:
    assert read_folder(tmp_path / "recipes") == []


def test_a_users_recipe_wins_over_a_built_in_one(tmp_path: Path) -> None:
    url, at = "http://gorodskie-novosti.localhost:8801/news/2026/03/31/8908.html", datetime(2026, 3, 31, tzinfo=UTC)
    built = open_book(tmp_path).find(url, at)
    assert built is not None and built.name == "gorodskie-novosti-2"
    write(tmp_path, 'hosts = ["gorodskie-novosti.localhost"]\n[[layout]]\nbody = { css = "main" }', "moje.toml")
    mine = open_book(tmp_path).find(url, at)
    assert mine is not None and mine.name == "moje-1"


ONE = 'hosts = ["a.example"]\n[[layout]]\n'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hosts = [", "is not valid TOML"),
        ('[[layout]]\nbody = { css = "p" }', "hosts: is missing"),
        ('hosts = ["a.example"]', "layout: is missing"),
        ('hosts = []\n[[layout]]\nbody = { css = "p" }', "hosts: tuple should have at least 1 item"),
        ('hosts = ["http://a.example/"]\n[[layout]]\nbody = { css = "p" }', "“http://a.example/” is no host name"),
        (ONE, "layout 1 has no rule"),
        (ONE + 'bodi = { css = "p" }', "layout 1 bodi: is not a known key"),
        (ONE + 'body = { ccs = "p" }', "layout 1 body 1 ccs: is not a known key"),
        (ONE + 'body = "p"', "layout 1 body"),
        (ONE + 'body = { css = "p", mode = "maybe" }', "layout 1 body 1 mode: input should be 'override' or 'confirm'"),
        (ONE + 'since = "March"\nbody = { css = "p" }', "layout 1 since: write a date without quotes"),
        (ONE + 'since = 2026-03-20\nuntil = 2026-03-20\nbody = { css = "p" }', "since must be before until"),
        (ONE + 'path = "news"\nbody = { css = "p" }', "path must begin with / or *"),
        (ONE + "body = {}", "layout 1, body: give either css or xpath"),
        (ONE + 'body = { css = "p", xpath = "//p" }', "give either css or xpath"),
        (ONE + 'body = { css = "p[" }', "layout 1, body: the CSS selector “p[” is wrong"),
        (ONE + 'title = { xpath = "//h1[" }', "layout 1, title: the selector “//h1[” is wrong"),
        (ONE + 'body = { css = "p", drop = ["p:has(a)"] }', "layout 1, body: the CSS selector “p:has(a)”"),
        (ONE + 'published = { css = "time", take = "attribute" }', "needs the attribute's name"),
        (ONE + 'title = { css = "h1", split = "," }', "split is only for authors and keywords"),
        (ONE + 'authors = { css = "p", join = "," }', "join is only for title and section"),
        (ONE + 'body = { css = "p", after = "x" }', "after and before are not for lead and body"),
    ],
)
def test_a_wrong_file_is_one_sentence_that_names_file_and_key(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(SettingsError) as caught:
        read_folder(write(tmp_path, text))
    sentence = str(caught.value)
    assert sentence.startswith(str(tmp_path / "example.toml"))
    assert said in sentence
    assert sentence.endswith(".") and "\n" not in sentence


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SettingsError, match=r"x\.toml is not valid TOML"):
        read_folder(tmp_path)
