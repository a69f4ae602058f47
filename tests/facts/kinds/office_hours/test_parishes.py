"""The offices of the sample web's twelve parishes: every opening right, none wrong."""

from __future__ import annotations

from datetime import datetime

import pytest

from kronika.facts.kinds.office_hours import KIND
from kronika.facts.page_text import text_of_html
from kronika.model.fact import PageFacts
from kronika.sampleweb.parishes.pages import pages
from kronika.sampleweb.site import Request
from kronika.sampleweb.sites.parafie import KIND as SITES
from kronika.sampleweb.sites.parafie import ParishSite
from tests.facts.kinds.office_hours.reading import NOW, lines, week

TRUE = week("days:pn 09:00 11:00", "days:sr 16:00 17:30", "days:pt 08:30 10:00")
CLOSED = {"closed:first_friday", "closed:days:nd", "closed:holidays"}


def read(site: ParishSite, now: datetime) -> list[PageFacts]:
    """All pages of a site."""
    found = []
    for page in pages(site.parish, now):
        path, _, query = page.path.partition("?")
        asked = Request(
            method="GET",
            host=site.host,
            path=path,
            query=dict([query.split("=")] if query else []),
            headers={},
            base="",
        )
        text = text_of_html(site.answer(asked, now).body)
        found.append(PageFacts(url=page.path, text=text, findings=tuple(KIND.findings(text))))
    return found


@pytest.mark.parametrize("site", SITES, ids=lambda site: site.host)
def test_every_opening_is_right(site: ParishSite) -> None:
    made = KIND.record(site.host, read(site, NOW))
    assert lines(made) == TRUE
    assert {special.day for special in made.specials if special.day.startswith("closed:")} == CLOSED
    assert {evidence.url for slot in made.slots for evidence in slot.evidence} == {
        page.path for page in pages(site.parish, NOW) if "kancelaria" in page.path
    }


def test_hours_of_masses_are_never_office_hours() -> None:
    for site in SITES:
        for page, truth in zip(read(site, NOW), site.truths(NOW), strict=True):
            if truth.schedule:
                told = {one.mention.time for one in page.findings if one.label == "office" and not one.mention.since}
                assert not told & {slot.time for slot in truth.schedule}, (site.host, page.url)
