"""Tokens: nonces and session ids, in texts and in addresses, known by their shape and by how they differ."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import timedelta

from kronika.model.watch import NoiseKind
from kronika.watch.noise.kind import Mark, Noise, Swap
from kronika.watch.noise.page import Page
from kronika.watch.noise.phrase_book import book
from kronika.watch.noise.random_looks import is_random, turns
from kronika.watch.noise.volatile import steady, volatile

NONCE = "\x00token"
LEAST = 16  # characters of a word that nobody writes by hand
LABEL_BEFORE = 6  # tokens before a checksum in which it is called one
LABEL_AFTER = 4  # tokens behind a label of a token
SHORTEST, LONG_NUMBER = 5, 8
NAMES = frozenset("nonce token csrf session sessionid requestid traceid rayid uuid guid".split())
WRITTEN = frozenset({"pre", "code", "kbd", "samp", "tt"})
MADE_UP = re.compile(r"(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,}")
MANY_TURNS = 4
DAY = timedelta(days=1)


class Token(Noise):
    """Random words, and addresses without what is random in them."""

    noise = NoiseKind.TOKEN
    rank = 6

    def marks(self, page: Page, other: Page) -> Iterable[Mark]:
        """Addresses by what stays in them, and random words that are not called checksums."""
        yield from in_addresses(page, other)
        tokens = page.view.tokens
        for place in [place for place, token in enumerate(tokens) if len(token) >= LEAST and token[0] != "<"]:
            if is_random(tokens[place]) and not is_checksum(page, place):
                yield Mark(place, place + 1, NONCE)
        yield from labelled(page)
        yield from named(page)

    def excuses(self, swap: Swap) -> bool:
        """One made-up word became another; or seconds since 1970, on both pages the moment of fetching."""
        sides = ((swap.before, swap.a0, swap.a1), (swap.after, swap.b0, swap.b1))
        return all(is_stamp(*side) for side in sides) or all(is_made_up(*side) for side in sides)


def in_addresses(page: Page, other: Page) -> Iterator[Mark]:
    """Links and pictures whose addresses hold something that will not last."""
    tokens, theirs = page.view.tokens, other.view.tokens
    parts = volatile([tokens[place] for place in page.addresses], [theirs[place] for place in other.addresses])
    for place in page.addresses:
        key = steady(tokens[place], parts)
        if key != tokens[place]:
            yield Mark(place, place + 1, key, mute=False)


def labelled(page: Page) -> Iterator[Mark]:
    """ "Session: a8f3c2"; shorter words that are called tokens."""
    for _, end in page.find("token_words"):
        stop = page.view.blocks[page.block(end - 1)].end
        for place in range(end, min(end + LABEL_AFTER, stop)):
            if looks_made(page.lowered[place]):
                yield Mark(place, place + 1, NONCE)


def named(page: Page) -> Iterator[Mark]:
    """Short words in an element that is called a token."""
    for first, end, element in page.runs:
        if end - first <= LABEL_AFTER and not NAMES.isdisjoint(page.inside[element]):
            yield from (Mark(place, place + 1, NONCE) for place in range(first, end) if looks_made(page.lowered[place]))


def looks_made(word: str) -> bool:
    """Digits and letters in one, or very many digits."""
    plain = word.replace("-", "")
    if not plain.isalnum() or not any(map(str.isdigit, plain)):
        return False
    return len(plain) >= (LONG_NUMBER if plain.isdecimal() else SHORTEST)


def is_checksum(page: Page, place: int) -> bool:
    """A random word that means something: it stands in code, or is called a checksum."""
    block = page.view.blocks[page.block(place)]
    if any(element.tag in WRITTEN for element in (page.element(place), page.element(block.start))):
        return True
    near = page.lowered[max(0, place - LABEL_BEFORE) : place]
    return any(True for _ in book("checksum_words").find(near))


def is_made_up(page: Page, start: int, end: int) -> bool:
    """One word that looks random, if not so long that it is sure by itself."""
    word = page.lowered[start]
    if end - start != 1 or is_checksum(page, start) or not looks_made(word):
        return False
    return MADE_UP.fullmatch(word) is not None or turns(word) >= MANY_TURNS


def is_stamp(page: Page, start: int, end: int) -> bool:
    """One number, and it is now."""
    if end - start != 1 or page.at is None:
        return False
    word = page.lowered[start]
    if not (word.isdecimal() and word.isascii() and len(word) in (10, 13)):
        return False
    return abs(int(word[:10]) - page.at.timestamp()) <= DAY.total_seconds()


KIND = Token()
