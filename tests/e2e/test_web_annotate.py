"""The annotator in a real browser: a person on a phone, with bad luck of every sort; and the desk of whoever invited them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from kronika.model.annotation import Choice
from kronika.store.store import open_store
from tests.e2e.phone import A_LOOK, PHONE, Person, draw_finger, given, open_page, person, settled, wait_until
from tests.e2e.test_web_access import faults
from tests.e2e.webserver import running
from tests.serve.web.asking import KIND, ask_people, vote

HEIGHT = PHONE["viewport"]["height"]


@pytest.fixture
def served(database: Path) -> Iterator[str]:
    """A server with 24 fragments of three parishes."""
    with open_store(f"sqlite:///{database}", create=True) as store:
        assert ask_people(store) == 24
    with running(database) as address:
        yield address


def buttons(page: Page) -> dict[str, tuple[float, float, float, float]]:
    """Where the buttons are on the screen."""
    boxes = {name: page.locator(f"#{name}").bounding_box() for name in ("yes", "no", "skip", "undo")}
    return {
        name: (box["x"], round(box["y"]), box["width"], box["height"]) for name, box in boxes.items() if box is not None
    }


def at_bottom(page: Page) -> bool:
    """Is there nothing left to scroll?"""
    return bool(page.evaluate("innerHeight + scrollY >= document.documentElement.scrollHeight - 2"))


def mark_is_seen(page: Page) -> bool:
    """Does the marked hour stand above the buttons, on the screen?"""
    return bool(
        page.evaluate(
            """() => {
              const mark = document.querySelector('#card mark').getBoundingClientRect();
              return mark.top >= 0 && mark.bottom <= document.querySelector('.actions').getBoundingClientRect().top;
            }"""
        )
    )


def wide(page: Page) -> int:
    """How wide the page is."""
    return int(page.evaluate("document.documentElement.scrollWidth"))


def first_use(someone: Person) -> None:
    """The instructions open by themselves and close only at their end."""
    page = someone.page
    how, close = page.get_by_role("dialog"), page.get_by_role("button", name="I have read it")
    expect(how).to_be_visible()
    expect(close).to_be_disabled()
    for _ in range(3):
        page.keyboard.press("Escape")
    expect(how).to_be_visible()
    page.locator("#how .scrolling").evaluate("box => box.scrollTo(0, box.scrollHeight / 3)")
    page.wait_for_timeout(100)
    expect(close).to_be_disabled()
    page.locator("#how .scrolling").evaluate("box => box.scrollTo(0, box.scrollHeight)")
    expect(close).to_be_enabled()
    close.tap()
    expect(how).to_be_hidden()
    expect(page.locator("#card mark")).to_be_visible()


def test_a_person_answers_twenty_fragments_on_a_phone(served: str, database: Path, browser: Browser) -> None:
    with open_store(f"sqlite:///{database}") as store:
        ask_people(store, parishes=5)  # more than one person answers here
    someone = person(browser, served)
    page = someone.page
    assert page.url == f"{served}annotate/{KIND}"
    first_use(someone)

    thumb = buttons(page)
    assert all(height >= 48 and top + height <= HEIGHT for _, top, _, height in thumb.values())
    for choice in ("yes", "no", "yes", "skip", "yes", "yes", "no"):
        someone.tap(choice)
        assert buttons(page) == thumb, "the buttons stay under the thumb"
        assert mark_is_seen(page)
        assert wide(page) == 375

    while page.evaluate("document.documentElement.scrollHeight <= innerHeight"):
        someone.tap("yes")  # until a fragment is longer than the screen
    someone.tap("yes")
    page.evaluate("scrollTo(0, 0)")
    someone.undo()
    assert page.evaluate("scrollY") == 0, "no scrolling after undo"
    expect(page.get_by_role("status").filter(has_text="Taken back")).to_be_visible()
    someone.tap("no")
    assert at_bottom(page) or mark_is_seen(page)

    someone.swipe(150, 4)
    someone.swipe(-150, -4)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    someone.swipe(3, -140)
    expect(page.locator("#waiting")).to_be_hidden()
    settled(page)
    said = {answer.fragment_id: answer.choice for answer in given(database)}
    assert [said[number] for number in someone.answered[-4:]] == [Choice.NO, Choice.YES, Choice.NO, Choice.SKIP]

    without_connection(someone, database)
    without_cookies(someone, database, browser, served)
    answers = given(database)
    assert len(answers) >= 20
    assert sorted(answer.fragment_id for answer in answers) == sorted(someone.answered), "each kept once"
    assert len({answer.annotator_id for answer in answers}) == 1
    assert all(answer.seconds is None or answer.seconds < 60 for answer in answers)
    assert [said for said in someone.complaints if "net::ERR" not in said and "Failed to load" not in said] == []


def without_connection(someone: Person, database: Path) -> None:
    """Three answers without a connection, the page closed and opened in between; then they are sent, once."""
    page = someone.page
    wait_until(page, "Boolean(navigator.serviceWorker.controller)")
    wait_until(page, "caches.match(location.pathname).then(Boolean)")
    before = len(given(database))
    page.context.set_offline(True)
    for choice in ("yes", "no", "yes"):
        someone.tap(choice)
    expect(page.locator("#waiting")).to_contain_text("No connection")
    expect(page.locator("#waiting-count")).to_have_text("Waiting to be sent: 3")
    page.reload()
    expect(page.locator("#card mark")).to_be_visible()
    assert someone.number() not in someone.answered
    expect(page.locator("#waiting-count")).to_have_text("Waiting to be sent: 3")
    someone.undo()
    expect(page.locator("#waiting-count")).to_have_text("Waiting to be sent: 4")  # it was tried: it may have arrived
    someone.tap("no")
    assert len(given(database)) == before
    page.context.set_offline(False)
    expect(page.locator("#waiting")).to_be_hidden(timeout=20000)
    settled(page)
    assert len(given(database)) == before + 3


def without_cookies(someone: Person, database: Path, browser: Browser, served: str) -> None:
    """Cookies cleared: known again by the fingerprint, in the same window and in a browser that knows nothing."""
    someone.page.context.clear_cookies()
    someone.tap("yes")
    settled(someone.page)
    assert any(cookie["name"] == "kronika_annotator" for cookie in someone.page.context.cookies())
    again = person(browser, served)  # the same device, all of its storage gone
    again.answered = someone.answered
    again.read_instructions()
    for _ in range(3):
        again.tap("yes")
    settled(again.page)
    again.page.context.close()


def test_another_device_is_another_annotator(served: str, database: Path, browser: Browser) -> None:
    for options in ({}, {"viewport": {"width": 412, "height": 900}}, {"timezone_id": "Asia/Tokyo"}):
        someone = person(browser, served, **options)
        someone.read_instructions()
        someone.tap("yes")
        settled(someone.page)
    assert len({answer.annotator_id for answer in given(database)}) == 3


def test_everything_is_answered_and_people_are_thanked(served: str, database: Path, browser: Browser) -> None:
    someone = person(browser, served)
    someone.read_instructions()
    for place in range(23):
        someone.tap("yes")
        if place == 9:
            expect(someone.page.locator("#told")).to_have_text("Thank you! 10 answers.")
    someone.page.wait_for_timeout(A_LOOK)
    someone.page.locator("#yes").tap()
    expect(someone.page.get_by_role("heading", name="Thank you!")).to_be_visible()
    expect(someone.page.locator("#thanks dd").first).to_have_text("24")
    assert faults(someone.page) == []
    assert len(given(database)) == 24
    someone.page.locator("#undo").tap()  # the last one can still be taken back
    expect(someone.page.locator("#card mark")).to_be_visible()
    someone.page.reload()
    expect(someone.page.locator("#card mark")).to_be_visible()


def test_a_server_that_falls_and_rises_loses_nothing(database: Path, browser: Browser) -> None:
    """Without set_offline: the connection is refused, then there again."""
    with open_store(f"sqlite:///{database}", create=True) as store:
        ask_people(store)
    with running(database) as address:
        someone = person(browser, address)
        someone.read_instructions()
        someone.tap("yes")
        settled(someone.page)
    someone.tap("no")
    someone.tap("yes")
    expect(someone.page.locator("#waiting-count")).to_have_text("Waiting to be sent: 2")
    assert len(given(database)) == 1
    port = address.rstrip("/").rpartition(":")[2]
    with running(database, "127.0.0.1", port):
        expect(someone.page.locator("#waiting")).to_be_hidden(timeout=30000)
        assert [answer.choice for answer in given(database)] == [Choice.YES, Choice.NO, Choice.YES]


def test_a_browser_that_keeps_nothing_can_answer(served: str, database: Path, browser: Browser) -> None:
    context = browser.new_context(**PHONE)
    context.add_init_script(
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }"
    )
    someone = open_page(context, served)
    someone.read_instructions()
    for choice in ("yes", "no", "skip", "yes", "no"):
        someone.tap(choice)
    someone.undo()
    someone.tap("yes")
    settled(someone.page)
    assert [answer.fragment_id for answer in given(database)] == someone.answered


def test_a_server_that_forgot_the_device_asks_nothing_twice(served: str, database: Path, browser: Browser) -> None:
    """Neither cookie nor fingerprint: the device itself remembers what it has answered."""
    someone = person(browser, served)
    someone.read_instructions()
    for _ in range(6):
        someone.tap("yes")
    settled(someone.page)
    someone.page.context.clear_cookies()
    someone.page.evaluate("queue.about.device = async () => 'another device'")
    for _ in range(12):
        someone.tap("no")
    settled(someone.page)
    assert len({answer.annotator_id for answer in given(database)}) == 2
    assert len(someone.answered) == len({answer.fragment_id for answer in given(database)}) == 18


@pytest.mark.parametrize("lang", ["en", "pl", "cs", "ru"])
def test_a_small_phone_shows_everything(served: str, browser: Browser, lang: str) -> None:
    small: dict[str, Any] = {"viewport": {"width": 320, "height": 568}, "locale": lang}
    someone = person(browser, served, **small)
    page = someone.page
    page.locator("#how .scrolling").evaluate("box => box.scrollTo(0, box.scrollHeight)")
    page.locator("#how-close").tap()
    expect(page.locator("#card mark")).to_be_visible()
    assert wide(page) == 320
    places = buttons(page)
    assert all(x >= 0 and x + width <= 320 and top + height <= 568 for x, top, width, height in places.values())
    assert all(height >= 48 and width >= 48 for _, _, width, height in places.values())
    assert page.locator("#yes").evaluate("button => button.scrollWidth <= button.clientWidth")
    assert page.locator("#skip").evaluate("button => button.scrollWidth <= button.clientWidth")
    assert mark_is_seen(page)
    for path in ("annotate/device", f"annotate/{KIND}/how", f"annotate/{KIND}/page"):
        page.goto(served + path)
        assert wide(page) == 320, path


def test_a_swipe_that_is_too_short_or_held_back_says_nothing(served: str, database: Path, browser: Browser) -> None:
    someone = person(browser, served, reduced_motion="reduce")
    someone.read_instructions()
    before = someone.number()
    draw_finger(someone.page, 40, 2)
    draw_finger(someone.page, -30, 25)
    draw_finger(someone.page, 0, 60)
    assert someone.number() == before
    assert someone.page.locator("#card").get_attribute("data-lean") is None
    settled(someone.page)
    assert given(database) == []


def test_keys_answer_on_a_desktop(served: str, database: Path, browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="pl-PL")
    someone = open_page(context, served)
    page = someone.page
    page.locator("#how .scrolling").evaluate("box => box.scrollTo(0, box.scrollHeight)")
    page.locator("#how-close").click()
    expect(page.locator("#yes kbd")).to_be_visible()
    for key in ("t", "n", "y", "p", "ArrowRight", "ArrowLeft", "ArrowUp"):
        before = someone.begin()
        page.keyboard.press(key)
        someone.end(before)
    page.keyboard.press("Control+y")
    page.keyboard.press("c")  # undo
    expect(page.locator("#card")).to_have_attribute("data-fragment", str(someone.answered.pop()))
    settled(page)
    said = [answer.choice for answer in given(database)]
    assert said == [Choice.YES, Choice.NO, Choice.YES, Choice.SKIP, Choice.YES, Choice.NO]

    page.locator(".menu summary").click()
    page.get_by_label("Odpowiadaj klawiszami").uncheck()
    page.keyboard.press("Escape")
    page.wait_for_timeout(A_LOOK)
    page.keyboard.press("t")
    expect(page.locator("#yes kbd")).to_be_hidden()
    page.wait_for_timeout(A_LOOK)
    assert len(given(database)) == 6


def test_russian_letters_mean_what_the_buttons_say(served: str, database: Path, browser: Browser) -> None:
    """On a Russian keyboard н stands where y is on an English one, and means no."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="ru-RU")
    someone = open_page(context, served)
    page = someone.page
    page.locator("#how .scrolling").evaluate("box => box.scrollTo(0, box.scrollHeight)")
    page.locator("#how-close").click()
    for key, code in (("н", "KeyY"), ("д", "KeyL"), ("y", "KeyY")):
        before = someone.begin()
        page.evaluate(
            "([key, code]) => document.body.dispatchEvent(new KeyboardEvent('keydown', {key, code, bubbles: true}))",
            [key, code],
        )
        someone.end(before)
    settled(page)
    assert [answer.choice for answer in given(database)] == [Choice.NO, Choice.YES, Choice.YES]


