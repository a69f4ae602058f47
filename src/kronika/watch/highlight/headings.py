"""The headings above any place of a page."""

from __future__ import annotations

from bisect import bisect_right

from kronika.html.blocks import HEADINGS
from kronika.watch.highlight.joining import text_between
from kronika.watch.view import View

LONGEST = 120


class Headings:
    """Knows the path of headings above every token."""

    def __init__(self, view: View) -> None:
        self._ends: list[int] = []
        self._paths: list[tuple[str, ...]] = []
        open_: list[tuple[int, str]] = []
        for block in view.blocks:
            level = HEADINGS.get(str(view.places[block.start].element.tag), 0)
            text = text_between(view, block.start, block.end)[:LONGEST] if level else ""
            if not text:
                continue
            open_ = [(above, heading) for above, heading in open_ if above < level]
            open_.append((level, text))
            self._ends.append(block.end)
            self._paths.append(tuple(heading for _, heading in open_))

    def above(self, index: int) -> tuple[str, ...]:
        """The headings above a token, the highest first; a heading does not stand above itself."""
        place = bisect_right(self._ends, index)
        return self._paths[place - 1] if place else ()
