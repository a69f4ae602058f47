"""Answers as files: pictures with all letters, tables, records, and specifications that Vega-Lite accepts."""

from __future__ import annotations

import csv
import json
import sys
from io import StringIO
from pathlib import Path

import pytest

from kronika.model.errors import InputError, PartMissing
from kronika.serve.figures.files import FORMATS, MEDIA, content, format_of, write
from kronika.serve.figures.pictures import png
from tests.serve.figures.answers import ANSWERS, GAP, headlines, rankings, sentiment


@pytest.mark.parametrize("name", ["sentiment", "entities", "graph"])
def test_pictures(name: str) -> None:
    made = content(ANSWERS[name](), "png")
    assert made.startswith(b"\x89PNG") and int.from_bytes(made[16:20]) == 1800


def test_letters_of_all_our_languages_are_drawn_without_fonts_of_the_machine() -> None:
    """An unknown letter would be drawn as nothing or as the box of another; all of these differ."""

    def picture(text: str) -> bytes:
        font = 'font-family="Liberation Sans"'
        return png(
            f'<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><text y="30" {font}>{text}</text></svg>'
        )

    letters = "ěščřžýáíéúůďťňłąęśćżźóнщёьыя−…·×"
    assert len({picture(letter) for letter in letters} | {picture(""), picture("\ue123")}) >= len(letters) + 1


def test_without_the_part_for_charts_the_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "vl_convert", None)
    with pytest.raises(PartMissing, match=r"kronika\[charts\]"):
        content(sentiment(), "png")
    assert content(sentiment(), "svg").startswith(b"<svg")


@pytest.mark.parametrize("name", ANSWERS)
def test_vega_lite_accepts_the_specification_with_everything_in_it(name: str) -> None:
    vl_convert = pytest.importorskip("vl_convert")
    spec = json.loads(content(ANSWERS[name](), "vl.json"))
    drawn = vl_convert.vegalite_to_svg(spec)
    assert "Articles sounded darkest" in drawn and "Listy was broken" in drawn
    assert "1\u2009234 articles" in drawn


def rows(text: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(text.decode("utf-8-sig"))))


def test_tables() -> None:
    curve = rows(content(sentiment(), "csv"))
    assert len(curve) == 12 and curve[GAP]["balance"] == "" and curve[GAP]["articles"] == "0"
    assert curve[7]["broken"] == "Listy" and curve[0]["broken"] == ""
    ranked = rows(content(rankings(), "csv"))
    assert [one["rank"] for one in ranked[:5]] == ["1", "2", "3", "4", "5"] and ranked[0]["name"] == "Jan Novák"
    said = rows(content(headlines(), "csv"))
    assert said[0]["title"].startswith("'=cmd"), "a spreadsheet must not run a headline"
    assert said[0]["points"] == "-12.5", "but a number is a number"


@pytest.mark.parametrize("name", ANSWERS)
def test_records_hold_everything(name: str) -> None:
    told = json.loads(content(ANSWERS[name](), "json"))
    assert told["ready"] in ("sentiment", "compare", "volume", "entities", "keywords", "headlines", "shares", "graph")
    assert told["broken"][0]["first"] == "2026-03-08" and told["question"]["text"] == "povodeň"


def test_the_end_of_a_name_says_the_format(tmp_path: Path) -> None:
    assert set(FORMATS) == set(MEDIA)
    assert [format_of(name) for name in ("a.PNG", "b.vl.json", "c.json")] == ["png", "vl.json", "json"]
    with pytest.raises(InputError, match=r"\.svg"):
        format_of("chart.gif")
    write(sentiment(), tmp_path / "a.svg")
    assert [path.name for path in tmp_path.iterdir()] == ["a.svg"]
    with pytest.raises(InputError, match="cannot be written"):
        write(sentiment(), tmp_path / "missing" / "a.svg")
