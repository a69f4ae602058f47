"""The world holds together: every site can be found, added as a source and visited."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest

from kronika.sampleweb.clock import NOW
from kronika.sampleweb.world import all_sites, by_host, sources


def test_hosts_and_names_are_unique():
    assert len({site.host for site in all_sites()}) == len({site.name for site in all_sites()}) == len(all_sites())


def test_hosts_are_labels_and_every_site_says_what_it_shows():
    for site in all_sites():
        assert re.fullmatch(r"[a-z0-9]([a-z0-9-]*[a-z0-9])?", site.host)
        assert site.host != "control"
        assert re.fullmatch(r"[A-ZĄ-Ż].*\.", site.about, re.DOTALL), site.about


def test_sources_are_the_sites_that_can_be_collected():
    found = sources(8801)
    assert {urlsplit(source.url).hostname for source in found} == {
        f"{site.host}.localhost" for site in all_sites() if site.entry
    }
    assert all(urlsplit(source.url).port == 8801 for source in found)
    assert len({source.name for source in found}) == len(found)
    assert not {"places.localhost", "nominatim.localhost"} & {urlsplit(source.url).hostname for source in found}


@pytest.mark.parametrize("host", sorted(by_host()))
def test_the_entry_of_every_source_answers(visit, host):
    site = by_host()[host]
    if site.entry is not None:
        assert visit(host, site.entry.path).status_code == 200


@pytest.mark.parametrize("host", sorted(by_host()))
def test_every_path_of_a_site_has_one_truth(host):
    paths = [truth.path for truth in by_host()[host].truths(NOW)]
    assert len(paths) == len(set(paths))
    assert all(path.startswith("/") for path in paths)
