"""The stretch of a text that shows best why a query finds it, with the words marked."""

from __future__ import annotations

from dataclasses import dataclass

from kronika.index.grammar.finding import Hit, hits, merged
from kronika.index.grammar.targets import Spellings
from kronika.lang.language import language
from kronika.lang.sentences import sentences
from kronika.model.query import Field, Query

LENGTH = 240  # characters
AROUND = 600  # characters around a hit in which its sentence is looked for


@dataclass(frozen=True, slots=True, kw_only=True)
class Snippet:
    """A stretch of a text. Marks count characters of the stretch; `before` and `after`: the text goes on there."""

    text: str
    marks: tuple[tuple[int, int], ...] = ()
    start: int = 0  # where in the text it begins
    before: bool = False
    after: bool = False


def snippet(
    query: Query,
    text: str,
    lang: str | None,
    length: int = LENGTH,
    *,
    field: Field | None = None,
    spellings: Spellings | None = None,
) -> Snippet:
    """The best stretch of at most so many characters; the text's beginning where nothing is found."""
    found = sorted(hits(query, text, lang, field=field, spellings=spellings))
    best = best_start(found, length)
    start, end = bounds(text, lang, best, length)
    inside = [(hit.start - start, hit.end - start) for hit in found if start <= hit.start and hit.end <= end]
    return Snippet(
        text=text[start:end],
        marks=tuple(merged(inside)),
        start=start,
        before=start > 0,
        after=end < len(text.rstrip()),
    )


def best_start(found: list[Hit], length: int) -> Hit | None:
    """The hit from which on most different clauses, then most hits, fit into the length; the first of equals."""
    best, most = None, (0, 0)
    for number, first in enumerate(found):
        within = [hit for hit in found[number : number + 50] if hit.end <= first.start + length]
        worth = (len({hit.target for hit in within}), len(within))
        if worth > most:
            best, most = first, worth
    return best


def bounds(text: str, lang: str | None, hit: Hit | None, length: int) -> tuple[int, int]:
    """From the beginning of the hit's sentence where that is near enough, else from a word before it."""
    if hit is None:
        begin = len(text) - len(text.lstrip())
        return begin, last_blank(text, begin, begin + length)
    begin = sentence_start(text, lang, hit.start)
    if hit.end - begin > length * 2 // 3:
        begin = next_word(text, max(0, hit.start - length // 3), hit.start)
    return begin, max(hit.end, last_blank(text, begin, begin + length))


def sentence_start(text: str, lang: str | None, place: int) -> int:
    """Where the sentence or paragraph of a place begins; only what stands around it is looked at."""
    first = max(0, place - AROUND, text.rfind("\n", 0, place) + 1)
    near = text[first : place + AROUND]
    starts = [span.start + first for span in sentences(near, language(lang)) if span.start + first <= place]
    return starts[-1] if starts else place


def next_word(text: str, place: int, latest: int) -> int:
    """The beginning of a word at or behind a place."""
    if place == 0 or text[place - 1].isspace():
        return place
    blank = next((number for number in range(place, latest) if text[number].isspace()), latest - 1)
    return min(blank + 1, latest)


def last_blank(text: str, begin: int, end: int) -> int:
    """Where a stretch ends without cutting a word: at the text's end, a paragraph's, or the last blank."""
    if (line := text.find("\n", begin, end)) > begin:
        end = line
    elif end < len(text) and not text[end].isspace():
        blank = max(text.rfind(" ", begin, end), begin)
        end = blank if blank > begin else end
    return begin + len(text[begin:end].rstrip())
