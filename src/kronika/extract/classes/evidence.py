"""What the tests for kinds of pages read; dear things are read once, and only when somebody asks."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from kronika.extract.body import Body
from kronika.extract.classes.lines import Line, lines
from kronika.extract.classes.phrases import bare
from kronika.extract.classes.units import Makes
from kronika.extract.headline import SEPARATOR, Headline
from kronika.extract.scoring.letters import CASELESS, DIGIT
from kronika.extract.view import View

LITTLE = 150  # words of running text under which a page may be an error, a wall or a challenge
LINKED = 0.5
DENSE = re.compile(r"[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff]")  # Thai … Han
SIGNS = 2  # that make a word in scripts without spaces
FIRST, MANY_SIGNS = 5, 20  # blocks of the text that tell its script, and signs that do
SENTENCE = 5  # words of a sentence at least
LONG = 15  # words of a block that is text although it breaks off
ARTICLE_TYPES = frozenset({"article", "news", "blog", "newsarticle", "article:news"})
FINAL = (".", "!", "?", "…", "”", "“", '"', "»", "’", ":", ")", "。", "！", "？", "」", "』")
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
    def running(self) -> frozenset[int]:
        """The blocks of running text, with the lead; a paragraph without spaces is one as well."""
        dense = self.body.indexes if self.is_dense else ()
        return self.body.good.union(self.lead, (index for index in dense if self.size(index) >= SENTENCE))

    @cached_property
    def words(self) -> int:
        """Words of the running text that was found."""
        return sum(map(self.size if self.is_dense else self.view.words.__getitem__, self.running))

    @cached_property
    def sentences(self) -> int:
        """Words of the running text that stand in whole sentences: schedules and lists have none."""
        return sum(size for index in self.running if (size := self.spoken(index)) >= SENTENCE)

    def spoken(self, index: int) -> int:
        """Words of a block that ends as sentences do, else of its lines that do, else of a long line with the end of one in it."""
        block, sheet = self.view.blocks[index], self.view.sheet
        if block.text.rstrip().endswith(FINAL):
            return self.size(index)
        if block.lines > 1:
            return sum(len(line.split()) for line in block.text.split("\n") if line.endswith(FINAL))
        size = self.size(index)
        return size if size >= LONG and sheet is not None and sheet.letters.stops[index] else 0

    @cached_property
    def told(self) -> bool:
        """The page's metadata call it an article."""
        metadata = self.view.metadata
        if metadata.described or metadata.first("article:published_time"):
            return True
        return (metadata.first("og:type") or "").lower() in ARTICLE_TYPES

    @cached_property
    def is_dense(self) -> bool:
        """The page is written without spaces between words."""
        sheet, first = self.view.sheet, self.body.indexes[:FIRST]
        if sheet is None or sheet.letters.counts[list(first), CASELESS].sum() < MANY_SIGNS:
            return False
        return sum(len(DENSE.findall(sheet.texts[index])) for index in first) >= MANY_SIGNS

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
        """Words of a block; in scripts without spaces between them they are counted by their signs."""
        words = self.view.words[index]
        return max(words, len(DENSE.findall(self.view.blocks[index].text)) // SIGNS) if self.is_dense else words
