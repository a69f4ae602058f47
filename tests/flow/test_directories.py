"""A directory of the sample web becomes entities: all of them, once, kept up to date."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta
from pathlib import Path

import pytest
from aiohttp import web as web_server

from kronika.flow.chronicle import Chronicle
from kronika.flow.collect import collect
from kronika.model.entity import Entity
from kronika.model.errors import SettingsError
from kronika.model.failure import FailureKind
from kronika.model.source import Source, SourceKind
from kronika.sampleweb.clock import NOW, SampleClock
from kronika.sampleweb.parishes.directory import Listing, listings
from kronika.sampleweb.server import SampleServer
from kronika.sampleweb.sites import katalog_parafii
from tests.fetch.local_site import LocalSite
from tests.flow.conftest import Follow

HOST = "katalog-parafii"


def truth(one: Listing, web: SampleServer) -> Entity:
    place = one.place
    attributes = {
        name: getattr(place, name) for name in ("town", "street", "postcode", "deanery", "diocese", "voivodeship")
    }
    return Entity(key=web.url(HOST, f"/parafia/{one.number}"), name=one.name, source_id=1, attributes=attributes)


def told(entity: Entity) -> tuple[str, str, dict[str, str]]:
    return entity.key, entity.name, dict(entity.attributes)


def test_every_parish_comes_out_with_all_its_attributes(
    chronicle: Chronicle, follow: Follow, web: SampleServer
) -> None:
    follow(HOST, kind=SourceKind.DIRECTORY)
    report = collect(chronicle).report
    found = chronicle.store.entities.listing()
    assert sorted(map(told, found)) == sorted(told(truth(one, web)) for one in listings())
    assert len(found) == 42 and report.failures == report.faults == 0
    pages = {page.url for page in chronicle.store.pages.listing(limit=500)}
    assert pages == {web.url(HOST, one.path) for one in katalog_parafii.KIND.truths(NOW)}
    assert all(entity.first_seen == entity.last_seen == NOW and entity.website is None for entity in found)


def test_the_next_round_asks_politely_and_nothing_comes_twice(
    chronicle: Chronicle, follow: Follow, web: SampleServer
) -> None:
    follow(HOST, kind=SourceKind.DIRECTORY)
    collect(chronicle)
    before = {entity.key: entity for entity in chronicle.store.entities.listing()}
    assert isinstance(chronicle.clock, SampleClock)
    chronicle.clock.now = later = NOW + timedelta(days=30)
    web.reset()
    report = collect(chronicle).report
    asked = [entry for entry in web.log() if entry["host"] == HOST and entry["path"] != "/robots.txt"]
    assert {entry["status"] for entry in asked} == {304} and report.pages == 0
    after = chronicle.store.entities.listing()
    assert {entity.key: entity.id for entity in after} == {key: entity.id for key, entity in before.items()}
    checked = {web.url(HOST, entry["path"]) for entry in asked}
    assert checked
    assert all(entity.first_seen == NOW for entity in after)
    assert {entity.last_seen for entity in after if entity.key in checked} <= {later}


RECIPE = """
hosts = ["katalog-parafii.localhost"]
[walk]
lists = [{ css = "li a", path = "/diecezja/lesna" }, { css = "li a", path = "/dekanat/*" }]
[rows]
each = { css = "ul li" }
link = { css = "a", attribute = "href" }
name = { css = "a" }
town = { xpath = "/li/text()", after = ", " }
"""


def test_a_recipe_of_the_chronicle_comes_before_the_built_in_one(
    chronicle: Chronicle, follow: Follow, web: SampleServer
) -> None:
    folder = chronicle.settings.home / "directories"
    folder.mkdir()
    (folder / "own.toml").write_text(RECIPE, encoding="utf-8")
    follow(HOST, kind=SourceKind.DIRECTORY)
    collect(chronicle)
    wanted = {one.name: one.place.town for one in listings() if one.place.diocese == "diecezja leśna"}
    found = [entity for entity in chronicle.store.entities.listing() if entity.attributes]
    assert {entity.name: entity.attributes["town"] for entity in found}.items() <= wanted.items()
    assert {entity.key for entity in found} <= {web.url(HOST, f"/parafia/{one.number}") for one in listings()}
    assert not [page for page in chronicle.store.pages.listing(limit=200) if "/parafia/" in page.url]


def test_a_wrong_recipe_names_file_and_line(chronicle: Chronicle, follow: Follow) -> None:
    folder = chronicle.settings.home / "directories"
    folder.mkdir()
    (folder / "own.toml").write_text(RECIPE.replace('name = { css = "a" }', 'name = { css = "a[" }'), encoding="utf-8")
    follow(HOST, kind=SourceKind.DIRECTORY)
    with pytest.raises(SettingsError, match=r"own\.toml is wrong, line 8 \(rows name 1\): the CSS selector"):
        collect(chronicle, [HOST])


def test_without_a_recipe_nothing_is_fetched(chronicle: Chronicle, follow: Follow, web: SampleServer) -> None:
    follow("parafia-olszyny", kind=SourceKind.DIRECTORY)
    web.reset()
    with pytest.raises(SettingsError, match=r"directories/NAME\.toml"):
        collect(chronicle, ["parafia-olszyny"])
    assert not web.log()


def test_a_directory_that_changed_its_pages_is_told(chronicle: Chronicle, follow: Follow) -> None:
    recipe = RECIPE.replace("ul li", "ul dd").replace("/dekanat/*", "/nowe/*").replace("/diecezja/lesna", "/nowe/*")
    follow(HOST, kind=SourceKind.DIRECTORY, recipe=recipe)
    report = collect(chronicle).report
    assert report.faults == 1 and not chronicle.store.entities.listing()
    [failure] = chronicle.store.failures.listing()
    assert failure.kind is FailureKind.RECIPE_EMPTY and "neither entries nor further lists" in failure.sentence


def test_a_faltering_directory_is_asked_again_and_nothing_is_lost(chronicle: Chronicle) -> None:
    """C1: wait 2^t seconds after the t-th failure, never above max_wait, give up after so many in a row."""
    site, tries = LocalSite().start(), Counter[str]()
    recipe = "[walk]\nentries = { css = 'a' }\n[entry]\nname = { css = 'h1' }\n"
    site.page("/", b"".join(b"<a href=/%d>x</a>" % number for number in range(4)))

    async def falter(request: web_server.Request) -> web_server.StreamResponse:
        tries[request.path] += 1
        if tries[request.path] <= int(request.path[1:]):  # /0 never fails, /1 once, the others too often
            return web_server.Response(status=503)
        return web_server.Response(text=f"<h1>Parish {request.path}</h1>", content_type="text/html")

    for number in range(4):
        site.handlers[f"/{number}"] = falter
    try:
        source = Source(name="falters", url=site.url(), kind=SourceKind.DIRECTORY, options={"recipe": recipe})
        chronicle.store.sources.add(source, NOW)
        report = collect(chronicle).report
    finally:
        site.close()
    assert {entity.name for entity in chronicle.store.entities.listing()} == {"Parish /0", "Parish /1"}
    assert tries == {"/0": 1, "/1": 2, "/2": 2, "/3": 2} and report.failures == 2  # two in a row, as set
    assert {failure.kind for failure in chronicle.store.failures.listing()} == {FailureKind.SERVER}


def test_a_list_of_thousands_of_rows_comes_out_whole(chronicle: Chronicle) -> None:
    site = LocalSite().start()
    rows = "".join(f"<tr><td>Parish {number}</td><td>Town {number}</td></tr>" for number in range(5_000))
    site.page("/", f"<table>{rows}</table>".encode())
    recipe = "[rows]\neach = { css = 'tr' }\nname = { xpath = '//td[1]' }\ntown = { xpath = '//td[2]' }\n"
    try:
        source = Source(name="long", url=site.url(), kind=SourceKind.DIRECTORY, options={"recipe": recipe})
        chronicle.store.sources.add(source, NOW)
        collect(chronicle)
    finally:
        site.close()
    found = chronicle.store.entities.listing()
    assert len(found) == 5_000 and found[-1].attributes["town"] == found[-1].name.replace("Parish", "Town")


def test_the_guide_shows_a_recipe_that_works(chronicle: Chronicle, follow: Follow) -> None:
    guide = Path(__file__).parents[2] / "docs/how-to/collect-a-directory.md"
    text = guide.read_text(encoding="utf-8").partition("```toml\n")[2].partition("```")[0]
    follow(HOST, kind=SourceKind.DIRECTORY, recipe=text)
    collect(chronicle)
    assert len(chronicle.store.entities.listing()) == 42
