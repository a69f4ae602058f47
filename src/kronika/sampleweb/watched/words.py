"""Words that watched pages of each language need: labels, headings, teasers, dates."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from random import Random

FIRST_DAY = date(2026, 1, 5)
DAYS = 300


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """One language's words."""

    advertisement: str
    partner: str  # label of a text that is paid for
    home: str
    contact: str
    search: str
    more: str
    also: str  # heading of links to other pages
    next_page: str
    sections: tuple[str, ...]
    related: tuple[str, ...]
    teasers: tuple[str, str, str]  # of one and the same other page
    not_found: tuple[str, str]  # title and sentence
    login: tuple[str, str, str]  # title, name, password


WORDS = {
    "cs": Words(
        advertisement="Reklama",
        partner="Komerční sdělení",
        home="Úvod",
        contact="Kontakt",
        search="Hledat",
        more="Více",
        also="Mohlo by vás zajímat",
        next_page="Další stránka",
        sections=(
            "Co je nového",
            "Na co si dát pozor",
            "Jak postupovat",
            "Kdo za tím stojí",
            "Co bude dál",
            "Z historie",
            "Podrobnosti",
            "Doprava a parkování",
        ),
        related=(
            "Otevírací doba o svátcích",
            "Zápis z minulého setkání",
            "Fotografie z loňského ročníku",
            "Formuláře ke stažení",
            "Mapa okolí a příjezd",
            "Nejčastější dotazy",
            "Pravidla pro návštěvníky",
            "Archiv starších zpráv",
        ),
        teasers=(
            "Tohle o podzimní zahradě neví skoro nikdo",
            "Pět rad, které zachrání vaši zahradu před zimou",
            "Zahradník prozradil, kdy opravdu stříhat růže",
        ),
        not_found=(
            "Stránka nenalezena",
            "Omlouváme se, ale požadovaná stránka neexistuje nebo byla odstraněna. Zkuste vyhledávání.",
        ),
        login=("Přihlášení", "Uživatelské jméno", "Heslo"),
    ),
    "pl": Words(
        advertisement="Reklama",
        partner="Materiał partnera",
        home="Strona główna",
        contact="Kontakt",
        search="Szukaj",
        more="Więcej",
        also="Zobacz także",
        next_page="Następna strona",
        sections=(
            "Co nowego",
            "Na co zwrócić uwagę",
            "Jak się zgłosić",
            "Kto za tym stoi",
            "Co dalej",
            "Z historii",
            "Szczegóły",
            "Dojazd i parking",
        ),
        related=(
            "Godziny otwarcia w święta",
            "Protokół z poprzedniego spotkania",
            "Zdjęcia z ubiegłego roku",
            "Wzory wniosków do pobrania",
            "Mapa okolicy i dojazd",
            "Pytania i odpowiedzi",
            "Regulamin dla odwiedzających",
            "Archiwum starszych wiadomości",
        ),
        teasers=(
            "Tego o jesiennym ogrodzie prawie nikt nie wie",
            "Pięć porad, które uratują ogród przed zimą",
            "Ogrodnik zdradza, kiedy naprawdę przycinać róże",
        ),
        not_found=(
            "Nie znaleziono strony",
            "Przepraszamy, strona o podanym adresie nie istnieje lub została usunięta. Skorzystaj z wyszukiwarki.",
        ),
        login=("Logowanie", "Nazwa użytkownika", "Hasło"),
    ),
    "ru": Words(
        advertisement="Реклама",
        partner="На правах рекламы",
        home="Главная",
        contact="Контакты",
        search="Поиск",
        more="Подробнее",
        also="Читайте также",
        next_page="Следующая страница",
        sections=(
            "Что нового",
            "На что обратить внимание",
            "Как подать заявку",
            "Кто за этим стоит",
            "Что дальше",
            "Из истории",
            "Подробности",
            "Проезд и парковка",
        ),
        related=(
            "Часы работы в праздники",
            "Протокол прошлой встречи",
            "Фотографии прошлого года",
            "Бланки для скачивания",
            "Карта и схема проезда",
            "Вопросы и ответы",
            "Правила для посетителей",
            "Архив старых сообщений",
        ),
        teasers=(
            "Этого об осеннем саде почти никто не знает",
            "Пять советов, которые спасут сад от зимы",
            "Садовник рассказал, когда на самом деле обрезать розы",
        ),
        not_found=(
            "Страница не найдена",
            "К сожалению, запрошенная страница не существует или была удалена. Воспользуйтесь поиском.",
        ),
        login=("Вход", "Имя пользователя", "Пароль"),
    ),
    "en": Words(
        advertisement="Advertisement",
        partner="Sponsored content",
        home="Home",
        contact="Contact",
        search="Search",
        more="More",
        also="You may also like",
        next_page="Next page",
        sections=(
            "What is new",
            "Before you begin",
            "How to take part",
            "Who is behind it",
            "What comes next",
            "Some history",
            "The details",
            "Getting here",
        ),
        related=(
            "Opening hours on public holidays",
            "Minutes of the last meeting",
            "Photographs from last year",
            "Forms to download",
            "A map and how to get here",
            "Questions people ask",
            "Rules for visitors",
            "Archive of older news",
        ),
        teasers=(
            "Hardly anybody knows this about gardens in autumn",
            "Five tips that will save your garden from winter",
            "A gardener tells when roses should really be cut",
        ),
        not_found=(
            "Page not found",
            "Sorry, the page you are looking for does not exist or has been removed. Please try the search.",
        ),
        login=("Log in", "User name", "Password"),
    ),
}


def day(lang: str, dice: Random) -> str:
    """A day of the year as the language writes it."""
    thrown = FIRST_DAY + timedelta(days=dice.randrange(DAYS))
    if lang == "en":
        return f"{thrown:%d %B %Y}".lstrip("0")
    return f"{thrown.day}. {thrown.month}. {thrown.year}" if lang == "cs" else f"{thrown:%d.%m.%Y}"
