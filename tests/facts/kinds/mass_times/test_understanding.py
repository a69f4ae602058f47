"""Whole schedules in the shapes parishes write them in, each hour with its day, season and place."""

from __future__ import annotations

import pytest

from tests.facts.kinds.mass_times.schedule_reading import days, told, understood

SU, WK, SA, VI, FF, FS, FT, MF, DS, DI = (
    "sunday_holiday",
    "weekday",
    "saturday",
    "saturday_vigil",
    "first_friday",
    "first_saturday",
    "first_thursday",
    "minor_feast",
    "dated_or_special",
    "dated_intention",
)

LISTS = [
    ("Niedziele i święta: 7.00, 9.00, 11.00\nDni powszednie: 18.00", f"{SU} {SU} {SU} {WK}"),
    ("Dni powszednie\n7.00\n18.00\nNiedziele\n8.00\n10.00", f"{WK} {WK} {SU} {SU}"),
    ("NIEDZIELE I SWIETA\n8.00, 10.00\nDNI POWSZEDNIE\n7.00", f"{SU} {SU} {WK}"),
    ("Pon.-Pt. 18:00\nSob. 8:00\nNd. 9:00, 11:00", f"{WK} {SA} {SU} {SU}"),
    ("pn–sob: 7:00\nndz.: 9:00", f"{WK} {SU}"),
    ("wtorek i czwartek 7:00, poniedziałek, środa i piątek 18:00", "days:wt-czw days:pn-sr-pt"),
    ("poniedziałek: 7.00\nwtorek: 7.00, 18.00\nniedziela: 8.00", f"days:pn days:wt days:wt {SU}"),
    ("Poniedziałek | Środa | Piątek\n18.00\nWtorek | Czwartek\n7.00", "days:pn-sr-pt days:wt-czw"),
    ("Niedziela 7.30 9.00\nPowszednie 7.00 18.00\nPierwszy piątek 16.00", f"{SU} {SU} {WK} {WK} {FF}"),
    ("Msze św.: niedz. 8.00, 10.00; dni powsz. 18.00", f"{SU} {SU} {WK}"),
    ("I-szy piątek miesiąca: 17.00\nI sobota m-ca: 8.00\n1 czwartek: 18.00", f"{FF} {FS} {FT}"),
    ("Święta zniesione: 8.00, 18.00", f"{MF} {MF}"),
    ("W święta przypadające w dni powszednie: 9.00", MF),
    ("MSZE NIEDZIELNE\nsobota: 17.00\nniedziela: 8.00", f"{VI} {SU}"),
    ("Dni powszednie\n7.00\nSobota\n8.00", f"{WK} {SA}"),
]
SENTENCES = [
    ("w niedziele – 8.00, 10.00, w dni powszednie – 18.00", f"{SU} {SU} {WK}"),
    ("Msze święte o 7.00 w dni powszednie i o 9.00 w niedziele.", f"{WK} {SU}"),
    ("Od poniedziałku do piątku 7.00 i 18.00, w sobotę 8.00, w niedzielę 9.00.", f"{WK} {WK} {SA} {SU}"),
    ("8.00, 10.00 (niedziele i święta), 18.00 (dni powszednie)", f"{SU} {SU} {WK}"),
    ("W tygodniu codziennie oprócz środy o 18.00.", "days:pn-wt-czw-pt-sob"),
    ("Msze św. codziennie o 18.00, w niedziele o 9.00", f"{WK} {SU}"),
    ("Czwartek – 18.00 z nowenną; w pozostałe dni – 7.00", f"days:czw {WK}"),
    ("Dni powszednie godz. 7:30 (w środy 18:00)", f"{WK} days:sr"),
    ("630 i 1800 w dni powszednie", f"{WK} {WK}"),
    ("W dni powszednie 6.30 i 18.00, we wtorek także 9.00", f"{WK} {WK} days:wt"),
]
OCCASIONS = [
    ("W sobotę 1 listopada Msza św. o 8.00.", DS),
    ("Wielki Czwartek – 18.00\nWielka Sobota – 20.00\nNiedziela Wielkanocna – 6.00", f"{DS} {DS} {DS}"),
    ("Środa Popielcowa – 7.00, 18.00", f"{DS} {DS}"),
    ("Pasterka o 24.00", DS),
    ("13 każdego miesiąca o 18.00", DS),
    ("Od 1 września Msze św. w niedziele o 8.00.", SU),
    ("Msza święta o 14.00 na cmentarzu.", f"{DS}@cmentarz"),
    ("Zmarł nasz parafianin. Msza św. pogrzebowa o 11.00.", DS),
]


@pytest.mark.parametrize(("text", "want"), [*LISTS, *SENTENCES, *OCCASIONS])
def test_days(text: str, want: str) -> None:
    assert days(text) == want


def test_a_week_of_dated_lines_is_intentions() -> None:
    text = "Poniedziałek, 4 marca\n7.00 – + Jan\n18.00 – o zdrowie dla Anny\nWtorek, 5 marca\n7.00 – za parafian"
    assert days(text) == f"{DI} {DI} {DI}"


def test_a_day_without_any_word_is_an_occasion_and_less_sure() -> None:
    ((_, one),) = understood("Zapraszamy o 18.00.")
    ((_, sure),) = understood("Niedziele: 18.00")
    assert one.day == DS and one.confidence < sure.confidence


def test_only_wanted_hours_are_understood_but_all_are_context() -> None:
    text = "Niedziele: 8.00, różaniec 9.30, 10.00"
    assert told(text, lambda mention: mention.time != "09:30") == [f"08:00 {SU}", f"10:00 {SU}"]


def test_nothing_wanted_is_nothing_understood() -> None:
    assert understood("Niedziele: 8.00", lambda mention: False) == []


def test_announcements_mean_one_certain_day() -> None:
    item = "W czwartek Msza św. o 18.00."
    assert days(f"Ogłoszenia 12.05.2024\n1. {item}") == DS
    assert days(item) == "days:czw"
    assert days("Ogłoszenia 12.05.2024\n1. W czwartki Msza św. o 18.00.") == "days:czw"


def test_seasons_without_a_day_are_of_the_week() -> None:
    assert days("Msza wieczorna latem o 18.00, zimą o 17.00") == f"{WK}~lato {WK}~zima"


def test_nth_sundays_are_notes() -> None:
    found = understood("I i III niedziela miesiąca: 9.30\nII niedziela miesiąca: 11.00")
    assert [(one.day, one.note) for _, one in found] == [(SU, "1,3 niedz"), (SU, "2 niedz")]


def test_a_liturgical_sunday_has_a_number_but_is_no_nth() -> None:
    ((_, one),) = understood("II niedziela Wielkanocy: 9.30")
    assert one.note is None
