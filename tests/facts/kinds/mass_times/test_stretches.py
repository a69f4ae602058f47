"""Long pages are understood part by part: nothing is lost, nothing is counted twice, and a usual page stays whole."""

from __future__ import annotations

import pytest

from kronika.facts.hours import hour_mentions
from kronika.facts.kinds.mass_times.stretches import LONGEST, MOST, stretches
from kronika.facts.kinds.mass_times.understanding import understand
from kronika.facts.page_text import text_of_plain

WEEK = "Niedziele i święta\nMsze św. 8.00, 10.00\nDni powszednie\nMsza św. 18.00\n\n"


def test_a_usual_page_stays_whole() -> None:
    page = text_of_plain(WEEK * 20)
    mentions = hour_mentions(page)
    (only,) = stretches(page, mentions)
    assert only.page is page
    assert only.numbers == tuple(range(len(mentions)))


@pytest.mark.parametrize(
    "text",
    [
        WEEK * 400,
        "Msza 8.00 w niedziele, " * 3000,
        "o 9 " * 30_000,
        "słowo " * 20_000 + "Msza o 9.00",
        WEEK + "\n" * 90_000,
    ],
    ids=["weeks", "one line", "numbers", "words", "empty lines"],
)
def test_every_mention_is_in_one_stretch_where_it_stood(text: str) -> None:
    page = text_of_plain(text)
    mentions = hour_mentions(page)
    found: list[int] = []
    for part in stretches(page, mentions):
        assert len(part.page.text) <= LONGEST and len(part.mentions) <= MOST
        for number, mention in zip(part.numbers, part.mentions, strict=True):
            line = part.page.lines[mention.line]
            assert part.page.text[mention.start : mention.end] == mentions[number].text
            assert line.start <= mention.start < line.end
        found += part.numbers
    assert found == list(range(len(mentions)))


def test_days_of_a_long_page_are_those_of_a_short_one() -> None:
    weeks = 150
    page = text_of_plain(WEEK * weeks)
    mentions = hour_mentions(page)
    assert len(mentions) == 3 * weeks > MOST
    meant = understand(page, mentions, frozenset(range(len(mentions))))
    assert [meant[number].day for number in range(len(mentions))] == [
        "sunday_holiday",
        "sunday_holiday",
        "weekday",
    ] * weeks
