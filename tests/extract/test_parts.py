"""Blocks as parts: the same for the engine and for recipes."""

from __future__ import annotations

import pytest

from kronika.extract.parts import body_of, parts_of, shape_of
from kronika.html.blocks import blocks
from kronika.html.document import parse

LONG = "Dlouhý text, který stojí ve sloupci stránky a není žádným údajem v tabulce. " * 5


@pytest.mark.parametrize(
    ("html", "expected"),
    [
        ("<p>a</p><h2>b<br>c</h2>", [("p", "a"), ("h2", "b c")]),
        ("<ul><li>a<ul><li>b</li></ul></li></ul>", [("i1", "a"), ("i2", "b")]),
        ("<dl><dt>a</dt><dd>b</dd></dl>", [("i1", "a"), ("i1", "b")]),
        ("<blockquote><p>a</p></blockquote>", [("q", "a")]),
        ("<pre>a = 1\n\n  b = 2</pre>", [("c", "a = 1\n  b = 2")]),
        ("<table><tr><th>a<th>b<tr><td><td>d</table>", [("t", "a\tb\n\td")]),
        ("<table><tr><td><p>a</p><p>b</p><td>c<tr><td>d<td>e</table>", [("t", "a b\tc\nd\te")]),
        ("<table><tr><td>a<tr><td>b</table>", [("p", "a"), ("p", "b")]),
        (f"<table><tr><td>a<td>{LONG}</table>", [("p", "a"), ("p", LONG.strip())]),
    ],
)
def test_parts(html: str, expected: list[tuple[str, str]]) -> None:
    found = parts_of(blocks(parse(f"<body>{html}</body>")))
    assert [(part.sign, part.text) for part in found] == expected
    assert body_of(found) == "\n\n".join(text for _, text in expected)


def test_a_shape_of_paragraphs_is_empty() -> None:
    assert shape_of(parts_of(blocks(parse("<p>a<p>b")))) == ""
    assert shape_of(parts_of(blocks(parse("<p>a<h2>b</h2>")))) == "p h2"
