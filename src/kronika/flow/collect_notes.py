"""What the operator should know after a collection: who went unheard, who is closed, and that sites cannot reach us."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime
from ipaddress import ip_address

from kronika.fetch.crawl import Report
from kronika.flow.chronicle import Chronicle

NO_CONTACT = (
    "The sites you visit cannot reach you: fill in [fetch] contact in kronika.toml with a mail or web address of yours."
)
LOCAL = "localhost"


def notes_of(chronicle: Chronicle, report: Report, closed: Mapping[str, datetime]) -> tuple[str, ...]:
    """Notes, each a sentence."""
    hours = [
        f"{name} is outside its hours; the rest is left until {opens:%Y-%m-%d %H:%M} UTC. Collect it again then."
        for name, opens in sorted(closed.items())
    ]
    settings = chronicle.settings.fetch
    unnamed = not settings.contact and not settings.user_agent and any_stranger(report.by_host)
    return (*hours, *report.notes, *([NO_CONTACT] if unnamed else []))


def any_stranger(hosts: Iterable[str]) -> bool:
    """Whether any of the hosts is not on this machine."""
    return any(not is_here(host) for host in hosts if host)


def is_here(host: str) -> bool:
    """Whether a host is this machine."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == LOCAL or host.endswith("." + LOCAL)
