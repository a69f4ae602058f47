"""What belongs to a site: its host with and without www and over http or https as one, and what the user adds."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from kronika.html.address import ascii_host, host_of
from kronika.model.errors import SettingsError
from kronika.model.lead import Lead
from kronika.model.page import Fetched
from kronika.sources.options import is_yes
from kronika.sources.strategy import Task


@dataclass(frozen=True, slots=True, kw_only=True)
class Territory:
    """The hosts of a site, and the origin under which its home is known."""

    home: str  # the bare host
    scheme: str
    netloc: str
    hosts: frozenset[str] = frozenset()  # further bare hosts
    subdomains: bool = False

    @property
    def front(self) -> str:
        """How the addresses of the site begin."""
        return f"{self.scheme}://{self.netloc}/"

    def holds(self, url: str) -> bool:
        """Whether an address lies on the site."""
        if url.startswith(self.front):
            return True
        bare = bare_host(url)
        return bare == self.home or bare in self.hosts or (self.subdomains and bare.endswith(f".{self.home}"))

    def at_home(self, url: str) -> str:
        """The address under the site's own origin: www and https or not are one place, other ports and hosts are others."""
        if url.startswith(self.front) or bare_host(url) != self.home:
            return url
        parts = urlsplit(url)
        if parts.port != urlsplit(f"{self.scheme}://{self.netloc}").port:
            return url
        return parts._replace(scheme=self.scheme, netloc=self.netloc).geturl()


def territory(task: Task, lead: Lead, fetched: Fetched) -> Territory:
    """The site of a task. Its origin is where the start page was in the end; later pages were asked for there."""
    home = bare_host(task.source.url)
    shown = (fetched.final_url, lead.url) if lead.depth == 0 else (lead.url, fetched.final_url)
    origin = urlsplit(next((url for url in shown if bare_host(url) == home), task.source.url))
    return Territory(
        home=home,
        scheme=origin.scheme,
        netloc=origin.netloc,
        hosts=further_hosts(task),
        subdomains=is_yes(task, "subdomains"),
    )


def further_hosts(task: Task) -> frozenset[str]:
    """The hosts the user counts among the site."""
    found = set()
    for name in task.option("hosts").replace(",", " ").split():
        host = ascii_host(name.strip().lower().rstrip("."))
        if not host or "/" in name:
            raise SettingsError(
                f"The option hosts of the source {task.source.name} names “{name}”, which is no host; write example.org, foto.example.org."
            )
        found.add(host.removeprefix("www."))
    return frozenset(found)


def bare_host(url: str) -> str:
    """The host without a leading www."""
    return host_of(url).removeprefix("www.")
