"""Particulars instead of a text: hours, telephone numbers, dates and prices, line by line, with a few words around them."""

from __future__ import annotations

import re

from kronika.extract.classes.evidence import LINKED, Evidence
from kronika.html.blocks import Block

MOST_WORDS = 300
MOST_CHOSEN = 80  # blocks of a text: longer lists are results or tables that somebody published
MOST_BLOCKS = 400  # more between the first and the last block of a text are no schedule of a small site
FEW_SENTENCES, HARDLY_ANY = (
    60,
    20,
)  # words in sentences under which lines of particulars weigh more; where metadata tell of an article
LINES, MANY_LINES = 3, 5  # of particulars, likewise
LINE = 25  # words of a line with hours
SHORT = 14  # words of a line with other numbers
SENTENCE = 5  # words
SMALL = 3  # words of a sentence that begin with a small letter: names and headings have few
FINAL = (".", "!", "?", "…", "”", "“", '"', "»")
CLOCK = re.compile(r"(?<!\d)(?:[01]?\d|2[0-4])(?:[:.]\s?[0-5o][\do]|[⁰¹²³⁴⁵⁶⁷⁸⁹]{2})(?!\d)")
NUMBERS = re.compile(r"\d\D*\d")


def is_particulars(evidence: Evidence) -> bool:
    """Lines of particulars outnumber the sentences, and the sentences are few."""
    if evidence.words > MOST_WORDS or evidence.is_dense or len(evidence.body.indexes) > MOST_CHOSEN:
        return False
    sentences, least = (HARDLY_ANY, MANY_LINES) if evidence.told else (FEW_SENTENCES, LINES)
    if evidence.sentences >= sentences or not evidence.body.indexes:
        return False
    particulars = spoken = 0
    for text in lines_of(evidence):
        if is_sentence(text):
            spoken += 1
        elif is_particular(text):
            particulars += 1
    return particulars >= least and particulars > spoken * (2 if evidence.told else 1)


def lines_of(evidence: Evidence) -> list[str]:
    """All lines from the beginning of the text to its end, also those that nobody took for text: cells of a table of hours."""
    first, last = evidence.body.indexes[0], evidence.body.indexes[-1]
    blocks = evidence.view.blocks[first : min(last + 1, first + MOST_BLOCKS)]
    return [line for block in blocks if may_tell(block) for line in block.text.split("\n")]


def may_tell(block: Block) -> bool:
    """No list of links, and no program, which is full of numbers too."""
    return block.tag != "pre" and block.link_share < LINKED


def is_sentence(text: str) -> bool:
    """A line that ends as sentences do and has words that are no names."""
    words = text.split()
    return (
        len(words) >= SENTENCE and text.rstrip().endswith(FINAL) and sum(word[0].islower() for word in words) >= SMALL
    )


def is_particular(text: str) -> bool:
    """An hour, or a short line with numbers."""
    count = len(text.split())
    return (count <= LINE and CLOCK.search(text) is not None) or (count <= SHORT and NUMBERS.search(text) is not None)
