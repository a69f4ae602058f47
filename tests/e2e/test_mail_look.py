"""The HTML mail in a real browser: fits a phone and a desk, is readable by day and by night, asks nobody for anything."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from axe_playwright_python.sync_playwright import Axe

from kronika.model.alert import Line, LineTone, Section
from kronika.notify.links import with_links
from kronika.notify.mail_html import html_mail
from kronika.notify.topics import TOPICS
from tests.e2e.conftest import Watch
from tests.notify.material import CRLF, a_digest, a_message

LONG = "https://example.org/" + "a-very-long-part-without-a-break" * 8
HOSTILE = "<script>document.title='caught'</script><img src=https://evil.example/x onerror=document.title='caught'>"
LINES = (
    Line(name="Text size", text="was about 2,310 characters, now 0"),
    Line(name=LONG, text=LONG, link=LONG),
    Line(name=HOSTILE, text=HOSTILE + CRLF, link="javascript:document.title='caught'"),
    Line(text="No changes: 14 pages"),
)
WCAG = {"runOnly": ["wcag2a", "wcag2aa"]}


def open_mail(watched: Callable, topic: str, scheme: str, width: int) -> Watch:
    message = a_message(topic=topic, lines=LINES, link="/sources/listy", unsubscribe="/out", subject=f"Listy {HOSTILE}")
    watch: Watch = watched("phone", color_scheme=scheme)
    watch.page.set_viewport_size({"width": width, "height": 800})
    watch.page.set_content(html_mail(with_links(message, "https://kronika.example.org"), "Europe/Prague"))
    return watch


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 390, 800])
def test_it_fits_and_nothing_in_it_runs_or_is_fetched(watched: Callable, width: int, scheme: str) -> None:
    watch = open_mail(watched, "alert", scheme, width)
    page = watch.page
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate("document.images.length + document.scripts.length") == 0
    assert "caught" not in page.title().replace(HOSTILE, "")
    assert [url for url in watch.requests if not url.startswith("about:")] == []
    assert page.locator("a").evaluate_all("links => links.map(link => link.protocol)") == ["https:"] * 3
    paper = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert paper == ("rgb(23, 21, 18)" if scheme == "dark" else "rgb(250, 247, 241)")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_topic_is_readable(watched: Callable, scheme: str) -> None:
    for topic in (*TOPICS, "something new"):
        page = open_mail(watched, topic, scheme, 390).page
        found = Axe().run(page, options=WCAG).response["violations"]
        assert [f"{fault['id']}: {fault['nodes'][0]['html'][:200]}" for fault in found] == [], topic


def open_digest(watched: Callable, scheme: str, width: int) -> Watch:
    digest = a_digest()
    hostile = tuple(
        Line(tone=tone, text=HOSTILE + LONG, before=LONG + HOSTILE, name=LONG, link=LONG) for tone in LineTone
    )
    sections = (
        *digest.sections,
        Section(title=HOSTILE + LONG, link="javascript:document.title='caught'", badge=HOSTILE, lines=hostile),
        Section(title=LONG, quiet=True, lines=hostile),
    )
    watch: Watch = watched("phone", color_scheme=scheme)
    watch.page.set_viewport_size({"width": width, "height": 800})
    whole = with_links(replace(digest, sections=sections), "https://kronika.example.org")
    watch.page.set_content(html_mail(whole, "Europe/Prague"))
    return watch


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 390, 1000])
def test_a_digest_fits_is_readable_and_nothing_in_it_runs(watched: Callable, width: int, scheme: str) -> None:
    watch = open_digest(watched, scheme, width)
    page = watch.page
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate("document.images.length + document.scripts.length") == 0
    assert "caught" not in page.title()
    assert [url for url in watch.requests if not url.startswith("about:")] == []
    assert set(page.locator("a").evaluate_all("links => links.map(link => link.protocol)")) == {"https:"}
    found = Axe().run(page, options=WCAG).response["violations"]
    assert [f"{fault['id']}: {fault['nodes'][0]['html'][:200]}" for fault in found] == []


def test_what_came_and_what_went_are_told_apart_without_colours(watched: Callable) -> None:
    page = open_digest(watched, "light", 390).page
    assert page.locator("ins").first.evaluate("one => getComputedStyle(one).textDecorationLine") == "underline"
    assert page.locator("del").first.evaluate("one => getComputedStyle(one).textDecorationLine") == "line-through"
    words = page.locator("div.added, div.removed, div.replaced, div.moved, div.link").all_inner_texts()
    assert [text.split("\n")[0] for text in words[:5]] == [
        "+ Added",
        "− Removed",
        "⇅ Moved",
        "↗ Link changed",
        "± Changed",
    ]
