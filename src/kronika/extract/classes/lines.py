"""A line of a comment or a brief: who and when, what is said, or furniture."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from kronika.extract.classes.phrases import bare, begins, phrases
from kronika.extract.view import View
from kronika.html.blocks import Block
from kronika.html.text import text_of
from kronika.lang.dates import first_date

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

SHORT = 110  # characters of a line that may say who and when
NAME = 45  # characters of a name
EARLY = 45  # a date this early in a long line opens it: "Jan, 12. 3. 2026: …"
LINKED = 0.5
SPOKEN = re.compile(r"\w")
AUTHOR = re.compile(
    r"(?:^|[\s_-])(?:author|autor|nick|nickname|user|username|fn|commenter|comment-name|jmeno|podpis|login|avtor|poster|who|kto)",
    re.IGNORECASE,
)
EDGES = " \t|·•,;:~#()[]{}<>«»„“”\"'–—-=/\\@"
FINAL = (".", "!", "?", "…")
CLOCK = re.compile(r"\b\d{1,2}:\d{2}\b")


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """What one line tells; a line without text, author and time is furniture."""

    text: str = ""
    author: str = ""
    at: datetime | None = None


def lines(view: View, index: int) -> Iterator[Line]:
    """The lines of a block, read one by one."""
    block = view.blocks[index]
    stamp = stamped(view, block)
    for text in block.text.split("\n"):
        yield line(view, block, text, stamp)


def line(view: View, block: Block, text: str, stamp: datetime | None) -> Line:
    """One line: a date with little around it says who and when; the words of buttons say nothing."""
    found = first_date(text[: SHORT + EARLY], lang=view.lang, now=view.now) if may_open_dated(text) else None
    if found is None:
        return Line() if is_button(block, text) else undated(block, text, stamp)
    before, after = text[: found.start], text[found.end :]
    if len(text) <= SHORT and len(name_in(before + after)) <= NAME and not said(before, after):
        return Line(author=named_author(block) or name_in(before) or name_in(after), at=stamp or found.when)
    if found.start <= EARLY and len(name_in(before)) <= NAME:
        return Line(text=after.lstrip(EDGES), author=name_in(before), at=found.when)
    return Line(text=text, at=stamp)


def undated(block: Block, text: str, stamp: datetime | None) -> Line:
    """A line without a date: a name, words, or a link, which is no reader's words."""
    if is_author(block, text):
        return Line(author=named_author(block) or name_in(text), at=stamp)
    if block.link_share > LINKED or (len(text) <= NAME and CLOCK.search(text) and not text.endswith(FINAL)):
        return Line(at=stamp)
    return Line(text=text, at=stamp)


def may_open_dated(text: str) -> bool:
    """A short line, or one that has digits near its beginning."""
    return len(text) <= SHORT or any(character.isdigit() for character in text[: EARLY + 12])


def said(before: str, after: str) -> bool:
    """Around the date there is a sentence, not a name."""
    return after.rstrip().endswith(FINAL) and len(after.split()) > 4 or len(before.split()) > 7


def is_button(block: Block, text: str) -> bool:
    """Reply, report, a number of votes: words below a comment, or no words at all."""
    if not SPOKEN.search(text):
        return True
    if len(text) > SHORT:
        return False
    words = " ".join(word for word in bare(text).split() if not word.isdigit())
    if not words or f" {words} " in phrases("reply_words"):
        return True
    return all(f" {part} " in phrases("reply_words") for part in re.split(r"\s*[|/·•]\s*|\s{2,}", words)) or (
        block.link_share > LINKED and begins(words, "reply_words")
    )


def is_author(block: Block, text: str) -> bool:
    """A short line in a place named as an author's, or nothing but a short bold word or link."""
    words = text.split()
    if len(text) > NAME or len(words) > 5 or text.rstrip().endswith(FINAL):
        return False
    if len(words) > 1 and text.endswith(":") and f" {bare(words[-1])} " in phrases("said_words"):
        return True
    if any(
        AUTHOR.search(f"{element.get('class') or ''} {element.get('itemprop') or ''}") for element in named_in(block)
    ):
        return True
    marked = block.bold_chars + block.link_chars >= 0.7 * len(text) or block.tag in ("dt", "cite", "h4", "h5", "h6")
    return marked and len(words) <= 4


def named_in(block: Block) -> list[Element]:
    """The elements whose names tell what a block is."""
    parent = block.element.getparent()
    return [block.element, *block.inline, *([] if parent is None else [parent])]


def named_author(block: Block) -> str:
    """The words of an inline element that is named as an author's: its neighbours may stand too close."""
    for element in block.inline:
        if AUTHOR.search(element.get("class") or ""):
            return name_in(text_of(element)[: 2 * NAME])
    return ""


def name_in(text: str) -> str:
    """A commentator's name without what stands around it: "Jan napsal(a):", "~gość"."""
    kept = re.sub(r"[(\[{][^)\]}]{0,12}[)\]}]", " ", text).strip(EDGES)
    words = kept.split()
    while words and f" {bare(words[-1])} " in phrases("said_words"):
        words.pop()
    while len(words) > 1 and f" {bare(words[0])} " in phrases("said_words"):
        words.pop(0)
    return " ".join(words).strip(EDGES)


def stamped(view: View, block: Block) -> datetime | None:
    """The time in a <time datetime> or an <abbr title> of the block."""
    for element in block.inline:
        told = (
            element.get("datetime")
            if element.tag == "time"
            else element.get("title")
            if element.tag == "abbr"
            else None
        )
        found = first_date((told or text_of(element))[:SHORT], lang=view.lang, now=view.now) if told else None
        if found:
            return found.when
    return None
