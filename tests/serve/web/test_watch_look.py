"""A look before watching: against a real page on loopback, shown otherwise without asking again, then watched."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from kronika.model.watch import FocusKind
from kronika.serve.web import watch_look
from kronika.serve.web.app import create_app
from kronika.serve.web.headers import ORIGINAL_POLICY
from kronika.settings import FetchSettings, Settings
from kronika.store.store import Store
from tests.e2e.changing_page import ChangingPage, changing_page
from tests.serve.web.chronicle import NOW
from tests.serve.web.test_checking import wait_for
from tests.serve.web.test_watches import send


@pytest.fixture
def site() -> Iterator[ChangingPage]:
    """A page that can be looked at."""
    with changing_page() as page:
        yield page


@pytest.fixture
def client(empty_store: Store, tmp_path: Path) -> TestClient:
    """A client of a chronicle that may fetch from this machine."""
    fetch = FetchSettings(allow=("127.0.0.0/8",), start_delay=0.0, max_delay=0.0)  # type: ignore[call-arg]
    app = create_app(empty_store, Settings(home=tmp_path, fetch=fetch), clock=lambda: NOW)
    return TestClient(app, base_url="http://localhost", follow_redirects=False, raise_server_exceptions=False)


def key_of(html: str) -> str:
    found = re.search(r'src="/watch/look/([\w-]+)"', html)
    assert found, html
    return found[1]


def test_what_it_is_and_what_would_be_compared(client: TestClient, site: ChangingPage) -> None:
    answer = send(client, "/watch/look", url=site.url)
    assert answer.status_code == 200
    assert "Notices of the town" in answer.text
    assert re.search(r"\d+ words are compared", answer.text)
    assert 'value="css:ul.notices"' in answer.text
    frame = client.get(f"/watch/look/{key_of(answer.text)}")
    assert frame.headers["content-security-policy"] == ORIGINAL_POLICY
    assert "The bridge in Mill Street" in frame.text
    assert client.get("/watch/look/nothing").status_code == 404


@pytest.mark.parametrize(
    ("form", "kind", "rule"),
    [
        ({"choice": "whole"}, "whole", ""),
        ({"choice": "css:ul.notices"}, "css", "ul.notices"),
        ({"kind": "xpath", "rule": "//main/ul"}, "xpath", "//main/ul"),
        ({"kind": "tag", "rule": 'div class="weather"'}, "tag", 'div class="weather"'),
    ],
)
def test_another_part_asks_nobody_again(
    client: TestClient, site: ChangingPage, form: dict[str, str], kind: str, rule: str
) -> None:
    key = key_of(send(client, "/watch/look", url=site.url).text)
    asked = site.asked
    html = send(client, "/watch/look", url=site.url, look=key, **form).text
    assert site.asked == asked
    chosen = re.findall(r'name="(kind|rule)" value="([^"]*)"', html.split('id="settings"')[1])
    assert dict(chosen) == {"kind": kind, "rule": rule.replace('"', "&#34;")}
    assert "fits" not in html


def test_a_rule_that_fits_nothing_or_is_none_is_told(client: TestClient, site: ChangingPage) -> None:
    key = key_of(send(client, "/watch/look", url=site.url).text)
    html = send(client, "/watch/look", url=site.url, look=key, kind="css", rule="div.nothing").text
    assert "Nothing on this page fits" in html
    answer = send(client, "/watch/look", url=site.url, look=key, kind="css", rule="div[")
    assert answer.status_code == 422
    assert "is wrong" in answer.text and "iframe" in answer.text, "what was seen before stays"


@pytest.mark.parametrize("url", ["", "not an address", "ftp://x.example/", "javascript:alert(1)", "http://"])
def test_what_is_no_address_is_told(client: TestClient, url: str) -> None:
    answer = send(client, "/watch/look", url=url)
    assert answer.status_code == 422
    assert "This is not a web address" in answer.text


def test_what_cannot_be_had_is_told_and_not_watched(client: TestClient, site: ChangingPage, empty_store: Store) -> None:
    answer = send(client, "/watch/look", url=site.url + "/gone")
    assert answer.status_code == 422
    assert "could not be looked at" in answer.text
    assert empty_store.watches.count() == 0


def test_not_too_many_at_once(client: TestClient, site: ChangingPage) -> None:
    for _ in range(2):
        assert watch_look.LOOKS.acquire(blocking=False)
    try:
        assert "Too many looks at once" in send(client, "/watch/look", url=site.url).text
    finally:
        watch_look.LOOKS.release(2)


def test_watching_begins_with_a_version(client: TestClient, site: ChangingPage, empty_store: Store) -> None:
    key = key_of(send(client, "/watch/look", url=site.url).text)
    form = {"url": site.url, "look": key, "kind": "css", "rule": "ul.notices", "name": "Town", "keep": "9"}
    assert send(client, "/watch", **form).headers["location"] == "/watch/1?added=1"
    wait_for(client.app.state.shell.checking, 1)  # type: ignore[attr-defined]
    watch = empty_store.watches.get(1)
    assert (watch.name, watch.keep, watch.focus.kind, watch.focus.rule) == ("Town", 9, FocusKind.CSS, "ul.notices")
    assert watch.version == 1
    assert "The bridge in Mill Street" in client.get("/watch/1/page").text

    again = send(client, "/watch", **form)
    assert again.status_code == 422
    assert 'role="alert"' in again.text, "it is watched already"
    assert empty_store.watches.count() == 1


def test_what_is_compared_can_be_chosen_anew_on_the_kept_version(
    client: TestClient, site: ChangingPage, empty_store: Store
) -> None:
    send(client, "/watch", url=site.url)
    wait_for(client.app.state.shell.checking, 1)  # type: ignore[attr-defined]
    asked = site.asked
    html = send(client, "/watch/1/look").text
    assert "Compare this from now on" in html
    html = send(client, "/watch/look", url=site.url, look=key_of(html), watch="1", choice="css:div.weather").text
    assert 'action="/watch/1/focus"' in html
    assert site.asked == asked
    assert send(client, "/watch/1/focus", kind="css", rule="div.weather").headers["location"] == "/watch/1"
    assert empty_store.watches.get(1).focus.rule == "div.weather"
    assert len(empty_store.watches.versions(1)) >= 1, "the history stays"
    wait_for(client.app.state.shell.checking, 1)  # type: ignore[attr-defined]


def test_wrong_settings_keep_the_preview(client: TestClient, site: ChangingPage, empty_store: Store) -> None:
    key = key_of(send(client, "/watch/look", url=site.url).text)
    answer = send(client, "/watch", url=site.url, look=key, fastest="never")
    assert answer.status_code == 422
    assert "An interval is a number" in answer.text and "iframe" in answer.text
    assert empty_store.watches.count() == 0
