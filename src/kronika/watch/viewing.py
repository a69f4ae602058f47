"""From a page to its view: tokens, and which blocks are compared."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from kronika.model.errors import BadSelector
from kronika.model.watch import Focus, FocusKind
from kronika.watch.main_text import main_blocks
from kronika.watch.picking import pick
from kronika.watch.seeing import Seen, see
from kronika.watch.view import View, ViewBlock

if TYPE_CHECKING:
    from kronika.html.document import Document


def view_of(document: Document, focus: Focus, texts: Sequence[str] = (), seen: Seen | None = None) -> View:
    """The view of a page. `texts` are the article's: title, lead, parts of the body, items; none where there is no article.

    Whoever has `seen` the page already says so.
    """
    if focus.kind is FocusKind.WHOLE:
        seen = seen or see(document)
        return made(seen, [True] * len(seen.blocks), focus)
    if focus.kind is FocusKind.MAIN:
        seen = seen or see(document)
        return made(seen, main_blocks(seen, texts), focus)
    return picked(document, focus)


def picked(document: Document, focus: Focus) -> View:
    """The view of what a person's rule means; a rule that nobody can follow finds nothing."""
    try:
        elements = pick(document.root, focus)
    except BadSelector:
        elements = []
    seen = see(document, elements)
    marks = [block.picked for block in seen.blocks]
    return made(seen, marks, focus, found=bool(elements))


def made(seen: Seen, main: Iterable[bool], focus: Focus, *, found: bool = True) -> View:
    """What was seen, with the marks of what is compared."""
    return View(
        document=seen.document,
        tokens=seen.tokens,
        places=seen.places,
        blocks=[
            ViewBlock(block.start, block.end, block.path, mark) for block, mark in zip(seen.blocks, main, strict=True)
        ],
        focus=focus,
        found=found,
    )
