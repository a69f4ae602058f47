"""Brzezie: word processor, windows-1250, minutes raised with sup."""

from __future__ import annotations

from kronika.sampleweb.parishes.parish import Parish, Place

KIND = Parish(
    key="brzezie",
    patron="św. Anny",
    place=Place(
        town="Brzezie Małe",
        town_in="w Brzeziu Małym",
        street="Szkolna 9",
        postcode="62-870",
        deanery="dekanat brzeziński",
        diocese="diecezja sosnowa",
        voivodeship="wielkopolskie",
    ),
    phone="62 555 18 30",
    look="word",
    charset="windows-1250",
    address="/index.php?id={slug}",
    hour="{h}^{m:02}^",
    masses_menu="Nabożeństwa",
    masses_title="Msze święte i nabożeństwa",
    masses="""
@ day=weekday
## Dni powszednie
| poniedziałek – piątek | {7^00^} | {18^30^}
@ day=saturday
| sobota | {7^00^}

@ day=sunday_holiday
## Niedziele i uroczystości
| w sobotę wieczorem (liturgia niedzielna) | {18^30^|day=saturday_vigil}
| Msza św. dla młodzieży | {8^00^|note=młodzież}
| Suma | {11^30^|note=suma}
| Msza św. w kaplicy w Zagajach | {9^45^|place=Zagaje}

@ day=first_friday
## I piątek miesiąca
| Msza św. | {7^00^} | {17^00^|note=dzieci} (dzieci) | {18^30^}
| Spowiedź | od 16^15^ do 17^00^ | 

@ day=first_saturday
## I sobota miesiąca
| Msza św. i różaniec | {7^00^} | adoracja do 8^30^
""",
    welcome="""
Zapraszamy do kościoła św. Anny. Z miasta kursuje autobus o godz. 7^25^, 9^10^ i 16^40^. Powierzchnia ogrodu parafialnego to 900 m^2^.
""",
    history="""
Kult świętej Anny przynieśli do Brzezia osadnicy, którzy przybyli tu z nizin. Najpierw zawiesili obraz na brzozie przy
studni, potem zbudowali kapliczkę, a wreszcie kościół, w którym obraz wisi do dziś.

## Wyposażenie kościoła
Ołtarz główny wykonał wędrowny snycerz, który za pracę dostał pole i został we wsi na stałe. Jego potomkowie do dzisiaj
naprawiają w parafii wszystko, co drewniane.

Organy o dziewięciu głosach sprowadzono z rozebranego zboru. Ostatni remont przeszły przed pięciu laty i od tego czasu
odbywają się tu letnie koncerty.
""",
    verse="„Oto stoję u drzwi i kołaczę” (Ap 3, 20)",
    pages=("kancelaria", "wspolnoty", "kontakt"),
)
