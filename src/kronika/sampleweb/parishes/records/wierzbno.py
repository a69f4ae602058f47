"""Wierzbno: tables in ISO-8859-2, hours as H.MM, a church and two chapels."""

from __future__ import annotations

from kronika.sampleweb.parishes.parish import Parish, Place

KIND = Parish(
    key="wierzbno",
    patron="Podwyższenia Krzyża Świętego",
    place=Place(
        town="Wierzbno Stare",
        town_in="w Wierzbnie Starym",
        street="Lipowa 1",
        postcode="58-402",
        deanery="dekanat wierzbieński",
        diocese="diecezja borowska",
        voivodeship="dolnośląskie",
    ),
    phone="74 555 18 00",
    look="tables",
    charset="iso-8859-2",
    declared="",
    address="/{slug}.htm",
    hour="{h}.{m:02}",
    masses_menu="Msze św.",
    masses_title="Msze święte w kościele i w kaplicach",
    masses="""
@ day=sunday_holiday
## Kościół parafialny
| niedziele i święta | {8.00}, {11.00|note=suma} (suma), {17.00}
@ day=weekday
| dni powszednie | {7.00}, {18.00}
@ day=saturday
| sobota | {8.00}

@ day=sunday_holiday place=Wierzbinka
## Kaplica w Wierzbince
| niedziele i święta | {9.30}
@ day=days:sr place=Wierzbinka
| środa | {16.30}

@ day=sunday_holiday place=Polanka
## Kaplica w Polance
| niedziele i święta | {12.30}

## Spowiedź i nabożeństwa
| spowiedź | 15 minut przed każdą Mszą św., w pierwszy piątek od 16.00
| godzinki | niedziela, 7.30
| nieszpory | niedziela, 16.30
""",
    welcome="""
@ day=sunday_holiday
Szczęść Boże! Zapraszamy na Mszę świętą w niedziele i święta o {8.00}, {11.00} i {17.00}.

@ day=sunday_holiday place=Wierzbinka
W kaplicy w Wierzbince o {9.30},
@ day=sunday_holiday place=Polanka
w kaplicy w Polance o {12.30}.
""",
    history="""
Najstarsza wzmianka o kościele w Wierzbnie Starym pochodzi z rejestru dziesięcin. Świątynia stała wtedy na wzgórzu,
a dojście do niej wskazywał rząd wierzb, od których wieś wzięła nazwę.

Obecny kościół zbudowano z miejscowego piaskowca. Kamień woził wołami każdy gospodarz, jeden wóz na tydzień,
a przy murowaniu wieży pracowali także mieszkańcy Polanki i Wierzbinki.

Po powodzi posadzkę podniesiono o pół metra, dlatego dolne stopnie ołtarza są dziś niewidoczne. Ślad wody zaznaczono
mosiężną kreską na filarze przy chrzcielnicy.
""",
    verse="„Proście, a będzie wam dane” (Mt 7, 7)",
    pages=("kancelaria", "cmentarz", "kontakt"),
)
