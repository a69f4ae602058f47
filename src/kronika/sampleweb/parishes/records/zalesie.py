"""Zalesie: frames, winter in brackets, chapels that take turns on Sundays, from October to April."""

from __future__ import annotations

from kronika.sampleweb.parishes.parish import Parish, Place

KIND = Parish(
    key="zalesie",
    patron="św. Floriana",
    place=Place(
        town="Zalesie Królewskie",
        town_in="w Zalesiu Królewskim",
        street="Strażacka 5",
        postcode="86-140",
        deanery="dekanat zaleski",
        diocese="diecezja borowska",
        voivodeship="kujawsko-pomorskie",
    ),
    phone="52 555 17 00",
    look="frames",
    charset="windows-1250",
    declared="",
    address="/{slug}.htm",
    hour="{h}.{m:02}",
    masses_menu="Msze święte",
    masses_title="Msze święte",
    masses="""
@ day=weekday season=lato
; Dni powszednie :: {18.30} (zimą {17.00|season=zima})
@ day=sunday_holiday
; Niedziela, kościół parafialny :: {8.00}, {11.00}
@ day=sunday_holiday season=X-IV
; od X do IV także :: {15.00}
@ day=sunday_holiday season=V-IX
; od V do IX także :: {19.00}
@ day=sunday_holiday place=Młynki note=1,3_niedz
; Kaplica w Młynkach :: I i III niedziela miesiąca, {9.30}
@ day=sunday_holiday place=Rudki note=2,4_niedz
; Kaplica w Rudkach :: II i IV niedziela miesiąca, {9.30}
@ day=dated_or_special
; Odpust św. Floriana :: 4 maja, {12.00|note=odpust}
; Poświęcenie pól :: po Mszy św. o 18.30
; Straż pożarna, zbiórki :: pierwszy wtorek, 17.00
""",
    welcome="""
Parafia św. Floriana wita gości. Kto nie widzi ramek, niech wybierze stronę z listy.
""",
    history="""
Patronem Zalesia został święty Florian, ponieważ wieś płonęła częściej niż inne. Po trzecim pożarze mieszkańcy ślubowali,
że odbudowę zaczną od kościoła, a nie od własnych domów.

Słowa dotrzymali. Kościół stanął w jedno lato, a rodziny zimowały w ziemiankach. Pamiątką po tym jest belka z nacięciami,
po jednym od każdej rodziny.

Remiza strażacka przylega do muru cmentarnego. Syrena i dzwon odzywają się razem, i nikt tu nie pyta, które jest które.
""",
    verse="„Przyszedłem rzucić ogień na ziemię” (Łk 12, 49)",
    pages=("kancelaria", "kontakt"),
)
