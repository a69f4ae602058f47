"""A page that is built as the version before it and says nearly the same: its text is where it was, so nobody has to look for it."""

from __future__ import annotations

from collections.abc import Iterable

from kronika.model.watch import FocusKind
from kronika.watch.seeing import Seen
from kronika.watch.view import View, ViewBlock
from kronika.watch.viewing import made

MOST = 0.2  # of the words on the page, and of those that are compared, that may differ
HEADINGS = ("h1", "h2", "h3")  # another headline is another title, and perhaps another page


def view_likewise(seen: Seen, before: View) -> View | None:
    """The view of a page with the marks of the version before; None where too much differs to be sure of them."""
    if before.focus.kind is not FocusKind.MAIN or seen.document.title != before.document.title:
        return None
    if len(seen.blocks) != len(before.blocks):
        return None
    changed = differing(seen, before)
    if changed is None or any(is_heading(block) for block in changed):
        return None
    said, compared = size(changed), size(block for block in changed if block.main)
    if said > MOST * len(before.tokens) or compared > MOST * size(block for block in before.blocks if block.main):
        return None
    return made(seen, (block.main for block in before.blocks), before.focus)


def differing(seen: Seen, before: View) -> list[ViewBlock] | None:
    """The blocks of the version before that say something else now; None where one stands in another place."""
    tokens, earlier = seen.tokens, before.tokens
    changed: list[ViewBlock] = []
    for block, was in zip(seen.blocks, before.blocks, strict=True):
        if block.path != was.path:
            return None
        if tokens[block.start : block.end] != earlier[was.start : was.end]:
            changed.append(was)
    return changed


def is_heading(block: ViewBlock) -> bool:
    """The block may be the headline."""
    return block.path.rpartition(" > ")[2].partition(".")[0] in HEADINGS


def size(blocks: Iterable[ViewBlock]) -> int:
    """How many tokens some blocks have."""
    return sum(block.end - block.start for block in blocks)
