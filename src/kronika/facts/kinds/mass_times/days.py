"""Days: words such as "w niedziele i święta", "pn, śr, pt", "od poniedziałku do soboty", "I piątek m-ca" as cues."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from kronika.facts.kinds.mass_times.calendar_words import WEEK, CalendarWords
from kronika.facts.kinds.mass_times.cue import Cue, free_of
from kronika.facts.kinds.mass_times.folding import folded, words_pattern

SUNDAY, WEEKDAY, SATURDAY, VIGIL, MINOR = "sunday_holiday", "weekday", "saturday", "saturday_vigil", "minor_feast"
FIRSTS = {"czw": "first_thursday", "pt": "first_friday", "sob": "first_saturday"}
WORKING = frozenset(WEEK[:6])


@dataclass(frozen=True, slots=True, kw_only=True)
class DayPatterns:
    """The patterns of one language."""

    atom: re.Pattern[str]  # one day, with what stands before it
    codes: dict[str, str]  # the name of a group → the code of a day
    between: re.Pattern[str]  # what joins days into a list
    until: re.Pattern[str]  # what joins them into a range
    sunday_and: re.Pattern[str]
    phrases: tuple[tuple[str, re.Pattern[str]], ...]  # value, pattern
    but: re.Pattern[str]
    ordinal: re.Pattern[str]
    month: re.Pattern[str]
    guess: re.Pattern[str]
    mass: re.Pattern[str]  # before "święta": the holy mass
    like: re.Pattern[str]  # just before a day that something is only compared with


@dataclass(frozen=True, slots=True, kw_only=True)
class Atom:
    """One word for a day."""

    start: int
    end: int
    code: str
    first: bool
    single: bool


@lru_cache(maxsize=8)
def patterns(words: CalendarWords) -> DayPatterns:
    """Made once for a language."""
    every = {f"e{number}": words.every_days[code] for number, code in enumerate(WEEK)}
    single = {f"s{number}": words.single_days[code] for number, code in enumerate(WEEK)}
    groups = "|".join(f"(?P<{name}>{words_pattern(forms)})" for name, forms in {**every, **single}.items())
    first = words_pattern(words.first)
    within, joined = words_pattern(words.in_words), words_pattern(words.list_and)
    return DayPatterns(
        atom=re.compile(rf"(?:(?P<first>{first})\s+)?(?:{groups})"),
        codes={f"{kind}{number}": code for kind in "es" for number, code in enumerate(WEEK)},
        between=re.compile(rf"\s*(?:[,;|/+&]|{joined})*\s*(?:{joined})?\s*(?:{within})?\s*"),
        until=re.compile(rf"\.?\s*(?:[-–]|{words_pattern(words.range_to)})\s*"),
        sunday_and=re.compile(
            rf"\s*(?:,|[/+&]|{joined})\s*(?:{within})?\s*(?:{words_pattern(words.sunday_and)})", re.IGNORECASE
        ),
        phrases=tuple(
            (value, re.compile(words_pattern(phrases)))
            for value, phrases in (
                (MINOR, words.minor_feast),
                (WEEKDAY, words.working),
                ("daily", words.daily),
                (SUNDAY, words.sunday_like),
            )
        ),
        but=re.compile(rf"[\s,(]*(?:{words_pattern(words.but)})\s+(?:{within})?\s*"),
        ordinal=re.compile(ordinal_pattern(words)),
        month=re.compile(rf"\s*(?:{words_pattern(words.of_month)})"),
        guess=re.compile(rf"(?:{words_pattern(words.working_like)})\s+(?P<word>[^\W\d]{{4,}})"),
        mass=re.compile(rf"(?:{words_pattern(words.mass)})\s+$"),
        like=re.compile(rf"(?:{words_pattern(words.like)})\s+$"),
    )


def ordinal_pattern(words: CalendarWords) -> str:
    """ "I i III", "drugą i czwartą" just before a place in the text."""
    number = words_pattern(form for forms in words.ordinals.values() for form in forms)
    return rf"(?:{number})(?:\s*(?:,|{words_pattern(words.list_and)})\s*(?:{number}))*\s*$"


def day_cues(text: str, written: str, words: CalendarWords, dated: Sequence[Cue]) -> list[Cue]:
    """Every cue for a day in a folded text, in order; where a date stands, the date is the cue. `written` is the text itself."""
    made = patterns(words)
    found = free_of(phrase_cues(text, made), dated)
    found += free_of(listed_days(text, written, words, made), [*dated, *(cue for cue in found if cue.value == MINOR)])
    kept = without_inner(found)
    kept += free_of(guesses(text, made), [*kept, *dated])
    excepted = [cue.end for cue in kept if made.but.match(text, cue.end)]
    kept = [
        cue for cue in kept if not any(end < cue.start and made.but.fullmatch(text, end, cue.start) for end in excepted)
    ]
    kept = [cue for cue in kept if not made.like.search(text, max(0, cue.start - 20), cue.start)]
    return sorted((with_exceptions(text, cue, made) for cue in kept), key=lambda cue: cue.start)


def phrase_cues(text: str, made: DayPatterns) -> list[Cue]:
    """Days named by phrases."""
    return [
        Cue(start=match.start(), end=match.end(), value=value)
        for value, pattern in made.phrases
        for match in pattern.finditer(text)
        if not (match[0].endswith(":") and made.mass.search(text, max(0, match.start() - 12), match.start()))
    ]


def guesses(text: str, made: DayPatterns) -> list[Cue]:
    """ "W dni" with a word nobody knows."""
    return [Cue(start=match.start(), end=match.end(), value=WEEKDAY, weak=True) for match in made.guess.finditer(text)]


def without_inner(cues: list[Cue]) -> list[Cue]:
    """Of cues that overlap, the longest."""
    kept: list[Cue] = []
    for cue in sorted(cues, key=lambda cue: (cue.start - cue.end, cue.start)):
        kept += free_of([cue], kept)
    return kept


def listed_days(text: str, written: str, words: CalendarWords, made: DayPatterns) -> Iterator[Cue]:
    """Single days, lists and ranges of days."""
    run: list[tuple[Atom, bool]] = []  # with whether a range leads to it
    for atom in atoms(text, written, made):
        between = text[run[-1][0].end : atom.start] if run else ""
        if run and "\n" not in between and made.until.fullmatch(between):
            run.append((atom, True))
        elif run and "\n" not in between and made.between.fullmatch(between) and between.strip():
            run.append((atom, False))
        else:
            if run:
                yield cue_of(text, written, run, words, made)
            run = [(atom, False)]
    if run:
        yield cue_of(text, written, run, words, made)


def atoms(text: str, written: str, made: DayPatterns) -> Iterator[Atom]:
    """Every word for a day."""
    last = 0
    for match in made.atom.finditer(text):
        group = next(name for name in made.codes if match[name])
        code = made.codes[group]
        first = match["first"] is not None and code != "nd" and not is_and(written, match, last)
        yield Atom(
            start=match.start() if first else match.start(group),
            end=match.end(),
            code=code,
            first=first,
            single=group[0] == "s",
        )
        last = match.end()


def is_and(written: str, match: re.Match[str], last: int) -> bool:
    """The "i" before a day joins it to the day before, where it is no Roman number."""
    word = written[match.start("first") : match.end("first")]
    return word == "i" or (word == "I" and written[last : match.start("first")].strip(" ,") == "" and last > 0)


def cue_of(text: str, written: str, run: list[tuple[Atom, bool]], words: CalendarWords, made: DayPatterns) -> Cue:
    """A run of days as one cue."""
    start, end = run[0][0].start, run[-1][0].end
    codes = codes_of(run)
    if codes == {"nd"}:
        more = made.sunday_and.match(text, end)
        end = more.end() if more else end
        note = nth_note(text, written, start, end, words, made)
        single = run[0][0].single and more is None
        return Cue(start=start, end=end, value=SUNDAY, single=single, note=note)
    if any(atom.first for atom, _ in run):
        return Cue(start=start, end=end, value=FIRSTS.get(run[0][0].code, day_value(codes)))
    single = len(run) == 1 and run[0][0].single
    return Cue(start=start, end=end, value=day_value(codes), single=single)


def codes_of(run: list[tuple[Atom, bool]]) -> set[str]:
    """All days of a run; a range holds those between its ends."""
    codes: set[str] = set()
    for place, (atom, ranged) in enumerate(run):
        if ranged:
            start, end = WEEK.index(run[place - 1][0].code), WEEK.index(atom.code)
            codes |= set(WEEK[start : end + 1])
        codes.add(atom.code)
    return codes


def day_value(codes: set[str]) -> str:
    """Days as a value of the kind: Monday to Friday or Saturday are weekdays."""
    if codes == {"nd"}:
        return SUNDAY
    if codes == {"sob"}:
        return SATURDAY
    if codes >= set(WEEK[:5]) and "nd" not in codes:
        return WEEKDAY
    return "days:" + "-".join(code for code in WEEK if code in codes) if codes else WEEKDAY


def codes_in(value: str) -> set[str]:
    """The days of a value."""
    if value.startswith("days:"):
        return set(value.removeprefix("days:").split("-"))
    return {WEEKDAY: set(WORKING), "daily": set(WORKING), SATURDAY: {"sob"}, SUNDAY: {"nd"}}.get(value, set())


def nth_note(text: str, written: str, start: int, end: int, words: CalendarWords, made: DayPatterns) -> str:
    """ "1,3 niedz" for the first and third Sunday of a month; liturgical Sundays have their number too, but alone."""
    before = made.ordinal.search(text[max(0, start - 40) : start])
    if not before:
        return ""
    forms = {folded(form): number for number, forms in words.ordinals.items() for form in forms}
    shown = written[max(0, start - 40) + before.start() : max(0, start - 40) + before.end()]
    told = [word for word in re.findall(r"[^\W_]+\.?", shown) if word not in words.list_and]
    numbers = sorted({forms[folded(word)] for word in told if folded(word) in forms})
    if len(numbers) == 1 and not made.month.match(text, end):
        return ""
    return f"{','.join(numbers)} {words.nth_sunday}" if numbers else ""


def with_exceptions(text: str, cue: Cue, made: DayPatterns) -> Cue:
    """ "Codziennie oprócz środy" without Wednesday; every day is every weekday, for Sundays have hours of their own."""
    but = made.but.match(text, cue.end)
    value = WEEKDAY if cue.value == "daily" else cue.value
    if but and value == WEEKDAY:
        match = made.atom.match(text, but.end())
        if match:
            code = made.codes[next(name for name in made.codes if match[name])]
            return Cue(start=cue.start, end=match.end(), value=less(value, {code}))
    return Cue(start=cue.start, end=cue.end, value=value, single=cue.single, note=cue.note, weak=cue.weak)


def less(value: str, codes: set[str]) -> str:
    """A value without some days; Sunday never was a weekday."""
    left = codes_in(value) - codes
    return value if left == codes_in(value) else day_value(left)
