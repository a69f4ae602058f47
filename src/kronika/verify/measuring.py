"""A document becomes numbers: everything the watchdog looks at, taken in one pass, never an exception for a bad page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from zlib import crc32

import numpy as np

from kronika.html.document import Document as Parsed
from kronika.html.document import parse
from kronika.model.article import PageClass
from kronika.model.document import Document, Measures
from kronika.verify.classic.features import classic_features
from kronika.verify.frame import frame_of
from kronika.verify.shingles import DIGITS, Runs, held, numbers_of, runs_of, words_of
from kronika.verify.standing import RUN, Standing, standing
from kronika.verify.wording import FEW, covered, language_of, stems, wording

REPEATED = 6  # words in a row that two documents share only when one is made of the other
SAMPLED = np.uint64(3)  # one run of so many is kept …
MOST = 160  # … and of a long text so many
SENTENCE = re.compile(r"(?<=[.!?…])\s+|\n+")
SHORTEST = 20  # characters of a sentence that is looked for in other documents
FIRST, LAST = 6, 14
TINY = 6  # runs of a text that are all kept
ENOUGH = 20  # words the general engine must have found for its word to count
NO_ARTICLE = frozenset(
    {PageClass.SOFT_404, PageClass.WALL, PageClass.CHALLENGE, PageClass.PAYWALL}
)  # pages that a reader could not read either
LOST = frozenset({PageClass.NO_TEXT, PageClass.UNSOLVED, *NO_ARTICLE})


def measure(document: Document, parsed: Parsed | None = None) -> Measures:
    """The measures of a document; `parsed` is its page where somebody has parsed it already."""
    words = words_of(document.text)
    numbers = numbers_of(words)
    page = parsed or parsed_page(document)
    runs, general = runs_of(numbers, RUN), general_words(document)
    theirs = runs_of(general, RUN) if general is not None else None
    laid = standing(page, runs, theirs) if page is not None and len(words) >= FEW else None
    values = dict(wording(document.text, words, numbers))
    values.update(beside_page(laid, len(words)))
    values.update(announced(document, page))
    values.update(walls(document))
    if general is not None and theirs is not None and len(words) >= FEW:
        values.update(beside_general(runs, theirs, len(words), len(general)))
    return Measures(
        values=values,
        classic=classic_features(document, page),
        path=laid.path if laid else "",
        prints=sampled(runs_of(numbers, REPEATED)),
        lines=ends_of(document.text),
        url=document.url,
        at=document.at,
        lang=language_of(document.text),
        skeleton=frame_of(page.root) if page is not None else (),
    )


def parsed_page(document: Document) -> Parsed | None:
    """The page of a document, where it is at hand."""
    return parse(document.html, url=document.url) if document.html.strip() else None


def beside_page(laid: Standing | None, words: int) -> Iterator[tuple[str, float]]:
    """How the text stands on its page. Words are counted; what is usual for a source is found out later."""
    if laid is None:
        return
    yield "found", min(1.0, laid.taken / words)
    if laid.taken:
        yield "left", float(laid.left)
        yield "overlooked", float(laid.overlooked)
        yield "taken", float(laid.taken)
        yield "outside", float(laid.outside)
        yield "linked", laid.linked
        yield "share", laid.taken / max(laid.page, 1)


def announced(document: Document, page: Parsed | None) -> Iterator[tuple[str, float]]:
    """How much of what was announced the text holds; what was not announced is not missed."""
    text = stems(document.text)
    if not text:
        return
    title = document.title or (page.title if page is not None else "")
    told = (
        ("about", covered(stems(title), text)),
        ("feed_title", covered(stems(document.feed_title or ""), text | stems(document.title))),
        ("feed_summary", covered(stems(document.feed_summary or ""), text)),
    )
    yield from ((name, value) for name, value in told if value is not None)


def walls(document: Document) -> Iterator[tuple[str, float]]:
    """Whether the page is one that no reader could read."""
    if document.page_class is not None:
        yield "walled", float(document.page_class in NO_ARTICLE)


def general_words(document: Document) -> Runs | None:
    """What the general engine found; None where it found so little that it may have understood nothing."""
    if document.general is None or document.page_class in LOST:
        return None
    general = numbers_of(words_of(document.general))
    return general if len(general) >= ENOUGH else None


def beside_general(runs: Runs, theirs: Runs, words: int, general: int) -> Iterator[tuple[str, float]]:
    """How far the text and what the general engine finds are one."""
    precision, recall = held(runs, theirs), held(theirs, runs)
    yield "agreement", 2 * precision * recall / (precision + recall) if precision + recall else 0.0
    yield "general", float(general)
    yield "missed", (1.0 - recall) * general
    yield "own", float(words)
    yield "foreign", (1.0 - precision) * words


def sampled(runs: Runs) -> tuple[int, ...]:
    """A part of a text's runs, chosen by their numbers, so that equal texts choose the same; as 32 bits."""
    short = np.unique(runs >> np.uint64(32))
    chosen = short[short % SAMPLED == 0] if len(short) > TINY else short
    return tuple(int(one) for one in chosen[:MOST])


def ends_of(text: str) -> tuple[int, ...]:
    """The first and last sentences of a text as numbers, where walls and footers stand; digits are all alike."""
    sentences = [one for one in SENTENCE.split(text) if len(one) >= SHORTEST]
    chosen = sentences if len(sentences) <= FIRST + LAST else sentences[:FIRST] + sentences[-LAST:]
    plain = (DIGITS.sub("0", " ".join(one.casefold().split())) for one in chosen)
    return tuple(dict.fromkeys(crc32(one.encode("utf-8", "replace")) for one in plain))
