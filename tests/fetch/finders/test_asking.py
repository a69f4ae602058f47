"""A service is asked through the guard, with patience, and its key never shows; whatever it answers is understood or told."""

from __future__ import annotations

import json
from typing import Any

import pytest
from aiohttp import web

from kronika.fetch.finders.asking import Asker
from kronika.fetch.finders.finder import DaySpent, Finder, Hit, Reply, finder_of
from kronika.model.clock import system_clock
from kronika.model.errors import FetchError, KronikaError, SettingsError
from kronika.model.failure import FailureKind
from kronika.settings import FetchSettings, Settings
from tests.fetch.local_site import LocalSite

KEY = "tajny-klucz"
SEARCH = {"google": "/v1/places:searchText", "nominatim": "/search"}
GOOD = {
    "google": {
        "places": [{"id": "1", "displayName": {"text": "A"}, "formattedAddress": "B", "websiteUri": "http://a/"}]
    },
    "nominatim": [
        {"name": "A", "display_name": "B", "osm_type": "way", "osm_id": 1, "extratags": {"url": "http://a/;x"}}
    ],
}


def settings_for(site: LocalSite, fetch: FetchSettings, **more: Any) -> Settings:
    places = {
        "google_key": KEY,
        "google_url": site.url(""),
        "nominatim_url": site.url(""),
        "lang": "pl",
        "region": "pl",
    }
    return Settings(fetch=fetch, places=places | more)  # type: ignore[arg-type]


def ask(name: str, settings: Settings) -> list[Hit]:
    finder: Finder = finder_of(name)
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    with Asker(settings.fetch, clock=system_clock, sleep=sleep) as asker:
        return asker.ask(finder.search("Parafia Łąki", settings), finder.hits)


def answers(site: LocalSite, path: str, *given: tuple[int, Any]) -> list[dict[str, Any]]:
    """Answer in turn, the last one again and again; gives what was asked."""
    seen: list[dict[str, Any]] = []

    async def answer(request: web.Request) -> web.StreamResponse:
        seen.append({"method": request.method, "body": await request.read(), "query": dict(request.query)})
        status, told = given[min(len(seen), len(given)) - 1]
        body = told if isinstance(told, bytes) else json.dumps(told).encode()
        return web.Response(status=status, body=body, headers={"Content-Type": "application/json"})

    site.handlers[path] = answer
    return seen


@pytest.mark.parametrize("name", ["google", "nominatim"])
def test_a_good_answer_gives_hits(site: LocalSite, settings: FetchSettings, name: str) -> None:
    seen = answers(site, SEARCH[name], (200, GOOD[name]))
    [hit] = ask(name, settings_for(site, settings))
    assert (hit.name, hit.address, hit.website) == ("A", "B", "http://a/")
    if name == "google":
        headers = {key.lower(): value for key, value in site.asked[0].headers.items()}
        assert headers["x-goog-api-key"] == KEY and "places.websiteUri" in headers["x-goog-fieldmask"]
        sent = json.loads(seen[0]["body"])
        assert sent == {"textQuery": "Parafia Łąki", "pageSize": 5, "languageCode": "pl", "regionCode": "PL"}
    else:
        assert seen[0]["query"]["q"] == "Parafia Łąki" and seen[0]["query"]["countrycodes"] == "pl"


@pytest.mark.parametrize("name", ["google", "nominatim"])
def test_a_busy_service_is_asked_again(site: LocalSite, settings: FetchSettings, name: str) -> None:
    slow = {"error": {"code": 429, "message": "slow down", "status": "RESOURCE_EXHAUSTED"}}
    seen = answers(site, SEARCH[name], (503, b"<html>"), (429, slow), (500, b""), (200, GOOD[name]))
    assert len(ask(name, settings_for(site, settings))) == 1 and len(seen) == 4


@pytest.mark.parametrize("name", ["google", "nominatim"])
@pytest.mark.parametrize(
    "told",
    [
        b"",
        b"<html>no</html>",
        b"\xff\xfe",
        b"[" * 100_000,
        7,
        None,
        "x",
        [1, "a", None, {}],
        {"places": 3},
        {"places": [1, {"id": 2}]},
    ],
)
def test_nonsense_is_told_or_means_nothing(site: LocalSite, settings: FetchSettings, name: str, told: object) -> None:
    answers(site, SEARCH[name], (200, told))
    try:
        found = ask(name, settings_for(site, settings))
    except FetchError as error:
        assert str(error).endswith(".") and KEY not in str(error)
    else:
        assert all(not hit.website for hit in found)


def test_too_large_an_answer_is_cut_off(site: LocalSite, settings: FetchSettings) -> None:
    answers(site, SEARCH["google"], (200, b" " * 2_000_000))
    with pytest.raises(FetchError, match="larger than"):
        ask("google", settings_for(site, settings))


@pytest.mark.parametrize(
    ("status", "error", "kind"),
    [
        (400, {"message": "API key not valid", "details": [{"reason": "API_KEY_INVALID"}]}, SettingsError),
        (403, {"message": f"The key {KEY} may not do this", "status": "PERMISSION_DENIED"}, SettingsError),
        (429, {"message": "Quota exceeded for quota metric 'x' and limit 'x per day'"}, DaySpent),
        (
            429,
            {"message": "Quota", "details": [{"metadata": {"quota_limit": "SearchTextRequestPerDayPerProject"}}]},
            DaySpent,
        ),
        (400, {"message": "Empty text_query."}, FetchError),
        (404, "not what one expects", FetchError),
        (302, {}, FetchError),
    ],
)
def test_what_google_refuses_is_a_sentence(
    site: LocalSite, settings: FetchSettings, status: int, error: object, kind: type[KronikaError]
) -> None:
    seen = answers(site, SEARCH["google"], (status, {"error": error}))
    with pytest.raises(kind) as raised:
        ask("google", settings_for(site, settings))
    assert type(raised.value) is kind and len(seen) == 1
    assert KEY not in str(raised.value) and str(raised.value).endswith(".")


def test_nominatim_that_shuts_us_out_is_told(site: LocalSite, settings: FetchSettings) -> None:
    answers(site, SEARCH["nominatim"], (403, b"<html>Access blocked</html>"))
    with pytest.raises(FetchError, match="usage policy") as raised:
        ask("nominatim", settings_for(site, settings))
    assert raised.value.kind is FailureKind.DENIED


def test_the_guard_stands_before_services_too(site: LocalSite) -> None:
    answers(site, SEARCH["google"], (200, GOOD["google"]))
    with pytest.raises(FetchError) as raised:
        ask("google", settings_for(site, FetchSettings(retries=0)))
    assert raised.value.kind is FailureKind.REFUSED_ADDRESS and not site.asked


def test_the_wait_grows_and_a_service_may_ask_for_more(site: LocalSite) -> None:
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    async def busy(request: web.Request) -> web.StreamResponse:
        return web.Response(status=503, headers={"Retry-After": "7"} if len(waits) == 1 else {})

    site.handlers[SEARCH["nominatim"]] = busy
    fetch = FetchSettings(allow=("127.0.0.0/8",), retries=4, max_wait=60)
    finder = finder_of("nominatim")
    with Asker(fetch, clock=system_clock, sleep=sleep) as asker, pytest.raises(FetchError, match="in trouble"):
        asker.ask(finder.search("x", settings_for(site, fetch)), finder.hits)
    assert waits == [2.0, 7.0, 8.0]


def test_an_error_without_words_is_one_too() -> None:
    with pytest.raises(FetchError, match="status 418"):
        finder_of("google").hits(Reply(status=418, told=None))