def test_a_whole_page_at_once(served: str, database: Path, browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
    page = context.new_page()
    page.goto(f"{served}annotate/{KIND}/page")
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(".item")).to_have_count(4)
    numbers = [int(item.get_attribute("data-fragment") or 0) for item in page.locator(".item").all()]
    page.locator(".item").first.get_by_label("No").check()
    page.locator(".item").first.get_by_label("Yes").check()  # a changed mind
    expect(page.locator("#told")).to_have_text("Kept")
    page.locator(".item").nth(1).get_by_label("Yes").focus()
    page.keyboard.press("y")
    page.keyboard.press("n")
    expect(page.locator("#told")).to_have_text("Kept")
    settled(page)
    said = {answer.fragment_id: answer.choice for answer in given(database)}
    assert said == {numbers[0]: Choice.YES, numbers[1]: Choice.YES, numbers[2]: Choice.NO}, "kept as it is made"
    page.get_by_role("button", name="Done, next page").click()
    expect(page.locator(f'.item[data-fragment="{numbers[0]}"]')).to_have_count(0)
    assert {answer.fragment_id: answer.choice for answer in given(database)} == said | {numbers[3]: Choice.SKIP}
    page.locator(".menu summary").click()
    page.get_by_role("link", name="One hour after the other").click()
    expect(page).to_have_url(f"{served}annotate/{KIND}")


