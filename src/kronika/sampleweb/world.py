"""All sites of the sample web, and how a user would add them."""

from __future__ import annotations

from functools import cache

from kronika.model.source import Source
from kronika.registry import kinds
from kronika.sampleweb.site import Site

FOLDER = "kronika.sampleweb.sites"


@cache
def all_sites() -> tuple[Site, ...]:
    """Every site, by host. A module's KIND is one site or a tuple of sites."""
    found: list[Site] = []
    for kind in kinds(FOLDER).values():
        found += kind if isinstance(kind, tuple) else (kind,)
    return tuple(sorted(found, key=lambda site: site.host))


def by_host() -> dict[str, Site]:
    """Every site under its host."""
    return {site.host: site for site in all_sites()}


def sources(base_port: int) -> list[Source]:
    """The sources that the demo adds: every site that can be collected."""
    return [
        Source(
            name=site.name,
            url=f"{base(site.host, base_port)}{site.entry.path}",
            kind=site.entry.kind,
            lang=site.lang,
            options=dict(site.entry.options),
        )
        for site in all_sites()
        if site.entry is not None
    ]


def base(host: str, port: int) -> str:
    """The address of a site without a path."""
    return f"http://{host}.localhost:{port}"
