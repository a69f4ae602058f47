"""Grabów: sentences instead of lists, hours without minutes (o 20; o 9., 16.), every day but Wednesday."""

from __future__ import annotations

from kronika.sampleweb.parishes.parish import Parish, Place

KIND = Parish(
    key="grabow",
    patron="św. Józefa",
    place=Place(
        town="Grabów Nadrzeczny",
        town_in="w Grabowie Nadrzecznym",
        street="Nadbrzeżna 11",
        postcode="21-400",
        deanery="dekanat grabowski",
        diocese="diecezja sosnowa",
        voivodeship="lubelskie",
    ),
    phone="25 555 20 16",
    look="word",
    address="/{slug}",
    hour="{h}.{m:02}",
    masses_menu="Liturgia",
    masses_title="Msze św. w naszym kościele",
    masses="""
@ day=sunday_holiday
W niedzielę Msze święte odprawiamy o {9.}, {11.} i {16.}; w lipcu i sierpniu wieczorna Msza jest o {20|season=lipiec-sierpień}.

@ day=days:pn-wt-czw-pt-sob
W tygodniu Msza święta jest codziennie oprócz środy, o {18}. W środę Mszy nie ma, a o 18 odmawiamy nieszpory.

@ day=first_saturday
W pierwszą sobotę miesiąca Msza święta także o {9}, z odwiedzinami chorych po domach.

@ day=dated_or_special
Pasterkę odprawiamy 24 grudnia o {22}, a w Nowy Rok dodatkowo o {12}.

Chór ćwiczy w czwartki o 19, ministranci spotykają się w soboty o 10, a księdza można zastać na plebanii od 16 do 17.
Do kościoła prowadzi 18 stopni, a w wieży wiszą 3 dzwony, z których największy waży 20 cetnarów.
""",
    welcome="""
@ day=sunday_holiday
W niedzielę zapraszamy o {9.}, {11.} i {16.} na Mszę świętą.

Do parafii należy 9 wsi i około 2 016 wiernych.
""",
    history="""
Grabów leży na skarpie i od początku bał się rzeki. Pierwszy kościół zabrała woda, drugi stanął sto kroków dalej,
a trzeci, obecny, jeszcze wyżej, przy dawnej drodze do młyna.

Święty Józef jest patronem cieśli, których w okolicy nie brakowało. To oni wykonali więźbę dachową bez jednego gwoździa
i do dziś co roku w marcu przychodzą na wspólną modlitwę.

## Dzwony
Trzy dzwony odlano z dzwonów starszych, pękniętych podczas mrozów. Najmniejszy bije tylko wtedy, gdy rzeka przekroczy
stan ostrzegawczy.
""",
    verse="„Wstańcie, chodźmy” (Mk 14, 42)",
    pages=("kancelaria", "sakramenty", "kontakt"),
)
