"""A whole small site: every page within its host, down to a depth (C3)."""

from __future__ import annotations

from kronika.html.address import host_of
from kronika.html.links import links
from kronika.model.errors import SettingsError
from kronika.model.lead import Lead, Role
from kronika.model.page import Fetched
from kronika.sources.file_names import is_a_download
from kronika.sources.reading import document_of
from kronika.sources.strategy import Task

DEFAULT_DEPTH = 3
LONGEST_DEPTH = 9  # digits


class WholeSite:
    """From the start address, stay on its host (with or without www), depth ≤ 3 unless set."""

    def seeds(self, task: Task) -> tuple[Lead, ...]:
        """The start page; a wrong depth is found before anything is fetched."""
        self.depth(task)
        return (Lead(url=task.source.url, source_id=task.source.id, role=Role.PAGE),)

    def discover(self, task: Task, lead: Lead, fetched: Fetched) -> tuple[Lead, ...]:
        """Links of the page that stay on the site."""
        document = document_of(fetched) if lead.depth < self.depth(task) else None
        home = bare_host(task.source.url)
        if document is None or bare_host(fetched.final_url) != home:
            return ()
        found: dict[str, Lead] = {}
        for link in links(document):
            if bare_host(link.url) == home and not is_a_download(link.url) and link.url not in found:
                found[link.url] = Lead(
                    url=link.url,
                    source_id=task.source.id,
                    role=Role.PAGE,
                    via=fetched.final_url,
                    link_text=link.text or None,
                    depth=lead.depth + 1,
                    priority=-lead.depth - 1,  # near pages first
                )
        return tuple(found.values())

    def depth(self, task: Task) -> int:
        """How many links deep: the command's limit, else the source's, else three."""
        if task.scope.depth is not None:
            return task.scope.depth
        text = task.option("depth", str(DEFAULT_DEPTH))
        if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_DEPTH):
            raise SettingsError(f"The option depth of the source {task.source.name} is “{text}”; it must be a number.")
        return int(text)


def bare_host(url: str) -> str:
    """The host without a leading www."""
    return host_of(url).removeprefix("www.")


KIND = WholeSite()
