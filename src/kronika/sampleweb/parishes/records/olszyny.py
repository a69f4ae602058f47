"""Olszyny: a blog engine, hours as H:MM, summer and winter, the Saturday vigil listed under Sunday."""

from __future__ import annotations

from kronika.sampleweb.parishes.parish import Parish, Place

KIND = Parish(
    key="olszyny",
    patron="św. Marcina",
    place=Place(
        town="Olszyny",
        town_in="w Olszynach",
        street="Kościelna 4",
        postcode="39-118",
        deanery="dekanat olszyński",
        diocese="diecezja zawierska",
        voivodeship="podkarpackie",
    ),
    phone="17 555 12 30",
    look="blog",
    address="/{slug}/",
    hour="{h}:{m:02}",
    masses_menu="Porządek nabożeństw",
    masses_title="Porządek nabożeństw",
    masses="""
@ day=sunday_holiday
## Niedziele i święta
- sobota wieczorem: {18:00|day=saturday_vigil}
- niedziela: {7:30}, {9:00}, {10:30|note=dzieci} (z udziałem dzieci), {12:00|note=suma} (suma), {18:00|note=młodzież} (młodzież)

@ day=weekday
## Dni powszednie
- {7:00}
@ day=weekday season=lato
- {18:00} (czas letni)
@ day=weekday season=zima
- {17:00} (czas zimowy)

@ day=first_friday
## Pierwszy piątek miesiąca
- Msze św. {7:00}, {16:30|note=dzieci} (dzieci), {18:00}
- spowiedź od 15:45 do 16:30

## Nabożeństwa
- Różaniec w październiku codziennie o 17:30
- Nabożeństwo majowe po Mszy wieczornej, około 18:40
- Koronka do Miłosierdzia Bożego: piątek, 15:00
""",
    welcome="""
Witamy na stronie naszej parafii. Znajdziesz tu ogłoszenia, intencje i porządek nabożeństw.

- Kościół jest otwarty codziennie od 6:30 do 19:00.
- Telefon do kancelarii: 17 555 12 30
""",
    history="""
Parafia w Olszynach powstała, gdy mieszkańcy trzech sąsiednich przysiółków postanowili nie chodzić już do kościoła przez
bród na rzece. Pierwszą drewnianą świątynię wznieśli sami w ciągu dwóch lat, z modrzewia spławionego wiosną.

## Pożar i odbudowa
Drewniany kościół spłonął od uderzenia pioruna. Uratowano tylko obraz patrona i jeden dzwon, który do dziś wisi
w dzwonnicy. Murowaną świątynię poświęcono po jedenastu latach budowy.

## Czasy współczesne
Przed kilkunastu laty wymieniono dach i odnowiono organy. Obecnie trwają prace przy ogrodzeniu cmentarza, które parafianie
prowadzą w soboty, w miarę wolnego czasu.
""",
    verse="„Będziesz miłował Pana, Boga swego” (Mk 12, 30)",
    pages=("kancelaria", "sakramenty", "wspolnoty", "galeria", "kontakt"),
)
