"""Which block is the text, which are the lead, and whether the page is only a list of summaries."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kronika.extract.portal.blocks import TextBlock
from kronika.extract.portal.options import Options
from kronika.extract.portal.sentences import Placed, trim

if TYPE_CHECKING:
    from lxml.etree import _Element as Element


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Trimmed:
    """A block after trimming; blocks without any sentence are not kept."""

    element: Element
    loose: bool
    parts: tuple[Placed, ...]

    @property
    def length(self) -> int:
        """Characters of its text."""
        return sum(len(placed.part.text) for placed in self.parts)

    @property
    def at(self) -> int:
        """Where on the page it begins."""
        return self.parts[0].at


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """The main block, the lead, and the blocks of a list of summaries."""

    body: Trimmed | None = None
    lead: tuple[Trimmed, ...] = ()
    summaries: tuple[Trimmed, ...] = ()


def choose(blocks: list[TextBlock], options: Options) -> Choice:
    """The longest block is the text if it is long enough and not one of many alike."""
    found = [made for block in blocks if (made := trimmed(block.element, placed(block), loose=block.loose))]
    grouping = [block for block in found if not block.loose and block.length >= options.min_block]
    body = max(grouping, key=lambda block: block.length, default=None)
    if body is None or body.length <= options.min_body:
        return Choice()
    similar = [block for block in grouping if block is not body and block.length > options.similar_share * body.length]
    if len(similar) > options.max_similar:
        return Choice(summaries=tuple(block for block in grouping if block is body or block in similar))
    return Choice(body=body, lead=find_lead(blocks, body, options))


def find_lead(blocks: list[TextBlock], body: Trimmed, options: Options) -> tuple[Trimmed, ...]:
    """What stands between headline and text and is long enough; of a block around the text only what comes before it."""
    before = [
        made
        for block in blocks
        if block.element is not body.element
        and (made := trimmed(block.element, [one for one in placed(block) if one.at < body.at], loose=block.loose))
        and made.length >= options.min_lead
    ]
    longest = sorted(before, key=lambda block: block.length, reverse=True)[: options.lead_blocks]
    return tuple(sorted(longest, key=lambda block: block.at))


def placed(block: TextBlock) -> list[Placed]:
    """The parts of a block with their places."""
    return [Placed(part=part, at=at) for part, at in zip(block.flow.parts, block.flow.places, strict=True)]


def trimmed(element: Element, parts: list[Placed], *, loose: bool) -> Trimmed | None:
    """A block without its ends that are no sentences; None when nothing is left."""
    kept = trim(parts)
    return Trimmed(element=element, loose=loose, parts=tuple(kept)) if kept else None
