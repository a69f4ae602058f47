"""The journey of watching in a real browser: paste a page, it changes, mail comes, its link shows what, a part is ignored, quiet."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kronika.flow.chronicle import init_chronicle
from kronika.store.store import open_store
from tests.e2e.changing_page import ChangingPage, changing_page
from tests.e2e.test_commands import PROGRAM
from tests.e2e.test_schedule import until
from tests.e2e.test_web_journeys import no_sideways_scroll
from tests.e2e.webserver import running
from tests.notify.mail_server import MailServer, free_port
from tests.serve.web.watching import watch_pages

TOML = """
[fetch]
allow = ["127.0.0.0/8"]
start_delay = 0.0
max_delay = 0.0
[mail]
host = "127.0.0.1"
port = {port}
from = "Kronika <kronika@town.example>"
tls = "none"
"""
CHECK = 60_000  # ms for a check, with a second look where one is needed


@contextmanager
def serving(folder: Path, port: int) -> Iterator[str]:
    """`kronika serve`, the program itself, with its schedule."""
    process = subprocess.Popen(
        [PROGRAM, "serve", "--port", str(port)],
        cwd=folder,
        env=dict(os.environ),
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stderr is not None
        for line in process.stderr:
            if "Kronika is at" in line:
                break
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.communicate(timeout=60)


def check_now(page: Page, state: str) -> None:
    """Press the button and wait, without a reload, until the page stands as expected and nobody checks any more."""
    page.get_by_role("button", name="Check now").click()
    expect(page.locator("#standing .working")).to_have_count(0, timeout=CHECK)
    expect(page.locator("#standing .badge").first).to_have_text(state, timeout=CHECK)


@pytest.mark.slow
def test_from_an_address_to_quiet(tmp_path: Path, watched: Callable) -> None:
    port = free_port()
    with MailServer() as mail, changing_page() as site:
        folder = init_chronicle(tmp_path / "c", TOML.format(port=mail.port))
        with serving(folder, port) as address:
            watch = watched()
            page: Page = watch.page
            make_group(page, address)
            paste(page, address, site)

            site.weather = "heavy rain and a storm from the north"
            check_now(page, "changed")
            until(lambda: mail.mailbox.came)
            link = told(mail)
            assert link.startswith(f"{address}/watch/1/diff?from=1&to=2")

            page.goto(link)
            marked = page.frame_locator("iframe")
            expect(marked.locator("body")).to_contain_text("heavy rain and a storm")
            expect(marked.locator("ins").first).to_be_visible()
            expect(marked.locator("body")).to_contain_text("sunny with a light wind")  # shown where it was

            ignore_the_weather(page, address)
            site.weather = "fog in the morning and later some sun"
            check_now(page, "unchanged")

            site.notices.insert(0, "The library is open on Saturdays from nine to twelve again.")
            check_now(page, "changed")
            until(lambda: len(mail.mailbox.came) > 1)
            letter = mail.mailbox.came[1].mail.get_body(("plain",))
            assert letter is not None
            assert "The library is open" in letter.get_content()
            assert "fog" not in letter.get_content(), "what is ignored is not told"
            assert len(mail.mailbox.came) == 2, "one change, one mail"
            ours = [said for said in watch.complaints if "img-src" not in said]
            assert ours == []
            assert watch.foreign(address) == []


def make_group(page: Page, address: str) -> None:
    """A group with somebody who is told at once."""
    page.goto(f"{address}/groups")
    page.get_by_label("Name").fill("Town hall")
    page.get_by_label("Who is told").fill("reader@town.example")
    page.get_by_role("button", name="Make the group").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Town hall")
    expect(page.locator(".members")).to_contain_text("reader@town.example")


def paste(page: Page, address: str, site: ChangingPage) -> None:
    """Paste the address, see what is compared, try another part, and watch it."""
    page.goto(f"{address}/watch")
    page.get_by_label("Address of a page").fill(site.url)
    page.get_by_role("button", name="Look at it").click()
    preview = page.locator("#preview")
    expect(preview.get_by_role("heading", level=2)).to_have_text("Notices of the town", timeout=CHECK)
    expect(preview.frame_locator("iframe").locator("body")).to_contain_text("The bridge in Mill Street")
    expect(preview.locator("[aria-pressed=true]")).to_have_text("The main text")
    before = site.asked
    preview.get_by_role("button", name="ul.notices").click()
    expect(preview.locator("[aria-pressed=true]")).to_contain_text("ul.notices")
    preview.get_by_role("button", name="The whole page").click()
    expect(preview.locator("[aria-pressed=true]")).to_have_text("The whole page")
    preview.get_by_role("button", name="The main text").click()
    expect(preview.locator("[aria-pressed=true]")).to_have_text("The main text")
    assert site.asked == before, "choosing another part asks nobody"
    assert page.url == f"{address}/watch", "nothing was loaded anew"
    preview.get_by_label("Group").select_option("Town hall")
    preview.get_by_role("button", name="Watch it").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Notices of the town", timeout=CHECK)
    expect(page.locator("#standing .badge").first).to_have_text("watched", timeout=CHECK)
    expect(page.locator("#standing .working")).to_have_count(0, timeout=CHECK)


def told(mail: MailServer) -> str:
    """The link of the mail, which tells what became different."""
    [came] = mail.mailbox.came
    assert came.targets == ["reader@town.example"]
    assert "Notices of the town" in came.mail["subject"]
    letter = came.mail.get_body(("plain",))
    assert letter is not None
    text = letter.get_content()
    assert "heavy rain" in text
    found = re.search(r"http://\S+/diff\?\S+", text)
    assert found, text
    return found[0]


def ignore_the_weather(page: Page, address: str) -> None:
    """Point at the part that has changed."""
    page.goto(f"{address}/watch/1")
    page.get_by_text("Ignore a part of the page").click()
    page.get_by_role("button", name="Ignore: div.weather", exact=True).click()
    expect(page.locator(".ignores")).to_contain_text("div.weather")


@pytest.fixture
def inbox(database: Path) -> Iterator[str]:
    """A server with watched pages."""
    with serving_watches(database) as address:
        yield address


@pytest.fixture(scope="module")
def untouched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The same for tests that only look."""
    with serving_watches(tmp_path_factory.mktemp("untouched") / "kronika.db") as address:
        yield address


