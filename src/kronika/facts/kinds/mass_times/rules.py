"""Which hours are masses beyond doubt, by rules a person can read: a mass named at the hour, or a list of hours under its heading."""

from __future__ import annotations

from collections.abc import Sequence

from kronika.facts.calendar_words import CALENDAR
from kronika.facts.kinds.mass_times.baselines.rule_extractor import thesis_rules
from kronika.facts.kinds.mass_times.event_words import MASS, SIGNS
from kronika.facts.kinds.mass_times.governing import begins, governor, lasts, leading
from kronika.facts.kinds.mass_times.neighbourhood import Neighbourhood, Reading, around, introduction, read
from kronika.facts.tokens import HOUR
from kronika.facts.word_classes import CLASS_OF
from kronika.model.mention import Mention, PageText

FOREIGN = frozenset(
    ("devotion", "confession", "office", "meeting", "opening", "communion", "first communion", "wedding")
)
BARE = 2  # characters of an hour without minutes: never beyond doubt
OUTSIDE = frozenset(("poza", "zamia", "nie", "przed", "odwoł"))  # words that take a mass back or lead away from it


def ruled(page: PageText, mentions: Sequence[Mention]) -> frozenset[int]:
    """The mentions the rules are sure of, by their place in the list: the thesis's rules and ours."""
    reading = read(page, mentions)
    taken = {number for number in range(len(mentions)) if is_sure(reading, around(reading, number))}
    spans = {(start, end) for (start, end), _ in thesis_rules(page.text)}
    taken |= {
        number
        for number, mention in enumerate(mentions)
        if (mention.start, mention.end) in spans and len(mention.text) > BARE
    }
    return frozenset(taken)


def is_sure(reading: Reading, near: Neighbourhood) -> bool:
    """Nothing else is named near the hour, it does not last, and a mass is named at it or above its list."""
    if len(near.mention.text) <= BARE or lasts(near) or is_taken_back(near):
        return False
    guess = governor(reading, near)
    if guess.event != MASS:
        return False
    if guess.why == "right":
        return is_named_after(near)
    if guess.why == "left":
        return is_named_before(near)
    return guess.why == "heading" and is_listed(reading, near)


def is_taken_back(near: Neighbourhood) -> bool:
    """A word in the clause may mean that there is no mass at this hour."""
    return any(token.stem in OUTSIDE for token in near.left)


def is_named_after(near: Neighbourhood) -> bool:
    """ "18.00 – Msza św." at the beginning of a line: the mass is the first thing named."""
    events = [event for distance, event in near.right_events if distance <= 1]
    return begins(near) and events[:1] == [MASS]


def is_named_before(near: Neighbourhood) -> bool:
    """ "Msza św. o godz. 18.00", with no other event in the clause."""
    lead = leading(near)
    events = {event for _, event in (*near.left_events, *near.right_events)}
    return (
        lead is not None
        and lead[0] == 0
        and not events & FOREIGN
        and not any(token.stem == HOUR for token in near.left)
    )


def is_listed(reading: Reading, near: Neighbourhood) -> bool:
    """Nothing but hours and days on its line, and headings that name masses, days and nothing else."""
    path = " ".join(near.line.path)
    if any(SIGNS[event].search(path) for event in FOREIGN) or near.right_events or near.left_events:
        return False
    words = [token for token in near.left if token.stem.isalpha() and token.stem not in CLASS_OF]
    distance, above = introduction(reading, near.mention.line)
    if distance and not CALENDAR.search(above) and not SIGNS[MASS].search(above):
        return False
    return not words and CALENDAR.search(" ".join([path, line_words(reading, near)])) is not None


def line_words(reading: Reading, near: Neighbourhood) -> str:
    """The line the hour stands in."""
    return reading.page.text[near.line.start : near.line.end]
