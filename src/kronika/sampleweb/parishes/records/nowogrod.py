"""Nowogród Leśny: a town parish with many masses, a hospital chapel, students, all the firsts of the month."""

from __future__ import annotations

from kronika.sampleweb.parishes.parish import Parish, Place

KIND = Parish(
    key="nowogrod",
    patron="Zmartwychwstania Pańskiego",
    place=Place(
        town="Nowogród Leśny",
        town_in="w Nowogrodzie Leśnym",
        street="Plac Katedralny 2",
        postcode="15-077",
        deanery="dekanat nowogrodzki śródmieście",
        diocese="diecezja leśna",
        voivodeship="podlaskie",
    ),
    phone="85 555 06 30",
    look="blog",
    address="/parafia/{slug}.php",
    hour="{h}:{m:02}",
    masses_menu="Msze i spowiedź",
    masses_title="Msze święte i spowiedź",
    masses="""
@ day=sunday_holiday
## Niedziela oraz uroczystości obowiązkowe
- {6:30}, {8:00}, {9:30}, {11:00|note=dzieci} (dzieci), {12:30}
- {14:00|note=chrzty} (chrzty), {17:00}, {18:30}, {20:00|note=akademicka} (akademicka)
- Msza wigilijna w sobotę: {18:30|day=saturday_vigil}

@ day=weekday
## Dzień powszedni
- {6:30|season=poza_wakacjami}, {7:00}, {8:00}, {12:00}, {18:30}

W czasie wakacji i ferii nie ma Mszy św. o 6:30.

@ day=minor_feast
## Święta i uroczystości „zniesione”
- {6:30}, {8:00}, {12:00}, {17:00}, {18:30}

@ day=sunday_holiday place=szpital
## Kaplica w szpitalu miejskim
- niedziele i święta: {9:00}, {15:30}
@ day=weekday place=szpital
- dni powszednie: {16:00}

@ day=first_thursday
## Pierwsze dni miesiąca
- I czwartek: {18:30}, po Mszy godzina święta do 20:00
@ day=first_friday
- I piątek: {7:00}, {16:30|note=dzieci} (dzieci), {18:30}, {20:00|note=młodzież} (młodzież)
@ day=first_saturday
- I sobota: {8:00}, różaniec o 7:30

## Spowiedź
- codziennie od 6:15 do 8:30 i od 17:45 do 18:30
- przed świętami według osobnego ogłoszenia, od 7:00 do 20:00
""",
    welcome="""
Witamy w parafii Zmartwychwstania Pańskiego, w samym sercu Nowogrodu Leśnego.

- Kościół otwarty codziennie 6:00–20:30
- Zakrystia: 85 555 06 30
- Wieża widokowa: wtorek–niedziela, 10:00–17:00, bilet 8 zł
""",
    history="""
Kościół Zmartwychwstania Pańskiego stanął na miejscu dawnej komory celnej, tam gdzie zbiegały się trzy trakty.
Kamień węgielny położono na pamiątkę ocalenia miasta od zarazy.

## Budowa
Prace przerywano siedem razy, najczęściej z braku cegły. Cegielnię na przedmieściu uruchomili w końcu sami mieszczanie,
a każda rodzina oddawała co dziesiąty wypał na mury świątyni.

## Szpital i szkoła
Przy parafii działał najpierw przytułek, potem szpital. Do dziś kapelan mieszka w tym samym skrzydle co dawniej,
a w dni odwiedzin zostawia drzwi otwarte.

W ostatnich latach odnowiono polichromię. Pod warstwą wapna odkryto słońce z ludzką twarzą, które miasto uznało za swój znak.
""",
    verse="„Ja jestem zmartwychwstaniem i życiem” (J 11, 25)",
    news=(
        "Msza święta w intencji ojczyzny będzie odprawiona 3 maja o godz. {{{c}|day=dated_or_special}} na placu przed kościołem. "
        "Zapraszamy poczty sztandarowe.",
        "Studentów zapraszamy w środy o {b} na spotkania przy herbacie; w tym tygodniu temat: cierpliwość.",
    ),
    pages=("kancelaria", "sakramenty", "wspolnoty", "galeria", "cmentarz", "kontakt", "prywatnosc"),
)
