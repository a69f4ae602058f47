"""From one listing page to the next, never more than two pages ahead, and no further than the date asked for (C9)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from kronika.html.address import host_of
from kronika.html.links import Link, links
from kronika.model.source import Scope
from kronika.sources.items import Item
from kronika.sources.options import compiled, number
from kronika.sources.period import is_before
from kronika.sources.strategy import Task

if TYPE_CHECKING:
    from kronika.html.document import Document

AHEAD = 2
PAGE_NUMBER = r"[?&](?:strana|strona|str|page|p|stranka)=(\d+)"


@dataclass(frozen=True, slots=True)
class Paging:
    """How a source numbers its listing pages, or what its link to older ones says."""

    number: re.Pattern[str]
    older: str
    step: int = 0  # pages are counted by their first item: ?offset=20, ?offset=40

    def next_pages(self, document: Document, url: str) -> list[Link]:
        """Links to the next listing pages of the same listing."""
        offered = links(document)
        if self.older:
            return [link for link in offered if self.older.casefold() in link.text.casefold() and link.url != url][:1]
        here = self.number_of(url)
        numbered = [
            link
            for link in offered
            if same_listing(self.unnumbered(link.url), self.unnumbered(url))
            and here < self.number_of(link.url) <= here + AHEAD
        ]
        return numbered or [link for link in offered if is_next(link) and host_of(link.url) == host_of(url)][:1]

    def number_of(self, url: str) -> int:
        """The page number an address carries; 1 when it carries none."""
        match = self.number.search(url)
        if match is None:
            return 1
        return 1 + int(match.group(1)) // self.step if self.step else int(match.group(1))

    def unnumbered(self, url: str) -> str:
        """The address without its page number, which some papers write into the path: /news/page/2 is a page of /news."""
        return self.number.sub("", url, count=1)


def paging_of(task: Task) -> Paging:
    """The paging a source describes in its options."""
    return Paging(compiled(task, "page", PAGE_NUMBER), task.option("older"), number(task, "step", 0))


def is_next(link: Link) -> bool:
    """Whether a link itself says that it leads to the next page."""
    return "next" in (link.element.get("rel") or "").lower().split()


def goes_on(items: Sequence[Item], scope: Scope) -> bool:
    """Whether older listing pages may still hold wanted articles: listings run from new to old.

    Without a date to stop at, only the newest page is read. One old item pinned on top must not
    end the walk, so more than half of the dated items have to lie before the period.
    """
    if scope.since is None or not items:
        return False
    old = [is_before(item.when, scope, item.blur) for item in items if item.when is not None]
    return not old or sum(old) * 2 <= len(old)


def same_listing(one: str, other: str) -> bool:
    """Whether two addresses differ at most in their query."""
    a, b = urlsplit(one), urlsplit(other)
    return (a.netloc, a.path.rstrip("/")) == (b.netloc, b.path.rstrip("/"))
