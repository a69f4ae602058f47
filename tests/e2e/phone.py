"""A person with a phone, for the tests of the annotator: taps, swipes, reads to the end, and remembers what was asked."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

from kronika.model.annotation import Answer
from kronika.store.store import open_store
from tests.serve.web.asking import KIND

PHONE: dict[str, Any] = {
    "viewport": {"width": 375, "height": 667},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
    "locale": "en-GB",
    "timezone_id": "Europe/Warsaw",
}
A_LOOK = 200  # ms; nobody answers faster, and the screen knows it


@dataclass(slots=True)
class Person:
    """Somebody who answers."""

    page: Page
    answered: list[int] = field(default_factory=list)  # fragments, in the order they were answered
    complaints: list[str] = field(default_factory=list)

    def number(self) -> int:
        """The fragment on screen."""
        return int(self.page.locator("#card").get_attribute("data-fragment") or 0)

    def read_instructions(self) -> None:
        """To the end, as one must."""
        self.page.locator("#how .scrolling").evaluate("box => box.scrollTo(0, box.scrollHeight)")
        self.page.get_by_role("button", name="I have read it").click()
        expect(self.page.locator("#card mark")).to_be_visible()

    def tap(self, button: str) -> None:
        """Press Yes, No or Skip, and wait for the next fragment."""
        before = self.begin()
        self.page.locator(f"#{button}").tap()
        self.end(before)

    def swipe(self, dx: int, dy: int) -> None:
        """Draw a finger over the fragment."""
        before = self.begin()
        draw_finger(self.page, dx, dy)
        self.end(before)

    def undo(self) -> None:
        """Take the last answer back; its fragment is on screen again."""
        self.page.locator("#undo").tap()
        last = self.answered.pop()
        expect(self.page.locator("#card")).to_have_attribute("data-fragment", str(last))

    def begin(self) -> int:
        """Look at the fragment on screen, once it is there."""
        expect(self.page.locator("#card mark")).to_be_visible()
        self.page.wait_for_timeout(A_LOOK)
        number = self.number()
        assert number and number not in self.answered, "asked twice"
        return number

    def end(self, before: int) -> None:
        """It was answered: another one comes."""
        expect(self.page.locator("#card")).not_to_have_attribute("data-fragment", str(before))
        self.answered.append(before)


def draw_finger(page: Page, dx: int, dy: int, *, steps: int = 6) -> None:
    """A real touch on the screen, from the middle of the fragment."""
    box = page.locator("#card").bounding_box()
    assert box
    x, y = 187.0, min(max(box["y"] + box["height"] - 60, 150), 300)
    session = page.context.new_cdp_session(page)

    def send(kind: str, points: list[dict[str, float]]) -> None:
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    send("touchStart", [{"x": x, "y": y}])
    for step in range(1, steps + 1):
        send("touchMove", [{"x": x + dx * step / steps, "y": y + dy * step / steps}])
        page.wait_for_timeout(16)
    send("touchEnd", [])
    session.detach()


def wait_until(page: Page, expression: str, *, seconds: float = 20) -> None:
    """Wait for something only the page knows; its policy forbids Playwright's own way to do that."""
    for _ in range(int(seconds * 20)):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"it did not come to this: {expression}")


def settled(page: Page) -> None:
    """Wait until everything has been sent."""
    wait_until(page, "!queue.waiting && !queue.sending")


def person(browser: Browser, address: str, **options: Any) -> Person:
    """Somebody with a phone who has opened the annotator."""
    return open_page(browser.new_context(**(PHONE | options)), address)


def open_page(context: BrowserContext, address: str) -> Person:
    """Open the annotator and keep watch."""
    page = context.new_page()
    found = Person(page=page)
    page.on("pageerror", lambda error: found.complaints.append(str(error)))
    page.on("console", lambda said: said.type == "error" and found.complaints.append(said.text))
    page.goto(f"{address}annotate")
    return found


def given(database: Path) -> list[Answer]:
    """The answers that are kept and were not taken back."""
    with open_store(f"sqlite:///{database}") as store:
        return [answer for answer in store.answers.listing(KIND) if answer.undone is None]
