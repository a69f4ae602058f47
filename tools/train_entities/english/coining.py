"""Names that nobody bears, so that the model learns from what is around a name and not from the name."""

from __future__ import annotations

import random

from kronika.analyse.entities.lists.given import given_names
from tools.train_entities.english.lists import entries

STARTS = (
    "Al Ar Bal Bar Bel Ber Bra Car Chal Cor Dan Del Dor El Fal Fen Gar Gal Hal Har Hol Ken Kor Lan Lor Mal Mar Mer Nor "
    "Os Pel Ral Ros Sal Sher Tal Tor Ul Val Ver Wal Wen Win Yar Zel"
)
MIDDLES = "a e i o u an en in or er is al el am ov"
TOWNS = "ton ford ham bury field wick mouth dale burg grad stad pur abad ville port bridge minster by haven"
PEOPLE = (
    "son sen man ley ski sky berg stein ov ova ez es ini elli eau ides ian yan wood well worth ard er etti oglu ade"
)
FIRMS = "tek ix ex ora ium atech on soft gen corp dyne is ia com ent aris"
INITIALS = "ABCDEFGHJKLMNPRSTW"


def coined(chance: random.Random, endings: str) -> str:
    """A word that begins like a name and ends like its kind."""
    middle = chance.choice(MIDDLES.split()) if chance.random() < 0.5 else ""
    return chance.choice(STARTS.split()) + middle + chance.choice(endings.split())


def given(chance: random.Random) -> str:
    """A given name: mostly one that the list has."""
    if chance.random() < 0.15:
        return chance.choice(entries("extragiven"))
    return chance.choice(sorted(given_names("en")[0])).title()


def surname(chance: random.Random) -> str:
    """A surname, one in three coined."""
    found = coined(chance, PEOPLE) if chance.random() < 0.35 else chance.choice(entries("surname"))
    return f"{found}-{chance.choice(entries('surname'))}" if chance.random() < 0.02 else found


def person(chance: random.Random, first: str, last: str) -> str:
    """A full name, now and then with an initial."""
    return f"{first} {chance.choice(INITIALS)}. {last}" if chance.random() < 0.08 else f"{first} {last}"


def town(chance: random.Random) -> str:
    """A town: known, made up by hand, or coined."""
    draw = chance.random()
    if draw < 0.5:
        return chance.choice(entries("bigtown"))
    return chance.choice(entries("town")) if draw < 0.75 else coined(chance, TOWNS)


def firm(chance: random.Random) -> str:
    """A firm: known, put together, coined, or letters only."""
    draw = chance.random()
    if draw < 0.35:
        return chance.choice(entries("firm"))
    if draw < 0.42:
        return chance.choice(entries("acronym"))
    head = chance.choice(entries("firmhead")) if chance.random() < 0.5 else coined(chance, FIRMS)
    if draw < 0.6:
        return head
    if draw < 0.68:
        return f"{surname(chance)} {chance.choice(('&', 'and'))} {surname(chance)}"
    if draw < 0.76:
        head = surname(chance)
    return f"{head} {chance.choice(entries('firmtail'))}" if draw < 0.95 else f"{head} of {town(chance)}"
