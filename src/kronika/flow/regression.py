"""Judgements as a regression test: are the pages that people judged right still read the same?"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from difflib import SequenceMatcher
from itertools import takewhile
from typing import Any

from kronika.extract.article import check_engine
from kronika.extract.assembly import Assembly
from kronika.flow.judged_pages import unpacked
from kronika.flow.readers import Fault, Work, read_page
from kronika.model.article import Article
from kronika.model.errors import BadFile
from kronika.model.judgement import Verdict
from kronika.model.recipe import RecipeBook

ALIKE = 0.98  # of the words in their order; below this a text has changed
MOST_PAGES = 1000  # of one article: as many as were exported with it
ORDERED = 4000  # words; where more than these differ, comparing their order would take minutes


@dataclass(frozen=True, slots=True, kw_only=True)
class Checked:
    """One page judged right, read again."""

    url: str
    source: str
    similarity: float  # of the texts, 0 … 1
    title: str  # as it was
    title_now: str
    sentence: str = ""  # why the page cannot be read any more

    def changed(self, alike: float = ALIKE) -> bool:
        """Is it no longer the article that was judged right?"""
        return bool(self.sentence) or self.similarity < alike or words(self.title) != words(self.title_now)


def checked(lines: Iterable[str], engine: str, recipes: RecipeBook) -> Iterator[Checked]:
    """Read the exported pages that were judged right again, one by one."""
    check_engine(engine)
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            page = json.loads(line)
            if page["verdict"] == Verdict.RIGHT and page["article"]:
                yield compared(page, engine, recipes)
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            raise BadFile(
                f"Line {number} is not a judged page as “kronika judge export” writes it; export the file anew."
            ) from error


def compared(page: Mapping[str, Any], engine: str, recipes: RecipeBook) -> Checked:
    """One page read by the present engine, beside what was right."""
    made, right = whole(page, engine, recipes), page["article"]
    title, text = (made.title, made.text) if isinstance(made, Article) else ("", "")
    return Checked(
        url=page["url"],
        source=page["source"],
        similarity=similarity(right["text"], text),
        title=right["title"],
        title_now=title,
        sentence=made.sentence if isinstance(made, Fault) else "",
    )


def whole(page: Mapping[str, Any], engine: str, recipes: RecipeBook) -> Article | Fault:
    """The article of a page and of the following pages exported with it."""
    first = read_page(work_of(page, page["lang"], engine, recipes))
    if isinstance(first, Fault):
        return first
    further = {address: one for one in page["following"] for address in (one["url"], one["asked"])}
    assembly = Assembly(first, MOST_PAGES)
    while (wanted := assembly.wanted) is not None:
        if wanted not in further:
            assembly.missing()
            continue
        work = work_of(further[wanted], page["lang"], engine, recipes)
        found = read_page(replace(work, continues=assembly.continues))
        if isinstance(found, Article):
            assembly.add(found)
        else:
            assembly.missing()
    return assembly.article


def work_of(page: Mapping[str, Any], lang: str | None, engine: str, recipes: RecipeBook) -> Work:
    """An exported page as a round would read it."""
    fetched = datetime.fromisoformat(page["fetched_at"])
    return Work(
        body=unpacked(page),
        url=page["url"],
        lang=lang,
        content_type=page["content_type"],
        now=fetched,
        engine=engine,
        recipe=recipes.find(page["url"], fetched),
    )


def similarity(before: str, after: str) -> float:
    """How much of two texts is the same words in the same order; white space does not count."""
    old, new = words(before), words(after)
    if old == new:
        return 1.0
    first = same_start(old, new)
    last = same_start(old[first:][::-1], new[first:][::-1])
    rest = old[first : len(old) - last], new[first : len(new) - last]
    return 2 * (first + last + in_common(*rest)) / (len(old) + len(new))


def same_start(old: Sequence[str], new: Sequence[str]) -> int:
    """How many words two texts begin with alike."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(old, new, strict=False)))


def in_common(old: Sequence[str], new: Sequence[str]) -> int:
    """How many words two texts share in the same order; in very long ones in any order."""
    if len(old) + len(new) > ORDERED:
        return (Counter(old) & Counter(new)).total()
    matcher = SequenceMatcher(None, old, new, autojunk=False)
    return sum(block.size for block in matcher.get_matching_blocks())


def words(text: str) -> list[str]:
    """The words of a text."""
    return text.split()
