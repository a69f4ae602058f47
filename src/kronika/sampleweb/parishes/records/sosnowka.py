"""Sosnówka: no space after godz., a block for July and August, the school year."""

from __future__ import annotations

from kronika.sampleweb.parishes.parish import Parish, Place

KIND = Parish(
    key="sosnowka",
    patron="Świętej Rodziny",
    place=Place(
        town="Sosnówka Wielka",
        town_in="w Sosnówce Wielkiej",
        street="Plażowa 8",
        postcode="84-120",
        deanery="dekanat nadmorski",
        diocese="diecezja sosnowa",
        voivodeship="pomorskie",
    ),
    phone="58 555 19 30",
    look="plain",
    address="/strony/{slug}.html",
    hour="{h}.{m:02}",
    masses_menu="Msze św.",
    masses_title="Rozkład Mszy świętych",
    masses="""
@ day=sunday_holiday
## W ciągu roku szkolnego
- niedziele i święta: godz.{8.00}, godz.{10.00|note=dzieci|season=poza_wakacjami} (dla dzieci, z wyjątkiem wakacji), godz.{12.00}, godz.{18.00}
@ day=weekday
- dni powszednie: godz.{18.00}

@ day=sunday_holiday season=lipiec-sierpień
## Lipiec i sierpień
- niedziele i święta: godz.{7.30}, godz.{9.00}, godz.{10.30}, godz.{12.00}, godz.{18.00}, godz.{20.00}
@ day=weekday season=lipiec-sierpień
- dni powszednie: godz.{8.00}, godz.{18.00}, godz.{20.00}
@ day=sunday_holiday season=lipiec-sierpień place=Wydmy
- kaplica na Wydmach, niedziele: godz.{11.00}

## Spowiedź
- w ciągu roku godz.17.30, latem od godz.17.00 i od godz.19.30
- parking przy kościele czynny do godz.22.00, opłata 5.00 zł za godzinę
""",
    welcome="""
Drodzy wczasowicze! Latem odprawiamy więcej Mszy świętych; pełny rozkład jest na osobnej stronie.

- Latarnia morska: zwiedzanie 10.00–18.00
- Biuro: godz.9.00–11.00, tel. 58 555 19 30
""",
    history="""
Sosnówka Wielka była osadą rybacką, w której kościół pełnił też rolę znaku dla łodzi. Na wieży palono ogień,
a drewno znosiły po kolei wszystkie domy.

Gdy wieś odkryli letnicy, w niedziele brakowało miejsca. Postawiono więc na wydmach kaplicę bez ścian, z samym dachem,
w której odprawia się tylko latem.

Wewnątrz kościoła wiszą modele łodzi. Zostawiają je rodziny, których bliscy wrócili z morza.
""",
    verse="„Wypłyń na głębię” (Łk 5, 4)",
    pages=("kancelaria", "galeria", "prywatnosc", "kontakt"),
)
