"""Bot checks of the usual vendors, and texts that only speak of them."""

from __future__ import annotations

from datetime import datetime

import pytest

from kronika.extract.article import extract
from kronika.model.article import PageClass

CHECKS = {
    "cloudflare": """<html lang=en-US><head><title>Just a moment...</title></head><body><div class="main-wrapper"><h1>noviny.example</h1>
        <h2 id="challenge-running">Verifying you are human. This may take a few seconds.</h2><p>noviny.example needs to review the
        security of your connection before proceeding.</p><noscript>Enable JavaScript and cookies to continue</noscript>
        <script src="/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1"></script></div></body></html>""",
    "cloudflare-block": """<html><head><title>Attention Required! | Cloudflare</title></head><body><div id="cf-wrapper"><div id="cf-error-details">
        <h1>Sorry, you have been blocked</h1><h2>You are unable to access noviny.example</h2><h2>Why have I been blocked?</h2>
        <p>This website is using a security service to protect itself from online attacks. The action you just performed triggered the
        security solution.</p></div></div></body></html>""",
    "ddos-guard": """<html lang=ru><head><title>DDoS-Guard</title></head><body><h1 id="ddg-l10n-title">Проверка браузера перед входом на сайт</h1>
        <p>Подождите несколько секунд, браузер будет перенаправлен сам.</p>
        <script src="/.well-known/ddos-guard/js-challenge/index.js"></script></body>""",
    "imperva": """<html><head><title></title></head><body><iframe src="/_Incapsula_Resource?CWUDNSAI=9&xinfo=1">Request unsuccessful.
        Incapsula incident ID: 1-2</iframe></body></html>""",
    "datadome": """<html><head><title>noviny.example</title></head><body><p id="cmsg">Please enable JS and disable any ad blocker</p>
        <script src="https://ct.captcha-delivery.com/c.js"></script></body></html>""",
    "recaptcha": """<html lang=pl><head><title>Weryfikacja</title></head><body><h1>Potwierdź, że jesteś człowiekiem</h1>
        <form method=post><div class="g-recaptcha" data-sitekey=x></div><button>Dalej</button></form></body></html>""",
    "smartcaptcha": """<html lang=ru><head><title>Вы не робот?</title></head><body><p>Подтвердите, что запросы отправляли вы, а не робот</p>
        <form action="/checkcaptcha"><div class="CheckboxCaptcha"></div></form></body></html>""",
    "czech": """<html lang=cs><head><title>Ověření</title></head><body><p>Ověřte, že jste člověk. Chvilku strpení.</p>
        <div class="cf-turnstile"></div></body></html>""",
    "denied": """<html><head><title>Access Denied</title></head><body><h1>Access Denied</h1><p>You don't have permission to access this
        page on this server.</p><p>Reference 18.1f</p></body></html>""",
    "german": """<html lang=de><head><title>Nur einen Moment</title></head><body><p>Ihr Browser wird überprüft.</p></body></html>""",
}


@pytest.mark.parametrize("name", CHECKS)
def test_bot_checks(name: str, now: datetime) -> None:
    article = extract(CHECKS[name], now=now)
    assert article.page_class is PageClass.CHALLENGE
    assert article.text == ""


def test_an_article_about_captchas_stays_one(now: datetime) -> None:
    page = """<html lang=cs><head><title>Proč vás weby nutí dokazovat, že nejste robot</title>
      <script src="/cdn-cgi/challenge-platform/h/b/scripts/jsd/main.js"></script></head><body>
      <h1>Proč vás weby nutí dokazovat, že nejste robot</h1><p>27. 4. 2026</p>
      <p>Kdo dnes otevře několik stránek za sebou, uvidí nápis „Ověřujeme, že nejste robot“ a musí vybrat obrázky se semafory.</p>
      <p>Odborníci říkají, že takové testy obtěžují hlavně starší lidi, a že je stroje dávno umějí vyřešit lépe než člověk.</p>
      <p>Úřady proto chtějí, aby weby nabízely i jinou cestu, a od příštího roku to má být povinné.</p></body></html>"""
    article = extract(page, now=now)
    assert article.page_class is PageClass.ARTICLE
    assert "semafory" in article.body


def test_a_captcha_in_the_form_below_a_short_text_is_no_check(now: datetime) -> None:
    page = """<html lang=pl><head><title>Nowy plac zabaw w parku</title></head><body><h1>Nowy plac zabaw w parku</h1><p>27.04.2026</p>
      <p>Plac zabaw otwarto w sobotę. Dzieci mają do dyspozycji cztery huśtawki, dwie zjeżdżalnie i ściankę do wspinania.</p>
      <form><textarea></textarea><div class="g-recaptcha"></div></form></body></html>"""
    assert extract(page, now=now).page_class is PageClass.ARTICLE
