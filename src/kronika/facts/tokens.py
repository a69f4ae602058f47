"""A page's text as words and signs, with hours as one token each and ends of lines and blocks kept as signs."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass

from kronika.facts.hour_forms import RUN_TOGETHER
from kronika.facts.word_classes import CLASS_OF
from kronika.model.mention import Mention, PageText, TextLine

WORD = re.compile(r"[^\W\d_]+|\d+|\+\+?|[^\w\s]")
HOUR = "⏰"
LINE_END = "⏎"
BLOCK_END = "¶"
UNENDED = re.compile(r"(?:[,(–-]|(?<!\w)(?:i|o|w|z|na|do|od|oraz|godz\.?|św\.?|ks\.))\s*$", re.IGNORECASE)
DATE = re.compile(r"\d{1,2}\.(?:0[1-9]|1[0-2])")
LONG_NUMBER = 40  # characters of a telephone or account number
GROUPS_BEFORE = re.compile(r"(?:\d+[ \u00a0/–-]{1,3})+$")
GROUPS_AFTER = re.compile(r"(?:[ \u00a0/–-]{1,3}\d+)+")
GOES_ON = frozenset("i oraz także też rano wiecz msza msze suma sumy rorat święt św lub".split())
EXPECTING = (["AT"], ["FROM"], ["TO"])
EARLIEST = "04:30"
STEM = 5  # letters that stand for a word: endings change in Polish, beginnings do not
ABBREVIATED = frozenset(
    "św śś godz g ks ul tj tzn tzw pw im np ok r br śp int niedz ndz pon pn wt śr czw pt sob p pl al tel nr m s o kan prof dr hab bp abp "
    "powsz ur zm rocz kl sp in najśw nmp w j n min os ob b".split()
)


@dataclass(frozen=True, slots=True)
class Token:
    """One word, number, sign or hour; `stem` is what is compared, in small letters."""

    start: int
    end: int
    stem: str
    mention: int = -1  # which hour it is


@dataclass(frozen=True, slots=True)
class Tokens:
    """All tokens of a page in order and where the hours are among them."""

    tokens: tuple[Token, ...]
    hours: tuple[int, ...]  # for each mention the place of its token


def tokens_of(page: PageText, mentions: Sequence[Mention]) -> Tokens:
    """Split a page; mentions are in order and do not overlap."""
    found: list[Token] = []
    for number, line in enumerate(page.lines):
        found.extend(Token(m.start(), m.end(), stem(m[0])) for m in WORD.finditer(page.text, line.start, line.end))
        following = page.lines[number + 1] if number + 1 < len(page.lines) else None
        sign = LINE_END if following is not None and goes_on(page.text, line, following) else BLOCK_END
        found.append(Token(line.end, line.end, sign))
    return with_hours(found, mentions, page.text)


def goes_on(text: str, line: TextLine, following: TextLine) -> bool:
    """The sentence of a line goes on in the next one: it was broken to fit, not ended."""
    if line.block != following.block or line.heading:
        return False
    return (
        text[following.start : following.start + 1].islower() or UNENDED.search(text, line.start, line.end) is not None
    )


def with_hours(words: list[Token], mentions: Sequence[Mention], text: str) -> Tokens:
    """The tokens inside each mention replaced by one, which is called an hour unless it is plainly another number."""
    starts = [token.start for token in words]
    merged: list[Token] = []
    hours: list[int] = []
    place = 0
    for number, mention in enumerate(mentions):
        first = bisect_left(starts, mention.start, place)
        merged.extend(words[place:first])
        place = max(first, bisect_left(starts, mention.end, first))
        plain = is_plain_number(mention, merged, words[place : place + 2], text)
        hours.append(len(merged))
        merged.append(Token(mention.start, mention.end, "#" * len(mention.text) if plain else HOUR, number))
    merged.extend(words[place:])
    return Tokens(tuple(merged), tuple(hours))


def is_plain_number(mention: Mention, before: Sequence[Token], after: Sequence[Token], text: str) -> bool:
    """Not an hour: a day of a month, a count, a verse, a house number; a number without minutes needs an "at" or a "from"."""
    later = [CLASS_OF.get(token.stem, token.stem) for token in after]
    told = [
        CLASS_OF.get(token.stem, token.stem) for token in before[-3:] if token.stem not in (".", ":", ",", "i", "oraz")
    ]
    expected = told[-1:] in EXPECTING
    if len(mention.text) <= 2:
        return is_counted(later) or not (expected or told[-1:] == [HOUR] or mention.since or mention.until)
    if mention.text.isdecimal():
        return not expected and (later[:1] == ["COUNTED"] or is_grouped(mention, text) or not may_follow(before))
    if int(mention.time[3:]) % 5 or (mention.time < EARLIEST and not expected):
        return True
    return DATE.fullmatch(mention.text) is not None and not mention.since and later[:1] in (["("], ["COUNTED"])


def is_grouped(mention: Mention, text: str) -> bool:
    """A group of a longer number: its neighbours are numbers, and not all of them could be hours without their dots."""
    start, end = mention.start, mention.end
    before = GROUPS_BEFORE.search(text, max(0, start - LONG_NUMBER), start)
    after = GROUPS_AFTER.match(text, end, end + LONG_NUMBER)
    groups = re.findall(r"\d+", (before[0] if before else "") + (after[0] if after else ""))
    return any(RUN_TOGETHER.fullmatch(group) is None for group in groups)


def may_follow(before: Sequence[Token]) -> bool:
    """After a day, a sign, an hour or at the beginning of a line a number without a dot may be an hour; after other words not."""
    if not before:
        return True
    last = before[-1].stem
    return not last[0].isalnum() or CLASS_OF.get(last) in ("DAY", "ROMAN") or last in GOES_ON


def is_counted(later: list[str]) -> bool:
    """What follows is a month, a unit or a Roman month."""
    return later[:1] in (["MONTH"], ["COUNTED"]) or (
        later[:1] == ["ROMAN"] and later[1:] in ([")"], ["COUNTED"], [","])
    )


def stem(word: str) -> str:
    """A word by its beginning, a number by its length."""
    if word[0].isdigit():
        return "#" * min(len(word), 4)
    return word.lower()[:STEM]


def ends_sentence(tokens: Sequence[Token], place: int, text: str) -> bool:
    """A full stop that is not of an abbreviation and is followed by a capital letter or nothing; a block's end."""
    token = tokens[place]
    if token.stem == BLOCK_END:
        return True
    if token.stem in "!?":
        return True
    if token.stem != "." or not place:
        return False
    before = text[tokens[place - 1].start : tokens[place - 1].end].lower()
    if before in ABBREVIATED or place + 1 >= len(tokens):
        return False
    following = tokens[place + 1]
    return following.stem in (LINE_END, BLOCK_END) or text[following.start : following.start + 1].isupper()
