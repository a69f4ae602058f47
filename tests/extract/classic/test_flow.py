"""Text that runs through tags, as parts."""

from __future__ import annotations

import pytest

from kronika.extract.classic.flow import parts_of
from kronika.extract.parts import body_of, shape_of
from kronika.html.document import parse


def signs(html: str) -> list[tuple[str, str]]:
    return [(part.sign, part.text) for part in parts_of(parse(html).root)]


@pytest.mark.parametrize(
    ("html", "wanted"),
    [
        ("<p>Jeden</p><p>Dva <b>tři</b> čtyři</p>", [("p", "Jeden"), ("p", "Dva tři čtyři")]),
        ("<div>Jeden<br>dva<br><br>tři</div>", [("p", "Jeden\ndva"), ("p", "tři")]),
        ("<div>před<p>v</p>po</div>", [("p", "před"), ("p", "v"), ("p", "po")]),
        ("<h2>Nadpis</h2>text", [("h2", "Nadpis"), ("p", "text")]),
        ("<ul><li>a<ul><li>b</ul><li>c</ul>", [("i1", "a"), ("i2", "b"), ("i1", "c")]),
        ("<blockquote><p>Citát</p></blockquote>", [("q", "Citát")]),
        ("<p>a<script>x()</script>b</p>", [("p", "ab")]),
        ("<div>a<form>x</form>b</div>", [("p", "a"), ("p", "b")]),
        ("<table><tr><td>a<td>b</table>", [("p", "a"), ("p", "b")]),
        ("<p> \n </p><br><br>", []),
    ],
)
def test_parts(html: str, wanted: list[tuple[str, str]]) -> None:
    assert signs(html) == wanted


def test_what_is_skipped_goes_with_all_it_holds_but_not_what_follows() -> None:
    root = parse("<div>a<div class=x>b<p>c</p></div>d<span class=x>e</span> f</div>").root
    parts = parts_of(root, lambda element: element.get("class") == "x")
    assert body_of(parts) == "a\n\nd f"


def test_the_shape_is_empty_for_paragraphs() -> None:
    assert shape_of(parts_of(parse("<p>a<p>b").root)) == ""
    assert shape_of(parts_of(parse("<p>a<h3>b</h3>").root)) == "p h3"
