"""Generated sites keep what they promise: enough pages, all reachable, none twice, the same bytes every time."""

from __future__ import annotations

import gzip
import re
from collections import Counter
from urllib.parse import urlsplit

import pytest

from kronika.sampleweb.clock import NOW
from kronika.sampleweb.scaled.plan import Fault, Shape, Trap
from kronika.sampleweb.scaled.site import ScaledSite
from kronika.sampleweb.scaled.words import WORDS
from kronika.sampleweb.scaled.world import scaled_sites, with_doubles
from tests.sampleweb.scaled.asking import ask, links

SITES = scaled_sites(60)
CALM = scaled_sites(60, calm=True)
shape = pytest.mark.parametrize("site", [CALM[f"s{number:03}"] for number in range(1, 21)], ids=lambda site: site.host)


def test_three_hundred_sites_have_fifty_pages_each_and_are_of_every_kind() -> None:
    sites = [site for host, site in scaled_sites(300).items() if re.fullmatch(r"s\d+", host)]
    assert len(sites) == 300
    assert min(len(site.pages()) for site in sites) >= 50
    for trait in ("shape", "fault", "trap", "lang"):
        kinds = Counter(getattr(site.plan, trait) for site in sites)
        wanted = {"shape": set(Shape), "trap": set(Trap), "lang": set(WORDS)}.get(
            trait, set(Fault) - {Fault.SILENT, Fault.BROKEN}
        )
        assert set(kinds) == wanted


def test_no_sites_are_wanted_by_default() -> None:
    assert scaled_sites(0) == {}


@shape
def test_all_pages_can_be_reached_from_the_entry_and_nothing_else(site: ScaledSite) -> None:
    assert site.entry is not None
    start = site.entry.options.get("listing", site.entry.path)
    waiting = [path for path in site.ways() if "{" in start and path.startswith("/archive")] or [start]
    seen = set(waiting)
    while waiting:
        for url in leads(site, waiting.pop()):
            path = site.page_of(url)
            assert path is not None, url
            if path not in seen:
                seen.add(path)
                waiting.append(path)
    assert seen == set(site.pages()) | site.ways()


def leads(site: ScaledSite, path: str) -> list[str]:
    """Where a page leads, whatever it is written in."""
    answer = ask(site, path)
    assert answer.status == 200
    body = gzip.decompress(answer.body) if path.endswith(".gz") else answer.body
    if not path.endswith((".xml", ".gz")):
        return links(site, path)
    return [
        found.replace("&amp;", "&") for found in re.findall(r'(?:<loc>|<link>|<link href=")(http[^"<]+)', body.decode())
    ]


@shape
def test_the_same_page_has_the_same_bytes_and_no_two_articles_are_alike(site: ScaledSite) -> None:
    bodies = {truth.path: ask(site, truth.path).body for truth in site.truths(NOW)}
    assert len(set(bodies.values())) == len(bodies)
    path = site.pages()[-1]
    assert ScaledSite(site.plan).answer is not site.answer
    assert ask(ScaledSite(site.plan), path).body == bodies[path]


@shape
def test_truths_tell_what_stands_on_the_page(site: ScaledSite) -> None:
    truth = list(site.truths(NOW))[-1]
    text = ask(site, truth.path).body.decode()
    assert truth.published is not None and truth.published < NOW
    assert truth.title.split()[0] in text
    assert len(truth.body) >= 2


def test_a_site_answers_to_both_its_hosts() -> None:
    doubled = with_doubles(SITES)
    assert doubled["www.trap-mirror"] is doubled["trap-mirror"]
    assert "www.trap-slash" not in doubled
    assert ask(SITES["trap-mirror"], "/", host="www.trap-mirror").status == 200


def test_a_foreign_address_is_no_page_of_the_site() -> None:
    site = SITES["trap-slash"]
    assert site.page_of("http://s001.localhost:1/") is None
    assert site.page_of("http://trap-slash.localhost:1/nothing") is None
    assert urlsplit(site.pages()[3]).path in site.pages()
