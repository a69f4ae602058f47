"""Feeds: valid Atom and RSS, identities that stay, nothing of a page is markup, and nobody reads without the secret."""

from __future__ import annotations

from collections.abc import Callable

import feedparser
import pytest
from fastapi.testclient import TestClient
from lxml import etree

from kronika.model.watch import WatchState
from kronika.store.store import Store
from tests.serve.api.conftest import new_key
from tests.store.material import NOW
from tests.store.watching import check

Open = Callable[..., TestClient]


def group_feed(store: Store, form: str = "atom") -> str:
    return f"/feeds/group/{store.groups.by_id(1).feed_key}.{form}"


@pytest.mark.parametrize("form", ["atom", "rss"])
def test_a_feed_is_valid_and_tells_the_changes(client: TestClient, store: Store, form: str) -> None:
    answer = client.get(group_feed(store, form))
    assert answer.headers["content-type"] == f"application/{form}+xml; charset=utf-8"
    etree.fromstring(answer.content)
    feed = feedparser.parse(answer.content)
    assert not feed.bozo, feed.get("bozo_exception")
    assert feed.feed.title == "Office"
    assert feed.version == ("atom10" if form == "atom" else "rss20")
    newest = next(one for one in feed.entries if "Ceník" in one.title)
    assert "2 přidané" in newest.title, "in the language of the group"
    assert newest.link.endswith("/watch/1/diff?from=2&to=3")
    assert newest.published_parsed[:3] == NOW.timetuple()[:3]
    assert any("404" in one.summary and one.title.endswith(": stránka zmizela") for one in feed.entries)


def test_a_page_that_is_well_again_is_told(client: TestClient, store: Store) -> None:
    check(store, 2, at=NOW, state=WatchState.UNCHANGED, event=True)
    titles = [one.title for one in feedparser.parse(client.get("/feeds/watch/2.atom").content).entries]
    assert titles[0].endswith(": lze ji zase číst") and len(titles) == 2


@pytest.mark.parametrize("form", ["atom", "rss"])
def test_what_a_page_says_is_never_markup(client: TestClient, store: Store, form: str) -> None:
    root = etree.fromstring(client.get(group_feed(store, form)).content)
    contents = [one.text for one in root.iter("{*}content", "{*}description") if one.text and "script" in one.text]
    assert contents
    for html in contents:
        assert "<script" not in html and "&lt;script&gt;" in html
        parsed = etree.HTML(html)
        assert {element.tag for element in parsed.iter()} <= {"html", "body", "p", "ul", "li", "ins", "del"}


def test_identities_stay(client: TestClient, store: Store, call: Open) -> None:
    def ids(client: TestClient, path: str) -> list[str]:
        return [entry.id for entry in feedparser.parse(client.get(path).content).entries]

    before = ids(client, group_feed(store))
    assert len(set(before)) == 3 and all(one.startswith("urn:uuid:") for one in before)
    store.changes.note(1, "somebody did something")
    assert ids(call(store), group_feed(store)) == before
    assert ids(client, group_feed(store, "rss")) == before
    assert set(ids(client, "/feeds/watch/1.atom")) < set(before)


def test_asking_again_costs_nothing(client: TestClient, store: Store) -> None:
    first = client.get(group_feed(store))
    tag, date = first.headers["etag"], first.headers["last-modified"]
    assert client.get(group_feed(store), headers={"If-None-Match": tag}).status_code == 304
    assert client.get(group_feed(store), headers={"If-Modified-Since": date}).status_code == 304
    assert client.get(group_feed(store), headers={"If-None-Match": '"x"', "If-Modified-Since": date}).status_code == 200


def test_an_empty_feed_is_valid_too(client: TestClient) -> None:
    for form in ("atom", "rss"):
        feed = feedparser.parse(client.get(f"/feeds/watch/3.{form}").content)
        assert not feed.bozo and feed.entries == []


def test_with_users_only_the_secret_opens(store: Store, call: Open) -> None:
    key, reader, writer = (new_key(store, scope) for scope in ("feed", "read", "write"))
    shut = call(store)
    assert shut.get(group_feed(store)).status_code == 200
    assert shut.get("/feeds/group/wrong.atom").status_code == 404
    assert shut.get(f"/feeds/user/{key}.rss").status_code == 200
    assert shut.get(f"/feeds/user/{reader}.rss").status_code == 200
    assert shut.get(f"/feeds/user/{writer}.rss").status_code == 404, "a token that may write is not for addresses"
    assert shut.get("/feeds/watch/1.atom").status_code == 404
    assert shut.get("/feeds/watch/1.atom?key=wrong").status_code == 404
    assert shut.get(f"/feeds/watch/1.atom?key={store.groups.by_id(1).feed_key}").status_code == 200
    assert shut.get(f"/feeds/watch/1.atom?key={store.groups.by_id(2).feed_key}").status_code == 404
    assert shut.get(f"/feeds/watch/3.atom?key={key}").status_code == 200
    store.tokens.revoke(store.tokens.all()[0].id)
    assert shut.get(f"/feeds/user/{key}.rss").status_code == 404


@pytest.mark.parametrize(
    "path",
    ["/feeds/watch/1", "/feeds/watch/1.xml", "/feeds/watch/.atom", "/feeds/watch/x.atom", "/feeds/watch/99.atom", "/feeds/watch/%00.atom",
     "/feeds/watch/99999999999999999999.atom", "/feeds/group/.rss", "/feeds/user/x.atom", "/feeds/", "/feeds/watch/%C3%A9.atom",
     "/feeds/group/%ff.atom"],
)  # fmt: skip
def test_what_is_no_feed(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 404


def test_a_deleted_page_has_no_feed(client: TestClient, store: Store) -> None:
    store.watches.remove([1], NOW)
    assert client.get("/feeds/watch/1.atom").status_code == 404
