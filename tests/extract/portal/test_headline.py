"""The headline of the portal engine."""

from __future__ import annotations

import pytest

from kronika.extract.portal.headline import find_headline
from kronika.extract.portal.options import Options
from kronika.html.document import parse


def headline(html: str, **options: object) -> str | None:
    found = find_headline(parse(html), Options(**options))  # type: ignore[arg-type]
    return found.text if found else None


LONG = "Rada przyjęła budżet"  # 20 characters
OTHER = "Burmistrz podziękował radnym"


@pytest.mark.parametrize("tag", ["h1", "h2"])
def test_a_heading_that_stands_in_the_title(tag: str) -> None:
    assert headline(f"<title>{LONG} - Portal</title><{tag}> Rada  <b>przyjęła</b>\nbudżet </{tag}>") == LONG


def test_of_several_the_earliest_in_the_title() -> None:
    page = f"<title>{LONG}: {OTHER}</title><h1>{OTHER}</h1><h2>{LONG}</h2>"
    assert headline(page) == LONG


def test_the_name_of_the_portal_is_too_short() -> None:
    page = f"<title>Portal Miejski - {LONG}</title><h1>Portal Miejski</h1><h2>{LONG}</h2>"
    assert headline(page) == LONG
    assert headline(page, min_headline=5) == "Portal Miejski"


@pytest.mark.parametrize(
    "page",
    [
        f"<title>Inny tytuł strony</title><h1>{LONG}</h1>",
        f"<title>{LONG}</title><h3>{LONG}</h3>",
        f"<title>{LONG}</title>",
        f"<h1>{LONG}</h1>",
        "",
    ],
)
def test_no_headline(page: str) -> None:
    assert headline(page) is None


def test_a_given_block_needs_no_title() -> None:
    page = "<title>x</title><div class='big tytul'>Krótki</div>"
    assert headline(page, headline="div class=tytul") == "Krótki"
    assert headline(page, headline="div class=inny") is None
