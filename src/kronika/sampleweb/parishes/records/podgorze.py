"""Podgórze: weekdays before Sundays, forms mixed on one page, masses that are not."""

from __future__ import annotations

from kronika.sampleweb.parishes.parish import Parish, Place

KIND = Parish(
    key="podgorze",
    patron="Narodzenia Najświętszej Maryi Panny",
    place=Place(
        town="Podgórze Zdrój",
        town_in="w Podgórzu-Zdroju",
        street="Zdrojowa 30",
        postcode="57-350",
        deanery="dekanat zdrojowy",
        diocese="diecezja borowska",
        voivodeship="dolnośląskie",
    ),
    phone="74 555 10 15",
    look="tables",
    address="/parafia/{slug}/",
    hour="{h}:{m:02}",
    masses_menu="Plan Mszy",
    masses_title="Plan Mszy św. w parafii i w sanatorium",
    masses="""
@ day=weekday
## Dni powszednie
- rano {6:30|day=days:wt-sr-czw-pt}, {8.00}
- wieczorem o {18}
- w poniedziałek nie ma Mszy o 6:30

@ day=saturday
## Sobota
- {8.00}
- {17:30|day=saturday_vigil} – Msza św. z niedzieli

@ day=sunday_holiday
## Niedziele i święta
- {7.00}, {8:30}, {10 00|note=dzieci} (dzieci), godz.{11.30}, {18:00}
- w uroczystość odpustową Msza o 11.30 zostaje przeniesiona na {13:00|day=dated_or_special|note=odpust}

@ day=sunday_holiday place=sanatorium
## Kaplica w sanatorium
- niedziele: {10.15}
@ day=days:wt-pt place=sanatorium
- wtorek i piątek: {16:00}

@ day=weekday season=adwent note=roraty
## Adwent
- roraty {6:30}, zamiast porannej Mszy o 8.00

## To nie są Msze
- nabożeństwo majowe 17:30, różaniec 17.30, koronka 15
- koncert organowy: niedziela, 16.00, bilety po 20 zł
- pijalnia wód: 7:00–18:00
""",
    welcome="""
@ day=sunday_holiday
Kuracjuszy zapraszamy w niedziele na godz. {10.15|place=sanatorium} do kaplicy w sanatorium albo o {11.30} do kościoła.

- Komunikat z 12.03.2026, 10:15: winda przy wejściu bocznym jest już czynna.
""",
    history="""
Zanim odkryto źródła, Podgórze było przysiółkiem węglarzy. Kaplicę zbudowali z okrąglaków i pokryli korą,
a obraz Matki Bożej wisiał w niej tylko latem, bo zimą bano się wilgoci.

Uzdrowisko przyniosło gości i pieniądze. Nowy kościół dostał witraże, o których mówiono, że są zbyt kolorowe,
oraz ogrzewanie wodą z gorącego źródła, pierwsze w całych górach.

## Sanatorium
Kaplicę w sanatorium urządzono w dawnej sali koncertowej. Ołtarz stoi na scenie, a kurtyna zamyka się na czas remontów.
""",
    verse="„Kto pragnie, niech przyjdzie do Mnie i pije” (J 7, 37)",
    pages=("kancelaria", "sakramenty", "wspolnoty", "galeria", "kontakt"),
)
