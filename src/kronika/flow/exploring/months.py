"""A monthly archive: a link that carries the year and the month of today, or of the month before."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import datetime, timedelta

from kronika.flow.exploring.menu import HERE
from kronika.flow.exploring.shapes import path_of
from kronika.html.address import host_of
from kronika.html.document import Document
from kronika.html.links import links

MONTH_END = re.compile(r"(?<!\d)(20\d\d)([/-])(0[1-9]|1[0-2])(?=/?(?:$|index\.\w+$))")


def month_archive(document: Document, slugs: Iterable[str], now: datetime) -> str:
    """The template of its addresses: /archiv/{section}/{year}-{month:02}/; empty when no link leads to one."""
    here, known = host_of(document.url or ""), set(slugs)
    for link in links(document):
        path = path_of(link.url)
        found = MONTH_END.search(path)
        if found and host_of(link.url) == here and "{" not in path and is_recent(int(found[1]), int(found[3]), now):
            template = f"{path[: found.start()]}{{year}}{found[2]}{{month:02}}{path[found.end() :]}"
            steps = template.split("/")
            return "/".join(HERE if step in known else step for step in steps)
    return ""


def is_recent(year: int, month: int, now: datetime) -> bool:
    """This month or the last one; an older one may be any old page."""
    last = now.replace(day=1) - timedelta(days=1)
    return (year, month) in ((now.year, now.month), (last.year, last.month))
