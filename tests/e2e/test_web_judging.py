"""Judging in a real browser: by keys, by touch, by two people, and what comes out of it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kronika.model.judgement import Verdict
from kronika.serve.web.passwords import hash_password
from kronika.store.store import open_store
from tests.e2e.test_web_access import faults
from tests.e2e.webserver import running
from tests.serve.web.chronicle import NOW, PAPERS, fill

PASSWORD = "tři žluté lampy"


@pytest.fixture
def served(database: Path) -> Iterator[str]:
    """A server with the articles of three papers, open to the one person at this machine."""
    with open_store(f"sqlite:///{database}", create=True) as store:
        fill(store, PAPERS[:3])
    with running(database) as address:
        yield address


def said(database: Path, by: str = "") -> list[tuple[Verdict, str]]:
    """What a person has said so far, in order."""
    with open_store(f"sqlite:///{database}") as store:
        return [
            (made.verdict, made.note)
            for made in sorted(store.judgements.listing(by=by), key=lambda made: (made.at, made.id))
        ]


def title(page: Page) -> str:
    """The title of the result on screen."""
    return page.locator(".result h2").inner_text()


def press(page: Page, key: str, status: str) -> None:
    """Press a key and wait until the screen has answered. A form that was only just put in is not ours to press yet."""
    expect(page.locator(".htmx-request, .htmx-swapping, .htmx-settling, .htmx-added")).to_have_count(0)
    page.keyboard.press(key)
    expect(page.locator("#judging [role=status]")).to_contain_text(status)


def test_judging_by_keys(served: str, database: Path, watched: Callable) -> None:
    watch = watched()
    page = watch.page
    page.goto(f"{served}judge?size=5")
    expect(page.frame_locator("iframe").locator("h1")).to_have_text(title(page))
    press(page, "1", "Kept: Right. 1 judged of 5")
    press(page, "2", "Kept: No lead. 2 judged of 5")
    seen = title(page)
    page.frame_locator("iframe").locator("h1").click()  # the frame must not swallow the keys
    press(page, "4", "Kept: Ads or captions in. 3 judged of 5")
    press(page, "u", "Taken back: Ads or captions in. 2 judged of 5")
    assert title(page) == seen
    press(page, "3", "Kept: Part missing. 3 judged of 5")
    assert said(database) == [(Verdict.RIGHT, ""), (Verdict.NO_LEAD, ""), (Verdict.PART_MISSING, "")]

    page.keyboard.press("n")
    page.keyboard.type("512 us")  # letters and digits in a note are no verdicts
    expect(page.get_by_label("Note")).to_have_value("512 us")
    page.keyboard.press("Enter")
    expect(page.locator("#judging [role=status]")).to_contain_text("Kept: Other fault. 4 judged of 5")
    assert said(database)[-1] == (Verdict.OTHER, "512 us")
    press(page, "s", "1 skipped")
    expect(page.get_by_role("heading", name="Only what you skipped is left")).to_be_visible()
    page.get_by_role("link", name="Judge what was skipped").click()
    expect(page.frame_locator("iframe").locator("h1")).to_be_visible()
    press(page, "1", "5 judged of 5")
    expect(page.get_by_role("heading", name="This sample is done")).to_be_visible()
    assert watch.complaints == [] and watch.foreign(served) == []


def test_keys_can_be_switched_off_and_modifiers_are_left_alone(served: str, database: Path, watched: Callable) -> None:
    page = watched().page
    page.goto(f"{served}judge")
    page.keyboard.press("Control+1")
    page.get_by_label("Judge by keys").uncheck()
    page.keyboard.press("1")
    page.get_by_role("button", name="No lead").press("Enter")
    expect(page.locator("#judging [role=status]")).to_contain_text("1 judged")
    expect(page.get_by_role("button", name="No lead")).to_be_focused()
    assert said(database) == [(Verdict.NO_LEAD, "")]


def test_who_tabs_into_the_stored_page_stays_there(served: str, watched: Callable) -> None:
    page = watched().page
    stored = '<h1>Most</h1><a href="/dal">a link to stop at</a>'
    page.route("**/original", lambda route: route.fulfill(body=stored, content_type="text/html"))
    page.goto(f"{served}judge")
    expect(page.frame_locator("iframe").locator("h1")).to_be_visible()
    page.get_by_role("link", name="On the web").focus()
    page.keyboard.press("Tab")
    page.wait_for_timeout(200)
    assert page.evaluate("document.activeElement.tagName") == "IFRAME"


def test_a_russian_or_czech_keyboard_has_the_keys_too(served: str, database: Path, watched: Callable) -> None:
    page = watched().page
    page.goto(f"{served}judge")
    script = "([key, code]) => document.body.dispatchEvent(new KeyboardEvent('keydown', {key, code, bubbles: true}))"
    page.evaluate(script, ["š", "Digit3"])
    expect(page.locator("#judging [role=status]")).to_contain_text("1 judged")
    page.evaluate(script, ["г", "KeyU"])
    expect(page.locator("#judging [role=status]")).to_contain_text("0 judged")
    page.evaluate(script, ["o", "KeyS"])  # a layout with Latin letters elsewhere: o is no s
    page.evaluate(script, ["1", "Numpad1"])
    expect(page.locator("#judging [role=status]")).to_contain_text("1 judged")
    assert said(database) == [(Verdict.RIGHT, "")]


def test_on_a_phone_by_touch_one_side_at_a_time(served: str, database: Path, watched: Callable) -> None:
    page = watched("phone", has_touch=True, is_mobile=True).page
    page.goto(f"{served}judge")
    expect(page.locator("iframe")).to_be_visible()
    expect(page.locator(".result")).to_be_hidden()
    page.get_by_role("radio", name="The result").tap()
    expect(page.locator(".result h2")).to_be_visible()
    expect(page.locator("iframe")).to_be_hidden()
    page.get_by_role("button", name="Part missing").tap()
    expect(page.locator("#judging [role=status]")).to_contain_text("Kept: Part missing.")
    expect(page.locator(".result h2")).to_be_visible()  # the chosen side stays
    for name in ("Right", "Ads or captions in", "Undo"):
        expect(page.get_by_role("button", name=name)).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    assert said(database) == [(Verdict.PART_MISSING, "")]


def test_without_javascript(served: str, database: Path, watched: Callable) -> None:
    page = watched(java_script_enabled=False).page
    page.goto(f"{served}judge?seed=3")
    page.get_by_role("button", name="Right").click()
    expect(page.locator("#judging [role=status]")).to_contain_text("1 judged of 97")
    page.get_by_role("link", name="Skip", exact=True).click()
    expect(page.locator("#judging [role=status]")).to_contain_text("1 skipped")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#judging [role=status]")).to_contain_text("0 judged of 97")
    assert "seed=3" in page.url
    assert said(database) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_two_people_and_the_results(database: Path, watched: Callable, scheme: str) -> None:
    with open_store(f"sqlite:///{database}", create=True) as store:
        fill(store, PAPERS[:3])
        for name in ("eva", "jan"):
            store.users.add(name, hash_password(PASSWORD), NOW)
    with running(database) as address:
        first = []
        for name, keys in (("eva", "112"), ("jan", "1")):
            page = watched(color_scheme=scheme).page
            page.goto(f"{address}judge")
            page.get_by_label("User name").fill(name)
            page.get_by_label("Password").fill(PASSWORD)
            page.get_by_role("button", name="Log in").click()
            page.wait_for_load_state("load")  # the keys work once the script is there
            first.append(title(page))
            for count, key in enumerate(keys, 1):
                press(page, key, f"{count} judged of 97")
        assert first[0] == first[1]
        page.get_by_role("link", name="Results").click()
        expect(page.locator("tfoot")).to_contain_text("66.7%")
        expect(page.locator("tfoot")).to_contain_text(re.compile(r"20\.8% – 93\.9%"))
        expect(page.locator("svg.interval")).to_have_count(4)
        expect(page.locator(".summary")).to_contain_text("1 page judged by several, 1 alike")
        assert faults(page) == []
        with page.expect_download() as waiting:
            page.get_by_role("link", name="Download JSON").click()
        table = json.loads(Path(waiting.value.path()).read_text(encoding="utf-8"))
        assert (table["total"]["judged"], table["people"], table["agreed"]) == (3, 2, 1)
        assert [len(said(database, name)) for name in ("eva", "jan")] == [3, 1]
        page.goto(f"{address}judge")
        press(page, "u", "Taken back: Right. 0 judged")
        assert [len(said(database, name)) for name in ("eva", "jan")] == [3, 0]
