"""Concordances (KWIC): every place where words stand, with what stands to the left and to the right of them."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date
from heapq import nsmallest
from itertools import islice
from typing import Any

from kronika.flow.chronicle import Chronicle
from kronika.flow.corpora import entries_of
from kronika.flow.corpus_scan import Told, Where, candidates, pieces
from kronika.flow.corpus_words import places, small, written
from kronika.flow.kwic_pattern import Pattern, pattern_of
from kronika.flow.kwic_sort import KwicSort
from kronika.index.words import bare
from kronika.model.analysed import text_of
from kronika.model.article import GAP
from kronika.model.corpus import CorpusEntry

WIDTH = 60  # characters on either side
BREAK = " ¶ "  # where a paragraph ends
SORTED_BY = 5  # words of a side that decide its order


@dataclass(frozen=True, slots=True, kw_only=True)
class KwicLine:
    """One place. `start` and `end` count characters of title, lead and body with empty lines between (`text_of`)."""

    article_id: int
    source: str
    day: date
    left: str
    keyword: str
    right: str
    start: int
    end: int
    title: str = ""
    url: str | None = None
    number: int = 0  # of the article in its corpus


@dataclass(frozen=True, slots=True, kw_only=True)
class Concordance:
    """Some lines, and the counts of all of them."""

    pattern: str
    lines: tuple[KwicLine, ...] = ()
    hits: int = 0
    articles: int = 0  # with at least one hit
    looked_at: int = 0  # articles that were read to find them
    notes: tuple[str, ...] = ()


@dataclass(slots=True, kw_only=True)
class Seen:
    """What has been counted so far."""

    hits: int = 0
    articles: int = 0
    looked_at: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class KwicWish:
    """What is to be looked for, and which of the lines are wanted."""

    pattern: str
    lemma: bool = False  # words stand for all their forms
    width: int = WIDTH
    sort: KwicSort = KwicSort.DATE
    limit: int = 100
    offset: int = 0
    most_articles: int | None = None  # that are looked at, for who cannot wait; what was left out is told


def concordance(
    chronicle: Chronicle,
    where: Where,
    wish: KwicWish,
    *,
    on_progress: Told | None = None,
    stop: threading.Event | None = None,
) -> Concordance:
    """The lines from `offset` on; all places are counted, whatever the limit. Memory grows with offset and limit only."""
    wanted = pattern_of(wish.pattern, lemma=wish.lemma)
    members, notes = candidates(chronicle, where, wanted.query)
    if wish.most_articles is not None and len(members) > wish.most_articles:
        notes = (*notes, f"Only the first {wish.most_articles} of {len(members)} articles that may hold it were read.")
        members = members[: wish.most_articles]
    seen = Seen()

    def found() -> Iterator[KwicLine]:
        for some in pieces(members):
            for entry in entries_of(chronicle, some, analyses=False):
                yield from lines_in(entry, wanted, wish.width, seen)
            if on_progress is not None:
                on_progress(seen.looked_at, len(members))
            if stop is not None and stop.is_set():
                return

    kept = taken(found(), wish.sort, wish.limit, wish.offset)
    return Concordance(
        pattern=wanted.text,
        lines=tuple(kept),
        hits=seen.hits,
        articles=seen.articles,
        looked_at=seen.looked_at,
        notes=notes,
    )


def lines(
    chronicle: Chronicle, where: Where, pattern: str, *, lemma: bool = False, width: int = WIDTH
) -> Iterator[KwicLine]:
    """Every line in the order of time, one after the other."""
    wanted = pattern_of(pattern, lemma=lemma)
    members, _ = candidates(chronicle, where, wanted.query)
    for some in pieces(members):
        for entry in entries_of(chronicle, some, analyses=False):
            yield from lines_in(entry, wanted, width, Seen())


def taken(found: Iterator[KwicLine], sort: KwicSort, limit: int, offset: int) -> list[KwicLine]:
    """The lines from `offset` on in their order; the rest is only counted."""
    last = max(offset, 0) + max(limit, 0)
    if sort is KwicSort.DATE:
        kept = list(islice(found, last))
        for _ in found:
            pass
    else:
        kept = nsmallest(last, found, key=ORDERS[sort])
    return kept[max(offset, 0) :]


def lines_in(entry: CorpusEntry, pattern: Pattern, width: int, seen: Seen) -> Iterator[KwicLine]:
    """The lines of one article."""
    text = text_of(entry.article)
    seen.looked_at += 1
    words = [(match.start(), match.end(), written(match.group())) for match in places(text)]
    lang = entry.lang
    first, *others = pattern.terms
    before = seen.hits
    for place in range(len(words) - len(others)):
        if first.accepts(words[place][2], lang) and all(
            term.accepts(words[place + step][2], lang) for step, term in enumerate(others, 1)
        ):
            seen.hits += 1
            yield line_at(entry, text, words[place][0], words[place + len(others)][1], width)
    seen.articles += seen.hits > before


def line_at(entry: CorpusEntry, text: str, start: int, end: int, width: int) -> KwicLine:
    """One line; white space is one space, the end of a paragraph a sign, so that lines stay lines."""
    left = one_line(
        text[max(0, start - 2 * width) : start], text[start - 1 : start].isspace() if start else False, False
    )
    right = one_line(text[end : end + 2 * width], False, text[end : end + 1].isspace())
    return KwicLine(
        article_id=entry.article_id,
        number=entry.number,
        source=entry.source,
        day=entry.at.date(),
        left=left[-width:] if width else "",
        keyword=" ".join(text[start:end].split()),
        right=right[:width],
        start=start,
        end=end,
        title=entry.article.title,
        url=entry.article.url,
    )


def one_line(text: str, space_behind: bool, space_before: bool) -> str:
    """Text on one line, parted from the keyword as it was."""
    return f"{' ' if space_before else ''}{' '.join(text.replace(GAP, BREAK).split())}{' ' if space_behind else ''}"


def by_words(text: str) -> list[tuple[str, str]]:
    """Words as dictionaries order them: accents decide last."""
    return [(bare(word), word) for word in (small(match.group()) for match in islice(places(text), SORTED_BY))]


def by_words_before(text: str) -> list[tuple[str, str]]:
    """The same from right to left."""
    found = [small(match.group()) for match in places(text)]
    return [(bare(word), word) for word in reversed(found[-SORTED_BY:])]


ORDERS: dict[KwicSort, Callable[[KwicLine], Any]] = {
    KwicSort.LEFT: lambda line: (by_words_before(line.left), line.day, line.article_id, line.start),
    KwicSort.RIGHT: lambda line: (by_words(line.right), line.day, line.article_id, line.start),
    KwicSort.KEYWORD: lambda line: (
        by_words(line.keyword),
        by_words(line.right),
        line.day,
        line.article_id,
        line.start,
    ),
    KwicSort.SOURCE: lambda line: (line.source.casefold(), line.day, line.article_id, line.start),
}
