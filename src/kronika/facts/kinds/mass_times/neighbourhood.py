"""What stands around each hour: the clause before its list and after it, its headings and cells, and the events named in them."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from kronika.facts.chains import Chain, chains_of
from kronika.facts.hours import FARTHEST
from kronika.facts.kinds.mass_times.event_words import SIGNS
from kronika.facts.table_places import Tables, tables_of
from kronika.facts.tokens import BLOCK_END, HOUR, Token, Tokens, ends_sentence, tokens_of
from kronika.model.mention import Mention, PageText, TextLine

LEFT, RIGHT = 32, 16  # tokens that are looked at before and after a list of hours
BULLETS = frozenset("•·*▪◦●○■♦–—-")
TITLE_LINES, TITLE_TOKENS = 2, 40
INTRODUCED = 12  # lines that are looked through for one that leads to a list


@dataclass(frozen=True, slots=True)
class EventWord:
    """An event or a sign of one named in the text: the places of its first token and of the token after it."""

    place: int
    end: int
    event: str


@dataclass(frozen=True, slots=True)
class Reading:
    """A page made ready once for all its hours."""

    page: PageText
    mentions: Sequence[Mention]
    tokens: Tokens
    chains: list[Chain]
    words: list[EventWord]
    places: list[int]  # of the event words
    tables: Tables
    with_hours: frozenset[int]  # lines
    counts: Counter[str]  # how often each event is named on the page
    title: frozenset[str]  # what its first lines name


@dataclass(frozen=True, slots=True)
class Neighbourhood:
    """The surroundings of one hour."""

    number: int  # of the mention on its page
    mention: Mention
    line: TextLine
    chain: Chain
    left: list[Token]  # of the clause before the list, the nearest first
    right: list[Token]  # of the clause after it, the nearest first
    left_events: list[tuple[int, str]]  # how many tokens lie between, and which; the nearest first
    right_events: list[tuple[int, str]]
    earlier: tuple[int, str] | None  # the last event named before the clause: how many tokens away
    opens: bool  # no event is named before the first hour of the clause


def read(page: PageText, mentions: Sequence[Mention]) -> Reading:
    """Make a page ready; rules, features and hints ask for the same page one after the other."""
    return ready(page, tuple(mentions))


@lru_cache(maxsize=2)
def ready(page: PageText, mentions: tuple[Mention, ...]) -> Reading:
    """The work of it."""
    tokens = tokens_of(page, mentions)
    words = event_words(page.text, tokens.tokens)
    title = title_end(tokens)
    return Reading(
        page=page,
        mentions=mentions,
        tokens=tokens,
        chains=chains_of(page, mentions),
        words=words,
        places=[word.place for word in words],
        tables=tables_of(page),
        with_hours=frozenset(mention.line for mention in mentions),
        counts=Counter(word.event for word in words),
        title=frozenset(word.event for word in words if word.place <= title),
    )


def title_end(tokens: Tokens) -> int:
    """Where the first two lines of a page end."""
    ends = [place for place, token in enumerate(tokens.tokens[:TITLE_TOKENS]) if token.stem == BLOCK_END]
    return ends[:TITLE_LINES][-1] if ends else -1


def event_words(text: str, tokens: Sequence[Token]) -> list[EventWord]:
    """All events named on a page, in order."""
    starts = [token.start for token in tokens]
    found = [
        EventWord(bisect_left(starts, match.start()), bisect_left(starts, match.end()), event)
        for event, pattern in SIGNS.items()
        for match in pattern.finditer(text, 0, FARTHEST)
    ]
    return outermost(sorted(found, key=lambda word: (word.place, -word.end)))


def outermost(words: list[EventWord]) -> list[EventWord]:
    """Without those that stand inside a longer one: "komunia poza Mszą" is no mass."""
    kept: list[EventWord] = []
    for word in words:
        if not kept or word.end > kept[-1].end or word.place >= kept[-1].end:
            kept.append(word)
    return kept


def around(reading: Reading, number: int) -> Neighbourhood:
    """The surroundings of one mention."""
    mention, chain = reading.mentions[number], reading.chains[number]
    tokens, text = reading.tokens.tokens, reading.page.text
    head, tail = reading.tokens.hours[chain.first], reading.tokens.hours[chain.last]
    begin, end = clause_start(tokens, head, text), clause_end(tokens, tail, text)
    first, last = bisect_left(reading.places, begin), bisect_left(reading.places, head)
    after, beyond = bisect_left(reading.places, tail), bisect_left(reading.places, end)
    earlier = reading.words[first - 1] if first else None
    hours = [place for place in range(begin, head + 1) if tokens[place].stem == HOUR]
    return Neighbourhood(
        number=number,
        mention=mention,
        line=reading.page.lines[mention.line],
        chain=chain,
        left=list(reversed(tokens[begin:head])),
        right=list(tokens[tail + 1 : end]),
        left_events=[(head - word.end, word.event) for word in reversed(reading.words[first:last])],
        right_events=[(word.place - tail - 1, word.event) for word in reading.words[after:beyond]],
        earlier=(head - earlier.place, earlier.event) if earlier else None,
        opens=bool(hours) and (first >= len(reading.words) or reading.words[first].place > hours[0]),
    )


def clause_start(tokens: Sequence[Token], head: int, text: str) -> int:
    """Where the sentence begins that leads to an hour."""
    place = head
    while place > max(0, head - LEFT) and not ends_sentence(tokens, place - 1, text):
        place -= 1
    return place


def clause_end(tokens: Sequence[Token], tail: int, text: str) -> int:
    """Where what is said after an hour ends: with the sentence, with the line, or with the next hour."""
    place = tail + 1
    while place < min(len(tokens), tail + 1 + RIGHT):
        if tokens[place].stem in (HOUR, BLOCK_END) or ends_sentence(tokens, place, text):
            break
        place += 1
    return place


def introduction(reading: Reading, line: int) -> tuple[int, str]:
    """The nearest line above that gives no hour and is no item beside it, and how many lines above: it may lead to a list."""
    lines, text = reading.page.lines, reading.page.text
    item = text[lines[line].start : lines[line].start + 1] in BULLETS
    for above in range(line - 1, max(-1, line - 1 - INTRODUCED), -1):
        start = lines[above].start
        if above not in reading.with_hours and not (item and text[start : start + 1] in BULLETS):
            return line - above, text[start : lines[above].end]
    return 0, ""
