"""A marked page in a real browser: from change to change, without script too; a hostile one does nothing, here or as a file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from kronika.flow.chronicle import init_chronicle, open_chronicle
from kronika.flow.watch_diff import differ
from kronika.store.store import open_store
from tests.e2e.test_web_access import faults
from tests.e2e.test_web_hostile import hostile, listener
from tests.e2e.webserver import running
from tests.serve.web.differing import watch_versions

VIEWS = ("", "&view=changes", "&view=text")


@pytest.fixture(scope="module")
def compared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a screen that compares the first with the last version."""
    database = tmp_path_factory.mktemp("difference") / "kronika.db"
    with open_store(f"sqlite:///{database}", create=True) as store:
        watch = watch_versions(store)
    with running(database) as address:
        yield f"{address}watch/{watch.id}/diff?from=1&to=4"


def test_from_change_to_change_by_keys_and_buttons(compared: str, watched: Callable) -> None:
    page = watched().page
    page.goto(compared)
    here, total = page.locator("#stop-here"), page.locator("a[data-stop]").count()
    assert total > 4
    expect(here).to_have_text(f"1 / {total}")
    history = page.evaluate("history.length")
    for number in (2, 3, 4):
        page.keyboard.press("n")
        expect(here).to_have_text(f"{number} / {total}")
        expect(page.frame_locator("#marked").locator(f"#kronika-{number}")).to_be_in_viewport()
    page.keyboard.press("p")
    expect(here).to_have_text(f"3 / {total}")
    page.get_by_role("button", name="Next").click()
    expect(here).to_have_text(f"4 / {total}")
    expect(page.frame_locator("#marked").locator("#kronika-4:target")).to_be_visible()
    assert page.evaluate("history.length") == history, "the way back leads to the screen before"


def test_both_ends_of_a_move_lead_to_each_other(compared: str, watched: Callable) -> None:
    page = watched().page
    page.goto(compared)
    frame = page.frame_locator("#marked")
    away, here = frame.locator("del.kronika-from a.kronika-way"), frame.locator("ins.kronika-to").first
    name = away.get_attribute("href")
    away.click()
    expect(frame.locator(f"{name}:target")).to_be_visible()
    expect(here).to_be_in_viewport()


def test_changes_can_be_walked_in_the_list_too(compared: str, watched: Callable) -> None:
    page = watched("phone").page
    page.goto(f"{compared}&view=changes")
    page.get_by_role("button", name="Next").click()
    expect(page.locator("#change-2")).to_be_focused()
    expect(page.locator("#change-2")).to_be_in_viewport()


def test_without_script_the_links_lead_into_the_frame(compared: str, watched: Callable) -> None:
    page = watched(java_script_enabled=False).page
    page.goto(compared)
    expect(page.locator("#stop-next")).to_be_hidden()
    page.locator("a[data-stop]").last.click()
    expect(page.frame_locator("#marked").locator(".kronika-number").last).to_be_in_viewport()
    assert page.url == compared


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_view_is_accessible_and_keeps_its_policy(
    compared: str, watched: Callable, scheme: str, size: str
) -> None:
    watch = watched(size, color_scheme=scheme, reduced_motion="reduce")
    for view in VIEWS:
        watch.page.goto(compared + view)
        assert faults(watch.page) == [], view
        width, screen = watch.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert width <= screen, view
    assert watch.complaints == []


def test_marks_are_told_apart_without_colours(compared: str, watched: Callable) -> None:
    page = watched().page
    page.goto(compared)
    frame = page.frame_locator("#marked")
    lines = {
        name: frame.locator(name).first.evaluate(
            "one => getComputedStyle(one).textDecorationLine + ' ' + getComputedStyle(one).textDecorationStyle"
        )
        for name in ("ins.kronika-added", "del.kronika-removed", "ins.kronika-moved", "del.kronika-moved")
    }
    assert lines == {
        "ins.kronika-added": "underline solid",
        "del.kronika-removed": "line-through solid",
        "ins.kronika-moved": "underline dotted",
        "del.kronika-moved": "line-through dotted",
    }


def evil(outside: str) -> tuple[str, str]:
    """The hostile page before and after a change; its style hides addresses where only the policy finds them."""
    hidden = f'<style>h1 {{ background: u\\72l({outside}x.png) }} @\\69mport "{outside}x.css";</style></head>'
    page = hostile(outside).replace("</head>", hidden)
    return page, page.replace("<p style=", '<p id="fresh">A new paragraph stands here today.</p><p style=')


def test_nothing_of_a_hostile_page_works_in_any_view(database: Path, watched: Callable) -> None:
    with listener() as (outside, heard):
        with open_store(f"sqlite:///{database}", create=True) as store:
            watch = watch_versions(store, *evil(outside))
        with running(database) as address:
            seen = watched()
            page = seen.page
            for view in VIEWS:
                page.goto(f"{address}watch/{watch.id}/diff?from=5&to=6{view}")
                page.wait_for_timeout(300)
            page.goto(f"{address}watch/{watch.id}/diff?from=5&to=6")
            frame = page.frame_locator("#marked")
            expect(frame.locator("ins.kronika-added").first).to_contain_text("A new paragraph")
            for link in ("#script-link", "#top-link", "#new-link", "#plain-link"):
                frame.locator(link).click(force=True)
            page.wait_for_timeout(500)
            assert len(page.context.pages) == 1
            assert page.evaluate("window.name") == ""
            page.goto(f"{address}watch/{watch.id}/diff/page?from=5&to=6")
            page.wait_for_timeout(500)
            assert page.evaluate("window.name") == ""
            assert seen.foreign(address) == []
        assert heard == []


def test_the_file_opens_from_a_disk_and_does_nothing_else(tmp_path: Path, watched: Callable) -> None:
    init_chronicle(tmp_path / "c")
    with listener() as (outside, heard):
        with open_chronicle(tmp_path / "c", {}) as chronicle:
            watch = watch_versions(chronicle.store, *evil(outside))
            (tmp_path / "hostile.html").write_text(differ(chronicle, watch, 5, 6).file(), encoding="utf-8")
            (tmp_path / "good.html").write_text(differ(chronicle, watch, 1, 4).file(), encoding="utf-8")
        seen = watched()
        page = seen.page
        page.goto((tmp_path / "hostile.html").as_uri())
        expect(page.locator("ins.kronika-added").first).to_contain_text("A new paragraph")
        for link in ("#script-link", "#top-link", "#new-link", "#plain-link"):
            page.locator(link).click(force=True)
        page.wait_for_timeout(500)
        assert page.evaluate("[window.name, document.scripts.length]") == ["", 0]
        assert len(page.context.pages) == 1
        assert heard == []
        assert [url for url in seen.requests if not url.startswith(("file:", "data:"))] == []
    page.goto((tmp_path / "good.html").as_uri())
    page.locator("#kronika-bar nav a").last.click()
    expect(page.locator(".kronika-number:target")).to_be_in_viewport()
