"""Which teachers to believe: none that speaks of something else, and none on lines that are the site's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from kronika.html.blocks import blocks
from kronika.html.document import parse
from kronika.model.article import GAP
from kronika.verify.repair.lesson import Lesson
from kronika.verify.repair.words import Runs, key, words

STILL_THERE = 0.6  # share of a teacher's runs of words that the page must have
REPEATED = 0.3  # share of the pages from which a line is the site's and not the article's
FEWEST_REPEATED = 3


def checked(lesson: Lesson) -> Lesson:
    """A lesson without the teachers that speak of something else: an old text that was changed, a summary of its own."""
    page = Runs(GAP.join(lines(lesson)))
    known, summary = lesson.known, lesson.feed_summary
    if known is not None and page.share(words(known.text)) < STILL_THERE:
        known = None
    if summary is not None and page.share(words(summary)) < STILL_THERE:
        summary = None
    return replace(lesson, known=known, feed_summary=summary)


def told_what_is_common(lessons: Sequence[Lesson], others: Sequence[Lesson]) -> tuple[list[Lesson], list[Lesson]]:
    """Both with the lines that many of the first have; what examines must not teach."""
    seen = Counter(line for lesson in lessons for line in {key(text) for text in lines(lesson)} if line)
    least = max(FEWEST_REPEATED, REPEATED * len(lessons))
    common = frozenset(line for line, times in seen.items() if times >= least)
    first, second = ([replace(lesson, common=common) for lesson in half] for half in (lessons, others))
    return first, second


def lines(lesson: Lesson) -> list[str]:
    """All that stands on the page, block by block."""
    return [block.text for block in blocks(parse(lesson.html, url=lesson.url))]
