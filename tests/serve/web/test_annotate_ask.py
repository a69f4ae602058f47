"""Answering by plain forms: begin, answer, undo; nothing of a fragment is shown that could sway a person."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

import pytest
from fastapi.testclient import TestClient

from kronika.model.annotation import Choice
from kronika.serve.web.annotate_ask import shown
from kronika.store.store import Store
from tests.serve.web.asking import KIND, PARISHES, ask_people, fragments
from tests.serve.web.chronicle import NOW

Open = Callable[..., TestClient]
WHERE = f"/annotate/{KIND}"


@pytest.fixture
def asked(empty_store: Store) -> Store:
    """A store with fragments to answer."""
    ask_people(empty_store)
    return empty_store


@pytest.fixture
def guest(asked: Store, visit: Open) -> TestClient:
    """A device that has begun."""
    client = visit(asked)
    html = client.get(WHERE).text
    assert client.post(WHERE, data={"csrf": field(html, "csrf")}).headers["location"] == WHERE
    return client


def field(html: str, name: str, *, form: str = "") -> str:
    """A hidden field; of the form with this address, if one is given."""
    part = html.split(f'action="{form}"', 1)[1] if form else html
    found = re.search(rf'name="{name}" value="([^"]*)"', part)
    assert found
    return found[1]


def answer(client: TestClient, choice: str) -> str:
    """Answer what is asked now; the next screen."""
    html = client.get(WHERE).text
    names = ("csrf", "fragment", "client")
    done = client.post(WHERE, data={"choice": choice} | {name: field(html, name, form=WHERE) for name in names})
    assert done.status_code == 303
    return client.get(done.headers["location"]).text


def test_a_new_device_reads_the_instructions_first(asked: Store, visit: Open) -> None:
    html = visit(asked).get(WHERE).text
    assert "Does a holy mass begin at the marked hour?" in html
    assert "<noscript>" in html and "Begin" in html
    assert 'name="fragment" value=""' in html, "nothing is handed out to nobody"
    assert asked.annotators.all() == [], "and looking makes no device"


def test_an_answer_leads_to_the_next_fragment(guest: TestClient, asked: Store) -> None:
    html = answer(guest, "yes")
    [kept] = asked.answers.listing(KIND)
    assert kept.choice is Choice.YES
    assert field(html, "fragment", form=WHERE) not in ("", str(kept.fragment_id))
    assert "1 answer today" in html


def test_the_page_kept_for_later_holds_no_fragment(guest: TestClient) -> None:
    assert field(guest.get(f"{WHERE}?bare=1").text, "fragment", form=WHERE) == ""


def test_the_same_form_twice_counts_once(guest: TestClient, asked: Store) -> None:
    html = guest.get(WHERE).text
    form = {name: field(html, name, form=WHERE) for name in ("csrf", "fragment", "client")} | {"choice": "no"}
    assert {guest.post(WHERE, data=form).status_code for _ in range(3)} == {303}
    assert len(asked.answers.listing(KIND)) == 1


def test_undo_shows_the_fragment_again(guest: TestClient, asked: Store) -> None:
    html = answer(guest, "yes")
    done = asked.answers.listing(KIND)[0].fragment_id
    back = f"{WHERE}/back"
    form = {name: field(html, name, form=back) for name in ("csrf", "client")}
    again = guest.post(back, data=form)
    assert again.status_code == 200
    assert field(again.text, "fragment", form=WHERE) == str(done)
    assert "Taken back" in again.text
    assert asked.answers.listing(KIND)[0].undone is not None, "marked, not deleted"
    assert guest.post(back, data=form).headers["location"] == WHERE, "nothing is left to take back"


@pytest.mark.parametrize(
    "wrong", [{"choice": "maybe"}, {"choice": ""}, {"client": "x"}, {"client": "a b c d e f"}, {"fragment": "x"}]
)
def test_a_wrong_form_is_refused(guest: TestClient, asked: Store, wrong: dict[str, str]) -> None:
    html = guest.get(WHERE).text
    form = {name: field(html, name, form=WHERE) for name in ("csrf", "fragment", "client")} | {"choice": "yes"}
    assert guest.post(WHERE, data=form | wrong).status_code in (404, 422)
    assert guest.post(WHERE, data=form | {"csrf": "x" * 43}).status_code == 403
    assert asked.answers.listing(KIND) == []


def test_a_device_is_told_nothing_that_could_sway_it(asked: Store) -> None:
    fragment = asked.fragments.find(KIND)[0]
    assert set(shown(fragment)) == {"id", "site", "path", "before", "marked", "after"}


def test_blank_lines_are_left_out(asked: Store) -> None:
    fragment = replace(asked.fragments.find(KIND)[0], before="Msze \n \n\n o ", after="\n\nKancelaria")
    assert (shown(fragment)["before"], shown(fragment)["after"]) == ("Msze\no ", "\nKancelaria")


def test_a_hostile_page_stays_text(empty_store: Store, visit: Open) -> None:
    hostile = replace(
        fragments(PARISHES[0])[0],
        before="<script>alert(1)</script>'\"",
        marked="<b>9.00</b>",
        path=("<img src=x>",),
        site="</main>",
    )
    empty_store.fragments.add([hostile], now=NOW)
    client = visit(empty_store)
    client.post(WHERE, data={"csrf": field(client.get(WHERE).text, "csrf")})
    html = client.get(WHERE).text
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in html
    for raw in ("<script>alert", "<b>9.00", "<img src=x>"):
        assert raw not in html
    attribute = re.search(r"data-fragments='([^']*)'", html)
    assert attribute and "<" not in attribute[1]
