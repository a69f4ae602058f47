"""Pages that answer and say they are not there, in several languages; and articles about such pages."""

from __future__ import annotations

import pytest

from kronika.html.document import parse
from kronika.sources.missing import is_missing


@pytest.mark.parametrize(
    "head",
    [
        "<title>Nie znaleziono strony – Parafia</title>",
        "<title>Paper | Page not found</title>",
        "<title>Noviny</title><h1>Stránka nebyla nalezena</h1>",
        "<title>Вестник</title><h1>Страница не найдена</h1>",
        "<title>404</title>",
        "<title>Error 404 - Not Found</title>",
    ],
)
def test_missing(head: str) -> None:
    assert is_missing(parse(head + "<p>Zkuste to jinde."), 3)


@pytest.mark.parametrize(
    ("head", "words"),
    [
        ("<title>Proč byla stránka nenalezena a co dělat, když se to stane vám doma</title>", 100),
        ("<title>Page not found</title>", 900),
        ("<title>Kontakt</title><h1>Kontakt</h1>", 20),
        ("<title>404</title><h1>Dom numer 404</h1>", 300),
        ("", 0),
    ],
)
def test_not_missing(head: str, words: int) -> None:
    assert not is_missing(parse(head + "<p>text"), words)
