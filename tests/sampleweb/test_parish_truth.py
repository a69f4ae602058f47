"""The truth of a parish as a whole, and the annotator who knows it."""

from __future__ import annotations

from kronika.sampleweb.clock import NOW
from kronika.sampleweb.parishes.oracle import Oracle
from kronika.sampleweb.parishes.parish import parishes
from kronika.sampleweb.parishes.truth import by_host, dated, mass_words, weekly
from kronika.sampleweb.site import Slot


def test_every_parish_has_a_weekly_schedule() -> None:
    assert len(parishes()) == 12
    for parish in parishes():
        found = weekly(parish, NOW)
        assert len(found) >= 6
        assert len({(slot.time, slot.day, slot.season, slot.place) for slot in found}) == len(found)
        assert not {slot.day for slot in found} & {"dated_or_special", "dated_intention", ""}


def test_pages_that_repeat_a_slot_do_not_double_it() -> None:
    wierzbno = by_host()["parafia-wierzbno"]
    assert Slot(time="11:00", day="sunday_holiday", note="suma") in weekly(wierzbno, NOW)
    assert len(weekly(wierzbno, NOW)) == 9
    assert sum(len(words) for words in mass_words(wierzbno, NOW).values()) > 14


def test_intentions_are_masses_of_a_date() -> None:
    for parish in parishes():
        assert len([slot for slot in dated(parish, NOW) if slot.day == "dated_intention"]) == 5


def test_the_oracle_tells_masses_from_other_hours() -> None:
    oracle = Oracle(NOW)
    page = "http://parafia-olszyny.localhost:8801/msze/"
    assert oracle.is_mass(page, "Niedziele i święta\n• sobota wieczorem: ", "18:00", "\n• niedziela: 7:30, 9:00")
    assert oracle.is_mass(page, "niedziela: 7:30, ", "9:00", ", 10:30 (z udziałem dzieci)")
    assert not oracle.is_mass(page, "spowiedź od ", "15:45", " do 16:30")
    assert not oracle.is_mass(page, "Koronka do Miłosierdzia Bożego: piątek, ", "15:00", "")
    raised = "http://parafia-brzezie.localhost:8801/index.php?id=msze"
    assert oracle.is_mass(raised, "poniedziałek – piątek\n", "7⁰⁰", "\n18³⁰\nsobota")
    assert not oracle.is_mass(raised, "Spowiedź\nod ", "16¹⁵", " do 17⁰⁰")
    assert not oracle.is_mass("http://elsewhere.localhost/", "o ", "7:00", "")
