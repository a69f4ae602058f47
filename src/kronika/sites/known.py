"""The known sites that can be collected: found by name, by alias or by host; people's own before the built-in ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from pathlib import Path
from urllib.parse import urlsplit

from kronika.html.address import host_of
from kronika.registry import kinds
from kronika.sites.collection import Collection
from kronika.sites.naming import key
from kronika.sites.reading import read_folder
from kronika.sites.site import FOLDER, Site

NEAR = 0.7


class KnownSites:
    """Sites on shelves: what the first shelf has, the second need not have."""

    def __init__(self, *shelves: Iterable[Site]) -> None:
        self._sites: dict[str, Site] = {}
        self._names: dict[str, str] = {}
        self._hosts: dict[str, str] = {}
        for site in (site for shelf in shelves for site in shelf if site.collection is not None):
            if site.name in self._sites:
                continue
            self._sites[site.name] = site
            for name in names_of(site):
                self._names.setdefault(key(name), site.name)
            for host in site.hosts:
                self._hosts.setdefault(bare(host), site.name)

    def __iter__(self) -> Iterator[Site]:
        """All of them, by language and title."""
        return iter(sorted(self._sites.values(), key=lambda site: (told(site).lang, key(told(site).title))))

    def find(self, name: str) -> Site | None:
        """The site people call so."""
        found = self._names.get(key(name))
        return self._sites[found] if found else None

    def at_address(self, url: str) -> Site | None:
        """The site an address belongs to; on the server of that address, should it live at another port than known."""
        found = self._hosts.get(bare(host_of(url)))
        if found is None:
            return None
        site, here = self._sites[found], urlsplit(url)
        return site.at(f"{here.scheme}://{here.netloc}") if here.port != urlsplit(told(site).home).port else site

    def near(self, name: str) -> list[str]:
        """The titles of sites whose names look alike."""
        alike = get_close_matches(key(name), list(self._names), n=3, cutoff=NEAR)
        return list(dict.fromkeys(told(self._sites[self._names[one]]).title for one in alike))


def open_known(folder: Path) -> KnownSites:
    """The sites of a chronicle's folder before the built-in ones."""
    return KnownSites(read_folder(folder), built_in_sites())


def built_in_sites() -> list[Site]:
    """All sites that the program and its plugins know."""
    return [site for _, site in sorted(kinds(FOLDER).items())]


def names_of(site: Site) -> tuple[str, ...]:
    """All that a site is called: its title, its name in the program, its aliases and its hosts."""
    return (told(site).title, site.name, *told(site).aliases, *map(bare, site.hosts))


def told(site: Site) -> Collection:
    """How a site is collected; only sites that tell it are kept here."""
    assert site.collection is not None
    return site.collection


def bare(host: str) -> str:
    """A host without its www."""
    return host.lower().removeprefix("www.")
