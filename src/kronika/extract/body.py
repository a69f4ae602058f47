"""The body: the blocks that the model takes for text of the article, without the repeated title, captions and repetitions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np

from kronika.extract.foreign import is_foreign
from kronika.extract.furniture import Kinds
from kronika.extract.headline import Headline
from kronika.extract.likeness import key
from kronika.extract.lone_sentences import lone_sentences
from kronika.extract.scoring.judge import Judged, judge
from kronika.extract.view import View

LIKELY = 0.56  # chance from which a block is text
SURE = 0.9  # chance from which a name alone does not speak against a heading or a sentence
DOUBTFUL = 0.5  # share of the words it suspects that it should be sure of
BESIDE = 0.3  # and beside one of the same make
NEAR = 3  # blocks
HEADING = 0.1  # and of a heading of chosen text
SENTENCE = 6  # words
PERHAPS = 0.2  # and where there is no better one
LINKED = 0.5  # share of links from which a block is a list of links
SENTENCE_ENDS = (".", "!", "?", "…", "“", "”", '"', "»", ":", ";", ")", "’")
RUNNING = 4  # words of a block that counts as running text
TITLE_LIKE = 0.85
TITLE_WORDS = 40
SPELT = 2  # times longer a title may become by another spelling of its signs
REPEATED = 30  # characters from which an equal block is a repetition
BEGUN = 9  # words of a paragraph with which a text has begun


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Body:
    """The blocks of the body in order, which of them are running text, and what the model thinks of every block."""

    indexes: tuple[int, ...] = ()
    good: frozenset[int] = frozenset()
    dropped: frozenset[int] = frozenset()  # what the model took for text and is known for something else
    judged: Judged | None = None


def find_body(view: View, headline: Headline, kinds: Kinds) -> Body:
    """Choose the blocks of the text."""
    if view.sheet is None:
        return Body()
    judged = judge(view.sheet)
    taken = probable(judged)
    likely = [index for index in taken if not is_title(view, headline, judged, index)]
    text = distinct(view, list(without_foreign(view, kinds, judged, likely)))
    kept = with_headings(judged, text) or lone_sentences(headline, kinds, judged)
    good = frozenset(
        index for index in kept if view.words[index] >= RUNNING and view.blocks[index].link_share <= LINKED
    )
    return Body(indexes=kept, good=good, dropped=frozenset(taken).difference(kept), judged=judged)


def probable(judged: Judged) -> list[int]:
    """The blocks that are probably text; where none is, the best there are."""
    sure: list[int] = np.flatnonzero(judged.likely >= enough(judged)).tolist()
    if sure:
        return with_siblings(judged, sure)
    best = float(judged.likely.max())
    perhaps: list[int] = np.flatnonzero(judged.likely >= max(PERHAPS, 0.7 * best)).tolist()
    return perhaps


def enough(judged: Judged) -> float:
    """The chance from which a block is taken: lower on pages where the model doubts most of what it suspects to be text.

    There it is the one that promises the best F1, were every chance true.
    """
    weight = judged.sheet.words * judged.likely
    expected = float(weight.sum())
    if float(judged.sheet.words[judged.likely >= LIKELY].sum()) >= DOUBTFUL * expected:
        return LIKELY
    order = np.argsort(-judged.likely, kind="stable")
    found = np.cumsum(weight[order]) / (np.cumsum(judged.sheet.words[order]) + expected)
    return min(LIKELY, float(judged.likely[order[int(found.argmax())]]))


def with_siblings(judged: Judged, sure: list[int]) -> list[int]:
    """What the model is not sure of: lines near a sure block that are made as it is."""
    chosen = set(sure)
    unsure = (judged.likely >= BESIDE) & (judged.likely < LIKELY) & (judged.sheet.words >= SENTENCE)
    unsure &= judged.sheet.link_share <= LINKED
    for index in np.flatnonzero(unsure).tolist():
        near = [other for other in range(index - NEAR, index + NEAR + 1) if other in chosen]
        if any(judged.kin[other] == judged.kin[index] for other in near):
            chosen.add(index)
    return sorted(chosen)


def with_headings(judged: Judged, text: list[int]) -> tuple[int, ...]:
    """The text with its headings that the model is not sure of: what stands right above a block of it."""
    if not text:
        return ()
    chosen = set(text)
    possible = np.flatnonzero((judged.sheet.levels > 1) & (judged.likely >= HEADING)).tolist()
    headings = (index for index in possible if index + 1 in chosen and index > text[0])
    return tuple(sorted(chosen.union(headings)))


def is_title(view: View, headline: Headline, judged: Judged, index: int) -> bool:
    """The headline once more; a reader has seen it."""
    if index == headline.index:
        return True
    text = view.blocks[index].text
    if len(text) <= SPELT * len(headline.text) and key(text) == key(headline.text):
        return True
    return view.words[index] < TITLE_WORDS and bool(judged.title_like[index] >= TITLE_LIKE)


def distinct(view: View, indexes: Iterable[int]) -> list[int]:
    """Without paragraphs that stand there twice; of a heading and its line in a table of contents the heading stays."""
    indexes = list(indexes)
    headings = {view.blocks[index].text for index in indexes if view.blocks[index].level}
    seen: set[str] = set()
    kept: list[int] = []
    for index in indexes:
        block = view.blocks[index]
        if len(block.text) > REPEATED:
            if block.text in seen or (not block.level and block.text in headings):
                continue
            seen.add(block.text)
        kept.append(index)
    return kept


def without_foreign(view: View, kinds: Kinds, judged: Judged, indexes: Iterable[int]) -> Iterator[int]:
    """Without captions, "read also" and whatever else is known for what it is."""
    begun = False
    sure = (judged.likely >= SURE).tolist()
    for index in indexes:
        if not is_foreign(view, kinds, index, begun=begun, sure=sure[index]):
            begun = begun or (view.words[index] >= BEGUN and not view.blocks[index].level)
            yield index
