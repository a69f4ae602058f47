"""Several pages in turn: one robots.txt, a pause before every page but the first, and troubles told."""

from __future__ import annotations

import os
import shutil

import pytest

from kronika.fetch.errand import Errand
from kronika.model.clock import system_clock
from kronika.model.errors import BadUrl, FetchError, PartMissing
from kronika.model.failure import FailureKind
from kronika.settings import FetchSettings
from tests.fetch.local_site import LocalSite


class Slept:
    """Remembers the pauses instead of taking them."""

    def __init__(self) -> None:
        self.pauses: list[float] = []

    async def __call__(self, seconds: float) -> None:
        self.pauses.append(seconds)


def test_pages_come_in_turn_with_pauses_between(site: LocalSite) -> None:
    site.page("/a", b"<p>one</p>")
    site.page("/b", b"<p>two</p>")
    slept = Slept()
    settings = FetchSettings(allow=("127.0.0.0/8",), start_delay=8.0, min_delay=0.5)
    with Errand(settings, clock=system_clock, sleep=slept) as errand:
        assert [errand.fetch(site.url(path)).body for path in ("/a", "/b", "/a")] == [
            b"<p>one</p>",
            b"<p>two</p>",
            b"<p>one</p>",
        ]
    assert site.paths() == ["/robots.txt", "/a", "/b", "/a"]
    assert len(slept.pauses) == 2
    assert 8.0 > slept.pauses[0] > slept.pauses[1] >= 0.5


def test_robots_txt_sets_the_pace_and_closes_doors(site: LocalSite) -> None:
    site.page("/robots.txt", b"User-agent: *\nCrawl-delay: 7\nDisallow: /b\n", Content_Type="text/plain")
    site.page("/a")
    slept = Slept()
    settings = FetchSettings(allow=("127.0.0.0/8",), start_delay=0.0)
    with Errand(settings, clock=system_clock, sleep=slept) as errand:
        errand.fetch(site.url("/a"))
        with pytest.raises(FetchError) as caught:
            errand.fetch(site.url("/b"))
        assert caught.value.kind is FailureKind.ROBOTS
        errand.fetch(site.url("/a"))
    assert slept.pauses == [7.0, 7.0]
    assert "/b" not in site.paths()


def test_what_is_no_address_is_refused(settings: FetchSettings) -> None:
    with Errand(settings, clock=system_clock) as errand, pytest.raises(BadUrl):
        errand.fetch("ftp://example.org/")


@pytest.mark.slow
@pytest.mark.skipif(
    shutil.which("chromium") is None and os.environ.get("CI") != "true", reason="Chromium is not installed"
)
def test_a_browser_may_open_the_pages(site: LocalSite, settings: FetchSettings) -> None:
    site.page("/", b"<main></main><script>document.querySelector('main').textContent = 'made'</script>")
    with Errand(settings.model_copy(update={"max_delay": 0.0}), clock=system_clock, browser=True) as errand:
        assert b"<main>made</main>" in errand.fetch(site.url("/")).body
        assert b"<main>made</main>" in errand.fetch(site.url("/")).body


def test_a_browser_that_is_not_there_is_told_at_once(settings: FetchSettings) -> None:
    with pytest.raises(PartMissing):
        Errand(settings.model_copy(update={"browser": "/nowhere"}), clock=system_clock, browser=True)
