"""The screen of differences: three views, two versions, what is ignored, and a frame that is a cage."""

from __future__ import annotations

import re
from html import unescape

import pytest
from fastapi.testclient import TestClient

from kronika.model.watch import Watch
from kronika.serve.web.headers import ORIGINAL_POLICY
from kronika.serve.web.passwords import hash_password
from kronika.store.store import Store
from tests.serve.web.chronicle import NOW
from tests.serve.web.conftest import Open
from tests.serve.web.differing import watch_versions


@pytest.fixture
def watch(empty_store: Store) -> Watch:
    """A page with four versions."""
    return watch_versions(empty_store)


@pytest.fixture
def client(empty_store: Store, visit: Open) -> TestClient:
    """A client on it."""
    return visit(empty_store)


def test_the_page_stands_in_a_frame_and_every_change_has_a_way(client: TestClient, watch: Watch) -> None:
    screen = client.get(f"/watch/{watch.id}/diff?from=1&to=4").text
    frame = re.search(r'<iframe[^>]*sandbox=""[^>]*src="([^"]+)"', screen)
    assert frame
    address = frame[1].replace("&amp;", "&")
    assert address == f"/watch/{watch.id}/diff/page?from=1&to=4#kronika-1"
    page = client.get(address).text
    ways = re.findall(r'data-stop[^>]*href="[^"#]*#(kronika-\d+)" target="marked"', screen)
    assert ways
    assert ways == re.findall(r'class="kronika-number" id="(kronika-\d+)"', page)


def test_the_frame_is_a_cage(client: TestClient, watch: Watch) -> None:
    answer = client.get(f"/watch/{watch.id}/diff/page?from=1&to=4")
    assert answer.headers["content-security-policy"] == ORIGINAL_POLICY
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "<script" not in answer.text


def test_only_changes(client: TestClient, watch: Watch) -> None:
    screen = client.get(f"/watch/{watch.id}/diff?from=1&to=2&view=changes").text
    assert "<del>700</del> <ins>750</ins>" in screen
    assert 'id="change-1"' in screen
    assert "Oznámení radnice › Poplatky" in screen
    assert "<iframe" not in screen


def test_text(client: TestClient, watch: Watch) -> None:
    screen = client.get(f"/watch/{watch.id}/diff?from=1&to=2&view=text").text
    assert '<p class="minus" dir="auto"><span class="sign">−</span>Poplatek za odpad je letos 700' in screen
    told = client.get(f"/watch/{watch.id}/diff/text?from=1&to=2")
    assert told.headers["content-type"] == "text/plain; charset=utf-8"
    assert told.text.startswith("--- https://podhradi.example/oznameni")
    assert "[-700-] {+750+}" in client.get(f"/watch/{watch.id}/diff/text?from=1&to=2&form=plain").text


def test_the_file_is_to_be_kept(client: TestClient, watch: Watch) -> None:
    answer = client.get(f"/watch/{watch.id}/diff/file?from=1&to=4&ui=cs")
    assert answer.headers["content-disposition"] == f'attachment; filename="watch-{watch.id}-1-4.html"'
    assert "Verze 1" in answer.text


def test_without_numbers_it_is_the_last_change(client: TestClient, watch: Watch) -> None:
    screen = client.get(f"/watch/{watch.id}/diff").text
    assert f"/watch/{watch.id}/diff/page?from=3&amp;to=4" in screen
    assert f"/watch/{watch.id}/diff?from=2&amp;to=3" in screen, "the way to the change before it"


def test_since_you_last_looked(client: TestClient, empty_store: Store, watch: Watch) -> None:
    empty_store.watches.looked(watch.id, "", 2, NOW)
    answer = client.get(f"/watch/{watch.id}/diff?from=seen")
    assert (answer.status_code, answer.headers["location"]) == (303, f"/watch/{watch.id}/diff?from=2&to=4")
    client.get(answer.headers["location"])
    assert empty_store.watches.last_looked(watch.id, "") == 4


def test_who_looks_at_an_old_change_has_not_seen_the_newest(
    client: TestClient, empty_store: Store, watch: Watch
) -> None:
    client.get(f"/watch/{watch.id}/diff?from=1&to=2")
    client.head(f"/watch/{watch.id}/diff?from=3&to=4")
    assert empty_store.watches.last_looked(watch.id, "") is None


def test_what_was_ignored_counts_after_one_press_and_one_comes_back(client: TestClient, watch: Watch) -> None:
    here = f"/watch/{watch.id}/diff?from=1&to=2&view=changes"
    assert "1258</ins>" not in client.get(here).text
    for counts in (True, False):
        answer = client.post(f"/watch/{watch.id}/ignore", data=fields(client.get(here).text, "counters"))
        assert (answer.status_code, answer.headers["location"]) == (303, here)
        assert ("1258</ins>" in client.get(here).text) is counts


def fields(screen: str, name: str) -> dict[str, str]:
    """The form that turns an ignore of this name."""
    forms = re.findall(r'<form method="post" action="/watch/\d+/ignore">.*?</form>', screen, re.DOTALL)
    [form] = [form for form in forms if name in form and 'value=""' not in form.partition("where")[2][:12]]
    return {key: unescape(value) for key, value in re.findall(r'name="(\w+)" value="([^"]*)"', form)}


@pytest.mark.parametrize(
    "path",
    [
        "/watch/99/diff",
        "/watch/1/diff?from=77",
        "/watch/1/diff?from=x&to=4",
        "/watch/1/diff/page?to=-1",
        "/watch/1/diff?from=99999999999999999999",
        "/watch/1/diff/file?from=0",
    ],
)
def test_what_is_not_kept_is_not_found(client: TestClient, watch: Watch, path: str) -> None:
    assert watch.id == 1
    assert client.get(path).status_code == 404


def test_a_page_without_versions_says_so(client: TestClient, empty_store: Store) -> None:
    bare = empty_store.watches.add(Watch(url="https://podhradi.example/nic"), NOW)
    answer = client.get(f"/watch/{bare.id}/diff")
    assert answer.status_code == 200
    assert "nothing to compare" in answer.text
    assert client.get(f"/watch/{bare.id}/diff?from=seen").status_code == 200
    assert client.get(f"/watch/{bare.id}/diff/page").status_code == 404


def test_strangers_see_nothing(empty_store: Store, visit: Open, watch: Watch) -> None:
    empty_store.users.add("eva", hash_password("a long password"), NOW)
    client = visit(empty_store)
    for path in ("diff", "diff/page", "diff/file", "diff/text"):
        assert client.get(f"/watch/{watch.id}/{path}").status_code in (303, 401), path
