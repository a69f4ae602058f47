"""Login, consent and age walls, and articles on sites that have them."""

from __future__ import annotations

from datetime import datetime

import pytest

from kronika.extract.article import extract
from kronika.model.article import PageClass

LEGAL = {
    "pl": (
        "Aby zapewnić najwyższą jakość usług, my i nasi zaufani partnerzy używamy plików cookies oraz podobnych technologii.",
        "Administratorem danych osobowych jest wydawca serwisu. Zgoda jest dobrowolna i można ją w każdej chwili wycofać.",
        "Dane będą przetwarzane w celu dopasowania reklam oraz prowadzenia statystyk, a podstawą przetwarzania jest zgoda.",
    ),
    "cs": (
        "My a naši partneři používáme soubory cookies, abychom vám mohli zobrazovat obsah a reklamy podle vašich zájmů.",
        "Souhlas se zpracováním osobních údajů je dobrovolný a můžete ho kdykoli odvolat v nastavení soukromí.",
        "Bez souhlasu můžete náš web číst s předplatným, které je bez reklam a bez sledování ze strany partnerů.",
    ),
    "ru": (
        "Мы и наши партнёры используем файлы cookie, чтобы показывать вам рекламу и считать посещения сайта.",
        "Согласие на обработку персональных данных можно отозвать в любое время в разделе о конфиденциальности.",
    ),
    "en": (
        "We and our partners store cookies on your device and use personal data to show you ads that fit you.",
        "You can withdraw your consent at any time in the privacy settings at the foot of every page.",
    ),
}
BUTTONS = {
    "pl": "Zaakceptuj i przejdź do serwisu",
    "cs": "Přijmout vše",
    "ru": "Принять все",
    "en": "Accept all and continue",
}


def consent(lang: str, title: str, *, times: int = 1) -> str:
    said = "".join(f"<p>{text}</p>" for text in LEGAL[lang] * times)
    box = f"<div><h2>{title}</h2>{said}<button>{BUTTONS[lang]}</button></div>"
    return f"<html lang={lang}><head><title>{title}</title></head><body>{box}</body></html>"


@pytest.mark.parametrize("lang", LEGAL)
@pytest.mark.parametrize("times", [1, 4])
def test_consent_walls(lang: str, times: int, now: datetime) -> None:
    article = extract(consent(lang, "List Próbny", times=times), now=now)
    assert article.page_class is PageClass.WALL
    assert article.text == ""


def test_pay_or_consent_in_german_goes_by_its_button(now: datetime) -> None:
    page = """<html lang=de><head><title>Probeblatt</title></head><body><h1>Willkommen beim Probeblatt</h1><div><p>Mit Werbung und Tracking
      weiterlesen: dafür brauchen wir Ihre Einwilligung, dass wir und 190 Partner Cookies setzen.</p><button>Akzeptieren und weiter</button></div>
      <div><p>Oder lesen Sie ohne Tracking im Pur-Abo für 3,99 Euro im Monat, Datenschutz inbegriffen.</p><button>Pur-Abo</button></div></body>"""
    assert extract(page, now=now).page_class is PageClass.WALL


@pytest.mark.parametrize(
    "page",
    [
        "<html lang=cs><title>Přihlášení</title><h1>Přihlášení</h1><p>Zadejte jméno a heslo.</p><form><input name=u><input type=password></form>",
        "<html lang=pl><title>Gazeta</title><h1>Gazeta</h1><p>Zaloguj się, aby czytać dalej.</p><form><input type=email><input type=PASSWORD></form>",
        "<html lang=pl><title>Gazeta</title><h1>Gazeta</h1><p>Zarejestruj się, aby czytać dalej. To nic nie kosztuje.</p><a href=/r>Rejestracja</a>",
        "<html lang=ru><title>Авторизация</title><h1>Вход на сайт</h1><form>Логин <input> Пароль <input type=password></form>",
        "<html lang=en><title>Sign in</title><h1>Sign in to your account</h1><form><input><input type=password><button>Go</button></form>",
        "<html lang=pl><title>Piwo.example</title><h2>Czy masz ukończone 18 lat?</h2><button>Tak</button><button>Nie</button>",
    ],
)
def test_walls_that_ask_for_something(page: str, now: datetime) -> None:
    assert extract(page, now=now).page_class is PageClass.WALL


def test_an_article_about_cookies_under_a_cookie_bar(now: datetime) -> None:
    page = """<html lang=pl><head><title>Urząd ukarał portal za pliki cookies</title></head><body><h1>Urząd ukarał portal za pliki cookies</h1>
      <p>27 kwietnia 2026</p><p>Urząd uznał, że portal przetwarzał dane osobowe bez zgody i że przycisk odmowy był ukryty.</p>
      <p>Zdaniem prezesa urzędu zgoda na cookies musi być równie łatwa do odmowy jak do udzielenia.</p>
      <p>Portal zapowiada odwołanie, a jego partnerzy reklamowi na razie nie chcą komentować sprawy.</p>
      <div class="cookie-bar"><p>Używamy plików cookies.</p><button>Akceptuję</button></div></body></html>"""
    article = extract(page, now=now)
    assert article.page_class is PageClass.ARTICLE
    assert "odwołanie" in article.body


def test_a_short_article_with_a_login_box_beside_it(now: datetime) -> None:
    page = """<html lang=cs><head><title>Knihovna bude v pátek zavřená</title></head><body>
      <form class=login>Přihlásit se <input name=u><input type=password></form><h1>Knihovna bude v pátek zavřená</h1><p>27. 4. 2026</p>
      <p>Kvůli opravě topení zůstane knihovna v pátek zavřená. Knihy je možné vrátit do schránky u vchodu, která je přístupná stále.</p></body>"""
    article = extract(page, now=now)
    assert article.page_class is PageClass.ARTICLE
    assert "topení" in article.body
