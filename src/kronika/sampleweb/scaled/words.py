"""The few words a generated site says beside its articles, in each language."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """One language's words for menus, listings and traps."""

    paper: str  # the site's name, before its number
    home: str
    article: str  # as it stands in addresses
    part: str  # a page of the table of contents, also in addresses
    older: str
    published: str
    printed: str
    calendar: str
    no_events: str
    month_before: str
    month_after: str
    sort: str
    filter: str
    not_found: str
    not_found_text: str
    similar: str


WORDS = {
    "cs": Words(
        paper="Okresní noviny",
        home="Úvod",
        article="clanek",
        part="prehled",
        older="Starší zprávy",
        published="Vydáno",
        printed="Verze pro tisk",
        calendar="Kalendář akcí",
        no_events="V tomto měsíci se nic nekoná.",
        month_before="předchozí měsíc",
        month_after="následující měsíc",
        sort="seřadit podle",
        filter="zúžit na",
        not_found="Stránka nenalezena",
        not_found_text="Hledaná stránka neexistuje nebo byla přesunuta jinam.",
        similar="Podobné",
    ),
    "pl": Words(
        paper="Echo Powiatu",
        home="Strona główna",
        article="artykul",
        part="przeglad",
        older="Starsze wiadomości",
        published="Opublikowano",
        printed="Wersja do druku",
        calendar="Kalendarz wydarzeń",
        no_events="W tym miesiącu nic się nie dzieje.",
        month_before="poprzedni miesiąc",
        month_after="następny miesiąc",
        sort="sortuj według",
        filter="zawęź do",
        not_found="Nie znaleziono strony",
        not_found_text="Szukana strona nie istnieje albo została przeniesiona.",
        similar="Podobne",
    ),
    "ru": Words(
        paper="Районные вести",
        home="Главная",
        article="statya",
        part="obzor",
        older="Более ранние новости",
        published="Опубликовано",
        printed="Версия для печати",
        calendar="Календарь событий",
        no_events="В этом месяце событий нет.",
        month_before="предыдущий месяц",
        month_after="следующий месяц",
        sort="упорядочить по",
        filter="оставить только",
        not_found="Страница не найдена",
        not_found_text="Запрошенная страница не существует или была перемещена.",
        similar="Похожее",
    ),
}
