"""The twelve parishes of the sample web: every hour of their schedules understood, none wrongly."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest
from opening_hours import validate

from kronika.facts.hours import hour_mentions
from kronika.facts.kinds.mass_times import KIND as MASS_TIMES
from kronika.facts.kinds.mass_times.understanding import understand
from kronika.facts.page_text import text_of_html
from kronika.model.fact import PageFacts
from kronika.model.mention import Mention, PageText
from kronika.sampleweb.parishes.layouts import LOOKS
from kronika.sampleweb.parishes.marked import HOUR, lines, plain
from kronika.sampleweb.parishes.pages import ParishPage, pages
from kronika.sampleweb.parishes.parish import Parish, parishes
from tests.facts.kinds.mass_times.schedule_reading import NOW

RAISED = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")


@dataclass
class Stream:
    """Letters and digits of a text without anything between them, and where each stands."""

    letters: str
    places: list[int]


def stream_of(text: str) -> Stream:
    shown = [
        (letter.translate(RAISED), place)
        for place, letter in enumerate(text)
        if re.match(r"\w", letter.translate(RAISED))
    ]
    return Stream("".join(letter for letter, _ in shown), [place for _, place in shown])


def marked_hours(text: str) -> tuple[str, list[int]]:
    """The letters of a marked text and where its masses stand among them."""
    letters, marks = "", []
    for cell in (cell for line in lines(text) if line.kind != "meaning" for cell in line.cells):
        last = 0
        for hour in HOUR.finditer(cell):
            letters += stream_of(plain(cell[last : hour.start()])).letters
            marks.append(len(letters))
            letters += stream_of(plain(hour[1])).letters
            last = hour.end()
        letters += stream_of(plain(cell[last:])).letters
    return letters, marks


def masses_of(page: PageText, text: str) -> list[tuple[int, Mention]]:
    """The mentions that the marked text says are masses."""
    letters, marks = marked_hours(text)
    shown = stream_of(page.text)
    mentions = hour_mentions(page)
    base = shown.letters.find(letters[:25])
    places = []
    for mark in marks:
        near = letters[max(0, mark - 14) : mark + 1]
        whole = shown.letters[base : base + len(letters)] == letters
        found = base + mark if whole else shown.letters.find(near, max(0, base)) + len(near) - 1
        places.append(shown.places[found])
    return [(n, m) for n, m in enumerate(mentions) if any(m.start <= place < m.end for place in places)]


@pytest.mark.parametrize("parish", parishes(), ids=lambda parish: parish.key)
def test_every_slot_is_right_and_none_is_wrong(parish: Parish) -> None:
    menu = pages(parish, NOW)
    for page in menu[:2]:
        assert said(parish, page, menu) == {
            (slot.time, slot.day, slot.season, slot.place) for slot in page.truth(()).schedule
        }, page.path


def said(parish: Parish, page: ParishPage, menu: list[ParishPage]) -> set[tuple[str, str, str, str]]:
    """What we read on one page of a parish, given which hours are masses."""
    text = text_of_html(LOOKS[parish.look](parish, page, menu))
    masses = masses_of(text, page.text)
    found = understand(text, hour_mentions(text), frozenset(number for number, _ in masses))
    times = dict(masses)
    return {
        (times[number].time, one.day, one.season or "", one.place or "")
        for number, one in found.items()
        if not one.status
    }


@pytest.mark.parametrize("parish", parishes(), ids=lambda parish: parish.key)
def test_the_shipped_classifier_and_all_pages_together_give_the_true_schedule(parish: Parish) -> None:
    menu = pages(parish, NOW)
    found = [read(parish, page, menu) for page in menu]
    record = MASS_TIMES.record(parish.key, found, today=NOW.date())
    true = {
        (slot.time, slot.day, slot.season, slot.place)
        for page in menu
        for slot in page.truth(()).schedule
        if not slot.day.startswith("dated")
    }
    assert {(slot.time, slot.day, slot.season, slot.place) for slot in record.slots} == true
    assert all(slot.evidence and slot.by for slot in record.slots)
    for writer in MASS_TIMES.writers.values():
        assert writer(record, now=NOW)
    assert validate(MASS_TIMES.writers["osm"](record, now=NOW).strip())


def read(parish: Parish, page: ParishPage, menu: list[ParishPage]) -> PageFacts:
    """One page of a parish judged and understood, as in life."""
    text = text_of_html(LOOKS[parish.look](parish, page, menu))
    url = f"http://{parish.host}.example{page.path}"
    return PageFacts(url=url, text=text, findings=tuple(MASS_TIMES.findings(text)), title=page.title, fetched=NOW)
