"""The heading that the finder gives to a text."""

from __future__ import annotations

import pytest

from kronika.extract.finder.title import find_title
from kronika.html.document import parse
from kronika.html.text import text_of

TEXT = "<p>" + "Мост открыли в понедельник утром. " * 5 + "</p>"


@pytest.mark.parametrize(
    ("page", "wanted"),
    [
        (f"<h1>А</h1><div id=t>{TEXT}<h2>Б</h2>{TEXT}</div>", "А"),
        (f"<h3>Сайт</h3><div id=t><h2>Б</h2>{TEXT}<h1>В</h1></div>", "Б"),
        (f"<h2>Сайт</h2><h2>Б</h2><div id=t>{TEXT}</div>", "Б"),
        (f"<h1> </h1><div id=t><h4>Б</h4>{TEXT}</div>", "Б"),
        (f"<div id=t>{TEXT}<h4>Б</h4>{TEXT}</div>", "Б"),
        (f"<div id=t>{TEXT}</div>", None),
    ],
)
def test_heading(page: str, wanted: str | None) -> None:
    root = parse(page).root
    container = next(element for element in root.iter("div") if element.get("id") == "t")
    found = find_title(root, container)
    assert (None if found is None else text_of(found)) == wanted
