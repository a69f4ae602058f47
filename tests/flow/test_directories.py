"""A directory of the sample web becomes entities: all of them, once, kept up to date."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from kronika.flow.chronicle import Chronicle
from kronika.flow.collect import collect
from kronika.model.entity import Entity
from kronika.model.errors import SettingsError
from kronika.model.failure import FailureKind
from kronika.model.source import SourceKind
from kronika.sampleweb.clock import NOW, SampleClock
from kronika.sampleweb.parishes.directory import Listing, listings
from kronika.sampleweb.server import SampleServer
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


def test_the_guide_shows_a_recipe_that_works(chronicle: Chronicle, follow: Follow) -> None:
    guide = Path(__file__).parents[2] / "docs/how-to/collect-a-directory.md"
    text = guide.read_text(encoding="utf-8").partition("```toml\n")[2].partition("```")[0]
    follow(HOST, kind=SourceKind.DIRECTORY, recipe=text)
    collect(chronicle)
    assert len(chronicle.store.entities.listing()) == 42
