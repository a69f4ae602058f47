"""Articles of the sample web, looked at again later: their teasers and most-read lists turn, and nothing has changed."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import islice
from urllib.parse import parse_qsl, urlsplit

import pytest

from kronika.extract.article import read_both
from kronika.extract.engine import Ask
from kronika.model.article import PageClass
from kronika.model.watch import Focus
from kronika.registry import kinds
from kronika.sampleweb.site import Request, Site, Truth
from kronika.watch.compare import compare
from kronika.watch.view import View
from kronika.watch.viewing import view_of
from tests.watch.looking import texts_of

NOW = datetime(2026, 3, 20, 15, 0, tzinfo=UTC)
PAGES = 4  # of each site, spread over its articles
SITES = (
    *("vltavske_listy", "denni_obzor", "moravsky_kuryr", "zpravy_dnes24", "gorodskie_novosti"),
    *("severnaya_hronika", "volzhskiy_vestnik", "portal_nadwislanski", "kurier_mazowiecki", "glos_baltyku"),
)


def looked_at(site: Site, truth: Truth, at: datetime) -> View:
    """A page of the sample web at a moment."""
    parts = urlsplit(truth.path)
    request = Request(
        method="GET",
        host=site.host,
        path=parts.path,
        query=dict(parse_qsl(parts.query)),
        headers={},
        base=f"http://{site.host}.localhost",
    )
    answer = site.answer(request, at)
    url = f"http://{site.host}.localhost{truth.path}"
    charset = dict(answer.headers).get("Content-Type")
    reading = read_both(Ask(html=answer.body, url=url, lang=None, content_type=charset, now=at, options={}))
    return view_of(reading.document, Focus(), texts_of(reading.article))


@pytest.mark.parametrize("name", SITES)
def test_days_later(name: str) -> None:
    """Two hours and three days later."""
    site: Site = kinds("kronika.sampleweb.sites")[name]
    articles = [truth for truth in islice(site.truths(NOW), 120) if truth.page_class is PageClass.ARTICLE]
    for truth in articles[:: max(1, len(articles) // PAGES)][:PAGES]:
        before = looked_at(site, truth, NOW)
        for gone in (timedelta(hours=2), timedelta(days=3)):
            after = looked_at(site, truth, NOW + gone)
            found = compare(before, after, before_at=NOW, after_at=NOW + gone)
            assert not found.difference.is_change, (truth.path, found.difference.pieces)
