"""Which nodes go: by their share of links, by what they are, by their neighbours; and where the article ends."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass

from kronika.extract.density.nodes import Node
from kronika.extract.density.options import Options
from kronika.extract.density.published import Published
from kronika.html.text import text_of

LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class Marks:
    """For every node whether it goes; the node at which the article was found to have ended; how much text stays."""

    gone: tuple[bool, ...]
    end: int | None
    length: int


def by_links(nodes: Sequence[Node], options: Options) -> list[bool]:
    """No words outside links, or too large a share of them inside."""
    return [node.words == 0 or node.texts == 0 or node.link_share > options.links_ratio for node in nodes]


class Marker:
    """Goes through the nodes in order, as often as asked; a mark counts for the nodes behind it at once."""

    def __init__(self, nodes: Sequence[Node], options: Options, published: Published | None) -> None:
        self._nodes = nodes
        self._options = options
        self._published = published
        self.gone = by_links(nodes, options)
        self._good = -1  # the last answer of next_good

    def mark(self) -> Marks:
        """All rounds; the end of the article is that of the last round."""
        end, length = None, 0
        for _ in range(self._options.iterate):
            end, length = self.round()
        return Marks(gone=tuple(self.gone), end=end, length=length)

    def round(self) -> tuple[int | None, int]:
        """Once through the nodes: the node where the article was found to be over, and the characters kept."""
        length = row = 0
        for at, node in enumerate(self._nodes):
            self.gone[at] = self.gone[at] or self.unwanted(node) or self.outnumbered(at, length)
            if self._options.debug_mode:
                LOG.info("%s %.2f %s", "-" if self.gone[at] else "+", node.link_share, text_of(node.element)[:60])
            if not self.gone[at]:
                length, row = length + node.own, 0
                continue
            row += 1
            if row < self._options.consecutive_count_remove or length < self._options.min_page_len:
                continue
            if self.goes_on(at):
                row = 0
                continue
            self.gone[at + 1 :] = [True] * (len(self._nodes) - at - 1)
            return at, length
        return None, length

    def unwanted(self, node: Node) -> bool:
        """A list of keywords, or the line with the date of publication."""
        keywords = node.link_words == node.words + 1 and len(node.outside) == 1
        date = self._published is not None and node.element is self._published.element
        return keywords or (date and node.length <= self._options.min_text_len)

    def outnumbered(self, at: int, length: int) -> bool:
        """The neighbours say that it is no text."""
        wide, ratio = self._options.nearby, self._options.remove_ratio
        before, behind = self.gone[max(0, at - wide) : at], self.gone[at + 1 : at + 1 + wide]
        first, second = sum(before), sum(behind)
        one_side = (first == wide and second / wide > ratio) or (second == wide and first / wide > ratio)
        inner = len(before) == wide and len(behind) == wide
        both_sides = inner and (first + second) / (2 * wide) > ratio
        return one_side or both_sides or self.short_tail(at, before, behind, length)

    def short_tail(self, at: int, before: list[bool], behind: list[bool], length: int) -> bool:
        """A strikingly short text at the end: all before it stay, all behind it go."""
        return (
            length >= self._options.min_page_len
            and self._nodes[at].length <= self._options.max_text_len
            and not any(before)
            and all(behind)
        )

    def goes_on(self, at: int) -> bool:
        """Behind the removed nodes come enough good ones, so these were links inside the article."""
        if not self._options.links_inside_article:
            return False
        start = self.next_good(at)
        if start is None:
            return False
        count = self._options.links_inside_article_after_ok_count
        good = range(start, min(start + count, len(self.gone)))
        long_enough = sum(self._nodes[index].own for index in good) > self._options.min_text_len
        return len(good) == count and not any(self.gone[index] for index in good) and long_enough

    def next_good(self, at: int) -> int | None:
        """The first node behind that stays so far; remembered, because long rows of links ask again and again."""
        if self._good <= at or self.gone[self._good]:
            self._good = next((index for index in range(at + 1, len(self.gone)) if not self.gone[index]), -1)
        return self._good if self._good >= 0 else None
