"""Kamionka: typed by hand, superscripts lost (700, 1830), Advent masses."""

from __future__ import annotations

from kronika.sampleweb.parishes.parish import Parish, Place

KIND = Parish(
    key="kamionka",
    patron="Wszystkich Świętych",
    place=Place(
        town="Kamionka Dolna",
        town_in="w Kamionce Dolnej",
        street="Górna 17",
        postcode="34-621",
        deanery="dekanat kamioński",
        diocese="diecezja zawierska",
        voivodeship="małopolskie",
    ),
    phone="18 555 07 00",
    look="plain",
    address="/{slug}.html",
    hour="{h}{m:02}",
    masses_menu="Msze",
    masses_title="PORZĄDEK MSZY ŚWIĘTYCH",
    masses="""
@ day=sunday_holiday
## W niedziele i święta
{700}, {900}, {1030}, {1200}, {1630}

@ day=weekday
## W dni powszednie
{630} i {1800}, we wtorek także {900|day=days:wt}

@ day=weekday season=adwent
## W adwencie
Roraty {600|note=roraty}

@ day=minor_feast
## Święta zniesione
{630}, {900}, {1630}, {1800}

Kancelaria czynna 1500 – 1700. Parafia liczy 1830 wiernych w 540 rodzinach. Kościół poświęcono w roku 1912.
""",
    welcome="""
Strona parafii Wszystkich Świętych. Parafia liczy 1830 wiernych, do kościoła jest 700 metrów od przystanku.
""",
    history="""
Kamionka Dolna należała niegdyś do rozległej parafii po drugiej stronie przełęczy. Zimą droga do kościoła zajmowała
cztery godziny, więc chrzty odkładano do wiosny, a zmarłych grzebano bez księdza.

O własną parafię mieszkańcy zabiegali przez trzydzieści lat. Zgoda przyszła dopiero wtedy, gdy przedstawili biskupowi
spis imienny rodzin i gotowy fundament pod świątynię.

Kościół stoi na skale, dlatego nie ma krypty. Wieżę dobudowano później, gdy z datków emigrantów kupiono trzy dzwony.
""",
    verse="„Wy jesteście solą ziemi” (Mt 5, 13)",
    pages=("kancelaria", "kontakt", "prywatnosc"),
)
