"""For the web tests: one browser, a filled chronicle behind the real server, and a page that keeps watch."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's chromium; closed with each module, because its event loop runs as long as it is open."""
    from tests.e2e.browser import open_browser

    with open_browser() as opened:
        yield opened


@pytest.fixture(scope="session")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with a filled chronicle that no test changes."""
    from kronika.store.store import open_store
    from tests.e2e.webserver import running
    from tests.serve.web.chronicle import fill, index

    database = tmp_path_factory.mktemp("web") / "kronika.db"
    with open_store(f"sqlite:///{database}", create=True) as store:
        fill(store)
        index(store, database.parent)
    with running(database) as address:
        yield address


@dataclass(slots=True)
class Watch:
    """A page and all that it asked for, complained about or refused."""

    page: Page
    requests: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)
    stopped: list[str] = field(default_factory=list)  # by a policy of the browser, before they left

    def foreign(self, address: str) -> list[str]:
        """Requests that went to anybody but us."""
        ours = (address, "data:", "about:")
        return [url for url in self.requests if not url.startswith(ours) and url not in self.stopped]


@pytest.fixture
def watched(browser: Browser) -> Iterator[Callable[..., Watch]]:
    """Opens pages that record requests, console errors and broken content policies."""
    contexts = []

    def open_page(size: str = "desktop", **options: Any) -> Watch:
        from tests.e2e.browser import SIZES

        context = browser.new_context(viewport=SIZES[size], locale="en-GB", **options)
        contexts.append(context)
        page = context.new_page()
        watch = Watch(page=page)
        page.on("request", lambda request: watch.requests.append(request.url))
        page.on(
            "requestfailed", lambda request: request.failure in ("csp", "origin") and watch.stopped.append(request.url)
        )
        page.on("pageerror", lambda error: watch.complaints.append(str(error)))
        page.on("console", lambda said: said.type in ("error", "warning") and watch.complaints.append(said.text))
        return watch

    yield open_page
    for context in contexts:
        context.close()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Where a test keeps a chronicle of its own."""
    return tmp_path / "kronika.db"
