"""What the tests for kinds of pages read; dear things are read once, and only when somebody asks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from kronika.extract.body import Body
from kronika.extract.classes.lines import Line, lines
from kronika.extract.classes.phrases import bare
from kronika.extract.classes.units import Makes
from kronika.extract.headline import SEPARATOR, Headline
from kronika.extract.scoring.letters import DIGIT
from kronika.extract.view import View

LITTLE = 150  # words of running text under which a page may be an error, a wall or a challenge
LINKED = 0.5
DENSE = 12  # characters a word has at most on average; scripts without spaces have longer ones
SENTENCE = 5  # words of a sentence at least
FINAL = (".", "!", "?", "…", "”", "“", '"', "»", "。", "’", ":", ")")
HEARD = 200  # blocks whose words are looked at for phrases
HEADINGS = 4
LONGEST = 300  # characters of a heading that are looked at


@dataclass(frozen=True, kw_only=True, eq=False)
class Evidence:
    """A page, what was found on it, and what follows from that."""

    view: View
    headline: Headline
    body: Body
    lead: tuple[int, ...]
    kinds: Sequence[str | None]
    dated: bool

    @cached_property
    def words(self) -> int:
        """Words of the running text that was found."""
        return sum(self.size(index) for index in self.body.good.union(self.lead))

    @cached_property
    def sentences(self) -> int:
        """Words of the running text that stand in whole sentences: schedules and lists have none."""
        blocks = self.view.blocks
        shown = (index for index in self.body.good.union(self.lead) if blocks[index].text.rstrip().endswith(FINAL))
        return sum(count for index in shown if (count := self.size(index)) >= SENTENCE)

    @cached_property
    def unlinked(self) -> int:
        """Words of the page that are neither links nor readers' comments."""
        return sum(
            self.size(index)
            for index, block in enumerate(self.view.blocks)
            if block.link_share < LINKED and self.kinds[index] != "comment"
        )

    @cached_property
    def is_short(self) -> bool:
        """So little running text that the page may be no article at all."""
        return self.words < LITTLE

    @cached_property
    def named(self) -> tuple[str, ...]:
        """What the page calls itself: parts of <title>, the headline, the h1, in bare words."""
        first = [block.text for block in self.view.blocks[:HEARD] if block.level == 1][:1]
        texts = (self.view.document.title[:LONGEST], self.headline.text[:LONGEST], *first)
        parts = (part for text in texts for part in SEPARATOR.split(text))
        return tuple(dict.fromkeys(words for part in parts if (words := bare(part[:LONGEST]))))

    @cached_property
    def heads(self) -> tuple[str, ...]:
        """The same, and the first headings of any rank."""
        headings = [block.text for block in self.view.blocks[:HEARD] if block.level][:HEADINGS]
        return tuple(dict.fromkeys((*self.named, *(words for text in headings if (words := bare(text[:LONGEST]))))))

    @cached_property
    def speech(self) -> str:
        """Everything the page says that is not links, in bare words."""
        return bare(" ".join(block.text[:600] for block in self.view.blocks[:HEARD] if block.link_share < LINKED))

    @cached_property
    def makes(self) -> Makes:
        """How the parts of the page are made."""
        return Makes(self.view)

    def lines(self, index: int) -> tuple[Line, ...]:
        """The lines of a block: their dates are dear, so they are read once."""
        known = self._lines.get(index)
        if known is None:
            known = self._lines[index] = tuple(lines(self.view, index))
        return known

    @cached_property
    def _lines(self) -> dict[int, tuple[Line, ...]]:
        return {}

    def short_with_digits(self, longest: int, digits: int) -> list[int]:
        """Blocks of so many characters at most and so many digits at least: they may hold a date."""
        sheet = self.view.sheet
        if sheet is None:
            return []
        having = np.flatnonzero(sheet.letters.counts[: sheet.count, DIGIT] >= digits).tolist()
        return [index for index in having if len(sheet.texts[index]) <= longest]

    def size(self, index: int) -> int:
        """Words of a block, also in scripts that put no spaces between them."""
        text = self.view.blocks[index].text
        return self.view.words[index] if text.isascii() else max(self.view.words[index], len(text) // DENSE)
