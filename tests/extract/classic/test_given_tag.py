"""A tag given by name and attributes."""

from __future__ import annotations

import pytest

from kronika.extract.classic.given_tag import given_tag
from kronika.html.document import parse
from kronika.model.errors import InputError

PAGE = parse("<div class='a'>1</div><p class='text wide' id=main>2</p><div class='text' data-x='y z'>3</div>").root


@pytest.mark.parametrize(
    ("written", "wanted"),
    [
        ("div", "1"),
        ("DIV class=text", "3"),
        ("class=text", "2"),
        ("* class='wide text' id=main", "2"),
        ("<div> data-x='y z'", "3"),
    ],
)
def test_the_first_that_fits(written: str, wanted: str) -> None:
    element = given_tag(written).first(PAGE)
    assert element is not None
    assert element.text == wanted


@pytest.mark.parametrize("written", ["section", "div id=main", "div data-x=y"])
def test_none_fits(written: str) -> None:
    assert given_tag(written).first(PAGE) is None


@pytest.mark.parametrize("written", ["div 'class=a", "div text", "div =a", "d/v"])
def test_what_is_no_tag(written: str) -> None:
    with pytest.raises(InputError):
        given_tag(written)
