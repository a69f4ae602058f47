"""Known sites: found however people write them, whole in themselves, and open to correction by a file."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from kronika.flow.known import source_of
from kronika.html.address import canonical, host_of
from kronika.lang.language import languages
from kronika.model.source import Scope
from kronika.sites.collection import Certainty
from kronika.sites.known import KnownSites, built_in_sites, open_known, told
from kronika.sites.reading import read_folder, read_site
from kronika.sites.site import Site
from kronika.sites.writing import as_toml
from kronika.sources.discovery import seeds
from tests.sites.look_alike import PAGES, known

NOW = datetime(2016, 5, 5, 18, tzinfo=UTC)
SITES = KnownSites(built_in_sites())


@pytest.mark.parametrize(
    ("written", "title"),
    [
        ("Novinky", "Novinky"),
        ("novinky", "Novinky"),
        ("NOVINKY.CZ", "Novinky"),
        ("www.novinky.cz", ""),  # a host with www is no name
        ("idnes", "iDnes"),
        ("aktuálně", "Aktuálně"),
        ("Aktualne.cz", "Aktuálně"),
        ("PL", "Parlamentní listy"),
        ("parlamentnilisty", "Parlamentní listy"),
        ("Parlamentni Listy", "Parlamentní listy"),
        ("коммерсант", "Коммерсантъ"),
        ("kommersant.ru", "Коммерсантъ"),
        ("ITAR-TASS", "ТАСС"),
        ("wirtualna polska", "Wirtualna Polska"),
        ("denni obzor", "Denní obzor"),
        ("nothing of the kind", ""),
        ("", ""),
    ],
)
def test_a_site_is_found_whatever_the_case_and_the_accents(written: str, title: str) -> None:
    site = SITES.find(written)
    assert (told(site).title if site else "") == title


def test_the_servers_of_the_published_systems_are_known() -> None:
    hosts = {host for site in SITES for host in site.hosts}
    assert {"novinky.cz", "idnes.cz", "aktualne.cz", "parlamentnilisty.cz"} <= hosts
    assert {"mail.ru", "itar-tass.com", "kp.ru", "rbc.ru", "kommersant.ru", "ria.ru", "rambler.ru"} <= hosts
    assert {"gazeta.pl", "interia.pl", "money.pl", "onet.pl", "rmf24.pl", "tvn24.pl", "wp.pl"} <= hosts


def test_an_address_leads_to_its_site() -> None:
    site = SITES.at_address("http://www.idnes.cz/zpravy/domaci/x.A160505_100001_domaci_kro")
    assert site is not None and site.name == "idnes"
    assert SITES.at_address("https://example.org/") is None


def test_a_site_at_another_port_is_known_there() -> None:
    site = SITES.at_address("http://denni-obzor.localhost:9123/sport/")
    assert site is not None and told(site).ways[0].url == "http://denni-obzor.localhost:9123/"


def test_what_looks_alike_is_told() -> None:
    assert SITES.near("Novinki") == ["Novinky"]
    assert SITES.near("qqqq") == []


@pytest.mark.parametrize("site", list(SITES), ids=lambda site: site.name)
def test_every_way_of_every_site_can_begin(site: Site) -> None:
    collection = told(site)
    assert collection.lang in languages()
    for way in collection.ways:
        assert way.url == canonical(way.url)
        assert way.because.endswith(".")
        assert (way.certainty is Certainty.OURS) == host_of(way.url).endswith(".localhost")
        source = source_of(site, section=way.section or None, kind=way.kind)
        assert seeds(source, Scope(since=NOW), NOW)
    for section in collection.sections:
        source = source_of(site, section=section.upper())
        assert len(seeds(source, Scope(section=section, since=NOW), NOW)) == 1


def test_no_two_sites_share_a_name_or_a_host() -> None:
    taken: dict[str, str] = {}
    for site in SITES:
        for name in {told(site).title, *told(site).aliases, *site.hosts}:
            assert taken.setdefault(name.casefold(), site.name) == site.name


@pytest.mark.parametrize("site", list(SITES), ids=lambda site: site.name)
def test_a_site_written_as_a_file_is_read_back(site: Site, tmp_path: Path) -> None:
    path = tmp_path / f"{site.name}.toml"
    path.write_text(as_toml(site), encoding="utf-8")
    assert read_site(path).collection == site.collection


def test_a_file_of_the_chronicle_comes_before_what_is_built_in(tmp_path: Path) -> None:
    (tmp_path / "novinky.toml").write_text(as_toml(known("novinky").at("http://127.0.0.1:9")), encoding="utf-8")
    mine = open_known(tmp_path)
    site = mine.find("Novinky")
    assert site is not None and told(site).ways[0].url == "http://127.0.0.1:9/"
    assert mine.find("iDnes") is not None


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ('title = "X"', "collect home: is missing"),
        ('title = "X"\nhome = "x.cz"\nlang = "cs"', "is not a web address"),
        ('title = "X"\nhome = "http://x.cz/"\nlang = "czech"', "collect lang"),
        ('title = "X"\nhome = "http://x.cz/"\nlang = "cs"\nway = []', "collect way"),
        (
            'title = "X"\nhome = "http://x.cz/"\nlang = "cs"\n[[collect.way]]\nkind = "rss"\nurl = "http://x.cz/"',
            "kind",
        ),
    ],
)
def test_a_slip_in_a_file_is_a_sentence(tmp_path: Path, wrong: str, said: str) -> None:
    from kronika.model.errors import SettingsError

    (tmp_path / "x.toml").write_text(f'hosts = ["x.cz"]\n[collect]\n{wrong}\n', encoding="utf-8")
    with pytest.raises(SettingsError, match=said):
        read_folder(tmp_path)


def test_every_archive_has_sample_pages_of_our_own() -> None:
    archives = {
        site.name
        for site in SITES
        if any(way.kind == "archive" and way.certainty is not Certainty.OURS for way in told(site).ways)
    }
    assert archives == {folder.name for folder in PAGES.iterdir() if folder.is_dir()}
