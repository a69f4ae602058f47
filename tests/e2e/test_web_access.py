"""Every screen passes axe-core in light and dark, on both sizes, and breaks no rule of its own content policy."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe

from kronika.serve.web.passwords import hash_password
from kronika.store.store import open_store
from tests.e2e.webserver import running
from tests.serve.web.ailing import fall_ill, offer
from tests.serve.web.chronicle import NOW
from tests.serve.web.watching import watch_pages

if TYPE_CHECKING:
    from playwright.sync_api import Page

SCREENS = (
    "",
    "sources",
    "sources?state=nothing&words=zzz",
    "sources?sort=-errors&state=attention",
    "sources/G%C5%82os%20Doliny",
    "sources/G%C5%82os%20Doliny?asked=1&address=https://glos-doliny.example/clanky/003.html",
    "sources/G%C5%82os%20Doliny?address=nothing:",
    "sources/Nov%C3%BD%20pl%C3%A1tek?added=1",
    "health/Nov%C3%BD%20pl%C3%A1tek",
    "articles",
    "articles?q=knihovna&entity=Brno",
    "articles?q=most+AND+(ne&since=x",
    "articles/30?q=a&sentence=1",
    "trends?show=volume",
    "trends?show=compare&lang=cs",
    "trends?q=(",
    "queries",
    "headlines?days=30",
    "corpora",
    "concordance?pattern=knihovna&lemma=yes",
    "failures",
    "judge",
    "judge?source=nobody",
    "judge/results",
    "nothing-here",
)
ILL = (
    "",
    "sources",
    "sources/Posel%20z%20hor",
    "health/Posel%20z%20hor",
    "health/Posel%20z%20hor?day=2026-03-13&done=snoozed",
    "articles?standing=aside",
    "articles/75",
)
WATCHING = (
    "",
    "watch",
    "watch?state=deleted",
    "watch?words=zzz",
    "watch/1?added=1",
    "watch/4",
    "watch/7",
    "watch/8",
    "watch/9",
    "watch/1/parts",
    "watch/1/diff?from=2&to=3",
    "changes",
    "changes?show=unread&watch=1",
    "changes?words=zzz",
    "groups",
    "groups/1",
    "groups/3",
)
EMPTY = (
    "",
    "sources",
    "articles",
    "trends?show=shares",
    "failures",
    "judge",
    "judge/results",
    "watch",
    "changes",
    "groups",
)
EMPTY += ("annotate", "annotate/people", "annotate/fragments")


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a new chronicle."""
    database = tmp_path_factory.mktemp("empty") / "kronika.db"
    with open_store(f"sqlite:///{database}", create=True):
        pass
    with running(database) as address:
        yield address


@pytest.fixture(scope="module")
def ill(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose only source broke."""
    database = tmp_path_factory.mktemp("ill") / "kronika.db"
    with open_store(f"sqlite:///{database}", create=True) as store:
        fall_ill(store)
        offer(store)
    with running(database) as address:
        yield address


@pytest.fixture(scope="module")
def watching(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with watched pages."""
    database = tmp_path_factory.mktemp("watching") / "kronika.db"
    with open_store(f"sqlite:///{database}", create=True) as store:
        watch_pages(store)
    with running(database) as address:
        yield address


@pytest.fixture(scope="module")
def screens(filled: str, ill: str, watching: str, empty: str) -> list[str]:
    """The addresses of all screens."""
    servers = ((filled, SCREENS), (ill, ILL), (watching, WATCHING), (empty, EMPTY))
    return [server + path for server, paths in servers for path in paths]


# What passes is not told node by node: that takes longer than looking for faults.
RUN = "axe.run({exclude: [['iframe']]}, {iframes: false, resultTypes: ['violations']}).then(found => found.violations)"


def faults(page: Page) -> list[str]:
    """What axe finds in our screen; a stored page in its cage is not ours to mend."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    return [f"{fault['id']}: {fault['nodes'][0]['html'][:200]}" for fault in page.evaluate(RUN)]


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_every_screen_is_accessible(screens: list[str], watched: Callable, size: str) -> None:
    page = watched(size, reduced_motion="reduce").page
    for address in screens:
        page.goto(address)
        page.evaluate("document.querySelectorAll('details').forEach(part => part.open = true)")
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            assert faults(page) == [], (address, scheme)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_faint_word_is_found_in_either_scheme(filled: str, watched: Callable, scheme: str) -> None:
    """Axe looks at the scheme that is shown now, not at the one the page was opened in."""
    page = watched(reduced_motion="reduce").page
    page.goto(filled)
    page.evaluate(
        "rule => { const sheet = new CSSStyleSheet(); sheet.replaceSync(rule); document.adoptedStyleSheets = [sheet]; }",
        f"@media (prefers-color-scheme: {scheme}) {{ h1 {{ color: #888 !important; background: #999 }} }}",
    )
    other = {"light": "dark", "dark": "light"}[scheme]
    page.emulate_media(color_scheme=other)
    assert faults(page) == []
    page.emulate_media(color_scheme=scheme)
    assert [fault.partition(":")[0] for fault in faults(page)] == ["color-contrast"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_login_is_accessible(database: Path, watched: Callable, scheme: str) -> None:
    with open_store(f"sqlite:///{database}", create=True) as store:
        store.users.add("eva", hash_password("long enough"), NOW)
    with running(database) as address:
        page = watched("phone", color_scheme=scheme).page
        page.goto(address)
        assert faults(page) == []
        page.get_by_label("User name").fill("eva")
        page.get_by_label("Password").fill("wrong")
        page.get_by_role("button", name="Log in").click()
        page.get_by_role("alert").wait_for()
        assert faults(page) == []


def test_no_screen_breaks_its_own_policy(screens: list[str], watched: Callable) -> None:
    tabs = [watched() for _ in range(6)]  # a page is watched until its network is quiet; several are, side by side
    for tab in tabs:
        tab.page.add_init_script(
            "document.addEventListener('securitypolicyviolation', e => console.error('policy: ' + e.blockedURI))"
        )
    for number, address in enumerate(screens):
        page = tabs[number % len(tabs)].page
        page.wait_for_load_state("networkidle")
        page.goto(address)
    for tab in tabs:
        tab.page.wait_for_load_state("networkidle")
    assert len({url for tab in tabs for url in tab.requests} & set(screens)) == len(set(screens))
    assert [said for tab in tabs for said in tab.complaints if "404" not in said] == []
    assert [url for tab in tabs for url in tab.requests if not url.startswith("http://127.0.0.1:")] == []
