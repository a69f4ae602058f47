"""robots.txt is asked once per origin, obeyed on every hop, and never guessed."""

from __future__ import annotations

import asyncio

import pytest

from kronika.fetch.door import Door
from kronika.fetch.errand import Errand
from kronika.fetch.guard import Guard
from kronika.fetch.single import fetch_one
from kronika.fetch.trouble import Trouble
from kronika.fetch.visit import OpenRoad, Visitor
from kronika.model.clock import system_clock
from kronika.model.errors import FetchError
from kronika.model.failure import FailureKind
from kronika.settings import FetchSettings
from tests.fetch.local_site import LocalSite

CLOSED = b"User-agent: *\nDisallow: /closed\n"


def outcome(url: str, settings: FetchSettings) -> FailureKind | int:
    try:
        return fetch_one(url, settings, clock=system_clock).status
    except FetchError as error:
        return error.kind


@pytest.fixture
def closed_site(site: LocalSite) -> LocalSite:
    site.page("/robots.txt", CLOSED, Content_Type="text/plain")
    site.page("/closed/page")
    site.page("/open")
    return site


def test_closed_pages_are_not_asked_for(closed_site: LocalSite, settings: FetchSettings) -> None:
    assert outcome(closed_site.url("/open"), settings) == 200
    assert outcome(closed_site.url("/closed/page"), settings) is FailureKind.ROBOTS
    assert "/closed/page" not in closed_site.paths()


def test_it_can_be_switched_off(closed_site: LocalSite, settings: FetchSettings) -> None:
    assert outcome(closed_site.url("/closed/page"), settings.model_copy(update={"robots": False})) == 200
    assert "/robots.txt" not in closed_site.paths()


def test_rules_for_us_by_name(site: LocalSite, settings: FetchSettings) -> None:
    site.page("/robots.txt", b"User-agent: *\nAllow: /\n\nUser-agent: kronika\nDisallow: /\n")
    site.page("/")
    assert outcome(site.url(), settings) is FailureKind.ROBOTS
    other = settings.model_copy(update={"user_agent": "Other/1.0 (+mail)"})
    assert outcome(site.url(), other) == 200


def test_the_target_of_a_redirect_has_its_own_rules(site: LocalSite, settings: FetchSettings) -> None:
    site.page("/robots.txt", CLOSED, Content_Type="text/plain")
    site.page("/jump", b"", 302, Location=site.url("/closed", "other.localhost"))
    site.page("/closed")
    assert outcome(site.url("/jump"), settings) is FailureKind.ROBOTS
    assert "/closed" not in site.paths()


@pytest.mark.parametrize("status", [400, 401, 403, 404, 410])
def test_a_missing_file_allows_everything(site: LocalSite, settings: FetchSettings, status: int) -> None:
    site.page("/robots.txt", CLOSED, status)
    site.page("/closed")
    assert outcome(site.url("/closed"), settings) == 200


@pytest.mark.parametrize(
    ("status", "kind"), [(500, FailureKind.SERVER), (503, FailureKind.SERVER), (429, FailureKind.RATE_LIMITED)]
)
def test_a_failing_file_closes_everything_for_now(
    site: LocalSite, settings: FetchSettings, status: int, kind: FailureKind
) -> None:
    site.page("/robots.txt", b"", status)
    site.page("/")
    assert outcome(site.url(), settings) is kind
    assert "/" not in site.paths()


def test_redirects_of_the_file_are_followed_but_a_loop_allows_everything(
    site: LocalSite, settings: FetchSettings
) -> None:
    site.page("/robots.txt", b"", 301, Location="/rules.txt")
    site.page("/rules.txt", CLOSED, Content_Type="text/plain")
    site.page("/closed")
    assert outcome(site.url("/closed"), settings) is FailureKind.ROBOTS
    site.page("/rules.txt", b"", 301, Location="/robots.txt")
    assert outcome(site.url("/closed"), settings) == 200


@pytest.mark.parametrize(
    "body", [b"", b"\xff\xfe\x00binary\x00" * 100, b"<html>not found</html>", b"\xef\xbb\xbf" + CLOSED, b"Disallow"]
)
def test_odd_files_do_no_harm(site: LocalSite, settings: FetchSettings, body: bytes) -> None:
    site.page("/robots.txt", body)
    site.page("/")
    assert outcome(site.url(), settings) == 200


