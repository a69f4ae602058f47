"""Labels are looked up at look-alikes of the services: each once, within the allowance, and a network that is away costs little."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from aiohttp import web

from kronika.flow.chronicle import Chronicle
from kronika.flow.link_lookup import look_up
from kronika.model.errors import SettingsError
from kronika.model.found_thing import WantedLabel
from kronika.settings import AnalyseSettings
from tests.fetch.linkers.test_linkers import ENTITY, ONTOLOGY, rows
from tests.fetch.local_site import LocalSite

LABELS = [WantedLabel(lang="cs", key=name.casefold(), label=name) for name in ("Lipohrad", "Lipka", "Nikde")]
KNOWN = {
    "/wikidata": {"Lipohrad": rows({"item": ENTITY + "Q900001", "class": ENTITY + "Q515", "links": "9"})},
    "/dbpedia": {"Lipka": rows({"item": "http://cs.dbpedia.org/resource/Lipka", "class": ONTOLOGY + "Village"})},
}
Asked = list[tuple[str, str]]
Set = Callable[..., Chronicle]


@pytest.fixture
def site() -> Iterator[LocalSite]:
    started = LocalSite().start()
    yield started
    started.close()


@pytest.fixture
def asked(site: LocalSite) -> Asked:
    """Both services, and what they were asked for."""
    seen: Asked = []

    async def answer(request: web.Request) -> web.StreamResponse:
        label = request.query["query"].split('"')[1]
        seen.append((request.path, label))
        told: Any = KNOWN[request.path].get(label, rows())
        return web.Response(body=json.dumps(told).encode())

    site.handlers |= dict.fromkeys(KNOWN, answer)
    return seen


@pytest.fixture
def pointed(chronicle: Chronicle, site: LocalSite) -> Set:
    """The chronicle with [analyse] pointing to the look-alikes, and three labels that wait."""

    def make(**more: Any) -> Chronicle:
        values = {"wikidata_url": site.url("/wikidata"), "dbpedia_url": site.url("/dbpedia"), "links_pause": 0.0}
        analyse = AnalyseSettings(**(values | more))
        return replace(chronicle, settings=chronicle.settings.model_copy(update={"analyse": analyse}))

    chronicle.store.link_answers.want(LABELS)
    return make


def test_each_label_is_asked_for_once_and_its_answer_kept(pointed: Set, asked: Asked) -> None:
    chronicle = pointed()
    done = look_up(chronicle)
    assert (done.asked, done.found, done.failed, done.left) == (3, 2, 0, 0)
    known = chronicle.store.link_answers.known("cs", ["lipohrad", "lipka", "nikde"])
    assert {key: [one.id for one in found] for key, found in known.items()} == {
        "lipohrad": ["Q900001"],
        "lipka": ["http://cs.dbpedia.org/resource/Lipka"],
        "nikde": [],
    }
    assert ("/dbpedia", "Lipohrad") not in asked  # the second service is asked only when the first knows nothing
    before = len(asked)
    assert look_up(chronicle).asked == 0 and len(asked) == before


def test_the_days_allowance_ends_it_and_the_rest_waits(pointed: Set, asked: Asked) -> None:
    done = look_up(pointed(links_quota=1))
    assert done.spent and (done.asked, done.left) == (1, 2)
    assert asked == [("/wikidata", "Lipohrad")]


def test_a_limit_and_a_wish_to_stop(pointed: Set, asked: Asked) -> None:
    assert look_up(pointed(), limit=2).left == 1
    stop = threading.Event()
    stop.set()
    done = look_up(pointed(), stop=stop)
    assert done.stopped and done.left == 1


def test_without_a_network_it_ends_after_a_few_tries_and_nothing_is_lost(pointed: Set) -> None:
    done = look_up(pointed(wikidata_url="http://127.0.0.1:1/sparql"))  # nobody listens there
    assert done.trouble and (done.asked, done.failed, done.left) == (0, 2, 3)


def test_a_label_that_cannot_be_asked_for_does_not_hold_up_the_others(
    pointed: Set, asked: Asked, site: LocalSite
) -> None:
    usual = site.handlers["/wikidata"]

    async def choosy(request: web.Request) -> web.StreamResponse:
        return web.Response(status=400) if "Lipohrad" in request.query["query"] else await usual(request)

    site.handlers["/wikidata"] = choosy
    done = look_up(pointed())
    assert (done.asked, done.failed, done.left) == (2, 1, 1)


def test_a_public_service_is_not_asked_by_nobody(pointed: Set) -> None:
    with pytest.raises(SettingsError, match="contact"):
        look_up(pointed(wikidata_url="https://query.wikidata.org/sparql"))
