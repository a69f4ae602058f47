"""Which event an hour belongs to, as a careful reader would say: what follows it in a list, what leads to it in a sentence, its heading."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kronika.facts.calendar_words import CALENDAR
from kronika.facts.kinds.mass_times.event_words import DEVOTION, EVENTS, MASS, OTHER, SIGNS
from kronika.facts.kinds.mass_times.neighbourhood import Neighbourhood, Reading, around, introduction, read
from kronika.facts.tokens import HOUR, LINE_END, Token
from kronika.facts.word_classes import CLASS_OF
from kronika.model.mention import Mention, PageText

PLAIN = frozenset(
    ". , : ; - – — ( ) | / * • · „ ” \" ' ! św święt święta o godz godzi g się jest będzi odbęd będą w ok tj czyli rano wiecz".split()
)
NOTHING = "∅"
NEAR_RIGHT = 6
WITH = frozenset(
    "i oraz z św święt . , +".split()
)  # between a mass and what goes with it: "Msza św. i różaniec o 7.00"
ASIDE = frozenset("po przed podcz czasi".split())
LONGEST_TERM = 40  # characters of a line that names what stands below it
EARLIER = 40  # tokens to the sentence before
LASTING = (["FROM"], ["TO"])
GREAT_DAYS = ("thursday", "friday", "saturday")
EVENING = "16:00"


@dataclass(frozen=True, slots=True)
class Governor:
    """An event and why: by what follows, by what leads to it, by heading, by the line that introduces a list."""

    event: str
    why: str


def events_of(page: PageText, mentions: Sequence[Mention]) -> list[str]:
    """For every mention the event its words speak of, a mass left aside; "other" where they speak of none."""
    reading = read(page, mentions)
    guesses = [governor(reading, around(reading, number)).event for number in range(len(mentions))]
    return [guess if guess in EVENTS else OTHER for guess in guesses]


def governor(reading: Reading, near: Neighbourhood) -> Governor:
    """The event an hour belongs to; nothing when nobody could say."""
    if is_number(reading, near):
        return Governor(OTHER, "number")
    return by_words(reading, near) or by_headings(reading, near) or by_distance(reading, near)


def by_words(reading: Reading, near: Neighbourhood) -> Governor | None:
    """What the clause says: what follows in a list, what leads to the hour in a sentence, a day that is an occasion."""
    right, left = following(near), leading(near)
    if not right and not left and is_stamp(near):
        return Governor(OTHER, "stamp")
    if right and (begins(near) or near.opens or (right[0] <= 1 and not (left and left[0] <= 1))):
        return Governor(right[1], "right")
    if left:
        return by_clause(reading, near, left)
    occasion = by_occasion(near)
    return Governor(occasion, "occasion") if occasion else None


def by_headings(reading: Reading, near: Neighbourhood) -> Governor | None:
    """What the line above or the headings say; then what is named farther on in the clause."""
    above = by_term(reading, near) or from_headings(reading, near)
    if above:
        return Governor(NOTHING, "lasting") if above == MASS and lasts(near) else Governor(above, "heading")
    right = following(near)
    if right:
        return Governor(right[1], "right far")
    if not lasts(near) and any(SIGNS["services"].search(words) for words in near.line.path):
        return Governor(MASS, "services")
    return None


def by_term(reading: Reading, near: Neighbourhood) -> str:
    """What a short line just above names, if it is no mass: "Różaniec" over "• codziennie 17.30", whatever the headings say."""
    distance, words = introduction(reading, near.mention.line)
    if distance != 1 or len(words) > LONGEST_TERM:
        return ""
    event = event_of(words)
    return "" if event == MASS else event


def by_occasion(near: Neighbourhood) -> str:
    """Days with a liturgy of their own, and first communions, where nothing else is said."""
    signs = [sign for _, sign in (*near.left_events, *near.right_events)]
    signs += [sign for sign in GREAT_DAYS for words in near.line.path[-1:] if SIGNS[sign].search(words)]
    evening = near.mention.time >= EVENING
    if "friday" in signs:
        return DEVOTION
    if evening and ("thursday" in signs or "saturday" in signs) and not lasts(near):
        return MASS
    return MASS if "first communion" in signs and not lasts(near) else ""


def by_clause(reading: Reading, near: Neighbourhood, left: tuple[int, str]) -> Governor:
    """What leads to the hour; a mass begins, it has no "until", so then it is another event of the clause or its heading."""
    if left[1] != MASS or not lasts(near):
        return Governor(left[1], "left" if left[0] <= 1 else "left far")
    others = [event for _, event in near.left_events if event in EVENTS and event not in (MASS, OTHER)]
    above = from_headings(reading, near)
    if others or (above and above != MASS):
        return Governor(others[0] if others else above, "lasting")
    return Governor(NOTHING, "lasting")


def lasts(near: Neighbourhood) -> bool:
    """The hour begins or ends a time that lasts: "od", "do", a range."""
    if near.mention.since or near.mention.until:
        return True
    nearest = [CLASS_OF.get(token.stem) for token in near.left if token.stem not in (".", ":")][:2]
    return nearest[:1] in LASTING or (nearest[:1] == ["AT"] and nearest[1:] in LASTING)


def by_distance(reading: Reading, near: Neighbourhood) -> Governor:
    """The line that introduces a list, then the sentence before, then nothing but a day."""
    distance, words = introduction(reading, near.mention.line)
    event = event_of(words) if distance else ""
    why = "introduction"
    if not event and near.earlier and near.earlier[0] <= EARLIER and near.earlier[1] in EVENTS:
        event, why = near.earlier[1], "earlier"
    if event == MASS and lasts(near):
        return Governor(NOTHING, "lasting")
    if event:
        return Governor(event, why)
    clause = [CLASS_OF.get(token.stem) for token in near.left]
    named = "DAY" in clause or CALENDAR.search(" ".join(near.line.path[-1:])) is not None
    return Governor(NOTHING, "day" if named else NOTHING)


def event_of(words: str) -> str:
    """The first event of a text by rank: a mass before all others."""
    return next((event for event in EVENTS[:-1] if SIGNS[event].search(words)), "")


def is_number(reading: Reading, near: Neighbourhood) -> bool:
    """Not an hour at all: a day of a month, a count, a verse, a house number, a date."""
    return reading.tokens.tokens[reading.tokens.hours[near.number]].stem != HOUR


def is_stamp(near: Neighbourhood) -> bool:
    """The time of a post: it follows a date with its year, or a word that says when something was written."""
    if any(event == "posted" for _, event in near.left_events):
        return True
    nearest = [token.stem for token in near.left if token.stem not in (",", ".", "r", "-", "–", "|", "godz", "o")]
    return nearest[:1] == ["####"]


def begins(near: Neighbourhood) -> bool:
    """The hour opens its line or clause, but for bullets, days and an "at"."""
    return all(
        token.stem in PLAIN or token.stem.startswith("#") or CLASS_OF.get(token.stem) in ("DAY", "MONTH", "ROMAN")
        for token in near.left
    )


def following(near: Neighbourhood) -> tuple[int, str] | None:
    """The first event named after it, not far away; what lasts is followed by other events than a mass."""
    opening = begins(near)
    for distance, event in near.right_events:
        if distance > NEAR_RIGHT:
            return None
        if event in EVENTS and event != OTHER and not (event == MASS and lasts(near)):
            return distance, event
        if event == "intention" and (distance <= 1 or opening):
            return distance, MASS
    return None


def leading(near: Neighbourhood) -> tuple[int, str] | None:
    """The event that leads to the hour in its clause, and how much lies between."""
    events = [
        (distance, event)
        for distance, event in near.left_events
        if event in EVENTS and event != OTHER and not is_denied(near, distance)
    ]
    if not events:
        return None
    distance, event = events[0]
    weight = sum(weight_of(token) for token in near.left[:distance])
    other = events[1] if len(events) > 1 else None
    if event == MASS and weight and is_aside(near, distance) and other:
        return weight + 2, other[1]
    if other and other[1] == MASS and all(token.stem in WITH for token in near.left[distance + 1 : other[0]]):
        return weight, MASS
    return weight, event


def is_denied(near: Neighbourhood, distance: int) -> bool:
    """ "Mszy nie ma, a o 18 …": what is denied before the next clause leads to nothing in it."""
    following = [token.stem for token in reversed(near.left[:distance])]
    return "nie" in following[:4] and any(sign in following for sign in (",", ";"))


def is_aside(near: Neighbourhood, distance: int) -> bool:
    """The mass is named only to tell when: "majowe po Mszy wieczornej, około 18.40"."""
    return any(token.stem in ASIDE for token in near.left[distance + 1 : distance + 3])


def weight_of(token: Token) -> int:
    """How much a token parts an event from its hour."""
    if token.stem in (",", ";"):
        return 2
    return int(token.stem not in PLAIN and token.stem != LINE_END and token.stem not in CLASS_OF)


def from_headings(reading: Reading, near: Neighbourhood) -> str:
    """The event of the lowest heading, cell head or first cell that names one."""
    heads = [*near.line.path, reading.tables.above(near.line), reading.tables.before(near.line)]
    return next((event for event in map(event_of, reversed(heads)) if event), "")
