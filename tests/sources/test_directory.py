"""A directory is walked as its recipe says, and its pages give entities, whatever they look like."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kronika.model.errors import FetchError, SettingsError
from kronika.model.lead import Lead, Role
from kronika.model.source import SourceKind
from kronika.sources.kinds.directory import KIND
from tests.sources.conftest import MakeFetched, MakeTask

HOME = "http://paper.example/"
ROWS = """
[walk]
pages = { css = "a.next" }
[rows]
each = { css = "tr" }
name = { css = "td:nth-child(1)" }
town = { css = "td:nth-child(2)", optional = true }
website = { css = "td a", attribute = "href", optional = true }
"""
TABLE = """<table><tr><th>Name<th>Town</tr>
<tr><td> Parish  of St Ann <td>Ash Hill<td><a href="www.ann.example">site</a></tr>
<tr><td>Parish of St John<td>Elm Town<td><a href="/john">site</a></tr>
<tr><td>Parish of St John<td>Oak Town<td><a href="mailto:x@y">mail</a></tr>
<tr><td>Parish of St John<td>Oak Town<td><a href="http://[bad">broken</a></tr></table>
<a class=next href="?page=2">next</a> <a class=next href="http://other.example/">next</a> <a href="/about">about</a>"""


def listing(url: str = HOME) -> Lead:
    return Lead(url=url, source_id=7, role=Role.LISTING)


def test_rows_become_entities_each_once(task: MakeTask, fetched: MakeFetched) -> None:
    made = task(SourceKind.DIRECTORY, recipe=ROWS)
    found = KIND.identify(made, listing(), fetched(TABLE)).entities
    assert [(one.name, one.attributes, one.website) for one in found] == [
        ("Parish of St Ann", {"town": "Ash Hill"}, "http://www.ann.example/"),
        ("Parish of St John", {"town": "Elm Town"}, "http://paper.example/john"),
        ("Parish of St John", {"town": "Oak Town"}, None),
    ]
    assert found[0].key == "http://paper.example/#parish%20of%20st%20ann/ash%20hill"
    assert found[0].website_from == "directory" and found[2].website_from is None


def test_a_key_does_not_depend_on_the_page_of_the_list(task: MakeTask, fetched: MakeFetched) -> None:
    made = task(SourceKind.DIRECTORY, recipe=ROWS)
    pages = [fetched(TABLE, url=url) for url in (HOME, f"{HOME}?page=2")]
    first, second = (KIND.identify(made, listing(page.url), page).entities for page in pages)
    assert [one.key for one in first] == [one.key for one in second]


def test_only_what_the_recipe_follows_and_only_on_the_own_host(task: MakeTask, fetched: MakeFetched) -> None:
    made = task(SourceKind.DIRECTORY, recipe=ROWS)
    [lead] = KIND.discover(made, listing(), fetched(TABLE))
    assert (lead.url, lead.role, lead.depth) == (f"{HOME}?page=2", Role.LISTING, 1)
    assert KIND.discover(made, replace(listing(), role=Role.PAGE), fetched(TABLE)) == ()


@pytest.mark.parametrize("body", [b"", b"\x00\x01\x02" * 500, b"<p>maintenance</p>", b"<table><tr>" * 3_000])
def test_a_page_that_is_no_list_is_told_and_gives_nothing(task: MakeTask, fetched: MakeFetched, body: bytes) -> None:
    made = task(SourceKind.DIRECTORY, recipe=ROWS)
    try:
        assert KIND.identify(made, listing(), fetched(body)).entities == ()
    except FetchError as error:
        assert "neither entries nor further lists" in str(error)
    assert KIND.discover(made, listing(), fetched(body)) == ()


def test_an_entry_without_a_name_is_a_fault(task: MakeTask, fetched: MakeFetched) -> None:
    recipe = "[walk]\nentries = { path = '/p/*' }\n[entry]\nname = { css = 'h1' }\ntown = { css = '.town' }\n"
    made, lead = task(SourceKind.DIRECTORY, recipe=recipe), Lead(url=f"{HOME}p/1", source_id=7, role=Role.PAGE)
    with pytest.raises(FetchError, match="no name"):
        KIND.identify(made, lead, fetched("<p class=town>Ash Hill</p>"))
    with pytest.raises(FetchError, match="nothing but a name"):
        KIND.identify(made, lead, fetched("<h1>Ann</h1>"))
    [entity] = KIND.identify(made, lead, fetched("<h1>Ann</h1><p class=town>Ash <b>Hill</b></p>")).entities
    assert (entity.key, entity.attributes) == (f"{HOME}p/1", {"town": "Ash Hill"})


@pytest.mark.parametrize("recipe", ["", "no-such-recipe"])
def test_a_missing_recipe_says_what_to_do(task: MakeTask, recipe: str) -> None:
    with pytest.raises(SettingsError, match="directories/"):
        KIND.seeds(task(SourceKind.DIRECTORY, recipe=recipe))
