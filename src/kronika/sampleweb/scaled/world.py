"""The generated sites as a part of the sample web, each under every host it answers to."""

from __future__ import annotations

from kronika.sampleweb.scaled.planning import named, numbered
from kronika.sampleweb.scaled.site import ScaledSite


def scaled_sites(count: int, *, calm: bool = False) -> dict[str, ScaledSite]:
    """The named sites and so many numbered ones, by host; nothing when none are wanted."""
    plans = [*named(), *numbered(count, calm=calm)] if count > 0 else []
    return {plan.host: ScaledSite(plan) for plan in plans}


def with_doubles(sites: dict[str, ScaledSite]) -> dict[str, ScaledSite]:
    """The same sites under all their hosts."""
    return {host: site for site in sites.values() for host in site.plan.hosts}
