"""Services of links are asked for exactly one label, by their terms; their answers and refusals are understood."""

from __future__ import annotations

import json
from typing import Any

import pytest
from aiohttp import web

from kronika.fetch.finders.asking import Asker
from kronika.fetch.linkers.linker import linker_names, linker_of, literal
from kronika.model.clock import system_clock
from kronika.model.errors import FetchError, SettingsError
from kronika.model.failure import FailureKind
from kronika.model.found_thing import FoundThing
from kronika.settings import FetchSettings, Settings
from tests.fetch.local_site import LocalSite

ENTITY = "http://www.wikidata.org/entity/"
ONTOLOGY = "http://dbpedia.org/ontology/"


def rows(*found: dict[str, str]) -> dict[str, Any]:
    """Rows as SPARQL services answer."""
    return {
        "head": {"vars": sorted({name for row in found for name in row})},
        "results": {
            "bindings": [{name: {"type": "uri", "value": value} for name, value in row.items()} for row in found]
        },
    }


GOOD = {
    "wikidata": rows(
        {"item": ENTITY + "Q900001", "class": ENTITY + "Q515", "links": "12", "title": "Lipohrad"},
        {"item": ENTITY + "Q900001", "class": ENTITY + "Q5119", "links": "12", "title": "Lipohrad"},
        {"item": ENTITY + "Q900020", "class": ENTITY + "Q532", "links": "1"},
    ),
    "dbpedia": rows(
        {"item": "http://dbpedia.org/resource/Lipograd", "class": ONTOLOGY + "City", "same": ENTITY + "Q900001"},
        {"item": "http://cs.dbpedia.org/resource/Lipka", "class": ONTOLOGY + "Village"},
    ),
}
FOUND = {
    "wikidata": [
        FoundThing(id="Q900001", classes=("Q515", "Q5119"), weight=12, page="Lipohrad"),
        FoundThing(id="Q900020", classes=("Q532",), weight=1),
    ],
    "dbpedia": [
        FoundThing(id="Q900001", classes=(ONTOLOGY + "City",), page="Lipograd"),
        FoundThing(id="http://cs.dbpedia.org/resource/Lipka", classes=(ONTOLOGY + "Village",)),
    ],
}


def settings_for(site: LocalSite, fetch: FetchSettings) -> Settings:
    analyse = {"wikidata_url": site.url("/sparql"), "dbpedia_url": site.url("/sparql"), "links_pause": 0}
    return Settings(fetch=fetch, analyse=analyse)  # type: ignore[arg-type]


def ask(
    name: str, site: LocalSite, fetch: FetchSettings, *given: tuple[int, Any]
) -> tuple[list[FoundThing], list[Any]]:
    seen: list[Any] = []

    async def answer(request: web.Request) -> web.StreamResponse:
        seen.append(request)
        status, told = given[min(len(seen), len(given)) - 1]
        body = told if isinstance(told, bytes) else json.dumps(told).encode()
        return web.Response(status=status, body=body)

    async def sleep(seconds: float) -> None:
        return None

    site.handlers["/sparql"] = answer
    settings = settings_for(site, fetch)
    linker = linker_of(name)
    with Asker(settings.fetch, clock=system_clock, sleep=sleep) as asker:
        return asker.ask(linker.search('Lipo"hrad', "cs", settings), linker.found), seen


@pytest.mark.parametrize("name", linker_names())
def test_a_good_answer_gives_things(site: LocalSite, settings: FetchSettings, name: str) -> None:
    found, [request] = ask(name, site, settings, (200, GOOD[name]))
    assert found == FOUND[name]
    assert '"Lipo\\"hrad"@cs' in request.query["query"]
    assert request.headers["User-Agent"].startswith("Kronika/")


@pytest.mark.parametrize("name", linker_names())
def test_nothing_known_is_no_trouble(site: LocalSite, settings: FetchSettings, name: str) -> None:
    assert ask(name, site, settings, (200, rows()))[0] == []


@pytest.mark.parametrize("name", linker_names())
def test_a_busy_service_is_asked_again(site: LocalSite, settings: FetchSettings, name: str) -> None:
    found, seen = ask(name, site, settings, (429, b""), (503, b"overloaded"), (200, GOOD[name]))
    assert found == FOUND[name] and len(seen) == 3


@pytest.mark.parametrize("name", linker_names())
@pytest.mark.parametrize(
    ("status", "told", "kind"),
    [
        (403, b"blocked", FailureKind.DENIED),
        (400, b"malformed", FailureKind.CLIENT),
        (200, {"results": 5}, FailureKind.UNREADABLE),
        (200, [1], FailureKind.UNREADABLE),
        (200, b"<html>", FailureKind.UNREADABLE),
    ],
)
def test_refusals_are_told(
    site: LocalSite, settings: FetchSettings, name: str, status: int, told: Any, kind: FailureKind
) -> None:
    with pytest.raises(FetchError) as error:
        ask(name, site, settings, (status, told))
    assert error.value.kind is kind


@pytest.mark.parametrize("name", linker_names())
def test_the_public_services_want_to_know_who_asks_and_are_not_hurried(name: str) -> None:
    with pytest.raises(SettingsError, match="contact"):
        linker_of(name).terms(Settings())  # type: ignore[call-arg]
    known = Settings(fetch={"contact": "a@example.org"}, analyse={"links_pause": 0})  # type: ignore[arg-type]
    assert linker_of(name).terms(known).pause == 1.0


def test_no_label_breaks_out_of_its_quotes() -> None:
    assert literal('a"\\\n} #', "cs") == '"a\\"\\\\\\n} #"@cs'
