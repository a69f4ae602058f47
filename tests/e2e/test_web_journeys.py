"""Journeys through the screens in a real browser, on a desktop and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kronika.serve.web.passwords import hash_password
from kronika.store.store import open_store
from tests.e2e.webserver import running
from tests.serve.web.chronicle import NOW, PAPERS, fill, index

SIZES = ("desktop", "phone")
PASSWORD = "tři žluté lampy"


def no_sideways_scroll(page: Page) -> None:
    """Nothing is wider than the screen."""
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"), page.url


@pytest.mark.parametrize("size", SIZES)
def test_from_the_overview_to_an_original(filled: str, watched: Callable, size: str) -> None:
    watch = watched(size)
    page = watch.page
    page.goto(filled)
    expect(page.get_by_role("heading", level=1)).to_have_text("Overview")
    expect(page.locator("svg.bars rect")).to_have_count(30)
    no_sideways_scroll(page)

    page.get_by_role("link", name="Sources", exact=True).first.click()
    expect(page.get_by_role("row", name=re.compile("Horské listy"))).to_contain_text("44")
    no_sideways_scroll(page)

    page.get_by_role("navigation", name="Main").get_by_role("link", name="Articles").click()
    expect(page.locator("#results .count")).to_contain_text("139 articles")
    no_sideways_scroll(page)
    if size == "phone":
        page.get_by_label("Period, sources, tone …").check()
    page.locator(".several summary").click()
    page.get_by_label("Zprávy z Podhradí").check()
    expect(page.locator("#results .count")).to_contain_text("21 articles")
    page.get_by_label("Words or a query").press_sequentially('"knihovna"')
    expect(page.locator("#results .count")).to_contain_text("3 articles")
    expect(page).to_have_url(f"{filled}articles?q=%22knihovna%22&source=Zpr%C3%A1vy+z+Podhrad%C3%AD")
    page.reload()
    expect(page.locator("#results .count")).to_contain_text("3 articles")

    page.locator(".story a[href^='/articles/']").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Knihovna v Podhradí prodlouží otevírací dobu")
    original = page.frame_locator("iframe")
    expect(original.locator("h1")).to_have_text("Knihovna v Podhradí prodlouží otevírací dobu")  # was windows-1250
    expect(original.locator("header")).to_have_css("background-color", "rgb(31, 78, 95)")
    no_sideways_scroll(page)
    page.screenshot()
    assert watch.foreign(filled) == []
    assert watch.complaints == []


@pytest.mark.parametrize("size", SIZES)
def test_everything_works_without_javascript(filled: str, watched: Callable, size: str) -> None:
    page = watched(size, java_script_enabled=False).page
    page.goto(f"{filled}articles")
    if size == "phone":
        page.get_by_label("Period, sources, tone …").check()
    page.get_by_role("search").get_by_label("Language").select_option("pl")
    page.get_by_role("button", name="Search").click()
    expect(page.locator("#results .count")).to_contain_text("38 articles")
    page.get_by_role("link", name="Older").click()
    expect(page.locator("#results .count")).to_contain_text("31–38")
    page.goto(f"{filled}sources?state=paused")
    expect(page.locator(".count")).to_have_text("1 source of 7")


@pytest.mark.parametrize("size", SIZES)
def test_pause_resume_and_add_a_source(database: Path, watched: Callable, size: str) -> None:
    with open_store(f"sqlite:///{database}", create=True) as store:
        fill(store, PAPERS[:1])
    with running(database) as address:
        watch = watched(size)
        page = watch.page
        page.goto(f"{address}sources")
        page.get_by_role("button", name="Pause: Horské listy").click()
        expect(page.get_by_role("button", name="Resume: Horské listy")).to_be_visible()
        assert page.url == f"{address}sources", "only the row was exchanged"
        page.get_by_role("button", name="Resume: Horské listy").click()
        expect(page.get_by_role("button", name="Pause: Horské listy")).to_be_visible()

        page.get_by_text("Follow a new source").click()
        page.locator("input[name=url]").fill("javascript:alert(1)")
        page.get_by_text("Follow it as it is, without a look").click()
        page.get_by_role("button", name="Follow").click()
        expect(page.get_by_role("alert")).to_contain_text("not a web address")
        page.locator("input[name=url]").fill("https://novinky.example/rss")
        page.get_by_label("Kind").last.select_option("feed")
        page.get_by_role("button", name="Follow").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("novinky.example")
        expect(page.get_by_role("status")).to_contain_text('kronika collect "novinky.example"')
        assert [said for said in watch.complaints if "422" not in said] == []


@pytest.mark.parametrize("size", SIZES)
def test_log_in_and_out(database: Path, watched: Callable, size: str) -> None:
    with open_store(f"sqlite:///{database}", create=True) as store:
        fill(store, PAPERS[:1])
        index(store, database.parent)
        store.users.add("eva", hash_password(PASSWORD), NOW)
    with running(database) as address:
        page = watched(size).page
        page.goto(f"{address}articles?q=title:most")
        expect(page.get_by_role("heading", level=1)).to_have_text("Log in")
        page.get_by_label("User name").fill("eva")
        page.get_by_label("Password").fill("wrong password")
        page.get_by_role("button", name="Log in").click()
        expect(page.get_by_role("alert")).to_have_text("Name or password is wrong.")
        page.get_by_label("Password").fill(PASSWORD)
        page.get_by_role("button", name="Log in").click()
        expect(page.locator("#results .count")).to_contain_text("6 articles")
        assert page.evaluate("document.cookie") == "", "no script can read a cookie"
        page.get_by_role("button", name="Log out").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Log in")
        page.go_back()
        expect(page.get_by_role("heading", level=1)).to_have_text("Log in")


def test_the_language_follows_the_reader(filled: str, watched: Callable) -> None:
    page = watched().page
    page.goto(filled)
    page.get_by_role("link", name="Polski").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Przegląd")
    page.get_by_role("navigation").get_by_role("link", name="Artykuły").click()
    expect(page.locator("#results .count")).to_contain_text("139 artykułów")


def test_a_keyboard_reaches_the_content_first(filled: str, watched: Callable) -> None:
    page = watched().page
    page.goto(filled)
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_text("Skip to the content")
    expect(page.locator(":focus")).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()


def test_pausing_by_keyboard_in_a_filtered_list_shows_and_keeps_the_place(database: Path, watched: Callable) -> None:
    with open_store(f"sqlite:///{database}", create=True) as store:
        fill(store)
    with running(database) as address:
        page = watched().page
        page.goto(f"{address}sources")
        page.get_by_label("Name or address").press_sequentially("horsk")
        expect(page.locator("#results .count")).to_contain_text("1 source of")
        page.get_by_role("button", name="Pause: Horské listy").press("Enter")
        expect(page.get_by_role("button", name="Resume: Horské listy")).to_be_focused()
        page.wait_for_load_state("networkidle")
        expect(page.get_by_role("button", name="Resume: Horské listy")).to_be_focused()
