"""A page at once: its fragments in reading order, one form for all, what is left out is skipped."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from fastapi.testclient import TestClient

from kronika.model.annotation import Choice
from kronika.serve.web.annotate_page import said
from kronika.store.store import Store
from tests.serve.web.asking import KIND, SCHEDULE, ask_people
from tests.serve.web.test_annotate_ask import field

Open = Callable[..., TestClient]
PAGE = f"/annotate/{KIND}/page"


@pytest.fixture
def guest(empty_store: Store, visit: Open) -> TestClient:
    """A device that has begun with whole pages."""
    ask_people(empty_store)
    client = visit(empty_store)
    html = client.get(PAGE).text
    assert "Begin" in html and 'class="item"' not in html
    assert client.post(PAGE, data={"csrf": field(html, "csrf")}).headers["location"] == PAGE
    return client


def test_a_page_comes_in_reading_order(guest: TestClient) -> None:
    html = guest.get(PAGE).text
    assert re.findall(r"<mark>([^<]*)</mark>", html) == list(SCHEDULE)
    assert html.count("Niedziele i święta") == 1, "the headings stand once above those they share"
    assert f"{len(SCHEDULE)} hours on this page" in html


def test_one_form_keeps_all_and_skips_the_rest(guest: TestClient, empty_store: Store) -> None:
    html = guest.get(PAGE).text
    clients = dict(re.findall(r'name="(client-\d+)" value="(\w+)"', html))
    numbers = [int(name.removeprefix("client-")) for name in clients]
    form = clients | {f"choice-{numbers[0]}": "yes", f"choice-{numbers[1]}": "no", "csrf": field(html, "csrf")}
    assert guest.post(PAGE, data=form).headers["location"] == PAGE
    kept = {answer.fragment_id: answer.choice for answer in empty_store.answers.listing(KIND)}
    assert kept == dict(zip(numbers, (Choice.YES, Choice.NO, Choice.SKIP, Choice.SKIP), strict=True))
    again = re.findall(r"client-(\d+)", guest.get(PAGE).text)
    assert again and not {int(number) for number in again} & set(numbers)


def test_a_form_needs_its_token(guest: TestClient, empty_store: Store) -> None:
    assert guest.post(PAGE, data={"client-1": "abcdefgh", "choice-1": "yes"}).status_code == 403
    token = field(guest.get(PAGE).text, "csrf")
    assert guest.post(PAGE, data={"csrf": token, "client-1": "abcdefgh", "choice-1": "maybe"}).status_code == 422
    assert guest.post(PAGE, data={"csrf": token, "client-x": "abcdefgh"}).status_code == 404
    assert empty_store.answers.listing(KIND) == []


def test_what_is_said_is_read_from_the_form() -> None:
    [given] = said({"client-7": "abcdefgh", "choice-7": "no", "csrf": "x", "choice-9": "yes"})
    assert (given.fragment_id, given.choice, given.client) == (7, Choice.NO, "abcdefgh")
