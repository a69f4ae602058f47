"""Web addresses are found with the look-alikes of the map services: within the day's allowance, once, and never lost."""

from __future__ import annotations

import http.client
import threading
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import timedelta

import pytest

from kronika.fetch.finders.finder import Hit
from kronika.flow.chronicle import Chronicle
from kronika.flow.collect import collect
from kronika.flow.entity_sources import Manner, Step, follow_entities
from kronika.flow.finding import Wish, choose_finder, find_sites
from kronika.flow.hits import judged, queries
from kronika.model.entity import Entity
from kronika.model.errors import FetchError, SettingsError
from kronika.model.frontier import Kept
from kronika.model.lead import Lead, Role
from kronika.model.page import Fetched
from kronika.model.source import Scope, Source, SourceKind
from kronika.sampleweb.clock import NOW, SampleClock
from kronika.sampleweb.parishes.directory import listings
from kronika.sampleweb.parishes.finding import UNKNOWN_AT_ALL, UNKNOWN_STREET
from kronika.sampleweb.server import SampleServer
from kronika.settings import Settings
from tests.flow.conftest import Follow

HOST = "katalog-parafii"
KEY = "klucz-tajny-1234"

Set = Callable[..., Chronicle]


@pytest.fixture
def pointed(chronicle: Chronicle, web: SampleServer) -> Set:
    """The chronicle with [places] pointing to the look-alikes."""

    def make(**more: object) -> Chronicle:
        places = {
            "google_key": KEY,
            "google_url": web.url("places", "").rstrip("/"),
            "nominatim_url": web.url("nominatim", "").rstrip("/"),
            "nominatim_pause": 0.0,
            "lang": "pl",
            "region": "PL",
            **more,
        }
        values = chronicle.settings.model_dump() | {"home": chronicle.settings.home, "places": places}
        return replace(chronicle, settings=Settings(**values))

    web.reset()
    return make


@pytest.fixture
def directory(chronicle: Chronicle, web: SampleServer) -> Source:
    """The parish directory, its entities kept as a collection keeps them."""
    source = Source(name="parishes", url=web.url(HOST), kind=SourceKind.DIRECTORY, lang="pl")
    made = chronicle.store.sources.add(source, NOW)
    keep(chronicle, made, [(one.name, one.place.town, one.place.street) for one in listings()])
    return made


def keep(chronicle: Chronicle, source: Source, entries: Sequence[tuple[str, str, str]]) -> None:
    listed = tuple(
        Entity(key=f"{source.url}{n}", name=name, source_id=source.id, attributes={"town": town, "street": street})
        for n, (name, town, street) in enumerate(entries)
    )
    seed = Lead(url=source.url, source_id=source.id, role=Role.LISTING)
    round_ = chronicle.store.rounds.begin(source, Scope(), [seed], NOW)
    frontier = chronicle.store.frontier([round_])
    [lease] = frontier.lease(worker="w", limit=1, per_host=1, seconds=60)
    page = Fetched(url=seed.url, final_url=seed.url, status=200, headers=(), body=b"<p>", at=NOW)
    frontier.settle([Kept(lease=lease, fetched=page, entities=listed)])
    chronicle.store.rounds.finish(round_, NOW)


def searches(web: SampleServer, host: str = "places") -> list[str]:
    return [entry["path"] + entry["query"] for entry in web.log() if entry["host"] == host and entry["method"] != "PUT"]


def sites(chronicle: Chronicle) -> dict[str, str | None]:
    return {entity.attributes["town"]: entity.website for entity in chronicle.store.entities.listing()}


@pytest.mark.parametrize("details", [False, True])
def test_google_finds_the_parishes_that_have_a_site(
    pointed: Set, directory: Source, web: SampleServer, details: bool
) -> None:
    chronicle = pointed(google_quota=150_000, google_details=details)
    report = find_sites(chronicle, Wish(source_id=directory.id), "google")
    assert (report.progress.asked, report.progress.found, report.progress.left) == (42, 11, 0)
    wanted = {one.place.town: web.url(one.host) for one in listings() if one.host and one.place.town != "Zalesie"}
    found = {town: site for town, site in sites(chronicle).items() if site}
    right = {town for town, site in found.items() if site == wanted.get(town)}
    assert len(right) == 10 and found["Lipowiec Górny"] == found["Kamionka Dolna"]
    again = len(UNKNOWN_STREET) + len(UNKNOWN_AT_ALL)
    known = 42 - len(UNKNOWN_AT_ALL)
    assert len([path for path in searches(web) if "searchText" in path]) == 42 + again
    assert len([path for path in searches(web) if "searchText" not in path]) == (known if details else 0)
    assert report.units_left == 150_000 - 10 * (42 + again) - (known if details else 0)


