"""Why a page was or was not fetched: every fate of an address, told in sentences that name the reason."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kronika.fetch.robots_shelf import Copy, pack
from kronika.flow.chronicle import Chronicle
from kronika.flow.collect import collect
from kronika.flow.explain import Explanation, explain
from kronika.model.errors import BadUrl
from kronika.model.hosts import HostNote
from kronika.model.source import Scope, Source, SourceKind
from kronika.model.story import LeadState
from kronika.sampleweb.clock import NOW
from kronika.sampleweb.server import SampleServer
from tests.flow.conftest import Follow

SITE = "https://farnost.example/"


def add(chronicle: Chronicle, kind: SourceKind = SourceKind.SITE, url: str = SITE, **options: str) -> Source:
    return chronicle.store.sources.add(Source(name="Farnost", url=url, kind=kind, options=options), NOW)


def text(found: Explanation) -> str:
    return " ".join(found.sentences)


def test_a_page_that_was_had(chronicle: Chronicle, follow: Follow, web: SampleServer) -> None:
    follow("parafia-olszyny")
    collect(chronicle)
    page = next(page for page in chronicle.store.pages.listing() if page.via)
    found = explain(chronicle, page.url)
    assert found.fetched
    assert [story.state for story in found.stories] == [LeadState.DONE]
    assert found.sentences[0].startswith(f"parafia-olszyny found it on {web.url('parafia-olszyny')}")
    assert "Round 1, begun 2026-03-31 18:00: It was fetched" in text(found)
    assert f"Version 1 is page {page.id}: fetched" in text(found)
    assert "It is where parafia-olszyny begins." in explain(chronicle, web.url("parafia-olszyny")).sentences


def test_a_page_that_failed(chronicle: Chronicle, follow: Follow, web: SampleServer) -> None:
    follow("labirynt", "/no-such-page", kind=SourceKind.PAGE)
    collect(chronicle)
    found = explain(chronicle, web.url("labirynt", "/no-such-page"))
    assert not found.fetched
    assert "It was given up" in text(found)
    assert "404" in text(found)


def test_an_address_on_a_host_nobody_follows(chronicle: Chronicle) -> None:
    found = explain(chronicle, "https://nowhere.example/a#b")
    assert found.sentences == (
        "No source has met https://nowhere.example/a so far.",
        "No source follows nowhere.example; follow it with “kronika source add https://nowhere.example/a”.",
    )
    assert (found.fetched, found.robots, found.coverage) == (False, None, ())


@pytest.mark.parametrize(
    ("path", "options", "said"),
    [
        ("ogloszenia", {}, "would fetch it if a page less than 3 links from its start page linked to it"),
        ("ogloszenia", {"depth": "0"}, "follows no links (depth=0)"),
        ("ogloszenia", {"exclude": "^/ogl"}, "leaves it out: left out by the source's options"),
        ("ogloszenia", {"include": "^/msze"}, "leaves it out: left out by the source's options"),
        ("plan.zip", {}, "leaves it out: no page"),
        ("a?PHPSESSID=0123456789abcdef0123456789abcdef", {}, "would fetch it as https://farnost.example/a if"),
        ("x", {"include": "("}, "cannot begin"),
    ],
)
def test_what_a_site_would_do_with_an_address(
    chronicle: Chronicle, path: str, options: dict[str, str], said: str
) -> None:
    add(chronicle, **options)
    assert said in text(explain(chronicle, SITE + path))


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (SourceKind.FEED, "the feed did not list this address"),
        (SourceKind.SITEMAP, "the sitemap did not list this address"),
        (SourceKind.LISTING, "none of the pages it has read links here"),
        (SourceKind.PAGE, "follows one page only"),
    ],
)
def test_other_kinds_fetch_what_is_listed(chronicle: Chronicle, kind: SourceKind, said: str) -> None:
    add(chronicle, kind)
    found = explain(chronicle, f"{SITE}clanek/1")
    assert said in text(found)
    assert [it.would_fetch for it in found.coverage] == [False]


def test_a_paused_source_and_the_start_of_one(chronicle: Chronicle) -> None:
    source = add(chronicle)
    assert "It is where Farnost begins." in text(explain(chronicle, SITE))
    chronicle.store.sources.update(replace(source, paused=True))
    assert "But it is paused." in text(explain(chronicle, f"{SITE}x"))


def test_robots_as_they_were_last_read(chronicle: Chronicle) -> None:
    add(chronicle)
    moment = chronicle.store.hosts.now()
    note = HostNote(
        host="farnost.example",
        asked=moment,
        held_until=moment + 600,
        sentence="It answered 503.",
        robots=pack({SITE.rstrip("/"): Copy(at=1_774_000_000.0, body=b"User-agent: *\nDisallow: /tajne/")}),
        robots_at=1_774_000_000.0,
    )
    chronicle.store.hosts.note([note])
    shut, free = explain(chronicle, f"{SITE}tajne/1"), explain(chronicle, f"{SITE}jine")
    assert (shut.robots, free.robots) == (False, True)
    assert "https://farnost.example/robots.txt, read 2026-03-20 09:46, asks us to stay out." in text(shut)
    assert "farnost.example is left alone until" in text(free)
    assert "It answered 503." in text(free)


def test_robots_as_a_collection_read_them(chronicle: Chronicle, follow: Follow, web: SampleServer) -> None:
    home = web.url("labirynt")
    follow("labirynt", kind=SourceKind.SITE)
    collect(chronicle, scope=Scope(depth=0))
    shut, free = explain(chronicle, f"{home}tajne/plan"), explain(chronicle, f"{home}a")
    assert (shut.robots, free.robots) == (False, True)


def test_robots_as_they_are_now(chronicle: Chronicle, web: SampleServer) -> None:
    found = explain(chronicle, web.url("labirynt", "/x"), online=True)
    assert "/robots.txt " in text(found)
    assert found.robots is not None
    gone = explain(chronicle, "http://nowhere.invalid/x", online=True)
    assert gone.robots is None
    assert "cannot be had now" in text(gone)


def test_what_is_no_address_is_refused(chronicle: Chronicle) -> None:
    with pytest.raises(BadUrl):
        explain(chronicle, "javascript:alert(1)")
