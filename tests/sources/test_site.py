"""A whole site: links that stay on the host, down to a depth."""

from __future__ import annotations

import pytest

from kronika.model.errors import SettingsError
from kronika.model.lead import INSTEAD, Lead, Role
from kronika.model.source import Scope, SourceKind
from kronika.sources.kinds.page import KIND as PAGE
from kronika.sources.kinds.site import KIND as SITE
from kronika.sources.likeness import MISSING

HTML = """<html><body>
<a href="/msze">Porządek <b>Mszy</b></a> <a href="http://www.paper.example/kontakt#mapa">Kontakt</a> <a href="/msze">again</a>
<a href="http://other.example/">other</a> <a href="mailto:a@b.example">mail</a> <a href="javascript:go()">js</a>
<a href="/foto.JPG">photo</a> <a href="/plik.pdf?x=1">pdf</a> <a href="strona.php">php</a>
</body></html>"""


def test_links_stay_on_the_site_and_know_where_they_stood(task, fetched) -> None:
    start = Lead(url="http://paper.example/", source_id=7)
    found = SITE.discover(task(SourceKind.SITE), start, fetched(HTML))
    assert [lead.url for lead in found if not lead.cut] == [
        "http://paper.example/msze",
        "http://paper.example/kontakt",
        "http://paper.example/strona.php",
    ]
    assert {lead.url.removeprefix("http://paper.example"): lead.cut for lead in found if lead.cut} == {
        "/foto.JPG": "no page",
        "/plik.pdf?x=1": "no page",
    }
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


def found_on(task, fetched, page: str, url: str = "http://paper.example/", **options: str) -> dict[str, Lead]:
    lead = Lead(url=url, source_id=7)
    found = SITE.discover(task(SourceKind.SITE, **options), lead, fetched(page, url=url))
    return {one.url.removeprefix("http://paper.example"): one for one in found}


def test_duplicate_hosts_are_one_place_and_the_original_is_kept_for_need(task, fetched) -> None:
    page = """<a href="https://www.paper.example/a">A</a><a href="http://paper.example/a">again</a>
    <a href="https://paper.example:8443/b">another server</a>"""
    found = found_on(task, fetched, page)
    assert found["/a"].hints == {INSTEAD: "https://www.paper.example/a"}
    assert list(found) == ["/a", "https://paper.example:8443/b"]


def test_the_home_is_where_the_start_page_was_in_the_end(task, fetched) -> None:
    page = fetched('<a href="http://paper.example/a">A</a>', url="https://www.paper.example/")
    start = Lead(url="http://paper.example/", source_id=7)
    [found] = SITE.discover(task(SourceKind.SITE), start, page)
    assert found.url == "https://www.paper.example/a"
    deeper = fetched('<a href="http://www.paper.example/b">B</a>', url="http://paper.example/a")
    [further] = SITE.discover(task(SourceKind.SITE), found, deeper)
    assert further.url == "https://www.paper.example/b"


def test_sessions_and_orders_make_no_new_address(task, fetched) -> None:
    page = """<a href="/lista?sid=8f14e45fceea167a5a36dedd4bea2543">1</a><a href="/lista?PHPSESSID=x">2</a>
    <a href="/lista?sort=cena&order=desc">3</a><a href="/lista?strona=2&sort=data">4</a>"""
    assert list(found_on(task, fetched, page)) == ["/lista", "/lista?strona=2"]


def test_what_leads_nowhere_is_named_with_its_reason(task, fetched) -> None:
    page = """<a href="/clanek?print=1">tisk</a><a href="/login.php">přihlásit</a><a href="/kosik/">košík</a>
    <a href="/a/b/a/b/a/b/">dál</a><a href="/clanek?replytocom=7">odpovědět</a><a href="/soubor.zip">zip</a>
    <a href="/kontakt">kontakt</a>"""
    assert {path: lead.cut for path, lead in found_on(task, fetched, page).items()} == {
        "/clanek?print=1": "print version",
        "/login.php": "login or account",
        "/kosik/": "shopping cart",
        "/a/b/a/b/a/b/": "endless path",
        "/clanek?replytocom=7": "sharing or answering",
        "/soubor.zip": "no page",
        "/kontakt": "",
    }


def test_include_and_exclude(task, fetched) -> None:
    page = '<a href="/msze/1">a</a><a href="/msze/stare">b</a><a href="/galeria/2">c</a>'
    found = found_on(task, fetched, page, include="^/msze/", exclude="stare")
    assert [path for path, lead in found.items() if not lead.cut] == ["/msze/1"]
    assert {lead.cut for lead in found.values()} == {"", "left out by the source's options"}


def test_further_hosts_and_subdomains(task, fetched) -> None:
    page = '<a href="http://foto.paper.example/x">x</a><a href="http://www.other.example/y">y</a>'
    assert found_on(task, fetched, page) == {}
    assert list(found_on(task, fetched, page, subdomains="yes")) == ["http://foto.paper.example/x"]
    assert list(found_on(task, fetched, page, hosts="other.example")) == ["http://www.other.example/y"]


@pytest.mark.parametrize(
    "options", [{"subdomains": "maybe"}, {"hosts": "http://x/"}, {"include": "("}, {"exclude": "["}]
)
def test_wrong_options_are_found_before_anything_is_fetched(task, options: dict[str, str]) -> None:
    with pytest.raises(SettingsError, match="Paper"):
        SITE.seeds(task(SourceKind.SITE, **options))


def test_addresses_made_by_a_machine_share_a_pattern(task, fetched) -> None:
    page = '<a href="/kalendarz?rok=2026&miesiac=4">k</a><a href="/kalendarz?miesiac=5&rok=2026">k</a><a href="/o-nas">o</a>'
    found = found_on(task, fetched, page)
    assert [lead.pattern for lead in found.values()] == ["/kalendarz?miesiac=N&rok=N"] * 2 + [""]


def test_a_page_that_says_it_is_not_there_leads_nowhere(task, fetched) -> None:
    page = "<title>Nie znaleziono strony – Parafia</title><h1>Nie znaleziono strony</h1><a href=/a>A</a>"
    job, lead = task(SourceKind.SITE, lang="pl"), Lead(url="http://paper.example/x", source_id=7, depth=1)
    gone = fetched(page, url="http://paper.example/x")
    assert SITE.discover(job, lead, gone) == ()
    assert SITE.identify(job, lead, gone).likeness == MISSING


def test_a_page_tells_its_real_address(task, fetched) -> None:
    page = '<link rel=canonical href="/a"><p>' + "slovo " * 30
    lead = Lead(url="http://paper.example/a/", source_id=7, depth=1)
    identity = SITE.identify(task(SourceKind.SITE), lead, fetched(page, url="http://paper.example/a/"))
    assert identity.stands_for == "http://paper.example/a"
    assert identity.likeness


def test_an_old_front_page_sends_its_reader_on(task, fetched) -> None:
    page = '<meta http-equiv="Refresh" content="0; URL=strona/index2.html"><p>Witamy'
    assert list(found_on(task, fetched, page)) == ["/strona/index2.html"]
