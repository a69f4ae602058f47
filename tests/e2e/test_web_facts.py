"""The journey of facts in a real browser: list, filter, map, a site, the words behind an hour, the stored page; and access."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from kronika.store.store import open_store
from tests.e2e.test_web_journeys import no_sideways_scroll
from tests.e2e.webserver import running
from tests.serve.web.chronicle import NOW
from tests.serve.web.parishes import read_parishes

SITE = "Parafia Zmartwychwstania Pańskiego, Nowogród Leśny"
OFFICES, MASSES = "facts/office-hours", "facts/mass-times"
SCREENS = (
    "facts",
    OFFICES,
    MASSES,
    f"{MASSES}?view=map",
    f"{MASSES}?view=map&words=wierzbno",
    f"{MASSES}?words=zzz",
    f"{MASSES}?day=sunday&after=18:00&sort=-town",
    f"{MASSES}/{quote(SITE)}",
    f"{OFFICES}/{quote(SITE)}?done=asked",
    f"{OFFICES}/Katalog%20parafii",
)


@pytest.fixture(scope="module")
def parishes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with twelve parishes whose facts were read."""
    database = tmp_path_factory.mktemp("facts") / "kronika.db"
    with open_store(f"sqlite:///{database}", create=True) as store:
        read_parishes(store, Path(database))
    with running(database, "127.0.0.1", "0", str(database.parent), NOW.isoformat()) as address:
        yield address


def rows(page: Page) -> list[str]:
    """The names in the list."""
    return page.locator("tbody th a").all_inner_texts()


def test_from_the_list_to_the_words_behind_an_hour(parishes: str, watched: Callable) -> None:
    watch = watched()
    page: Page = watch.page
    page.goto(f"{parishes}facts")
    page.get_by_role("link", name="Times of holy masses").click()
    expect(page.locator("tbody tr")).to_have_count(12)
    page.get_by_label("Day").select_option("sunday")
    page.get_by_label("Not before").fill("19:30")
    expect(page).to_have_url(re.compile(r"day=sunday&after=19%3A30"))  # a permalink, without a press
    expect(page.locator("tbody tr").filter(has_text=SITE)).to_have_count(1)
    page.get_by_role("link", name=SITE).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Zmartwychwstania")
    hour = page.locator(".fact-week a.hour", has_text="20:00").first
    anchor = hour.get_attribute("href")
    hour.click()
    assert anchor
    card = page.locator(".fact-words > li").filter(has=page.locator(anchor))
    expect(card).to_be_in_viewport()
    expect(card.locator("mark", has_text="20:00")).to_be_visible()
    expect(card).to_contain_text("said by")
    card.get_by_role("link", name="stored page").first.click()
    expect(page.get_by_text("akademicka").first).to_be_visible()
    assert "/pages/" in page.url
    assert watch.foreign(parishes) == []


def test_the_map_leads_to_a_site(parishes: str, watched: Callable) -> None:
    watch = watched()
    page: Page = watch.page
    page.goto(f"{parishes}{MASSES}")
    page.get_by_role("link", name="Map", exact=True).click()
    expect(page.locator(".spot")).to_have_count(11)
    expect(page.locator(".fact-map .town").first).to_be_visible()
    page.locator(".spot", has_text="Olszyny").locator(".dot").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("św. Marcina")
    assert watch.foreign(parishes) == []
    assert watch.complaints == []


def test_everything_works_without_scripts(parishes: str, watched: Callable) -> None:
    page: Page = watched(java_script_enabled=False).page
    page.goto(f"{parishes}{OFFICES}")
    page.get_by_label("Name, town or street").fill("olszyny")
    page.get_by_role("button", name="Filter").click()
    assert rows(page) == ["Parafia św. Marcina, Olszyny"]
    page.get_by_role("link", name="Parafia św. Marcina, Olszyny").click()
    page.locator("a.hour").first.click()
    expect(page.locator(":target")).to_be_visible()
    page.get_by_role("button", name="Read the pages again").click()
    expect(page.get_by_role("status")).to_contain_text("read again")
    expect(page.locator(".fact-week tr")).to_have_count(3)


def test_a_calendar_can_be_taken_along(parishes: str, watched: Callable, tmp_path: Path) -> None:
    page: Page = watched("phone").page
    page.goto(f"{parishes}{OFFICES}/{quote(SITE)}")
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Calendar").click()
    waiting.value.save_as(tmp_path / "office.ics")
    assert (tmp_path / "office.ics").read_text(encoding="utf-8").startswith("BEGIN:VCALENDAR")


@pytest.mark.parametrize("width", [320, 375, 1280])
def test_nothing_is_cut_off(parishes: str, watched: Callable, width: int) -> None:
    page: Page = watched("phone").page
    page.set_viewport_size({"width": width, "height": 800})
    for path in SCREENS:
        page.goto(parishes + path)
        no_sideways_scroll(page)


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_screen_is_accessible(parishes: str, watched: Callable, scheme: str, size: str) -> None:
    watch = watched(size, color_scheme=scheme, reduced_motion="reduce")
    page: Page = watch.page
    for path in SCREENS:
        page.goto(parishes + path)
        page.evaluate("document.querySelectorAll('details').forEach(part => part.open = true)")
        found = Axe().run(page).response["violations"]
        assert [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found] == [], path
    assert watch.complaints == []
