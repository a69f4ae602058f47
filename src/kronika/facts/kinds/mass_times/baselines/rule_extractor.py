"""F3, the rule extractor of the thesis: main header, Sunday header, Sunday hours, weekday header, weekday hours, nothing between."""

from __future__ import annotations

import re
from collections.abc import Sequence

from kronika.facts.kinds.mass_times.baselines.hour_extractor import thesis_hours

NAME = "thesis: rules (F3)"
MAIN = re.compile(r"porządek mszy (?:świętych|św\.?)|msz[ea]\s+(?:[śs]wi[eę]t[ea]|św\.?)", re.IGNORECASE)
SUNDAY = re.compile(
    r"niedziel[ae] i (?:dni (?:świąteczne|św\.?)|święta)|niedziel[ea]|porządek świąteczny", re.IGNORECASE
)
WEEKDAY = re.compile(
    r"dzień powszedni|dni powszednie|w tygodniu|porządek zwykły|od poniedziałku do soboty", re.IGNORECASE
)
HEADERS = (MAIN, SUNDAY, WEEKDAY)
ANY_HEADER = re.compile("|".join(f"(?:{pattern.pattern})" for pattern in HEADERS), re.IGNORECASE)

Span = tuple[int, int]


def thesis_rules(text: str) -> list[tuple[Span, str]]:
    """The hours the thesis is sure of, each with its day: the first place on the page where the whole order is found."""
    for main in MAIN.finditer(text):
        found = after(text, main.end())
        if found:
            return found
    return []


def after(text: str, place: int) -> list[tuple[Span, str]]:
    """Sunday header and hours, then weekday header and hours, straight after a main header."""
    sunday = ANY_HEADER.search(text, place)
    if sunday is None or not SUNDAY.fullmatch(sunday[0]):
        return []
    weekday = ANY_HEADER.search(text, sunday.end())
    if weekday is None or not WEEKDAY.fullmatch(weekday[0]):
        return []
    end = ANY_HEADER.search(text, weekday.end())
    of_sunday = run_of_hours(text, sunday.end(), weekday.start())
    of_weekday = run_of_hours(text, weekday.end(), end.start() if end else len(text))
    if not of_sunday or not of_weekday:
        return []
    return [*((span, "sunday_holiday") for span in of_sunday), *((span, "weekday") for span in of_weekday)]


def run_of_hours(text: str, begin: int, end: int) -> Sequence[Span]:
    """The hours that follow a header in one run: the run ends where a line speaks of something else."""
    hours = [(begin + start, begin + stop) for start, stop in thesis_hours(text[begin:end])]
    run: list[Span] = []
    for span in hours:
        between = text[run[-1][1] if run else begin : span[0]]
        if len(re.findall(r"[^\W\d_]", between)) > MOST_LETTERS or (run and "\n\n" in between):
            break
        run.append(span)
    return run


MOST_LETTERS = 40  # between two hours of one run: a note such as "(z udziałem dzieci)"