def test_one_address_for_two_entities_is_doubted(pointed: Set, directory: Source) -> None:
    chronicle = pointed(google_quota=150_000)
    report = find_sites(chronicle, Wish(), "google")
    doubted = [entity for entity in chronicle.store.entities.listing() if entity.doubt]
    assert {entity.attributes["town"] for entity in doubted} == {"Lipowiec Górny", "Kamionka Dolna"}
    assert all("same address" in (entity.doubt or "") for entity in doubted) and report.progress.doubtful >= 1


def test_nominatim_is_the_free_way(pointed: Set, directory: Source, web: SampleServer) -> None:
    chronicle = pointed(google_key="")
    assert choose_finder(chronicle, None) == "nominatim" and choose_finder(pointed(), None) == "google"
    report = find_sites(chronicle, Wish(limit=42), "nominatim")
    assert report.progress.found >= 4 and report.progress.asked == 42
    asked = [entry for entry in web.log() if entry["host"] == "nominatim"]
    assert all("Kronika/" in entry["user_agent"] for entry in asked)
    assert all("format=jsonv2&extratags=1&addressdetails=1&limit=5" in entry["query"] for entry in asked)
    assert report.units_left == 1000 - len(asked)


def test_nominatim_is_asked_in_turns(pointed: Set, directory: Source, web: SampleServer) -> None:
    chronicle = pointed(nominatim_pause=0.2)
    find_sites(chronicle, Wish(limit=4), "nominatim")
    moments = [entry["at"] for entry in web.log() if entry["host"] == "nominatim"]
    assert len(moments) >= 4
    assert all(later - sooner > 0.1 for sooner, later in zip(moments, moments[1:], strict=False))


def test_the_public_server_wants_to_know_who_asks(pointed: Set, directory: Source) -> None:
    chronicle = pointed(nominatim_url="https://nominatim.openstreetmap.org")
    with pytest.raises(SettingsError, match="contact"):
        find_sites(chronicle, Wish(), "nominatim")


def test_the_day_ends_with_its_allowance_and_the_next_goes_on(
    pointed: Set, directory: Source, web: SampleServer
) -> None:
    chronicle = pointed(google_quota=45)
    first = find_sites(chronicle, Wish(), "google")
    assert first.spent and first.units_left == 5 and len(searches(web)) == 4
    assert first.resumes is not None and first.resumes.isoformat() == "2026-04-01T07:00:00+00:00"
    assert find_sites(chronicle, Wish(), "google").spent and len(searches(web)) == 4  # also for another process
    assert isinstance(chronicle.clock, SampleClock)
    chronicle.clock.now = first.resumes
    second = find_sites(chronicle, Wish(), "google")
    assert second.spent and len(searches(web)) == 8
    assert second.progress.left == 42 - first.progress.asked - second.progress.asked


def test_when_the_service_says_so_the_day_is_over(pointed: Set, directory: Source, web: SampleServer) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", web.port)
    connection.request("PUT", "/quota", b'{"units": 25}', {"Host": f"places.localhost:{web.port}"})
    assert connection.getresponse().status == 200
    connection.close()
    chronicle = pointed(google_quota=1000)
    report = find_sites(chronicle, Wish(), "google")
    assert report.spent and report.units_left == 0 and len(searches(web)) == 3
    assert report.progress.failed == 0 and not chronicle.store.failures.listing()
    assert find_sites(chronicle, Wish(), "google").spent and len(searches(web)) == 3


def test_a_key_that_is_refused_is_told_and_never_shown(pointed: Set, directory: Source, web: SampleServer) -> None:
    with pytest.raises(SettingsError, match="refuses the key") as error:
        find_sites(pointed(google_key="nieznany"), Wish(), "google")
    assert "nieznany" not in str(error.value)
    with pytest.raises(SettingsError, match="GOOGLE_KEY"):
        find_sites(pointed(google_key=""), Wish(), "google")
    chronicle = pointed()
    assert KEY not in repr(chronicle.settings) and KEY not in chronicle.settings.model_dump_json()
    assert chronicle.store.entities.holders() == [] and chronicle.store.entities.to_find(None) == 42


def test_a_service_that_is_not_to_be_had_loses_nothing(pointed: Set, directory: Source) -> None:
    chronicle = pointed(google_url="http://127.0.0.1:1")
    with pytest.raises(FetchError, match="cannot be connected"):
        find_sites(chronicle, Wish(), "google")
    assert chronicle.store.entities.to_find(None) == 42 and chronicle.store.entities.holders() == []
    assert len(chronicle.store.failures.listing()) == 3


