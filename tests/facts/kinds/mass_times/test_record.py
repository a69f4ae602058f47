"""One site's pages put together."""

from __future__ import annotations

from datetime import date

from kronika.facts.kinds.mass_times.record import make_record
from kronika.model.fact import FactRecord, PageFacts
from tests.facts.kinds.mass_times.schedule_reading import TODAY, facts

SCHEDULE = "Niedziele i święta: 8.00, 10.00\nDni powszednie: 7.00, 18.00"
SITE = "http://parafia.example"


def made(*pages: PageFacts) -> FactRecord:
    return make_record("lipie", pages, subject={"name": "Parafia w Lipiu"}, today=TODAY)


def times(record: FactRecord, day: str, season: str = "", place: str = "") -> list[str]:
    return [slot.time for slot in record.slots if (slot.day, slot.season, slot.place) == (day, season, place)]


def test_a_page_becomes_slots_with_their_words() -> None:
    record = made(facts(f"{SITE}/msze", SCHEDULE))
    assert times(record, "sunday_holiday") == ["08:00", "10:00"] and times(record, "weekday") == ["07:00", "18:00"]
    first = record.slots[0]
    (evidence,) = first.evidence
    assert evidence.url == f"{SITE}/msze" and SCHEDULE[evidence.start : evidence.end] == "8.00"
    assert "Niedziele i święta: 8.00, 10.00" in evidence.words
    assert first.by == ("classifier",) and 0.8 < first.confidence < 1
    assert (
        record.kind == "mass-times"
        and record.subject["name"] == "Parafia w Lipiu"
        and record.pages == (f"{SITE}/msze",)
    )


def test_pages_that_agree_make_a_slot_surer() -> None:
    alone = made(facts(f"{SITE}/msze", SCHEDULE))
    both = made(facts(f"{SITE}/msze", SCHEDULE), facts(f"{SITE}/", "W niedziele zapraszamy o 8.00."))
    assert len(both.slots[0].evidence) == 2 and both.slots[0].confidence > alone.slots[0].confidence
    assert both.contradictions == ()


def test_a_page_of_its_own_wins_over_a_passing_word() -> None:
    record = made(facts(f"{SITE}/aktualnosci/1", "W niedziele Msza o 9.00."), facts(f"{SITE}/msze", SCHEDULE))
    assert times(record, "sunday_holiday") == ["08:00", "10:00"]
    (one,) = record.contradictions
    assert (one.taken, one.left, one.why) == (("08:00", "10:00"), ("09:00",), "on its own page")
    assert (one.taken_from, one.left_from) == (f"{SITE}/msze", f"{SITE}/aktualnosci/1")


def test_the_newer_of_two_schedules_wins() -> None:
    old = facts(f"{SITE}/msze-stare", SCHEDULE, written=date(2019, 1, 1))
    new = facts(f"{SITE}/msze", SCHEDULE.replace(" 8.00", " 8.30"), written=date(2025, 1, 1))
    record = made(old, new)
    assert times(record, "sunday_holiday") == ["08:30", "10:00"]
    assert [one.why for one in record.contradictions] == ["newer"]


def test_new_hours_supersede_the_schedule_from_their_day_on() -> None:
    news = "Nowe godziny Mszy od {day}\nW niedziele: 9.00, 11.00, 13.00"
    since = facts(f"{SITE}/aktualnosci/5", news.format(day="24 stycznia"), written=date(2026, 1, 10))
    record = made(facts(f"{SITE}/msze", SCHEDULE), since)
    assert times(record, "sunday_holiday") == ["09:00", "11:00", "13:00"]
    assert times(record, "weekday") == ["07:00", "18:00"]
    later = facts(f"{SITE}/aktualnosci/6", news.format(day="1 czerwca"), written=date(2026, 3, 20))
    record = made(facts(f"{SITE}/msze", SCHEDULE), later)
    assert times(record, "sunday_holiday") == ["08:00", "10:00"]
    assert [one.why for one in record.contradictions] == ["begins on 2026-06-01"]


def test_what_only_another_page_tells_is_added_when_it_is_sure() -> None:
    extra = "W pierwszy piątek miesiąca Msza św. o 16.30.\nRoraty w Adwencie codziennie o 6.30."
    record = made(facts(f"{SITE}/msze", SCHEDULE), facts(f"{SITE}/aktualnosci/2", extra))
    assert times(record, "first_friday") == ["16:30"] and times(record, "weekday", "adwent") == ["06:30"]
    unsure = made(facts(f"{SITE}/msze", SCHEDULE), facts(f"{SITE}/aktualnosci/2", extra, p=0.6))
    assert times(unsure, "first_friday") == [] and times(unsure, "weekday", "adwent") == []


def test_a_weekday_told_apart_adds_nothing_to_weekdays() -> None:
    record = made(facts(f"{SITE}/msze", SCHEDULE), facts(f"{SITE}/aktualnosci/2", "W czwartki Msza św. o 18.00."))
    assert times(record, "days:czw") == []


def test_places_are_schedules_of_their_own() -> None:
    record = made(facts(f"{SITE}/msze", f"{SCHEDULE}\n\nKaplica w Borkach\n- niedziele: 9.30"))
    assert times(record, "sunday_holiday", place="Borki") == ["09:30"]
    assert times(record, "sunday_holiday") == ["08:00", "10:00"]


def test_taken_back_hours_are_out() -> None:
    text = "Dni powszednie: 6.30, 7.00\nW wakacje nie ma Mszy św. o 6.30."
    record = made(facts(f"{SITE}/msze", text))
    assert times(record, "weekday") == ["07:00"] and times(record, "weekday", "poza wakacjami") == ["06:30"]


def test_dated_masses_are_apart_and_over_when_past() -> None:
    page = facts(f"{SITE}/ogloszenia", "Odpust w niedzielę 10.05.2026 o 12.00.\nW niedzielę 11.05.2025 o 13.00.")
    record = made(page)
    assert record.slots == ()
    assert [(one.time, one.dates, one.note) for one in record.specials] == [("12:00", (date(2026, 5, 10),), "odpust")]


def test_references_are_neither_slots_nor_specials() -> None:
    record = made(facts(f"{SITE}/x", "Spotkanie po Mszy św. o 11.00."))
    assert record.slots == () and record.specials == ()


def test_nothing_is_an_empty_record() -> None:
    assert made() == FactRecord(
        kind="mass-times", site="lipie", made="mass-times 1", subject={"name": "Parafia w Lipiu"}
    )
