"""Errors sent as pages, in many wordings, and texts about errors."""

from __future__ import annotations

from datetime import datetime

import pytest

from kronika.extract.article import extract
from kronika.model.article import PageClass

MISSING = [
    ("cs", "Stránka nenalezena | Zkušební list", "Stránka nenalezena", "Zkuste hledání nebo se vraťte na úvod."),
    (
        "cs",
        "Zkušební list",
        "Jejda!",
        "Omlouváme se, ale stránka, kterou hledáte, neexistuje. Vraťte se na úvodní stránku.",
    ),
    ("cs", "404 - Zkušební list", "Chyba 404", "Takový obsah tu není, možná jste se překlepli."),
    (
        "pl",
        "Błąd 404 – Gazeta Próbna",
        "Nie znaleziono strony",
        "Podana strona nie istnieje. Sprawdź, czy adres jest poprawny.",
    ),
    ("pl", "Gazeta Próbna", "Ups!", "Strona, której szukasz, została przeniesiona albo nigdy jej nie było."),
    ("ru", "Страница не найдена", "404", "К сожалению, такой страницы нет. Воспользуйтесь поиском по сайту."),
    ("ru", "Ошибка 404 | Пробная газета", "Материал не найден", "Возможно, он был удалён или перенесён."),
    ("en", "404 Not Found", "Not Found", "The requested URL was not found on this server."),
    ("en", "The Trial Paper", "Sorry, we can't find that page", "The page you are looking for may have moved."),
    ("en", "503 Service Unavailable", "Service Unavailable", "The server is too busy. Please try again later."),
    (
        "de",
        "Seite nicht gefunden – Probeblatt",
        "Seite nicht gefunden",
        "Leider gibt es hier nichts zu sehen, das tut uns leid.",
    ),
]


def page(lang: str, title: str, heading: str, text: str, more: str = "") -> str:
    return (
        f"<html lang={lang}><head><title>{title}</title></head><body><nav><a href=/a>A</a> <a href=/b>B</a></nav>"
        f"<h1>{heading}</h1><p>{text}</p>{more}</body></html>"
    )


@pytest.mark.parametrize(("lang", "title", "heading", "text"), MISSING)
def test_errors(lang: str, title: str, heading: str, text: str, now: datetime) -> None:
    article = extract(page(lang, title, heading, text), now=now)
    assert article.page_class is PageClass.SOFT_404
    assert article.text == ""


def test_an_error_with_news_below_it(now: datetime) -> None:
    sentence = "Most přes řeku otevřel v pondělí starosta a řekl, že se na něj dlouho čekalo a že stál hodně peněz."
    news = "".join(f"<h3><a href=/{n}>Zpráva číslo {n} z našeho města</a></h3><p>{sentence}</p>" for n in range(6))
    html = page("cs", "Stránka nenalezena", "Stránka nenalezena", "Zkuste některou z těchto zpráv.", news)
    assert extract(html, now=now).page_class is PageClass.SOFT_404


def test_articles_about_errors_stay_articles(now: datetime) -> None:
    text = """<p>27. 4. 2026</p><p>Kdo v pondělí otevřel web radnice, viděl jen nápis „Stránka nenalezena“ a číslo 404.</p>
      <p>Podle mluvčí se při stěhování na nový server ztratily všechny odkazy a oprava potrvá do konce týdne.</p>
      <p>Lidé si zatím mohou formuláře vyzvednout osobně v přízemí, kde na ně čekají úřednice od osmi hodin.</p>"""
    html = page(
        "cs",
        "Stránka nenalezena: web radnice týden nefunguje",
        "Stránka nenalezena: web radnice týden nefunguje",
        "",
        text,
    )
    article = extract(html, now=now)
    assert article.page_class is PageClass.ARTICLE
    assert "stěhování" in article.body


def test_a_number_in_a_headline_is_no_status(now: datetime) -> None:
    text = """<p>26.04.2026</p><p>Do konkursu zgłoszono 404 prace, o sto więcej niż rok temu, a jury miało trudny wybór.</p>
      <p>Nagrody wręczono w sobotę w domu kultury, gdzie prace można oglądać do końca maja.</p>"""
    html = page("pl", "404 prace na konkurs plastyczny", "404 prace na konkurs plastyczny", "", text)
    assert extract(html, now=now).page_class is PageClass.ARTICLE
