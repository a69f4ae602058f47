"""Jastrzębie: definition lists, hours torn apart: 8: 00, 7 30, also over a line break."""

from __future__ import annotations

from kronika.sampleweb.parishes.parish import Parish, Place

KIND = Parish(
    key="jastrzebie",
    patron="św. Mikołaja",
    place=Place(
        town="Jastrzębie Polne",
        town_in="w Jastrzębiu Polnym",
        street="Rynek 3",
        postcode="26-502",
        deanery="dekanat jastrzębski",
        diocese="diecezja leśna",
        voivodeship="mazowieckie",
    ),
    phone="48 555 07 30",
    look="tables",
    address="/?id={slug}",
    hour="{h}: {m:02}",
    masses_menu="Msze i nabożeństwa",
    masses_title="Kiedy odprawiamy Msze święte",
    masses="""
@ day=weekday
; Dni powszednie :: {7 30}, {18 00}
@ day=saturday
; Sobota :: {8: 00}
@ day=saturday_vigil
; Sobota, Msza z niedzielnej liturgii :: {18: 00}
@ day=sunday_holiday
; Niedziele i święta :: {7⏎30}, {9: 00}, {10 30|note=dzieci} dla dzieci, {12: 00}
@ day=first_thursday
; Pierwszy czwartek :: {18 00|note=o_powołania} o powołania, potem adoracja do 20: 00
@ day=first_friday
; Pierwszy piątek :: {7 30}, {17: 00}, {18⏎00}
; Spowiedź :: pół godziny przed Mszą, w pierwszy piątek od 16 00
; Różaniec :: codziennie 17 30
""",
    welcome="""
Jesteśmy małą parafią w środku pól. Od Jastrzębia do stacji kolejowej jest 7 km i 300 m.

; Biuro parafialne :: wtorek, 16: 00 – 17: 30
; Telefon :: 48 555 07 30
""",
    history="""
Święty Mikołaj trafił do Jastrzębia razem z kupcami, którzy przeprawiali tędy wozy z solą. Ufundowali kaplicę z wdzięczności
za to, że podczas roztopów nie stracili ani jednego zaprzęgu.

Kościół kilka razy zmieniał kształt. Najpierw dostawiono kruchtę, później nawę boczną, a na końcu wieżę, która stoi osobno,
bo grunt przy murach okazał się zbyt miękki.

W dzień patrona dzieci dostają pierniki pieczone na plebanii. Zwyczaj przetrwał nawet lata, gdy mąkę wydawano na kartki.
""",
    verse="„Czuwajcie więc, bo nie znacie dnia ani godziny” (Mt 25, 13)",
    pages=("kancelaria", "wspolnoty", "galeria", "cmentarz", "kontakt"),
)
