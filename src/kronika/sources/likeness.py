"""How alike pages are: 64 bits of what a page says (a simhash), the same in every process.

Pages that differ only in numbers, dates and links get the same bits or nearly so; the more the words differ, the more the bits.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from copy import deepcopy
from functools import cache, lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING

import numpy as np
from lxml import etree
from numpy.typing import NDArray

from kronika.lang.language import languages

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

    from kronika.html.document import Document

WORD = re.compile(r"[^\W\d_]+|\d+")
LETTERS = 100_000  # characters that are read of a page
FEW = 12  # own words under which the links' words are read too
UNREAD = ("script", "style", "noscript", "template")
NOT_ITS_OWN = (*UNREAD, "a", "nav", "footer", "select")
SHORT = 60  # words under which a page is told without the order of its words
COUNTED = "0"  # what numbers, months and weekdays are all read as
NOTHING = 0  # the bits of a page without a word
MISSING = 1  # the bits of every page that says it is not there
SPREAD = tuple(np.uint64(odd) for odd in (0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9))


def likeness(words: Sequence[str]) -> int:
    """64 bits of a text: its words count, and in a longer text runs of three words too, each once.

    A short page is told by its words alone: the same few goods in another order are the same page.
    """
    if not words:
        return NOTHING
    hashes = np.fromiter(map(hash_of, words), dtype=np.uint64, count=len(words))
    features = np.unique(hashes if len(words) < SHORT else np.concatenate((hashes, runs_of(hashes))))
    bits = np.unpackbits(features.astype(">u8").view(np.uint8).reshape(-1, 8), axis=1).sum(axis=0, dtype=np.int64)
    packed = np.packbits(bits * 2 > len(features))
    return int.from_bytes(packed.tobytes(), "big")


def runs_of(hashes: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """64 bits of every run of three words."""
    with np.errstate(over="ignore"):
        return mixed(hashes[:-2] * SPREAD[0] + hashes[1:-1] * SPREAD[1] + hashes[2:] * SPREAD[2])


def words_of(document: Document) -> list[str]:
    """The words a page says itself, digits and dates folded; where it says hardly any, those of its links too."""
    words = folded(text_without(document.root, NOT_ITS_OWN))
    return words if len(words) >= FEW else folded(text_without(document.root, UNREAD))


def text_without(root: Element, tags: Sequence[str]) -> str:
    """The text outside of some elements. Taken from a copy, in one pass: asking every text what it stands in takes minutes
    on a page that is nested deeply on purpose."""
    copied = deepcopy(root)
    etree.strip_elements(copied, *tags, with_tail=False)
    return " ".join(map(str, copied.itertext()))


def folded(text: str) -> list[str]:
    """Words in lower case, everything that counts days as one and the same."""
    text = text[:LETTERS].lower()
    counted = calendar_words()
    words = (COUNTED if word.isdigit() or word in counted else word for word in WORD.findall(text))
    kept: list[str] = []
    for word in words:  # a table of a month has as many numbers as the month has days
        if word != COUNTED or not kept or kept[-1] != COUNTED:
            kept.append(word)
    return kept


@cache
def calendar_words() -> frozenset[str]:
    """The months and weekdays of every language."""
    return frozenset(word for tongue in languages().values() for word in (*tongue.months, *tongue.weekdays))


@lru_cache(maxsize=65_536)
def hash_of(word: str) -> int:
    """64 bits of one word, the same everywhere."""
    return int.from_bytes(blake2b(word.encode("utf-8", "replace"), digest_size=8).digest(), "big")


def mixed(values: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Every bit depends on every bit."""
    values = (values ^ (values >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    values = (values ^ (values >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return values ^ (values >> np.uint64(31))