def test_it_works_without_script(served: str, database: Path, browser: Browser) -> None:
    page = browser.new_context(**PHONE, java_script_enabled=False).new_page()
    page.goto(f"{served}annotate")
    expect(page.get_by_role("heading", name="Yes, when")).to_be_visible()
    page.get_by_role("button", name="Begin").click()
    marked = page.locator("#card .fragment").inner_text()
    for choice in ("Yes", "No", "Skip"):
        page.locator(".choices").get_by_role("button", name=choice).click()
    assert [answer.choice for answer in given(database)] == [Choice.YES, Choice.NO, Choice.SKIP]
    assert page.locator("#card .fragment").inner_text() != marked or len({a.fragment_id for a in given(database)}) == 3
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("Taken back")).to_be_visible()
    page.locator(".choices").get_by_role("button", name="No").click()
    assert [answer.choice for answer in given(database)] == [Choice.YES, Choice.NO, Choice.NO]
    page.get_by_role("link", name="Instructions").first.click()
    expect(page.get_by_role("heading", name="Examples")).to_be_visible()
    page.goto(f"{served}annotate/{KIND}/page")
    count = page.locator(".item").count()
    page.locator(".item").first.get_by_label("Yes").check()
    page.get_by_role("button", name="Done, next page").click()
    assert len(given(database)) == 3 + count