def test_a_huge_file_is_read_up_to_its_limit(site: LocalSite, settings: FetchSettings) -> None:
    site.page("/robots.txt", CLOSED + b"# filler\n" * 2_000_000)
    site.page("/open")
    small = settings.model_copy(update={"max_bytes": 100_000})
    assert outcome(site.url("/open"), small) == 200
    assert outcome(site.url("/closed"), small) is FailureKind.ROBOTS


def test_a_robots_txt_that_asks_for_patience_is_given_it(site: LocalSite, settings: FetchSettings) -> None:
    site.page("/robots.txt", status=429, Retry_After="3600")
    with pytest.raises(Trouble) as raised:
        fetch_one(site.url("/open"), settings, clock=system_clock)
    assert raised.value.retry_after == 3600
    assert site.paths() == ["/robots.txt"]


DAY = 86_400.0


class Shelf(OpenRoad):
    """What outlives a visit, and a time that passes only when told."""

    def __init__(self) -> None:
        super().__init__()
        self.seconds = 1_700_000_000.0

    def wall(self) -> float:
        return self.seconds


def visit(url: str, settings: FetchSettings, shelf: Shelf) -> FailureKind | int:
    """One page in a run of its own."""

    async def go() -> FailureKind | int:
        door = Door(Guard(settings.allow), "Kronika/test")
        visitor = Visitor(door, settings, shelf, system_clock)
        try:
            return (await visitor.visit(url)).status
        except Trouble as trouble:
            return trouble.kind
        finally:
            await visitor.close()
            await door.close()

    return asyncio.run(go())


def test_robots_are_read_once_a_day_over_all_runs(closed_site: LocalSite, settings: FetchSettings) -> None:
    shelf = Shelf()
    for _ in range(3):
        assert visit(closed_site.url("/open"), settings, shelf) == 200
        assert visit(closed_site.url("/closed/page"), settings, shelf) is FailureKind.ROBOTS
    assert closed_site.paths().count("/robots.txt") == 1
    shelf.seconds += DAY + 1
    closed_site.page("/robots.txt", b"")
    assert visit(closed_site.url("/closed/page"), settings, shelf) == 200
    assert closed_site.paths().count("/robots.txt") == 2


def test_no_robots_are_remembered_as_such(site: LocalSite, settings: FetchSettings) -> None:
    shelf = Shelf()
    site.page("/open")
    assert [visit(site.url("/open"), settings, shelf) for _ in range(3)] == [200] * 3
    assert site.paths().count("/robots.txt") == 1


def test_a_copy_holds_while_the_server_cannot_give_its_robots(closed_site: LocalSite, settings: FetchSettings) -> None:
    shelf = Shelf()
    visit(closed_site.url("/open"), settings, shelf)
    closed_site.page("/robots.txt", b"", 503)
    shelf.seconds += 20 * DAY
    assert visit(closed_site.url("/open"), settings, shelf) == 200
    assert visit(closed_site.url("/closed/page"), settings, shelf) is FailureKind.ROBOTS
    shelf.seconds += 11 * DAY
    assert visit(closed_site.url("/open"), settings, shelf) is FailureKind.SERVER, "too old to go by"


def test_a_clock_set_back_makes_robots_be_read_again(closed_site: LocalSite, settings: FetchSettings) -> None:
    shelf = Shelf()
    visit(closed_site.url("/open"), settings, shelf)
    shelf.seconds -= 400 * DAY
    assert visit(closed_site.url("/open"), settings, shelf) == 200
    assert closed_site.paths().count("/robots.txt") == 2


def test_each_origin_has_its_own_robots(closed_site: LocalSite, settings: FetchSettings) -> None:
    shelf, other = Shelf(), LocalSite().start()
    other.page("/closed/page")
    try:
        for _ in range(2):
            assert visit(closed_site.url("/closed/page"), settings, shelf) is FailureKind.ROBOTS
            assert visit(other.url("/closed/page"), settings, shelf) == 200
        assert [one.paths().count("/robots.txt") for one in (closed_site, other)] == [1, 1]
    finally:
        other.close()


def test_the_sitemaps_that_robots_name(site: LocalSite, settings: FetchSettings) -> None:
    site.page("/robots.txt", b"Sitemap: http://a/news.xml\nUser-agent: *\nDisallow: /\nSitemap: http://a/all.xml\n")
    with Errand(settings, clock=system_clock) as errand:
        assert sorted(errand.robots_sitemaps(site.url("/x"))) == ["http://a/all.xml", "http://a/news.xml"]
        assert errand.robots_sitemaps(site.url("/y")) != ()
    assert site.paths() == ["/robots.txt"]
