"""Each trap is one: it never ends, or it shows one page under many addresses."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest

from kronika.sampleweb.scaled.audit import audit
from kronika.sampleweb.scaled.world import scaled_sites
from tests.sampleweb.scaled.asking import ask, links

SITES = scaled_sites(1)


def reach(host: str, most: int) -> list[str]:
    """Addresses met by a collector that never thinks."""
    site = SITES[host]
    seen = {f"http://{host}.localhost:1/": None}
    waiting = list(seen)
    visits: dict[str, int] = {}
    while waiting and len(seen) < most:
        parts = urlsplit(waiting.pop(0))
        name = (parts.hostname or "").removesuffix(".localhost")
        path = parts.path + (f"?{parts.query}" if parts.query else "")
        count = visits.get(parts.path, 0)
        visits[parts.path] = count + 1
        for url in links(site, path, host=name, count=count):
            if url not in seen:
                seen[url] = None
                waiting.append(url)
    return list(seen)


@pytest.mark.parametrize("trap", ["calendar", "session", "filters", "soft-404", "deep", "near"])
def test_it_never_ends(trap: str) -> None:
    assert len(reach(f"trap-{trap}", 1_500)) >= 1_500


@pytest.mark.parametrize("trap", ["session", "mirror", "slash", "print", "canonical", "near"])
def test_it_shows_pages_under_many_addresses(trap: str) -> None:
    site = SITES[f"trap-{trap}"]
    found = audit(site, reach(site.host, 1_500))
    assert len(found.twice) >= 45
    assert found.besides == ()


@pytest.mark.parametrize("trap", [host for host in SITES if host.startswith("trap-")])
def test_all_true_pages_are_there_all_the_same(trap: str) -> None:
    site = SITES[trap]
    assert all(ask(site, path).status == 200 for path in site.pages())
    assert audit(site, [f"http://{trap}.localhost:1{path}" for path in site.pages()]).missed == ()


def test_an_unknown_address_is_a_page_of_a_soft_404_and_missing_elsewhere() -> None:
    assert ask(SITES["trap-soft-404"], "/whatever").status == 200
    assert ask(SITES["trap-slash"], "/whatever").status == 404


def test_an_audit_tells_what_is_missing_twice_and_besides() -> None:
    site = SITES["trap-slash"]
    first, *others = site.pages()
    held = [f"http://trap-slash.localhost:1{path}" for path in others]
    found = audit(site, [*held, f"{held[0]}/", "http://trap-slash.localhost:1/none"])
    assert (found.missed, found.twice) == ((first,), (others[0],))
    assert found.besides == ("http://trap-slash.localhost:1/none",)
