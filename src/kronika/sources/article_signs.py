"""Whether a page looks like an article at a glance: a headline that its title repeats, and a text (C10, E1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kronika.html.text import fold, text_of

if TYPE_CHECKING:
    from kronika.html.document import Document

HEADLINE = 18  # characters of a headline, at least
TEXT = 280  # characters of a text, more than
BLOCKS = ("p", "div", "span", "td", "article", "section")


def is_an_article(document: Document) -> bool:
    """A headline in <h1> or <h2> that also stands in <title>, and a block of text."""
    title = document.title.casefold()
    headings = (text_of(element).casefold() for element in document.root.iter("h1", "h2"))
    return any(len(text) >= HEADLINE and text in title for text in headings) and has_text(document)


def has_text(document: Document) -> bool:
    """Whether the paragraphs together, or one block alone, say more than a teaser does."""
    said = 0
    for element in document.root.iter(*BLOCKS):
        own = len(fold("".join((element.text or "", *(child.tail or "" for child in element)))))
        said += own if element.tag == "p" else 0
        if own > TEXT or said > TEXT:
            return True
    return False
