"""Lipowiec: text only in tables, hours as 18,00, feasts that are working days, Tuesdays and Thursdays."""

from __future__ import annotations

from kronika.sampleweb.parishes.parish import Parish, Place

KIND = Parish(
    key="lipowiec",
    patron="Najświętszego Serca Pana Jezusa",
    place=Place(
        town="Lipowiec Górny",
        town_in="w Lipowcu Górnym",
        street="Rzeczna 2",
        postcode="43-454",
        deanery="dekanat lipowiecki",
        diocese="diecezja borowska",
        voivodeship="śląskie",
    ),
    phone="33 555 09 00",
    look="cells",
    address="/{slug}.HTM",
    hour="{h},{m:02}",
    masses_menu="Porządek Mszy",
    masses_title="Porządek Mszy świętych",
    masses="""
@ day=sunday_holiday
| Niedziela | {7,00} {9,00} {11,00} | {16,00}
@ day=days:wt-czw
| wt i czw | {9,00} | 
@ day=days:pn-sr-pt-sob
| pn, śr, pt, sob | {7,00} | 
@ day=weekday
| wieczorem, od poniedziałku do soboty | | {18,00}
@ day=minor_feast
| święta zniesione | {7,00} {9,00} | {16,00} {18,00}
@ day=first_friday
| I piątek | {7,00} | {17,00|note=szkolna} (szkolna) {18,00}
| adoracja w czwartki | | 17,00–18,00
| ofiara za świecę | 18,50 zł | 
| cena kalendarza | 12,00 zł | 
""",
    welcome="""
| Strona parafii | w budowie od 2006 roku
| Ostatnia zmiana | 14.02.2026, 18,45
""",
    history="""
Lipowiec Górny dostał własny kościół najpóźniej z całej doliny. Przez lata nabożeństwa odbywały się w stodole,
którą gospodarz opróżniał na niedziele ze zboża.

Świątynię zaprojektował młody budowniczy mostów i widać to po sklepieniu: trzy łuki stoją na filarach podobnych do tych,
które niosą drogę nad rzeką.

Lipy przed wejściem posadziły dzieci z pierwszej klasy. Najstarsza ma już obwód czterech metrów.
""",
    verse="„Uczcie się ode Mnie” (Mt 11, 29)",
    pages=("kancelaria", "kontakt"),
)
