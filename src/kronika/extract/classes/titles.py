"""Titles that are links: how a page names other pages."""

from __future__ import annotations

from kronika.extract.view import View
from kronika.html.address import host_of, join
from kronika.html.blocks import Block
from kronika.html.text import text_of
from kronika.model.errors import BadUrl

TITLE = 15  # characters of a linked title
BULLETS = "»•-–— \t\n"


def is_linked_title(block: Block) -> bool:
    """Nothing but one link as long as a title."""
    return block.link_share > 0.8 and len(block.text) >= TITLE and len(block.links) == 1


def begins_linked(block: Block) -> bool:
    """The first words of the block are a link as long as a title."""
    if not block.link_chars:
        return False
    title = linked_text(block)
    return len(title) >= TITLE and one_line(block.text).lstrip(BULLETS).startswith(title)


def linked_text(block: Block) -> str:
    """The words of the first link with words."""
    return next((text for link in block.links if (text := text_of(link))), "")


def address(block: Block, view: View) -> str | None:
    """Where the first link of a block leads."""
    for link in block.links:
        try:
            return join(view.document.base, link.get("href") or "")
        except BadUrl:
            continue
    return None


def leads_inside(block: Block, view: View) -> bool:
    """The link leads to a page of the same site; yes where the page's own address is not known."""
    home = host_of(view.document.base or "")
    if not home:
        return True
    target = address(block, view)
    return target is not None and host_of(target).removeprefix("www.") == home.removeprefix("www.")


def one_line(text: str) -> str:
    """Several lines as one."""
    return text.replace("\n", " ")
