"""A whole site: links that stay on the host, down to a depth."""

from __future__ import annotations

import pytest

from kronika.model.errors import SettingsError
from kronika.model.lead import Lead, Role
from kronika.model.source import Scope, SourceKind
from kronika.sources.kinds.page import KIND as PAGE
from kronika.sources.kinds.site import KIND as SITE

HTML = """<html><body>
<a href="/msze">Porządek <b>Mszy</b></a> <a href="http://www.paper.example/kontakt#mapa">Kontakt</a> <a href="/msze">again</a>
<a href="http://other.example/">other</a> <a href="mailto:a@b.example">mail</a> <a href="javascript:go()">js</a>
<a href="/foto.JPG">photo</a> <a href="/plik.pdf?x=1">pdf</a> <a href="strona.php">php</a>
</body></html>"""


def test_links_stay_on_the_site_and_know_where_they_stood(task, fetched) -> None:
    start = Lead(url="http://paper.example/", source_id=7)
    found = SITE.discover(task(SourceKind.SITE), start, fetched(HTML))
    assert [lead.url for lead in found] == [
        "http://paper.example/msze",
        "http://www.paper.example/kontakt",
        "http://paper.example/strona.php",
    ]
    assert (found[0].link_text, found[0].via, found[0].depth, found[0].role) == (
        "Porządek Mszy",
        "http://paper.example/",
        1,
        Role.PAGE,
    )


def test_depth_is_kept(task, fetched) -> None:
    deep = Lead(url="http://paper.example/x", source_id=7, depth=3)
    assert SITE.discover(task(SourceKind.SITE), deep, fetched(HTML)) == ()
    assert SITE.discover(task(SourceKind.SITE, depth="4"), deep, fetched(HTML))
    assert SITE.discover(task(SourceKind.SITE, scope=Scope(depth=3), depth="9"), deep, fetched(HTML)) == ()


@pytest.mark.parametrize("depth", ["abc", "", "-1", "²", "9" * 5000])
def test_a_depth_that_is_no_number_is_refused_before_anything_is_fetched(task, depth: str) -> None:
    with pytest.raises(SettingsError, match="Paper"):
        SITE.seeds(task(SourceKind.SITE, depth=depth))


def test_a_page_that_left_the_site_is_not_followed(task, fetched) -> None:
    lead = Lead(url="http://paper.example/away", source_id=7)
    assert SITE.discover(task(SourceKind.SITE), lead, fetched(HTML, url="http://other.example/")) == ()


def test_bytes_that_are_no_text_lead_nowhere(task, fetched) -> None:
    lead = Lead(url="http://paper.example/", source_id=7)
    assert SITE.discover(task(SourceKind.SITE), lead, fetched(b"\x00\x01\x02\x03" * 500)) == ()


def test_a_single_page_leads_nowhere(task, fetched) -> None:
    (seed,) = PAGE.seeds(task(SourceKind.PAGE))
    assert seed.role is Role.PAGE
    assert PAGE.discover(task(SourceKind.PAGE), seed, fetched(HTML)) == ()