def test_a_stop_keeps_what_was_found_and_the_next_run_goes_on(
    pointed: Set, directory: Source, web: SampleServer
) -> None:
    chronicle, stop = pointed(google_quota=150_000), threading.Event()
    report = find_sites(chronicle, Wish(), "google", on_progress=lambda done: done.asked == 7 and stop.set(), stop=stop)
    assert report.stopped and report.progress.asked == 7
    rest = find_sites(chronicle, Wish(), "google")
    assert (rest.progress.asked, rest.progress.left) == (35, 0)
    assert find_sites(chronicle, Wish(), "google").progress.asked == 0
    assert isinstance(chronicle.clock, SampleClock)
    chronicle.clock.now = NOW + timedelta(minutes=1)
    assert find_sites(chronicle, Wish(limit=3, again=True), "google").progress.asked == 3


def test_from_directory_to_addresses_to_pages(pointed: Set, follow: Follow, web: SampleServer) -> None:
    chronicle = pointed(google_quota=150_000)
    source = follow(HOST, kind=SourceKind.DIRECTORY)
    collect(chronicle)
    find_sites(chronicle, Wish(source_id=source.id), "google")
    planned = list(follow_entities(chronicle, source, Manner(dry_run=True)))
    made = list(follow_entities(chronicle, source, Manner()))
    assert [one.step for one in planned] == [one.step for one in made]
    assert sum(one.step is Step.FOLLOWED for one in made) == 9 and sum(one.step is Step.DOUBTFUL for one in made) == 2
    again = list(follow_entities(chronicle, source, Manner(doubtful=True)))
    assert sorted({(one.step, one.source) for one in again if one.step is not Step.ALREADY})[0][0] is Step.FOLLOWED
    names = [one.source for one in made if one.source]
    report = collect(chronicle, names).report
    assert report.pages >= 9 * 6 and report.failures == 0
    followed = chronicle.store.sources.get(names[0])
    entity = chronicle.store.entities.get(followed.options["entity"])
    assert followed.options["depth"] == "3" and followed.url == entity.website and followed.kind == SourceKind.SITE


HIT = Hit(id="1", name="Parafia", address="Leśna 3, 12-345 Łąki Wielkie, Polska", website="http://laki.example")
ENTITY = Entity(
    key="k", name="Parafia św. Izydora", source_id=1, attributes={"town": "Łąki Wielkie", "street": "Leśna 3"}
)


@pytest.mark.parametrize(
    ("hit", "website", "doubt"),
    [
        (HIT, "http://laki.example/", None),
        (replace(HIT, address="Lesna 3, LAKI WIELKIE"), "http://laki.example/", None),
        (replace(HIT, address="Leśna 3, 99-999 Hałdy"), "http://laki.example/", "not in Łąki Wielkie"),
        (replace(HIT, website="https://www.facebook.com/laki"), "https://www.facebook.com/laki", "shared by many"),
        (replace(HIT, website="laki.example"), "http://laki.example/", None),
        (replace(HIT, website="ftp://laki.example"), None, None),
        (replace(HIT, website=None), None, None),
    ],
)
def test_a_hit_that_may_be_wrong_is_kept_with_a_doubt(hit: Hit, website: str | None, doubt: str | None) -> None:
    verdict = judged(ENTITY, [hit], "asked", "Google Places")
    assert verdict.website == website and verdict.sentence.endswith(".")
    assert (verdict.doubt is None) if doubt is None else (doubt in (verdict.doubt or ""))


def test_a_first_hit_without_an_address_gives_way_to_one_of_the_same_town() -> None:
    bare, far = replace(HIT, website=None), replace(HIT, address="Hałdy", website="http://far.example/")
    assert judged(ENTITY, [bare, far, HIT], "q", "G").website == "http://laki.example/"
    assert judged(ENTITY, [bare, far], "q", "G").website is None


def test_where_a_place_is_counts_only_in_the_right_town() -> None:
    here = replace(HIT, where=(52.0, 21.0))
    assert judged(ENTITY, [here], "q", "G").where == (52.0, 21.0)
    assert judged(ENTITY, [replace(here, website=None)], "q", "G").where == (52.0, 21.0)
    assert judged(ENTITY, [replace(here, address="Hałdy")], "q", "G").where is None


@pytest.mark.parametrize("finder", ["google", "nominatim"])
def test_finders_tell_where_a_place_is(pointed: Set, follow: Follow, web: SampleServer, finder: str) -> None:
    chronicle = pointed(google_quota=150_000)
    source = follow(HOST, kind=SourceKind.DIRECTORY)
    collect(chronicle)
    find_sites(chronicle, Wish(source_id=source.id, limit=3), finder)
    placed = [one for one in chronicle.store.entities.listing(source.id) if "latitude" in one.attributes]
    assert placed
    assert all(49 < float(one.attributes["latitude"]) < 55 and 14 < float(one.attributes["longitude"]) < 25 for one in placed)


def test_questions_go_from_exact_to_plain() -> None:
    assert queries(ENTITY) == ["Parafia św. Izydora Łąki Wielkie Leśna 3", "Parafia św. Izydora Łąki Wielkie"]
    assert queries(replace(ENTITY, attributes={})) == ["Parafia św. Izydora"]
