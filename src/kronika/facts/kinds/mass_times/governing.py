"""Which event an hour belongs to, as a careful reader would say: what follows it in a list, what leads to it in a sentence, its heading."""

from __future__ import annotations

import re
from dataclasses import dataclass

from kronika.facts.kinds.mass_times.event_words import EVENTS, MASS, OTHER, SIGNS
from kronika.facts.kinds.mass_times.neighbourhood import Neighbourhood, Reading, introduction
from kronika.facts.tokens import LINE_END, Token
from kronika.facts.word_classes import CLASS_OF

PLAIN = frozenset(". , : ; - – — ( ) | / * • · „ ” \" ' ! św święt święta o godz godzi g się jest będzi odbęd będą w ok tj czyli rano wiecz".split())
NOTHING = "∅"
NEAR_RIGHT = 6
EARLIER = 40  # tokens to the sentence before
LASTING = (["FROM"], ["TO"])
DATE = re.compile(r"\d{1,2}\.(?:0[1-9]|1[0-2])")
NOT_COUNTED = frozenset(("COUNTED", "MONTH"))


@dataclass(frozen=True, slots=True)
class Governor:
    """An event and why: by what follows, by what leads to it, by heading, by the line that introduces a list."""

    event: str
    why: str


def governor(reading: Reading, near: Neighbourhood) -> Governor:
    """The event an hour belongs to; nothing when nobody could say."""
    if is_number(near):
        return Governor(OTHER, "number")
    right, left = following(near), leading(near)
    if right and (begins(near) or near.opens or (right[0] <= 1 and not (left and left[0] <= 1))):
        return Governor(right[1], "right")
    if left:
        return by_clause(near, left)
    above = from_headings(reading, near)
    if above:
        return Governor(above, "heading")
    if right:
        return Governor(right[1], "right far")
    return by_distance(reading, near)


def by_clause(near: Neighbourhood, left: tuple[int, str]) -> Governor:
    """What leads to the hour; a mass begins, it has no "until", so then it is another event of the clause."""
    if left[1] != MASS or not lasts(near):
        return Governor(left[1], "left" if left[0] <= 1 else "left far")
    others = [event for _, event in near.left_events if event in EVENTS and event not in (MASS, OTHER)]
    return Governor(others[0], "lasting") if others else Governor(NOTHING, "lasting")


def lasts(near: Neighbourhood) -> bool:
    """The hour begins or ends a time that lasts: "od", "do", a range."""
    if near.mention.since or near.mention.until:
        return True
    nearest = [CLASS_OF.get(token.stem) for token in near.left if token.stem not in (".", ":")][:2]
    return nearest[:1] in LASTING or (nearest[:1] == ["AT"] and nearest[1:] in LASTING)


def by_distance(reading: Reading, near: Neighbourhood) -> Governor:
    """The line that introduces a list, then the sentence before."""
    distance, words = introduction(reading, near.mention.line)
    for event in EVENTS[:-1]:
        if distance and SIGNS[event].search(words):
            return Governor(event, "introduction")
    if near.earlier and near.earlier[0] <= EARLIER and near.earlier[1] in EVENTS:
        return Governor(near.earlier[1], "earlier")
    return Governor(NOTHING, NOTHING)


def is_number(near: Neighbourhood) -> bool:
    """Not an hour at all: a day of a month, a count, a verse, a house number, a date."""
    mention = near.mention
    after = near.right[0].stem if near.right else ""
    before = near.left[0].stem if near.left else ""
    if DATE.fullmatch(mention.text) and (after == "(" or not mention.text.endswith(("10", "05"))) and not mention.since:
        return after in ("(", "r") or before in ("dnia", "dniu")
    if len(mention.text) > 2:
        return False
    later = CLASS_OF.get(after, "")
    if later in NOT_COUNTED or (later == "ROMAN" and len(near.right) > 1 and near.right[1].stem in (")", "br", ",")):
        return True
    return not is_told(near)


def is_told(near: Neighbourhood) -> bool:
    """A word before the list says that hours come: "o", "godz.", "od", "do"."""
    before = next((token.stem for token in near.left if token.stem not in (".", ":")), "")
    return CLASS_OF.get(before, "") in ("AT", "FROM", "TO") or bool(near.mention.since or near.mention.until)


def begins(near: Neighbourhood) -> bool:
    """The hour opens its line or clause, but for bullets, days and an "at"."""
    return all(
        token.stem in PLAIN or token.stem.startswith("#") or CLASS_OF.get(token.stem) in ("DAY", "MONTH", "ROMAN")
        for token in near.left
    )


def following(near: Neighbourhood) -> tuple[int, str] | None:
    """The first event named after it, not far away."""
    for distance, event in near.right_events:
        if distance > NEAR_RIGHT:
            return None
        if event in EVENTS and event != OTHER:
            return distance, event
        if event == "intention" and distance <= 1:
            return distance, MASS
    return None


def leading(near: Neighbourhood) -> tuple[int, str] | None:
    """The last event named before it in its clause, and how many words that mean something lie between."""
    for distance, event in near.left_events:
        if event in EVENTS and event != OTHER:
            return sum(weight_of(token) for token in near.left[:distance]), event
    return None


def weight_of(token: Token) -> int:
    """How much a token parts an event from its hour."""
    if token.stem in (",", ";"):
        return 2
    return int(token.stem not in PLAIN and token.stem != LINE_END and token.stem not in CLASS_OF)


def from_headings(reading: Reading, near: Neighbourhood) -> str:
    """The event of the lowest heading, cell head or first cell that names one."""
    heads = [*near.line.path, reading.tables.above(near.line), reading.tables.before(near.line)]
    for words in reversed(heads):
        if words:
            for event in EVENTS[:-1]:
                if SIGNS[event].search(words):
                    return event
    return ""
