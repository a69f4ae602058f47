"""Later rounds ask the running sample web only for what may have changed."""

from __future__ import annotations

from datetime import timedelta

from kronika.flow.chronicle import Chronicle
from kronika.flow.collect import collect
from kronika.model.source import Scope
from kronika.model.story import LeadState
from kronika.sampleweb.clock import SampleClock
from kronika.sampleweb.server import SampleServer
from tests.flow.conftest import Follow

SITE = "parafia-olszyny"
DAY = timedelta(days=1)


def asked(web: SampleServer) -> int:
    """Requests for pages of the site since the last look at the log."""
    count = sum(entry["host"] == SITE and entry["path"] != "/robots.txt" for entry in web.log())
    web.reset()
    return count


def test_a_site_that_never_changes_is_left_alone_more_and_more(
    chronicle: Chronicle, follow: Follow, web: SampleServer
) -> None:
    source = follow(SITE)
    clock = chronicle.clock
    assert isinstance(clock, SampleClock)
    web.reset()
    pages = collect(chronicle).report.pages
    requests = [asked(web)]
    for _ in range(6):
        clock.advance(DAY)
        report = collect(chronicle).report
        requests.append(asked(web))
        assert (report.pages, report.failures) == (0, 0)
        assert report.unchanged + report.rested == pages, "every page is accounted for in every round"
        assert report.unchanged == requests[-1]
    assert requests[:3] == [pages] * 3, "nothing is known of its habits yet"
    assert 1 in requests[3:], "only the start page is asked for"
    assert chronicle.store.check() == []

    rested = [page.url for page in chronicle.store.pages.listing(limit=100) if page.url != source.url]
    states = {chronicle.store.leads.story(url, clock())[0].state for url in rested}
    assert states <= {LeadState.RESTED, LeadState.DONE}
    clock.advance(DAY)
    assert collect(chronicle, scope=Scope(recheck=True)).report.unchanged == asked(web) == pages
