"""Options of the engines, as typed and as listed."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from kronika.extract.article import extract
from kronika.extract.options import list_options, option, read_options
from kronika.model.errors import InputError, UnknownName


@dataclass(frozen=True, slots=True, kw_only=True)
class Sample:
    count: int = option(3, "how many", least=1, most=20)
    ratio: float = option(0.7, "which part", least=0, most=1)
    wide: bool = option(False, "whether")
    words: tuple[str, ...] = option(("a", "b"), "which words")
    pattern: re.Pattern[str] = option(re.compile("x"), "what fits")
    name: str = option("", "who")


def read(**given: str) -> Sample:
    return read_options(Sample, given, engine="sample")


def test_nothing_given_is_the_default() -> None:
    assert read() == Sample()


@pytest.mark.parametrize(
    ("given", "wanted"),
    [
        ({"count": " 5 "}, Sample(count=5)),
        ({"ratio": "0,5"}, Sample(ratio=0.5)),
        ({"ratio": "1"}, Sample(ratio=1.0)),
        ({"wide": "TRUE"}, Sample(wide=True)),
        ({"wide": "no"}, Sample(wide=False)),
        ({"words": "td, div ,"}, Sample(words=("td", "div"))),
        ({"name": " div "}, Sample(name="div")),
    ],
)
def test_values_as_typed(given: dict[str, str], wanted: Sample) -> None:
    assert read(**given) == wanted


def test_a_pattern_ignores_case() -> None:
    assert read(pattern="rekl(ama)?").pattern.search("REKLAMA")


@pytest.mark.parametrize("name", ["links_ratio", "links-ratio", "linksRatio"])
def test_names_as_the_original_writes_them(name: str) -> None:
    from kronika.extract.density.options import Options

    assert read_options(Options, {name: "0.5"}, engine="density").links_ratio == 0.5


def test_an_unknown_name_lists_the_known_ones() -> None:
    with pytest.raises(
        UnknownName, match="sample has no option “colour”; known: count, name, pattern, ratio, wide, words"
    ):
        read(colour="red")


@pytest.mark.parametrize(
    ("name", "text", "wanted"),
    [
        ("count", "many", "a whole number from 1 to 20, not “many”"),
        ("count", "0", "a whole number from 1 to 20"),
        ("count", "21", "a whole number from 1 to 20"),
        ("count", "2.5", "a whole number"),
        ("ratio", "nan", "a number from 0 to 1"),
        ("ratio", "2", "a number from 0 to 1"),
        ("wide", "maybe", "true or false"),
        ("pattern", "(", "a regular expression"),
        ("pattern", "x" * 3_000, "a regular expression"),
    ],
)
def test_a_wrong_value_says_what_is_wanted(name: str, text: str, wanted: str) -> None:
    with pytest.raises(InputError, match=re.escape(f"The option {name} of the engine sample wants {wanted}")):
        read(**{name: text})


def test_the_engine_is_asked_by_name() -> None:
    page = "<title>Rada przyjęła budżet miasta</title><h1>Rada przyjęła budżet miasta</h1><div>Krótki tekst, jedno zdanie.</div>"
    assert extract(page, engine="portal").body == ""
    assert extract(page, engine="portal", min_body="20").body == "Krótki tekst, jedno zdanie."
    assert extract(page, engine="portal", min_body=20).body == "Krótki tekst, jedno zdanie."
    with pytest.raises(InputError, match="min_body of the engine portal wants a whole number from 0, not “few”"):
        extract(page, engine="portal", min_body="few")


@pytest.mark.parametrize("engine", ["portal", "density", "finder"])
def test_listed_options_can_be_typed_back(engine: str) -> None:
    listed = list_options(engine)
    assert listed
    assert all(info.meaning and info.wanted for info in listed)
    page = "<title>x</title><h1>x</h1><div>" + "Zdanie, które jest dość długie, żeby być tekstem. " * 20
    assert extract(page, engine=engine, **{info.name: info.default for info in listed}) == extract(page, engine=engine)


def test_published_defaults() -> None:
    portal = {info.name: info.default for info in list_options("portal")}
    assert portal["min_headline"] == "18"
    assert portal["comment_words"] == "Komentarze,Opinie"
    density = {info.name: info for info in list_options("density")}
    assert density["links_ratio"].default == "0.7"
    assert density["links_inside_article"].default == "false"
    assert density["nearby"].wanted == "a whole number from 1 to 20"


def test_an_engine_without_options_lists_none() -> None:
    assert list_options("auto") == ()
    with pytest.raises(UnknownName):
        list_options("oracle")


@pytest.mark.parametrize("engine", ["portal", "density", "finder"])
def test_every_option_is_in_the_documentation(engine: str) -> None:
    page = (Path(__file__).parents[2] / "docs/explanation/classic-engines.md").read_text(encoding="utf-8")
    section = page.split(f"\n## {engine}\n")[1].split("\n## ")[0]
    for info in list_options(engine):
        default = f"`{info.default}`".replace("|", r"\|") if info.default else "empty"
        assert f"| `{info.name}` | {default} | {info.wanted} | {info.meaning} |" in section
