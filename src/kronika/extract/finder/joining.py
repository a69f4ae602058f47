"""Parts of one text in different tags, joined under a common ancestor.

From the longest text the tree is climbed level by level. Texts that reach the same ancestor at the same level belong together; one
that is deeper or higher gets a try to climb one level more. The others are dropped; the first level at which little enough is
dropped holds the text. When there is none the page is unsolved.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kronika.extract.finder.options import Options
from kronika.extract.finder.texts import Text

if TYPE_CHECKING:
    from lxml.etree import _Element as Element


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Joined:
    """The tag that holds the text, the texts in it, and whether little enough was dropped."""

    container: Element
    texts: tuple[Text, ...]
    solved: bool

    @property
    def length(self) -> int:
        """Characters of all its texts."""
        return sum(text.length for text in self.texts)


def join(texts: list[Text], options: Options) -> Joined | None:
    """The common tag of the texts that stand alone; None when there are none."""
    if not texts:
        return None
    every = sum(text.length for text in texts)
    longest = max(texts, key=lambda text: text.length)
    best: Joined | None = None
    for level, container in enumerate(longest.chain):
        inside = tuple(text for text in texts if reaches(text, container, level, options.tries))
        joined = Joined(container=container, texts=inside, solved=True)
        if every - joined.length <= options.max_dropped * every:
            return joined
        if best is None or joined.length > best.length:
            best = Joined(container=container, texts=inside, solved=False)
        if container.tag == "body":
            break
    return best


def reaches(text: Text, container: Element, level: int, tries: int) -> bool:
    """Climbing from the text comes to the container at this level, give or take the tries."""
    near = range(max(0, level - tries), min(level + tries + 1, len(text.chain)))
    return any(text.chain[step] is container for step in near)
