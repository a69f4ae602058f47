"""The operator's journey in a real browser: a paper broke, the first bad document is looked at, a repair found and applied."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kronika.flow.chronicle import RECIPES, Chronicle, init_chronicle, open_chronicle
from kronika.flow.extraction import extract_waiting
from kronika.flow.round import run_round
from kronika.flow.verifying import verify_waiting
from kronika.model.health import Verdict
from kronika.model.source import Source, SourceKind
from kronika.sampleweb.clock import REDESIGN, SampleClock
from kronika.sampleweb.server import serve_in_process
from kronika.store.store import open_store
from tests.e2e.test_web_journeys import no_sideways_scroll
from tests.e2e.webserver import running
from tests.flow.conftest import TOML
from tests.serve.web.ailing import NAME, fall_ill, offer

HOST = "gorodskie-novosti"
SEARCH = 60_000  # ms for looking for repairs
STALE = f"""
hosts = ["{HOST}.localhost"]
[[layout]]
path = "/news/*"
body = [{{ css = ".material__text" }}, {{ css = "main .hot" }}]  # since the redesign this hits a box beside the text
lead = {{ css = ".material__anons", optional = true }}
"""


@contextmanager
def redesigned(folder: Path) -> Iterator[Chronicle]:
    """A paper of the sample web that was followed for a week before its redesign and five days after it."""
    init_chronicle(folder, TOML)
    (folder / RECIPES).mkdir()
    (folder / RECIPES / "moje.toml").write_text(STALE, encoding="utf-8")
    clock = SampleClock(REDESIGN - timedelta(days=7))
    # In a thread of its own, because the browser's event loop runs in this one.
    with (
        serve_in_process() as web,
        open_chronicle(folder, {}, clock=clock) as chronicle,
        ThreadPoolExecutor(1) as aside,
    ):
        paper = Source(name="Городские новости", url=web.url(HOST, "/atom.xml"), kind=SourceKind.FEED)
        chronicle.store.sources.add(paper, clock())
        for _ in range(12):
            web.set_now(clock())
            aside.submit(run_round, chronicle).result()
            clock.advance(timedelta(days=1))
        yield chronicle


@contextmanager
def served(chronicle: Chronicle) -> Iterator[str]:
    """The web application of a chronicle, in its own time."""
    home = chronicle.settings.home
    database = home / chronicle.settings.store.url.removeprefix("sqlite:///")
    with running(database, "127.0.0.1", "0", str(home), chronicle.clock().isoformat()) as address:
        yield address


@pytest.mark.slow
def test_from_broken_to_well(tmp_path: Path, watched: Callable) -> None:
    with redesigned(tmp_path / "c") as chronicle, served(chronicle) as address:
        watch = watched()
        page: Page = watch.page
        page.goto(address)
        page.get_by_role("note").get_by_role("link", name="Городские новости").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Health of Городские новости")
        expect(page.locator(".standing")).to_contain_text("documents have a wrong text")

        after = page.get_by_role("region", name="First bad document", exact=True)
        expect(after.frame_locator("iframe").locator("h1")).to_be_visible()
        before = page.get_by_role("region", name="Last good document", exact=True)
        expect(before.frame_locator("iframe").locator("h1")).to_be_visible()

        page.get_by_role("button", name="Look for repairs").click()
        expect(page.locator("#repairs")).to_contain_text("Looking for repairs")
        expect(page.get_by_role("button", name="Apply candidate 1")).to_be_visible(timeout=SEARCH)
        expect(page.locator(".repair").first).to_contain_text("would give")
        page.get_by_role("button", name="Apply candidate 1").click()
        expect(page.get_by_role("status")).to_contain_text("The repair is applied.")
        expect(page.locator("#repairs")).not_to_contain_text("Nothing was found")
        expect(page.locator(".standing")).to_contain_text("its pages wait to be read again")

        assert extract_waiting(chronicle).articles > 0
        verify_waiting(chronicle)
        page.reload()
        expect(page.locator(".standing")).to_contain_text("The texts are as they should be.")
        expect(page.locator(".bad-name")).to_have_count(0)
        expect(page.locator("main")).to_contain_text("repaired")
        assert chronicle.store.episodes.listing(lasting=True) == []
        assert chronicle.store.watchdogs.verdicts() == {1: Verdict.OK}
        ours = [
            said for said in watch.complaints if "img-src data:" not in said
        ]  # the cage of stored pages may complain
        assert ours == [] and watch.foreign(address) == []


@pytest.fixture
def ill(database: Path) -> Iterator[str]:
    """A server whose only source broke, with two candidates."""
    with open_store(f"sqlite:///{database}", create=True) as store:
        fall_ill(store)
        offer(store)
    with running(database) as address:
        yield f"{address}health/Posel%20z%20hor"


def test_on_a_phone_one_side_at_a_time(ill: str, watched: Callable) -> None:
    page = watched("phone", has_touch=True, is_mobile=True).page
    page.goto(ill)
    no_sideways_scroll(page)
    expect(page.locator(".side.after")).to_be_visible()
    expect(page.locator(".side.before")).to_be_hidden()
    page.get_by_role("radio", name="Last good document").tap()
    expect(page.locator(".side.before iframe")).to_be_visible()
    expect(page.locator(".side.after")).to_be_hidden()
    no_sideways_scroll(page)


def test_everything_works_without_javascript(ill: str, database: Path, watched: Callable) -> None:
    page = watched(java_script_enabled=False).page
    page.goto(ill)
    page.get_by_role("button", name="Snooze 1 week").click()
    expect(page.get_by_role("status")).to_contain_text("It is snoozed")
    page.get_by_role("button", name="Wake").click()
    page.locator(".days-chart a").last.click()
    expect(page.locator("#day h3")).to_contain_text("March 2026")
    expect(page.locator("#day li")).to_have_count(4)
    page.get_by_role("button", name="Apply candidate 2").click()
    expect(page.locator(".repair").first).to_contain_text("in use")
    page.get_by_role("button", name="Withdraw").click()
    expect(page.get_by_role("status")).to_contain_text("withdrawn")
    page.get_by_role("button", name="Look again").click()
    expect(page.locator("#repairs")).to_be_visible()
    with open_store(f"sqlite:///{database}") as store:
        assert [episode.source for episode in store.episodes.listing(lasting=True)] == [NAME]


def test_a_keyboard_reaches_the_days(ill: str, watched: Callable) -> None:
    page = watched().page
    page.goto(ill)
    day = page.locator(".days-chart a").last
    day.focus()
    expect(day).to_be_focused()
    assert "4 documents, 4 damaged" in (day.get_attribute("aria-label") or "")
    page.keyboard.press("Enter")
    expect(page.locator("#day")).to_be_visible()
