"""Listing pages counted by the address itself: "/x?page={page}", where the links to them are built by script."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b

from kronika.model.lead import Lead
from kronika.sources.address_template import fill
from kronika.sources.items import Item
from kronika.sources.options import number
from kronika.sources.strategy import Task

TURN, SEEN = "turn", "seen"  # hints: which page this is, and what the page before it offered
STEPS = ("year", "month", "day")


def counts_pages(task: Task) -> bool:
    """Whether the address of a listing has a place for the page's number, or for that of its first item."""
    template = task.option("listing")
    return "{page" in template or "{offset" in template


def place(task: Task, page: int) -> dict[str, int]:
    """What the address of a page is filled with."""
    return {"page": page, "offset": (page - 1) * number(task, "step", 0)}


def kept(section: str, steps: Iterable[tuple[str, int]]) -> dict[str, str]:
    """What a first page must remember, so that the address of the second can be made."""
    return {"section": section, **{name: str(value) for name, value in steps}, TURN: "1"}


def next_address(task: Task, lead: Lead, offered: Sequence[Item]) -> tuple[str, dict[str, str]] | None:
    """The address and the hints of the page after this one; None when this one offers what the one before it did."""
    shown = digest(offered)
    if TURN not in lead.hints or lead.hints.get(SEEN) == shown:
        return None
    page = int(lead.hints[TURN]) + 1
    steps = {name: int(lead.hints[name]) for name in STEPS if name in lead.hints}
    url = fill(task, task.option("listing"), section=lead.hints["section"], **steps, **place(task, page))
    return url, {**lead.hints, TURN: str(page), SEEN: shown}


def digest(offered: Sequence[Item]) -> str:
    """What a page offers, in a few letters; past the end many sites show their last page again and again."""
    urls = "\n".join(sorted(item.link.url for item in offered))
    return blake2b(urls.encode(), digest_size=8).hexdigest()
