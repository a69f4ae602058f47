"""Phrases of which training pages are put together: for each event its headings and its lines, Polish and Czech.

In a line {r} is a range of hours, {t} an hour, {d} some days, {D} one day with a capital letter.
"""

from __future__ import annotations

HEADINGS: dict[str, tuple[str, ...]] = {
    "office": (
        "Kancelaria parafialna", "Kancelaria", "Godziny urzędowania kancelarii", "Kancelaria czynna", "Biuro parafialne",
        "Sekretariat szkoły", "Godziny pracy urzędu", "Urząd Gminy", "Dziekanat", "Biuro", "Godziny otwarcia kancelarii",
        "Úřední hodiny", "Farní kancelář", "Úřední hodiny úřadu", "Sekretariát školy", "Podatelna", "Kancelář",
    ),
    "mass": (
        "Msze święte", "Porządek Mszy św.", "Niedziele i święta", "Liturgia", "Porządek nabożeństw i Mszy świętych", "Msze w tygodniu",
        "Bohoslužby", "Pořad bohoslužeb", "Mše svaté",
    ),
    "confession": ("Spowiedź święta", "Sakrament pokuty", "Spowiedź", "Zpověď", "Svátost smíření – zpověď"),
    "devotion": ("Nabożeństwa", "Adoracja Najświętszego Sakramentu", "Różaniec", "Droga krzyżowa", "Adorace", "Růženec"),
    "meeting": (
        "Wspólnoty", "Spotkania", "Grupy parafialne", "Chór", "Poradnia życia rodzinnego", "Zajęcia", "Setkání", "Kroužky", "Caritas",
    ),
    "opening": (
        "Kościół otwarty", "Cmentarz", "Biblioteka", "Muzeum parafialne", "Zwiedzanie wieży", "Sklepik", "Knihovna", "Otevírací doba kostela",
        "Świetlica",
    ),
    "other": ("Aktualności", "Ogłoszenia", "Galeria", "Pielgrzymka", "Historia", "Kontakt", "Aktuality"),
}  # fmt: skip

LINES: dict[str, tuple[str, ...]] = {
    "office": (
        "{D}: {r}", "{D} {r}", "{d} {r}", "{d} w godz. {r}", "{r} ({d})", "{D} – {r} i {r}", "czynna {d} w godzinach {r}",
        "w godz. {r} {d}", "{D} od {t} do {t}", "Kancelaria czynna {d} {r}.", "Kancelaria parafialna: {d} {r}",
        "Biuro czynne {d} od {t} do {t}.", "Ksiądz proboszcz przyjmuje w kancelarii {d} w godz. {r}.", "Sekretariat: {d} {r}",
        "Interesantów przyjmujemy {d} w godz. {r}", "Urząd czynny {d} {r}", "{d}: {r} i {r}", "Kasa czynna {d} {r}",
        "Kancelaria czynna po Mszy św. {d} {r}", "{D} {r} {r}", "Úřední hodiny: {d} {r}", "Kancelář je otevřena {d} {r}",
        "Podatelna: {d} {r}", "Telefon do kancelarii czynny {d} w godz. {r}",
    ),
    "mass": (
        "{D}: {t}, {t}, {t}", "{D} {t}", "{t}, {t}, {t}", "{d} {t} i {t}", "Msza św. {d} o {t}", "Msze święte: {t}, {t}", "{t} – Msza św. dla dzieci",
        "Mše svatá {d} v {t}", "{d} o godz. {t}", "Msza święta w kaplicy {d} o {t}", "{D}: {t} za parafian", "Suma {t}",
    ),
    "confession": (
        "Spowiedź {d} od {t}", "{d} {r}", "pół godziny przed Mszą św., {d} od {t} do {t}", "Okazja do spowiedzi {d} w godz. {r}", "{D}: {r}",
        "Zpověď {d} {r}", "Spowiadamy {d} od {t} do {t}", "Dyżur w konfesjonale {d} {r}",
    ),
    "devotion": (
        "Adoracja {d} od {t} do {t}", "Różaniec {d} o {t}", "{d} {t}", "{D}: {r}", "Nieszpory {d} o {t}", "Koronka {d} {t}",
        "Adorace {d} {r}", "Droga krzyżowa {d} o godz. {t}",
    ),
    "meeting": (
        "Próba chóru {d} o {t}", "Ministranci: {d} {t}", "Spotkanie {d} o {t} w kancelarii", "Schola {d} {r}", "{D} {r}",
        "Poradnia przyjmuje {d} w godz. {r}", "Caritas: dyżur {d} {r}", "Zajęcia {d} {r}", "Setkání {d} v {t}", "{d} {r}",
        "Spotkanie kandydatów {d} o {t} w biurze", "Psycholog przyjmuje {d} {r}",
    ),
    "opening": (
        "Kościół otwarty codziennie {r}", "Cmentarz otwarty {d} w godz. {r}", "Biblioteka czynna {d} {r}", "{D} {r}", "{d} {r}",
        "Zwiedzanie {d} od {t} do {t}", "Sklepik czynny {d} {r}", "Knihovna: {d} {r}", "Kaplica otwarta {r}", "Kostel je otevřen {d} {r}",
        "Muzeum czynne {d} {r}", "{D}: {r}", "Izba pamięci czynna {d} {r}", "Park jest czynny {d} w godz. {r}", "Punkt czynny {d} {r}",
        "Skansen czynny jest {d} w godz. {r}", "Salon otwarty {d} {r}", "Restaurace otevřena {d} {r}",
    ),
    "other": (
        "dodano 12.05.2025 {t}", "Wyjazd o {t} sprzed kościoła", "Opublikowano {t}", "Autobus odjeżdża o {t}", "Koncert {d} o {t}",
        "transmisja o {t}", "Pogrzeb {d} o {t}", "Odjezd v {t}", "Lekarz przyjmuje {d} {r}", "Wycieczka, zbiórka {d} o {t}", "{t}",
    ),
}  # fmt: skip

DAYS = (
    "w poniedziałki", "we wtorki i czwartki", "w środy", "w piątki", "pn.–pt.", "od poniedziałku do piątku", "w poniedziałek i środę",
    "poniedziałek, środa, piątek", "wtorek", "sobota", "codziennie", "w soboty", "v pondělí", "ve středu", "v úterý a ve čtvrtek",
    "pondělí až pátek", "w dni robocze", "w każdy czwartek",
)  # fmt: skip
CAPITAL = (
    "Poniedziałek", "Wtorek", "Środa", "Czwartek", "Piątek", "Sobota", "Pn", "Wt.", "Śr", "Pn.–Pt.", "Pondělí", "Úterý", "Středa",
    "Pátek", "Po", "Út", "Niedziela",
)  # fmt: skip
FORMS = ("{h}.{m:02}", "{h}:{m:02}", "{h:02}:{m:02}", "{h}.{m:02}", "{h}")
DASHES = ("–", "-", " – ", " - ")
FILLERS = (
    "Zapraszamy serdecznie wszystkich.", "Tel. 12 555 10 20", "Więcej informacji w gablocie.", "Adres: ul. Polna 12", "Srdečně zveme.",
    "Kom. 601 20 18 30", "Konto: 18 1020 0000 0730", "ul. Szkolna 12, 34-620 Polany", "NIP 700 18 30 945", 
    "Prosimy o zabranie dokumentów.", "W nagłych sprawach prosimy dzwonić.",
)  # fmt: skip
