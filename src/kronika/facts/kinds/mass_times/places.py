"""Places: chapels, other churches, hospitals, named before or after the hours they belong to, as cues."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from kronika.facts.kinds.mass_times.calendar_words import CalendarWords
from kronika.facts.kinds.mass_times.cue import Cue, free_of
from kronika.facts.kinds.mass_times.folding import folded, words_pattern

CAPITAL = r"[A-ZĄĆĘŁŃÓŚŹŻČŘŠŽ]"
NAME = rf"{CAPITAL}[^\W\d_]+(?:-{CAPITAL}[^\W\d_]+)?"
SPACE = r"[^\S\n]+"
NAMES = rf"{NAME}(?:{SPACE}{NAME})?"
OTHER_HOUR = re.compile(r"\d")
ADJECTIVES = (("iej", "a"), ("ej", "a"), ("ym", "y"), ("im", "i"), ("ich", "ie"), ("ych", "e"))


@dataclass(frozen=True, slots=True, kw_only=True)
class PlacePatterns:
    """The patterns of one language."""

    main: re.Pattern[str]  # the parish church: no place of its own
    known: tuple[tuple[str, re.Pattern[str]], ...]
    kind: re.Pattern[str]  # kaplica, kościół
    kind_in: re.Pattern[str]  # "w" after it
    patron: re.Pattern[str]  # "pw. Trójcy Świętej", "św. Jana"
    name_in: re.Pattern[str]  # "w Zagajach"
    not_place: re.Pattern[str]
    chapel: re.Pattern[str]  # one without a name
    chapel_in: re.Pattern[str]  # one just before the place it is in


@lru_cache(maxsize=8)
def patterns(words: CalendarWords) -> PlacePatterns:
    """Made once for a language."""
    within = "|".join(words.place_in)
    return PlacePatterns(
        main=re.compile(words_pattern(words.main_church)),
        known=tuple((value, re.compile(words_pattern(phrases))) for value, phrases in words.places.items()),
        kind=re.compile(words_pattern(words.place_kinds)),
        kind_in=re.compile(rf"{SPACE}(?:{within}){SPACE}(?P<name>{NAMES})"),
        patron=re.compile(
            rf"{SPACE}(?:p\.?\s?w\.?{SPACE}|pod wezwaniem{SPACE})?(?P<name>(?:(?:św|bł|NMP|MB)\.?{SPACE})*{NAME}(?:{SPACE}{NAME})*(?:{SPACE}[IVX]+)?)"
        ),
        name_in=re.compile(
            rf"(?<!\w)(?:{within}|{'|'.join(word.title() for word in words.place_in)}){SPACE}(?P<name>{NAMES})"
        ),
        not_place=re.compile(rf"(?:{words_pattern(words.not_places)})"),
        chapel=re.compile(words_pattern(words.chapel)),
        chapel_in=re.compile(rf"(?:{words_pattern(words.chapel)})\s+(?:(?:{within})\s+)?$"),
    )


def place_cues(text: str, plain: str, words: CalendarWords) -> list[Cue]:
    """Every cue for a place, in order."""
    made = patterns(words)
    found: list[Cue] = []
    for cues in (
        known_places(plain, made),
        kinds_with_names(text, plain, words, made),
        named_places(text, plain, words, made),
    ):
        found += free_of(list(cues), found)
    return sorted(found, key=lambda cue: cue.start)


def known_places(plain: str, made: PlacePatterns) -> Iterator[Cue]:
    """Hospitals, cemeteries and such."""
    for value, pattern in made.known:
        for match in pattern.finditer(plain):
            before = made.chapel_in.search(plain, max(0, match.start() - 20), match.start())
            yield Cue(start=before.start() if before else match.start(), end=match.end(), value=value)


def kinds_with_names(text: str, plain: str, words: CalendarWords, made: PlacePatterns) -> Iterator[Cue]:
    """A chapel or church with its village or patron; the parish church takes a place back."""
    mains = [(match.start(), match.end()) for match in made.main.finditer(plain)]
    for match in made.kind.finditer(plain):
        start, end = match.span()
        village = made.kind_in.match(text, end)
        patron = made.patron.match(text, end)
        if village and not made.not_place.match(folded(village["name"])):
            yield Cue(start=start, end=village.end(), value=called(village["name"], words))
        elif patron and not made.not_place.match(folded(patron["name"])):
            yield Cue(start=start, end=patron.end(), value=patron["name"])
        elif any(first <= start < last for first, last in mains):
            yield Cue(start=start, end=end, value="", weak=True)
        elif made.chapel.match(plain, start):
            yield Cue(start=start, end=end, value=words.chapel[0])


def named_places(text: str, plain: str, words: CalendarWords, made: PlacePatterns) -> Iterator[Cue]:
    """ "W Zagajach", "na Wydmach": a preposition and a name."""
    for match in made.name_in.finditer(text):
        name = match["name"].split("\n")[0].strip()
        if name.isupper() or made.not_place.match(folded(name)):
            continue
        yield Cue(start=match.start(), end=match.start("name") + len(name), value=called(name, words), weak=True)


def called(name: str, words: CalendarWords) -> str:
    """A name as the place is called, as far as its ending tells: "Zagajach" → "Zagaje"."""
    first, *rest = name.split()
    return " ".join([changed(first, words.endings), *(changed(word, ADJECTIVES) for word in rest)])


def changed(word: str, endings: tuple[tuple[str, str], ...]) -> str:
    """A word with the first ending that fits exchanged."""
    for ending, instead in endings:
        if word.endswith(ending) and len(word) > len(ending) + 1:
            return word.removesuffix(ending) + instead
    return word


@lru_cache(maxsize=8)
def side_pattern(words: CalendarWords) -> re.Pattern[str]:
    """A name that stands beside an hour in brackets or after a dash: "8:00 (Piaski)", "10:00 - Piaski"."""
    return re.compile(rf"\s*(?:\(\s*(?P<inner>{NAMES})\s*\)|[-–—]\s*(?P<dashed>{NAMES})(?=\s*(?:$|[-–—(,;])))")


def beside(text: str, end: int, words: CalendarWords) -> str:
    """The place named just after an hour, or nothing."""
    match = side_pattern(words).match(text, end, text.find("\n", end) if "\n" in text[end:] else len(text))
    name = (match["inner"] or match["dashed"]) if match else ""
    if not name or patterns(words).not_place.match(folded(name)) or is_common(folded(name), words):
        return ""
    return name


@lru_cache(maxsize=8)
def list_patterns(words: CalendarWords) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """A bare name just before an hour, and just after one."""
    return (
        re.compile(rf"(?:^|[,;:•|–-])\s*(?P<name>{NAMES})\s*[-–:]?\s*$"),
        re.compile(rf"[^\S\n]*[-–]?[^\S\n]*(?P<name>{NAMES})[^\S\n]*(?=[,;]|\n|$)"),
    )


def listed_names(text: str, hours: list[tuple[int, int]], start: int, words: CalendarWords) -> list[Cue]:
    """Places named without a word before them, when a line lists two or more: "Lipie 8.00, Dąbrowa 9.30"."""
    before, after = list_patterns(words)
    for side in (0, 1):
        found: list[Cue] = []
        for number, (first, last) in enumerate(hours):
            left = hours[number - 1][1] if number else start
            match = before.search(text[left:first]) if side == 0 else after.match(text, last)
            if match and is_name(match["name"], words):
                place = left + match.start("name") if side == 0 else match.start("name")
                found.append(Cue(start=place, end=place + len(match["name"]), value=match["name"]))
        if len({cue.value for cue in found}) > 1 and len(found) == len(hours):
            return found
    return []


def is_name(name: str, words: CalendarWords) -> bool:
    """A word that is none of the schedule's own."""
    return not (name.isupper() or patterns(words).not_place.match(folded(name)) or is_common(folded(name), words))


@lru_cache(maxsize=8)
def common_pattern(words: CalendarWords) -> re.Pattern[str]:
    """Words of the schedule itself."""
    phrases = [phrase for group in (*words.notes.values(), *words.seasons.values()) for phrase in group]
    return re.compile(words_pattern((*phrases, *words.feasts, *words.daily)))


def is_common(name: str, words: CalendarWords) -> bool:
    """A word of the schedule itself: a note, a season, a kind of service."""
    return common_pattern(words).match(name) is not None
