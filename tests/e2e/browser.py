"""The real browser: Debian's chromium, driven by Playwright, with everything it does on its own switched off."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, ViewportSize, sync_playwright

SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
SIZES: dict[str, ViewportSize] = {
    "desktop": {"width": 1280, "height": 800},
    "phone": {"width": 390, "height": 844},
}


@contextmanager
def open_browser() -> Iterator[Browser]:
    """A chromium for as long as the block."""
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    assert path, (
        "The end-to-end tests need a browser: install the Debian package “chromium” (apt-get install chromium)."
    )
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=SWITCHES)
        try:
            yield browser
        finally:
            browser.close()
