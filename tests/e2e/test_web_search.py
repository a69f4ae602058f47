"""The analyst's journey in a real browser: query, chart, point, article, sentence, original, saved query, corpus, export."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from kronika.store.store import open_store
from tests.e2e.test_web_journeys import SIZES, no_sideways_scroll
from tests.e2e.webserver import running
from tests.serve.web.chronicle import fill, index


@pytest.fixture(scope="module")
def searched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a filled chronicle and its index."""
    folder = tmp_path_factory.mktemp("search")
    with open_store(f"sqlite:///{folder}/kronika.db", create=True) as store:
        fill(store)
        index(store, folder)
    with running(folder / "kronika.db") as address:
        yield address


def number(page: Page) -> int:
    """How many articles the screen says there are."""
    found = re.search(r"([\d,]+) articles?", page.locator("#results .count").inner_text())
    assert found
    return int(found[1].replace(",", ""))


@pytest.mark.parametrize("size", SIZES)
def test_from_a_question_to_the_sentence_and_the_corpus(searched: str, watched: Callable, size: str) -> None:
    watch = watched(size, accept_downloads=True)
    page: Page = watch.page
    page.goto(f"{searched}articles")
    page.get_by_label("Words or a query").fill("knihovna AND (ne")
    expect(page.get_by_role("alert")).to_contain_text("expected )")
    expect(page.locator("#query-fault mark")).to_have_text("(")
    page.get_by_label("Words or a query").fill("knihovny source:Horsk*")
    expect(page.locator("#results .story").first).to_be_visible()
    expect(page.locator("#results .headline .hit-word").first).to_have_text("Knihovna")
    expect(page).to_have_url(f"{searched}articles?q=knihovny+source%3AHorsk%2A")
    found = number(page)
    no_sideways_scroll(page)

    page.get_by_role("link", name="Chart this").click()
    page.get_by_role("link", name="Number of articles").click()
    drawing = page.locator(f".drawing.{'narrow' if size == 'phone' else 'wide'}")
    expect(drawing.locator("svg").first).to_be_visible()
    assert number(page) == found
    no_sideways_scroll(page)
    point = drawing.locator("a[href*='/articles?']").last
    address = point.get_attribute("href") or ""
    point.dispatch_event("click")
    expect(page.get_by_role("heading", level=1)).to_have_text("Articles")
    assert page.url.endswith(address) and "since=" in address
    assert 1 <= number(page) <= found

    page.locator(".story .headline a").first.click()
    expect(page.locator("#hit-1")).to_be_in_viewport()
    page.get_by_role("link", name="Sentence 1 in the stored page").click()
    expect(page.locator(".place")).to_contain_text("Bytes")
    marked = page.frame_locator("iframe").locator("#kronika-place")
    expect(marked).to_be_visible()
    shown = page.locator(".place blockquote").inner_text()
    assert marked.inner_text().rstrip(".") in shown
    no_sideways_scroll(page)

    page.goto(f"{searched}articles?q=knihovny+source%3AHorsk%2A")
    page.get_by_text("Save this query").click()
    page.locator("form[action='/queries']").get_by_label("Name").fill(f"Čtení {size}")
    page.locator("form[action='/queries']").get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Saved queries")
    no_sideways_scroll(page)
    page.locator("li", has_text=f"Čtení {size}").get_by_role("link", name="Search").click()
    assert number(page) == found

    page.get_by_text("Make a corpus").click()
    page.locator("form[action='/corpora']").get_by_label("Name").fill(f"Knihovny {size}")
    page.get_by_role("button", name="Freeze").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Knihovny {size}")
    no_sideways_scroll(page)
    with page.expect_download() as file:
        page.get_by_role("link", name="jsonl").click()
    lines = file.value.path().read_text(encoding="utf-8").splitlines()
    assert len([json.loads(line) for line in lines]) == found
    page.get_by_role("button", name="Verify").click()
    expect(page.get_by_role("status")).to_contain_text("as they were frozen")

    page.get_by_label("Words in a concordance").fill("knihovna")
    page.get_by_role("button", name="Find").click()
    page.locator(".kwic .keyword").first.click()
    expect(page.locator("#hit-1")).to_be_in_viewport()
    assert watch.foreign(searched) == []
    assert watch.complaints == []


def test_reading_needs_no_script(searched: str, watched: Callable) -> None:
    page = watched("phone", java_script_enabled=False).page
    page.goto(f"{searched}articles")
    page.get_by_label("Words or a query").fill('"knihovna"')
    page.get_by_role("button", name="Search").click()
    expect(page.locator("#results .count")).to_contain_text("9 articles")
    page.get_by_label("Period, sources, tone …").check()
    page.get_by_label("Order").select_option("oldest")
    page.get_by_role("button", name="Search").click()
    assert "order=oldest" in page.url
    page.get_by_role("link", name="Trends").click()
    expect(page.locator(".drawing.narrow svg")).to_be_visible()
    page.get_by_role("link", name="Names", exact=True).click()
    expect(page.get_by_role("link", name="Names", exact=True)).to_have_attribute("aria-current", "page")
