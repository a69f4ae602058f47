"""Letters and words of many texts at once: one pass of numpy over all of them instead of a regex for each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

Ints = npt.NDArray[np.int64]
Hashes = npt.NDArray[np.uint64]
Bytes = npt.NDArray[np.uint8]

(
    OTHER,
    LOWER,
    UPPER,
    CASELESS,
    DIGIT,
    SPACE,
    END,
    COMMA,
    COLON,
    PIPE,
    QUOTE,
    BRACKET,
    SPECIAL,
    DASH,
    LINE,
    DENSE_SIGN,
) = range(16)
CLASSES = 16
SIGNS = {
    END: ".!?…。！？",
    COMMA: ",;،、，",
    COLON: ":：",
    PIPE: "|»›•·→▶►▸◄‹«>/",
    QUOTE: "\"“”„‟'‘’‚′",
    BRACKET: "()[]{}",
    SPECIAL: "©®™@#*+=%$€£_~^\\",
    DASH: "-–—−‑",
    LINE: "\n",
}
TOP = 0x10000  # from here on everything counts as a letter without case
DENSE = (
    (0x3040, 0x3100),
    (0x3400, 0xA000),
    (0xF900, 0xFB00),
)  # kana and Han: written without spaces, each sign counts as a word
LONGEST = 20_000  # characters of one text that are looked at
POWERS = np.cumprod(np.full(64, 1_099_511_628_211, dtype=np.uint64), dtype=np.uint64)
PAIR = np.uint64(0x9E3779B97F4A7C15)


@cache
def tables() -> tuple[Bytes, Hashes]:
    """The class and the small letter of every character below TOP."""
    classes = np.zeros(TOP + 1, dtype=np.uint8)
    small = np.arange(TOP + 1, dtype=np.uint64)
    for code in range(TOP):
        character = chr(code)
        if character.isalpha():
            classes[code] = LOWER if character.islower() else UPPER if character.isupper() else CASELESS
            lowered = character.lower()
            small[code] = ord(lowered) if len(lowered) == 1 else code
        elif character.isdigit():
            classes[code] = DIGIT
        elif character.isspace():
            classes[code] = SPACE
    for start, end in DENSE:
        classes[start:end] = DENSE_SIGN
    for kind, characters in SIGNS.items():
        for character in characters:
            classes[min(TOP, ord(character))] = kind
    classes[TOP] = CASELESS
    return classes, small


@dataclass(frozen=True, slots=True, eq=False)
class Letters:
    """Counts of characters and words for every text, and all words as numbers in order."""

    counts: Ints  # texts × classes
    words: Ints  # number of words in each text
    capitals: Ints  # words that begin with a capital
    short: Ints  # words of at most three characters
    stops: Ints  # sentence marks followed by a space or the end
    first: Bytes  # class of the first character
    last: Bytes  # of the last one
    before_last: Bytes
    hashes: Hashes  # every word
    owner: Ints  # the text each word is in
    begins: Ints  # place of each text's first word among all words


def measure(texts: Sequence[str]) -> Letters:
    """Read all texts in one pass; none may be empty."""
    texts = [text if len(text) <= LONGEST else text[:LONGEST] for text in texts]
    lengths = np.fromiter(map(len, texts), dtype=np.int64, count=len(texts)) + 1
    codes = np.frombuffer(("\n".join(texts) + "\n").encode("utf-32-le", "surrogatepass"), dtype=np.uint32)
    codes = np.minimum(codes, TOP)
    table, small = tables()
    kinds = table[codes]
    dense = kinds == DENSE_SIGN
    if dense.any():
        kinds[dense] = CASELESS
    owner = np.repeat(np.arange(len(texts)), lengths)
    counts = np.bincount(owner * CLASSES + kinds, minlength=len(texts) * CLASSES).reshape(-1, CLASSES)
    in_word = (kinds > OTHER) & (kinds <= DIGIT)
    starts = in_word.copy()
    starts[1:] &= ~in_word[:-1] | dense[1:]
    places = np.flatnonzero(starts)
    word_owner = owner[places]
    hashes, sizes = hashed(small[codes[in_word]], np.flatnonzero(starts[in_word]))
    stop = kinds == END
    stop[:-1] &= (kinds[1:] == SPACE) | (kinds[1:] == LINE)
    ends = np.cumsum(lengths)
    begins = ends - lengths
    words = np.bincount(word_owner, minlength=len(texts))
    return Letters(
        counts=counts,
        words=words,
        capitals=np.bincount(word_owner[kinds[places] == UPPER], minlength=len(texts)),
        short=np.bincount(word_owner[sizes <= 3], minlength=len(texts)),
        stops=np.bincount(owner[stop], minlength=len(texts)),
        first=kinds[begins],
        last=kinds[ends - 2],
        before_last=kinds[np.maximum(ends - 3, begins)],
        hashes=hashes,
        owner=word_owner,
        begins=np.cumsum(words) - words,
    )


def hashed(characters: Hashes, starts: Ints) -> tuple[Hashes, Ints]:
    """A number for each word, whatever its case, and the length of each."""
    if not len(starts):
        return np.zeros(0, dtype=np.uint64), np.zeros(0, dtype=np.int64)
    sizes = np.diff(starts, append=len(characters))
    place = np.arange(len(characters)) - np.repeat(starts, sizes)
    return np.add.reduceat((characters + 1) * POWERS[np.minimum(place, 63)], starts), sizes


def pairs(hashes: Hashes) -> Hashes:
    """A number for each two words that follow each other."""
    return paired_with(hashes[:-1], hashes[1:])


def paired_with(words: Hashes, following: Hashes) -> Hashes:
    """A number for each word with the one that follows it."""
    return words * PAIR + following
