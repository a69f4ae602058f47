"""A chronicle that follows the sample web's twelve parishes: their pages stored, their places known, their facts read."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path

from kronika.flow.chronicle import Chronicle
from kronika.flow.fact_kinds import kind_names
from kronika.flow.fact_run import run_facts
from kronika.model.entity import Entity
from kronika.model.frontier import Kept
from kronika.model.lead import Lead, Role
from kronika.model.page import Fetched
from kronika.model.source import Scope, Source, SourceKind
from kronika.sampleweb.parishes.finding import KnownPlace, known_places, spot
from kronika.sampleweb.parishes.pages import pages
from kronika.sampleweb.site import Request
from kronika.sampleweb.sites.parafie import KIND as SITES
from kronika.sampleweb.sites.parafie import ParishSite
from kronika.settings import Settings
from kronika.store.store import Store
from tests.serve.web.chronicle import NOW, collect

DIRECTORY = "Katalog parafii"
WITHOUT_PLACE = "Wierzbno Stare"  # the finder did not know where it is
PLACE = ("latitude", "longitude")


def read_parishes(store: Store, database: Path, now: datetime = NOW) -> list[Source]:
    """All parishes, collected and read for every kind of fact."""
    numbers = keep_directory(store)
    sources = [follow(store, site, numbers[site.host], now) for site in SITES]
    settings = Settings.model_validate({"home": database.parent, "store": {"url": f"sqlite:///{database}"}})
    chronicle = Chronicle(settings=settings, store=store, clock=lambda: now)
    for kind in kind_names():
        for source in sources:  # one by one: no processes for so little
            run_facts(chronicle, kind, [source])
    return sources


def keep_directory(store: Store) -> dict[str, int]:
    """The entries of the directory, by the host of each parish's site."""
    source = store.sources.add(
        Source(name=DIRECTORY, url="http://katalog.example/", kind=SourceKind.DIRECTORY, lang="pl"), NOW
    )
    places = {place.listing.host: place for place in known_places() if place.listing.host}
    begun = store.rounds.begin(source, Scope(), [Lead(url=source.url, source_id=source.id, role=Role.LISTING)], NOW)
    frontier = store.frontier([begun])
    (lease,) = frontier.lease(worker="test", limit=1, per_host=1, seconds=60)
    page = Fetched(url=source.url, final_url=source.url, status=200, headers=(), body=b"<p>spis", at=NOW, elapsed=0.1)
    frontier.settle([Kept(lease=lease, fetched=page, entities=tuple(entity(one, source) for one in places.values()))])
    store.rounds.finish(begun, NOW)
    by_key = {one.key: one.id for one in store.entities.listing(source.id)}
    return {host: by_key[key_of(place)] for host, place in places.items() if host}


def entity(known: KnownPlace, source: Source) -> Entity:
    """One parish as the directory and the finder know it."""
    place = known.listing.place
    told = {name: getattr(place, name) for name in ("town", "street", "postcode", "deanery", "diocese", "voivodeship")}
    where = {} if place.town == WITHOUT_PLACE else dict(zip(PLACE, map(str, spot(known)), strict=True))
    return Entity(key=key_of(known), name=known.listing.name, source_id=source.id, attributes=told | where)


def key_of(place: KnownPlace) -> str:
    """The address of an entry."""
    return f"http://katalog.example/parafia/{place.listing.number}"


def follow(store: Store, site: ParishSite, number: int, now: datetime) -> Source:
    """One parish with all its pages."""
    base = f"http://{site.host}.example"
    kinds = ",".join(kind_names())
    source = store.sources.add(
        Source(
            name=f"Parafia {site.parish.patron}, {site.parish.place.town}",
            url=f"{base}/",
            kind=SourceKind.SITE,
            lang="pl",
            options={"entity": str(number), "facts": kinds},
        ),
        now - timedelta(days=3),
    )
    answers = []
    for page in pages(site.parish, now):
        path, _, query = page.path.partition("?")
        asked = Request(
            method="GET",
            host=site.host,
            path=path,
            query=dict([query.split("=")] if query else []),
            headers={},
            base=base,
        )
        sent = site.answer(asked, now)
        url = base + page.path
        lead = Lead(url=url, source_id=source.id, role=Role.ARTICLE, via=source.url, link_text=page.menu, depth=1)
        fetched = Fetched(
            url=url,
            final_url=url,
            status=200,
            headers=sent.headers,
            body=sent.body,
            at=now - timedelta(hours=2),
            elapsed=0.1,
        )
        answers.append((lead, fetched))
    collect(store, source, answers)
    return source
