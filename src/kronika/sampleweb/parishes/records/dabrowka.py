"""Dąbrówka: a blog that writes 8.oo and 10.3o and has just changed its hours."""

from __future__ import annotations

from kronika.sampleweb.parishes.parish import Parish, Place

KIND = Parish(
    key="dabrowka",
    patron="Matki Bożej Różańcowej",
    place=Place(
        town="Dąbrówka Leśna",
        town_in="w Dąbrówce Leśnej",
        street="Dębowa 22",
        postcode="05-306",
        deanery="dekanat dąbrowiecki",
        diocese="diecezja leśna",
        voivodeship="mazowieckie",
    ),
    phone="25 555 10 30",
    look="blog",
    address="/strona/{slug}",
    hour="{h}.{m:02}",
    masses_menu="Godziny Mszy św.",
    masses_title="Nowe godziny niedzielnych Mszy świętych",
    masses="""
@ day=sunday_holiday
Od pierwszej niedzieli lutego zmieniamy porządek. Zamiast dwóch Mszy, o 7.oo i o 9.oo, będzie jedna, o {8.oo}. Msza dotąd
odprawiana o 10.3o przechodzi na {10.oo}. Południowa i wieczorna bez zmian.

Od lutego w niedziele i święta:
- {8.oo}
- {10.oo} (dla dzieci; w lipcu i sierpniu bez kazania dla dzieci)
- {12.oo}
- {18.oo}

@ day=sunday_holiday place=Borki
W kaplicy w Borkach o godz. {9.oo},
@ day=sunday_holiday place=Zarośla
a w Zaroślach o {10.3o}.

@ day=weekday
W dni powszednie jak dotychczas: {7.oo} i {18.oo}.
""",
    welcome="""
@ day=sunday_holiday
W niedzielę zapraszamy na Mszę świętą o {8.oo}, {10.oo}, {12.oo} i {18.oo}.

- Opublikowano: 25 stycznia 2026, 10.30
- Komentarze są wyłączone.
""",
    history="""
Dąbrówka Leśna wyrosła przy trakcie, którym pędzono woły na targ. Przy karczmie stał krzyż, a przy krzyżu zbierali się
poganiacze na wieczorny różaniec; stąd, jak mówi tradycja, wziął się tytuł naszego kościoła.

Parafię utworzono, wydzielając osiem wsi z trzech sąsiednich parafii. Pierwszy proboszcz przez rok mieszkał w szkole,
a lekcje odbywały się za ścianą jego pokoju.

Kaplice w Borkach i Zaroślach powstały w jednym roku. Mieszkańcy obu wsi ścigali się, kto pierwszy położy dach;
wygrały Borki o jeden dzień.
""",
    verse="„Niech się nie trwoży serce wasze” (J 14, 1)",
    pages=("kancelaria", "sakramenty", "galeria", "kontakt", "prywatnosc"),
)