def test_exclusion_recomputes_everything(served: str, database: Path, browser: Browser) -> None:
    let_vote(database)
    page = browser.new_context(viewport={"width": 1280, "height": 900}, locale="en-GB").new_page()
    page.goto(f"{served}annotate/people")
    expect(page.locator(".figures")).to_contain_text("of 24")
    row = page.get_by_role("row").filter(has_text="Device 3")
    row.get_by_label("Reason").fill("says the opposite")
    row.get_by_role("button", name="Exclude").click()
    told = page.get_by_role("status").filter(has_text="no longer counts")
    expect(told).to_contain_text("24 answers less count.")
    expect(row).to_contain_text("says the opposite")
    page.get_by_role("link", name="Contested hours").click()
    expect(page.get_by_role("heading", name="Nobody disagrees")).to_be_visible()
    page.go_back()
    row.get_by_role("button", name="Readmit").click()
    expect(page.get_by_role("status").filter(has_text="counts again")).to_contain_text("24 answers more count.")
    page.get_by_role("link", name="Contested hours").click()
    expect(page.locator(".contested").first).to_contain_text("2 yes, 1 no")
    assert len(given(database)) == 72, "votes are never deleted"


def let_vote(database: Path) -> None:
    """Two people answer rightly, a third says the opposite."""
    with open_store(f"sqlite:///{database}") as store:
        vote(store)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_screen_of_the_annotator_is_accessible(
    served: str, database: Path, browser: Browser, scheme: str
) -> None:
    someone = person(browser, served, color_scheme=scheme, reduced_motion="reduce")
    page = someone.page
    expect(page.get_by_role("dialog")).to_be_visible()
    assert faults(page) == []
    someone.read_instructions()
    assert faults(page) == []
    someone.tap("yes")
    page.locator(".menu summary").tap()
    assert faults(page) == []
    let_vote(database)
    for path in (f"{KIND}/page", f"{KIND}/how", "device", "people", "fragments", "nothing"):
        page.goto(f"{served}annotate/{path}")
        page.evaluate("document.querySelectorAll('details').forEach(part => part.open = true)")
        assert faults(page) == [], path
    assert [said for said in someone.complaints if "404" not in said] == []


def test_the_page_is_light(served: str, browser: Browser) -> None:
    """At most 60 kB for all of it, nothing from anybody else, no htmx."""
    page = browser.new_context(**PHONE).new_page()
    sizes: dict[str, int] = {}
    page.on("response", lambda answer: sizes.update({answer.url: len(answer.body())}))
    page.goto(f"{served}annotate/{KIND}")
    wait_until(page, "Boolean(queue.current)")
    assert all(url.startswith(served) for url in sizes)
    assert sum(sizes.values()) <= 60_000, sizes
