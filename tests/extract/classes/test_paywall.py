"""Stubs with an offer, and paid articles that are all there."""

from __future__ import annotations

from datetime import datetime

import pytest

from kronika.extract.article import extract
from kronika.model.article import PageClass

CS = "Most přes řeku otevřel v pondělí {0} a řekl, že se na něj dlouho čekalo a že stál hodně peněz."
PL = "Most na rzece otworzył w poniedziałek {0} i powiedział, że długo na niego czekano i że kosztował dużo."
RU = "Мост через реку открыл в понедельник {0} и сказал, что его долго ждали и что он стоил много денег."
EN = "The bridge over the river was opened on Monday by {0}, who said that it had been long awaited and dear."
WHO = (
    "starosta",
    "major",
    "Petr",
    "Jan",
    "Karel",
    "Josef",
    "Adam",
    "Pavel",
    "Igor",
    "Ivan",
    "Viktor",
    "Oleg",
    "Max",
    "Leo",
    "Emil",
)

OFFERS = [
    ("cs", CS, "Zbývá vám přečíst 78 % článku. Celý článek je jen pro předplatitele."),
    ("cs", CS, "Odemkněte si celý článek s předplatným Plus."),
    ("pl", PL, "Pozostało 85% artykułu. Kup dostęp i czytaj bez ograniczeń."),
    ("pl", PL, "Dalsza część artykułu dostępna dla subskrybentów."),
    ("pl", PL, "Zarejestruj się, aby czytać dalej."),
    ("ru", RU, "Полный текст доступен по подписке."),
    ("en", EN, "Subscribe to continue reading. Already a subscriber? Log in."),
]


def page(lang: str, sentence: str, count: int, end: str = "", head: str = "") -> str:
    text = "".join(f"<p>{sentence.format(name)}</p>" for name in WHO[:count])
    title = sentence.split(" ", 3)[:3]
    return (
        f"<html lang={lang}><head><title>{' '.join(title)}</title>{head}</head><body><article><h1>{' '.join(title)}</h1>"
        f"<p>27.04.2026</p>{text}</article>{end}<footer>©</footer></body></html>"
    )


@pytest.mark.parametrize(("lang", "sentence", "offer"), OFFERS)
@pytest.mark.parametrize("count", [3, 8])
def test_stubs_keep_their_text(lang: str, sentence: str, offer: str, count: int, now: datetime) -> None:
    article = extract(page(lang, sentence, count, f"<div class=box><p>{offer}</p></div>"), now=now)
    assert article.page_class is PageClass.PAYWALL
    assert sentence.format("major") in article.text


CLOSED = (
    '<script type="application/ld+json">{"@type":"NewsArticle","isAccessibleForFree":"False","wordCount":%d}</script>'
)


def test_a_paid_article_that_is_all_there_is_an_article(now: datetime) -> None:
    whole = page("cs", CS, 15, head=CLOSED % 290)
    assert extract(whole, now=now).page_class is PageClass.ARTICLE


def test_a_paid_article_of_which_little_is_there_is_a_stub(now: datetime) -> None:
    assert extract(page("cs", CS, 3, head=CLOSED % 900), now=now).page_class is PageClass.PAYWALL
    assert extract(page("cs", CS, 10, head=CLOSED % 900), now=now).page_class is PageClass.PAYWALL


def test_an_offer_elsewhere_on_the_page_says_nothing(now: datetime) -> None:
    html = page("pl", PL, 6).replace(
        "<article>", "<header><a href=/p>Kup dostęp</a> <p>Tylko dla prenumeratorów</p></header><article>"
    )
    assert extract(html, now=now).page_class is PageClass.ARTICLE


def test_an_article_about_subscriptions_stays_one(now: datetime) -> None:
    text = """<p>Vydavatelé zdražují. Některé články jsou nově jen pro předplatitele a zbytek webu zůstává volný, říká ředitel.</p>"""
    html = page("cs", CS, 5).replace("<p>27.04.2026</p>", "<p>27.04.2026</p>" + text)
    assert extract(html, now=now).page_class is PageClass.ARTICLE
