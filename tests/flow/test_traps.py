"""Every trap ends in bounded requests; all true pages are kept, none twice, and what was cut off is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest

from kronika.flow.chronicle import Chronicle
from kronika.flow.collect import collect
from kronika.model.source import Scope, Source
from kronika.sampleweb.clock import NOW
from kronika.sampleweb.scaled.audit import Audit, audit
from kronika.sampleweb.scaled.planning import HONEST
from kronika.sampleweb.scaled.site import ScaledSite
from kronika.sampleweb.scaled.world import scaled_sites
from kronika.sampleweb.server import SampleServer, serve_in_process

SITES = scaled_sites(1)
ENOUGH = 3_000  # pages after which a collection that fell into the trap is ended
BOUND = 400  # requests beyond the true pages that getting out of a trap may cost


@pytest.fixture(scope="module")
def trapped() -> Iterator[SampleServer]:
    """The sample web with its traps."""
    with serve_in_process(sites=1) as running:
        yield running


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of collecting one site."""

    site: ScaledSite
    audit: Audit
    requests: int
    cut: int  # leads that were counted as cut off or parked


Fall = Callable[[str], Outcome]


@pytest.fixture
def fall_into(chronicle: Chronicle, trapped: SampleServer) -> Fall:
    """Collects one of the generated sites."""

    def collected(host: str) -> Outcome:
        site = SITES[host]
        assert site.entry is not None
        url = trapped.url(host, site.entry.path)
        source = Source(name=host, url=url, kind=site.entry.kind, options=site.entry.options)
        chronicle.store.sources.add(source, NOW)
        trapped.reset()
        collect(chronicle, scope=Scope(max_pages=ENOUGH))
        held = [page.url for page in chronicle.store.pages.listing(limit=10_000)]
        assert chronicle.store.check() == []
        return Outcome(site, audit(site, held), len(trapped.log()), cut_off(chronicle, host))

    return collected


def cut_off(chronicle: Chronicle, host: str) -> int:
    """How many addresses the record says were not followed."""
    return sum(one.count for one in chronicle.store.histories.cut_offs(chronicle.store.sources.get(host).id))


@pytest.mark.parametrize("trap", ["session", "mirror", "slash", "print", "canonical"])
def test_one_page_under_many_addresses_is_kept_once(fall_into: Fall, trap: str) -> None:
    outcome = fall_into(f"trap-{trap}")
    assert outcome.audit == Audit(missed=(), twice=(), besides=())
    assert outcome.requests <= len(outcome.site.pages()) + BOUND


@pytest.mark.parametrize("trap", ["calendar", "filters", "deep", "near"])
def test_what_never_ends_is_left(fall_into: Fall, trap: str) -> None:
    outcome = fall_into(f"trap-{trap}")
    assert outcome.audit.missed == ()
    assert outcome.cut > 0
    assert outcome.requests <= len(outcome.site.pages()) + BOUND


def test_pages_that_say_they_are_missing_lead_nowhere(fall_into: Fall) -> None:
    outcome = fall_into("trap-soft-404")
    assert outcome.audit.missed == outcome.audit.twice == ()
    assert outcome.requests <= 2 * len(outcome.site.pages()) + 2  # each true page names one that is missing


@pytest.mark.slow
@pytest.mark.timeout(900)  # for machines that are busy with other things
def test_a_big_honest_archive_is_fetched_whole(fall_into: Fall) -> None:
    outcome = fall_into(HONEST)
    assert outcome.audit == Audit(missed=(), twice=(), besides=())
    assert outcome.requests <= len(outcome.site.pages()) + 2
    assert outcome.cut == 0
