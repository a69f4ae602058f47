"""A directory's recipe is read whole, or refused with a sentence that names the line."""

from __future__ import annotations

import pytest

from kronika.model.errors import SettingsError
from kronika.sources.directory_reading import read_recipe
from kronika.sources.directory_recipe import Pick, Turn
from kronika.sources.safe_pattern import safe_pattern, taken

GOOD = """
hosts = ["www.Example.org"]
key = ["name", "town"]

[walk]
lists = [
  { css = "li a", path = "/diocese/*" },
  { xpath = "//li/a" },
]
pages = { text = "next" }
entries = { path = "/parish/*" }

[entry]
name = { css = "h1" }
town = [{ css = ".town" }, { xpath = "//td[2]", optional = true }]
street = { css = ".address", pattern = "^(.+), " }
"""


def test_a_recipe_is_read() -> None:
    recipe = read_recipe(GOOD)
    assert recipe.hosts == ("example.org",) and recipe.key == ("name", "town")
    assert recipe.lists == (Turn(css="li a", path="/diocese/*"), Turn(xpath="//li/a"))
    assert recipe.pages == (Turn(text="next"),)
    assert recipe.entry["town"] == (Pick(css=".town"), Pick(xpath="//td[2]", optional=True))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[walk]", "[walk", "not valid TOML"),
        ('{ xpath = "//li/a" }', '{ xpath = "//li[" }', r"line 8 \(walk lists 2\): the selector"),
        ('path = "/diocese/*"', 'path = "diocese"', r"line 7 \(walk lists 1\): path must begin"),
        ('path = "/diocese/*"', "paths = 1", r"line 7 \(walk lists 1 paths\): is not a known key"),
        ('{ text = "next" }', "{}", r"line 10 \(walk pages 1\): give css, xpath, path or text"),
        ('name = { css = "h1" }', "", r"line 13 \(entry\): the name is missing"),
        ('css = ".town"', 'css = ":has(a)"', r"line 15 \(entry town 1\): .*not supported"),
        ('css = ".town"', 'css = ".a", xpath = "//a"', "either css or xpath"),
        ("street =", "Street =", r"line 16 \(entry Street 1\): an attribute is called by small letters"),
        ('"^(.+), "', '"(a+)+$"', r"line 16 \(entry street 1\): .*may take too long"),
        ('"^(.+), "', '"("', r"line 16 \(entry street 1\): .*is wrong"),
        ('"town"]', '"deanery"]', r"line 3 \(key\): there is no attribute “deanery”"),
        ('entries = { path = "/parish/*" }', "", r"\(walk\): \[entry\] needs entries"),
        ("[entry]", "[rows]", "needs each"),
        ("[entry]", "[rows]\neach = { path = '/a' }", r"\(rows each\): give css or xpath"),
        ("hosts =", "host =", r"line 2 \(host\): is not a known key"),
        ('css = "h1"', "css = 7", r"line 14 \(entry name 1 css\): input should be a valid string"),
    ],
)
def test_what_is_wrong_is_a_sentence_with_its_line(old: str, new: str, said: str) -> None:
    assert old in GOOD
    with pytest.raises(SettingsError, match=said) as error:
        read_recipe(GOOD.replace(old, new), "own.toml")
    assert str(error.value).startswith("own.toml is") and "\n" not in str(error.value)


@pytest.mark.parametrize(
    "text", ["(a*)*", "(ab|ba)*c", "(a+)+", "(?:a{2,})*", ".*.*.*.*.*x", "((a|aa)+)b", "", "a" * 301, "("]
)
def test_a_pattern_that_could_run_for_ever_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="pattern"):
        safe_pattern(text)


def test_a_pattern_gives_its_group_or_all_of_it() -> None:
    assert taken(safe_pattern(r"^(?:ul\. )?(.+), \d\d-\d{3}"), "ul. Leśna 3, 12-345 Wieś") == "Leśna 3"
    assert taken(safe_pattern(r"\d\d-\d{3}"), "ul. Leśna 3, 12-345 Wieś") == "12-345"
    assert taken(safe_pattern(r"(x)?y"), "y") == "" and taken(safe_pattern("z"), "y") == ""
