"""A page as it is compared: tokens in reading order, each with its place in the tree, in blocks of which some are the text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from kronika.model.watch import Focus

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

    from kronika.html.document import Document


class Place(NamedTuple):
    """Where a token stands: in the text of an element, in its tail, or the element's own tag (then start and end are 0)."""

    element: Element
    part: str  # "text", "tail" or "tag"
    start: int
    end: int


class ViewBlock(NamedTuple):
    """A run of tokens between block tags."""

    start: int  # of its tokens
    end: int
    path: str  # tags and telling classes from the root down, without numbers; equal for equal items of a list
    main: bool  # belongs to what is compared


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class View:
    """A page as it is compared."""

    document: Document
    tokens: Sequence[
        str
    ]  # words as written; tags as "<p>"; links and pictures with their whole address: "<a https://…>"
    places: Sequence[Place]
    blocks: Sequence[ViewBlock]
    focus: Focus = Focus()  # what was asked for
    found: bool = True  # False: the focus fits nothing on this page
