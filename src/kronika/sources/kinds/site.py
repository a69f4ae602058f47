"""A whole small site: every page within its host, down to a depth, past its traps (C3)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from kronika.html.links import Link, links
from kronika.model.frontier import Identity
from kronika.model.lead import INSTEAD, Lead, Role
from kronika.model.page import Fetched
from kronika.sources.cut_reasons import EXCLUDED, NO_PAGE, PRINT
from kronika.sources.endless import endless
from kronika.sources.errands import errand
from kronika.sources.file_names import is_a_download
from kronika.sources.items import path_of
from kronika.sources.likeness import MISSING, likeness, words_of
from kronika.sources.missing import is_missing
from kronika.sources.options import compiled, is_yes, number
from kronika.sources.patterns import pattern
from kronika.sources.printing import is_print
from kronika.sources.reading import document_of
from kronika.sources.real_address import real_address
from kronika.sources.refresh import refreshed
from kronika.sources.sessions import without_session
from kronika.sources.sorting import without_order
from kronika.sources.strategy import Task
from kronika.sources.territory import Territory, further_hosts, territory

DEFAULT_DEPTH = 3


class WholeSite:
    """From the start address, stay on its host (with or without www), depth ≤ 3 unless set."""

    options: Mapping[str, str] = MappingProxyType(
        {
            "depth": f"How many links deep to go from the start page; {DEFAULT_DEPTH} when not given.",
            "hosts": "Further hosts that belong to the site, with commas between: foto.example.org, example.net.",
            "subdomains": "yes: every host below the site's own belongs to it.",
            "include": "A pattern; only addresses whose path and query fit it are followed.",
            "exclude": "A pattern; addresses whose path and query fit it are left out.",
        }
    )

    def seeds(self, task: Task) -> tuple[Lead, ...]:
        """The start page; wrong options are found before anything is fetched."""
        self.depth(task)
        further_hosts(task)
        is_yes(task, "subdomains")
        limits_of(task)
        return (Lead(url=task.source.url, source_id=task.source.id, role=Role.PAGE),)

    def discover(self, task: Task, lead: Lead, fetched: Fetched) -> tuple[Lead, ...]:
        """Links of the page that stay on the site; what leads nowhere is named with the reason it is cut off."""
        site = territory(task, lead, fetched)
        if lead.depth >= self.depth(task) or not site.holds(fetched.final_url):
            return ()
        document = document_of(fetched)
        if document is None or (lead.depth and is_missing(document, len(words_of(document)))):
            return ()
        offered = links(document) or refreshed(document)
        known = {fetched.final_url, lead.url, *(link.url for link in offered)}
        page = Standing(task=task, lead=lead, via=fetched.final_url, site=site, known=frozenset(known))
        found: dict[str, Lead] = {}
        for one in page.followed(offered):
            found.setdefault(one.url, one)
        return tuple(found.values())

    def identify(self, task: Task, lead: Lead, fetched: Fetched) -> Identity:
        """The address the page really has within the site, and what it says in 64 bits."""
        document = document_of(fetched)
        site = territory(task, lead, fetched)
        if document is None or not site.holds(fetched.final_url):
            return Identity()
        words = words_of(document)
        if lead.depth and is_missing(document, len(words)):
            return Identity(likeness=MISSING)
        return Identity(stands_for=real_address(lead, fetched), likeness=likeness(words))

    def depth(self, task: Task) -> int:
        """How many links deep: the command's limit, else the source's, else three."""
        return task.scope.depth if task.scope.depth is not None else number(task, "depth", DEFAULT_DEPTH)


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """A page from which links are followed."""

    task: Task
    lead: Lead
    via: str
    site: Territory
    known: frozenset[str]  # the addresses of this page and of its links

    def followed(self, offered: list[Link]) -> Iterator[Lead]:
        """The links that stay on the site, in page order."""
        include, exclude = limits_of(self.task)
        for link in offered:
            if self.site.holds(link.url):
                url = without_order(without_session(self.site.at_home(link.url)))
                yield self._lead(link, url, self._reason(link, url) or limited(url, include, exclude))

    def _reason(self, link: Link, url: str) -> str:
        """Why the link is not followed at all; empty when it is."""
        return dead_end(url) or (PRINT if is_print(link.url, link.text, self.known) else "")

    def _lead(self, link: Link, url: str, reason: str) -> Lead:
        hints = {INSTEAD: link.url} if url != link.url and not reason else {}
        return Lead(
            url=url,
            source_id=self.task.source.id,
            role=Role.PAGE,
            via=self.via,
            link_text=link.text or None,
            depth=self.lead.depth + 1,
            priority=-self.lead.depth - 1,  # near pages first
            hints=hints,
            pattern="" if reason else pattern(url),
            cut=reason,
        )


@lru_cache(maxsize=32_768)
def dead_end(url: str) -> str:
    """Why an address by itself is not followed; remembered, for most links of a page stand on every page."""
    return NO_PAGE if is_a_download(url) else endless(url) or errand(url)


def limits_of(task: Task) -> tuple[re.Pattern[str] | None, re.Pattern[str] | None]:
    """What the user wants and does not want of a site."""
    include, exclude = (compiled(task, name) if task.option(name) else None for name in ("include", "exclude"))
    return include, exclude


def limited(url: str, include: re.Pattern[str] | None, exclude: re.Pattern[str] | None) -> str:
    """The reason of an address that the user left out."""
    path = path_of(url)
    out = (include is not None and not include.search(path)) or (exclude is not None and exclude.search(path))
    return EXCLUDED if out else ""


KIND = WholeSite()