@contextmanager
def serving_watches(database: Path) -> Iterator[str]:
    """The address of a server with watched pages."""
    with open_store(f"sqlite:///{database}", create=True) as store:
        watch_pages(store)
    with running(database) as address:
        yield address.rstrip("/")


def test_the_inbox_by_keys(inbox: str, watched: Callable) -> None:
    page: Page = watched().page
    page.goto(f"{inbox}/changes")
    first, second = page.locator("[data-entry]").nth(0), page.locator("[data-entry]").nth(1)
    page.keyboard.press("j")
    expect(first).to_be_focused()
    page.keyboard.press("j")
    expect(second).to_be_focused()
    page.keyboard.press("k")
    expect(first).to_be_focused()

    page.keyboard.press("u")
    expect(page.get_by_role("status")).to_contain_text("1 change is read.")
    expect(page.locator("#unread")).to_have_text("1")
    expect(page.locator("[data-entry]").nth(0)).to_be_focused()
    page.keyboard.press("a")
    expect(page.get_by_role("status")).to_contain_text("1 change is acknowledged.")
    expect(page.locator("[data-entry]").nth(0)).to_contain_text("acknowledged")

    page.keyboard.press("x")
    page.keyboard.press("j")
    page.keyboard.press("x")
    expect(page.locator("input[name=ids]:checked")).to_have_count(2)
    page.locator("#bulk").get_by_role("button", name="Mark as unread").click()
    expect(page.locator("#unread")).to_have_text("2")

    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.get_by_role("searchbox").press("j")
    expect(page.get_by_role("searchbox")).to_have_value("j")  # a letter while one types


def test_what_leaves_the_list_gives_its_place_to_the_next(inbox: str, watched: Callable) -> None:
    page: Page = watched().page
    page.goto(f"{inbox}/changes?show=unread")
    expect(page.locator("[data-entry]")).to_have_count(2)
    second = page.locator("[data-entry]").nth(1).get_attribute("id")
    page.keyboard.press("j")
    page.keyboard.press("u")
    expect(page.locator("[data-entry]")).to_have_count(1)
    expect(page.locator(f"#{second}")).to_be_focused()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-entry]")).to_have_count(2)


def test_many_at_once_and_back_without_a_reload(inbox: str, watched: Callable) -> None:
    page: Page = watched().page
    page.goto(f"{inbox}/watch")
    page.evaluate("window.sameDocument = true")
    page.get_by_label("Choose all").check()
    page.locator("#bulk").get_by_role("button", name="Delete").click()
    expect(page.get_by_text("8 pages are deleted.")).to_be_visible()
    expect(page.locator(".watches")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".watches tbody tr")).to_have_count(8)
    page.locator("select[name=state]").select_option("gone")
    expect(page.locator(".watches tbody tr")).to_have_count(1)
    assert page.url == f"{inbox}/watch?state=gone"
    assert page.evaluate("window.sameDocument")


@pytest.mark.parametrize("path", ["/watch", "/watch/1", "/changes", "/groups", "/groups/1"])
def test_nothing_is_wider_than_a_phone(untouched: str, watched: Callable, path: str) -> None:
    page: Page = watched("phone", has_touch=True, is_mobile=True).page
    page.goto(untouched + path)
    page.evaluate("document.querySelectorAll('details').forEach(part => part.open = true)")
    no_sideways_scroll(page)


def test_everything_works_without_javascript(inbox: str, watched: Callable) -> None:
    page: Page = watched(java_script_enabled=False).page
    page.goto(f"{inbox}/watch")
    page.get_by_role("button", name="Pause: Úřední deska Podhradí").click()
    expect(page.get_by_text("1 page is paused.")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    page.goto(f"{inbox}/changes")
    page.locator("[data-entry]").first.get_by_role("button", name="Acknowledge").click()
    expect(page.locator("[data-entry]").first).to_contain_text("acknowledged")
    page.goto(f"{inbox}/watch/1")
    page.get_by_role("button", name="Do not ignore").first.click()
    expect(page.locator(".ignores .settled")).to_have_count(2)
    page.get_by_label("Versions to keep").fill("5")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("The settings are kept.")).to_be_visible()
