"""Pages that most parish sites have and that say much the same: office, contact, sacraments, groups, gallery, cemetery."""

from __future__ import annotations

from collections.abc import Callable

from kronika.sampleweb.parishes.parish import Parish


def office(parish: Parish) -> str:
    """Office hours: none of them is a mass."""
    return f"""
Kancelaria mieści się na plebanii przy ul. {parish.place.street}. Zapraszamy w dniach i godzinach podanych niżej.

| Poniedziałek | {parish.at(9)} – {parish.at(11)}
| Środa | {parish.at(16)} – {parish.at(17, 30)}
| Piątek | {parish.at(8, 30)} – {parish.at(10)}

W pierwsze piątki miesiąca, w niedziele i święta kancelaria jest nieczynna. Telefon w nagłych sprawach: {parish.phone}.
"""


def contact(parish: Parish) -> str:
    """Addresses, telephones, account numbers."""
    return f"""
; Adres :: ul. {parish.place.street}, {parish.place.postcode} {parish.place.town}
; Telefon :: {parish.phone}
; E-mail :: kancelaria@{parish.host}.example
; Konto parafii :: 18 1020 0000 0730 0012 1800 2030
; NIP :: 700 18 30 945
"""


def sacraments(parish: Parish) -> str:
    """How to ask for baptism and marriage."""
    return f"""
## Chrzest święty
Chrztu udzielamy w drugą i czwartą niedzielę miesiąca. Rodzice zgłaszają dziecko w kancelarii co najmniej
dwa tygodnie wcześniej i przynoszą odpis aktu urodzenia.

## Sakrament małżeństwa
Narzeczeni zgłaszają się trzy miesiące przed planowanym ślubem. Nauki przedślubne odbywają się w lutym i w październiku,
w piątki o godz. {parish.at(19)}.

## Odwiedziny chorych
Chorych odwiedzamy w pierwszą sobotę miesiąca od godz. {parish.at(9)}. Zgłoszenia przyjmujemy w zakrystii.
"""


def groups(parish: Parish) -> str:
    """Groups and their meetings: hours that are no masses."""
    return f"""
; Chór parafialny :: próby w środy o {parish.at(19)}
; Schola dziecięca :: sobota, {parish.at(10)}, salka nad zakrystią
; Ministranci :: zbiórka w każdą sobotę o {parish.at(9, 30)}
; Róże różańcowe :: zmiana tajemnic w pierwszą niedzielę miesiąca o {parish.at(16, 30)}
; Caritas :: dyżur we wtorki {parish.at(15)}–{parish.at(16)}
"""


def gallery(parish: Parish) -> str:
    """Captions with dates and times of posting."""
    return f"""
- Procesja wokół kościoła – 24 zdjęcia, dodano 12.06.2025 {parish.at(20, 15)}
- Odpust parafialny – 18 zdjęć, dodano 11.11.2025 {parish.at(14, 30)}
- Jasełka w wykonaniu dzieci – 30 zdjęć, dodano 06.01.2026 {parish.at(17, 5)}
"""


def cemetery(parish: Parish) -> str:
    """Rules with opening hours and prices."""
    return f"""
Cmentarz parafialny jest otwarty codziennie: od kwietnia do października w godz. {parish.at(7)}–{parish.at(20)},
a od listopada do marca w godz. {parish.at(8)}–{parish.at(17)}.

Opłata za miejsce na 20 lat wynosi 800 zł, za przedłużenie 600 zł. Opłaty przyjmuje kancelaria.

Prosimy nie zostawiać wypalonych zniczy przy ogrodzeniu i segregować odpady zgodnie z oznaczeniem pojemników.
"""


def privacy(parish: Parish) -> str:
    """A page that nobody reads."""
    return f"""
Administratorem danych osobowych jest {parish.name}. Dane są przetwarzane wyłącznie w celach związanych z działalnością
duszpasterską i nie są przekazywane innym podmiotom.

Strona zapisuje jedynie podstawowe dane techniczne o odwiedzinach, potrzebne do utrzymania serwisu w należytym porządku.
"""


# name → (words of the menu, heading, whether it reads as an article, text)
COMMON: dict[str, tuple[str, str, bool, Callable[[Parish], str]]] = {
    "kancelaria": ("Kancelaria", "Kancelaria parafialna", False, office),
    "kontakt": ("Kontakt", "Kontakt", False, contact),
    "sakramenty": ("Sakramenty", "Sakramenty święte w naszej parafii", True, sacraments),
    "wspolnoty": ("Wspólnoty", "Wspólnoty działające przy parafii", False, groups),
    "galeria": ("Galeria", "Galeria zdjęć", False, gallery),
    "cmentarz": ("Cmentarz", "Regulamin cmentarza parafialnego", True, cemetery),
    "prywatnosc": ("Ochrona danych", "Ochrona danych osobowych", True, privacy),
}
