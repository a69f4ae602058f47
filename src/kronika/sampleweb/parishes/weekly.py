"""What changes every week on a parish site: announcements and intentions, the same for the same Sunday."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from random import Random
from zoneinfo import ZoneInfo

from kronika.sampleweb.parishes.parish import Parish

WARSAW = ZoneInfo("Europe/Warsaw")
KEPT_WEEKS = 3
DAYS = ("Poniedziałek", "Wtorek", "Środa", "Czwartek", "Piątek", "Sobota", "Niedziela")
MONTHS = (
    "stycznia",
    "lutego",
    "marca",
    "kwietnia",
    "maja",
    "czerwca",
    "lipca",
    "sierpnia",
    "września",
    "października",
    "listopada",
    "grudnia",
)

# Hours here are never hours of the weekly schedule: {a}, {b}, {c} are filled with hours as the parish writes them, and the
# hour of a mass is marked as one of a date: {{{c}|day=dated_or_special}}.
NEWS = (
    "Okazja do spowiedzi codziennie przed Mszą świętą, a w piątek od godz. {a}. Prosimy nie odkładać spowiedzi na ostatnią chwilę.",
    "Adoracja Najświętszego Sakramentu w czwartek od godz. {a} do {b}. W ciszy można powierzyć Bogu sprawy swoich rodzin.",
    "Próba scholi dziecięcej w sobotę o godz. {c} w salce nad zakrystią, a próba chóru w środę o {a}.",
    "Kancelaria parafialna będzie w tym tygodniu czynna tylko we wtorek w godz. {c}–{b}. W sprawach pogrzebu prosimy dzwonić o każdej porze.",
    "Spotkanie kandydatów do bierzmowania w poniedziałek o godz. {b}. Obecność obowiązkowa, prosimy zabrać indeksy.",
    "Różaniec za zmarłych odmawiamy pół godziny przed Mszą świętą. Zachęcamy szczególnie rodziny, które zamówiły wypominki.",
    "Na remont dachu zebraliśmy w ubiegłą niedzielę 4 350 zł. Bóg zapłać za każdą ofiarę; kolejna zbiórka za dwa tygodnie.",
    "W przedsionku kościoła wyłożono prasę katolicką w cenie 8 zł oraz kalendarze po 15 zł.",
    "Rodzice dzieci pierwszokomunijnych spotkają się w czwartek o godz. {b} w domu parafialnym. Omówimy sprawy porządkowe.",
    "Do sprzątania kościoła i przystrojenia ołtarza prosimy w tym tygodniu mieszkańców domów od numeru 12 do 18.",
    "Zapisy na pielgrzymkę autokarową trwają do 30 dnia miesiąca. Koszt 120 zł, wyjazd o godz. {c} sprzed plebanii.",
    "Poradnia życia rodzinnego przyjmuje w drugi i czwarty wtorek miesiąca o godz. {a} na plebanii.",
)
LENT = (
    "Droga krzyżowa w każdy piątek Wielkiego Postu o godz. {a}, a gorzkie żale w niedzielę o godz. {c}. Zapraszamy do wspólnej modlitwy.",
)
INTENTIONS = (
    "o zdrowie i błogosławieństwo Boże dla rodziny",
    "za zmarłych rodziców i rodzeństwo",
    "w 30. rocznicę ślubu, z podziękowaniem za otrzymane łaski",
    "o radość życia wiecznego dla zmarłej babci",
    "dziękczynna w 18. rocznicę urodzin wnuczki",
    "za parafian",
    "za dusze w czyśćcu cierpiące",
    "o szczęśliwy przebieg operacji",
    "w intencji Bogu wiadomej",
    "za zmarłych z rodziny, od sąsiadów z ulicy Polnej",
)


def sunday(now: datetime, weeks_ago: int = 0) -> date:
    """The Sunday whose announcements are read at that moment."""
    today = now.astimezone(WARSAW).date()
    return today - timedelta(days=(today.weekday() + 1) % 7, weeks=weeks_ago)


def announcements(parish: Parish, day: date) -> str:
    """The announcements of one Sunday as marked text."""
    dice = Random(f"{parish.key} {day}")
    pool = [*NEWS, *parish.news, *(LENT if day.month in {2, 3} else ())]
    hours = {
        "a": parish.at(dice.choice((16, 17, 18)), 30),
        "b": parish.at(19, dice.choice((0, 15))),
        "c": parish.at(10, 15),
    }
    chosen = dice.sample(pool, dice.randrange(5, 8))
    return "\n".join(f"- {item.format(**hours) if '{' in item else item}" for item in chosen)


def intentions(parish: Parish, day: date) -> str:
    """A table of the week's intentions; its hours are dated, not part of the weekly schedule."""
    dice = Random(f"{parish.key} intencje {day}")
    rows = ["| Dzień | Godzina | Intencja"]
    for step in range(1, 8):
        at = day + timedelta(days=step)
        hours = ((7, 0), (18, 0)) if step < 7 else ((8, 0), (10, 0), (12, 0))
        rows += [
            f"| {DAYS[at.weekday()]} {at.day} {MONTHS[at.month - 1]} | {{{parish.at(*hour)}|day=dated_intention}} "
            f"| {dice.choice(INTENTIONS)}"
            for hour in hours
        ]
    return "\n".join(rows)


def long_date(day: date) -> str:
    """29 marca 2026."""
    return f"{day.day} {MONTHS[day.month - 1]} {day.year}"
