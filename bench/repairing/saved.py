"""Cases from saved pages of real sites: publishers of which enough pages of one layout are there."""

from __future__ import annotations

from collections import defaultdict
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

from bench.extraction.data import CJK, Page, decode, load
from bench.repairing.case import Case, CasePage, Plan, made

LESSONS, UNSEEN = 10, 2  # fewer are no case
MOST_LESSONS, MOST_UNSEEN = 16, 20


def publisher(page: Page) -> str:
    """Whose page it is; the host, because one host mostly means one layout."""
    return urlsplit(page.gold.url or "").netloc.removeprefix("www.")


def saved_plans(folder: Path) -> tuple[list[Plan], dict[str, int]]:
    """The cases, and for each set how many pages its largest publisher without a case has."""
    plans: list[Plan] = []
    largest: dict[str, int] = {}
    groups: dict[tuple[str, str], list[Page]] = defaultdict(list)
    for page in load(folder):
        if page.gold.body and page.gold.url and page.gold.lang not in CJK:
            groups[page.group, publisher(page)].append(page)
    for (group, host), pages in sorted(groups.items()):
        if len(pages) < LESSONS + UNSEEN:
            largest[group] = max(largest.get(group, 0), len(pages))
            continue
        plans.append(partial(saved_case, host, group, pages))
    return plans, largest


def saved_case(host: str, group: str, pages: list[Page]) -> Case:
    """One publisher."""
    lessons = min(MOST_LESSONS, max(LESSONS, len(pages) // 2))
    read = [as_page(page) for page in pages[: lessons + MOST_UNSEEN]]
    return made(host, f"saved pages ({group})", read, lessons)


def as_page(page: Page) -> CasePage:
    """A saved page; no feed is saved with it."""
    url = f"{page.gold.url}#{page.number}"  # some sets name only the host
    return CasePage(url=url, html=decode(page.raw()), text=page.gold.body, lang=page.gold.lang)
