"""Schedules, contacts and lists of dates are no articles; short notes are."""

from __future__ import annotations

from datetime import datetime

import pytest

from kronika.extract.article import extract
from kronika.model.article import PageClass

URL = "http://biuro.example/strona"
OFFICE = """<p>Biuro mieści się na parterze ratusza. Zapraszamy w dniach i godzinach podanych niżej.</p>
  <table><tr><td>Poniedziałek</td><td>9.00 – 11.00</td></tr><tr><td>Środa</td><td>16.00 – 17.30</td></tr>
  <tr><td>Piątek</td><td>8.30 – 10.00</td></tr></table>
  <p>W święta biuro jest nieczynne. Telefon w nagłych sprawach: 52 555 17 00.</p>"""
CONTACT = """<p>Adres ul. Szkolna 9, 62-870 Brzezie Małe</p><p>Telefon 62 555 18 30</p><p>Konto 18 1020 0000 0730 0012 1800 2030</p>
  <p>NIP 700 18 30 945</p>"""
HOURS = """<p>Bohoslužby v neděli a o svátcích:</p><ul><li>8.00 farní kostel</li><li>9.30 kaple v Lhotě</li><li>11.00 farní kostel</li>
  <li>18.00 mše pro mládež</li></ul><p>Ve všední dny v 7.00 a v 18.00, v úterý jen ráno</p>"""
NAMES = """<h3>15.03.2026</h3><p>7.00 – za zmarłych rodziców i rodzeństwo</p><p>9.00 – o zdrowie dla rodziny Nowaków</p>
  <p>18.00 – dziękczynna w 18. rocznicę urodzin</p><h3>16.03.2026</h3><p>7.00 – za dusze w czyśćcu cierpiące</p>
  <p>18.00 – za zmarłą babcię Annę</p>"""
NOTE = """<p>W niedzielę po sumie zapraszamy wszystkie dzieci na spotkanie w salce nad zakrystią. Będziemy uczyć się piosenek na majowy festyn.</p>
  <p>Prosimy rodziców, żeby odebrali dzieci o godz. 13.00, bo potem salka jest zajęta.</p>"""


def page(title: str, body: str, lang: str = "pl", head: str = "") -> str:
    menu = "<ul><li><a href=/>Start</a></li><li><a href=/a>Aktualności</a></li><li><a href=/k>Kontakt</a></li></ul>"
    return (
        f"<html lang={lang}><head><title>{title}</title>{head}</head><body>{menu}<h1>{title}</h1>{body}</body></html>"
    )


@pytest.mark.parametrize(
    ("title", "body", "lang"),
    [
        ("Biuro", OFFICE, "pl"),
        ("Kontakt", CONTACT, "pl"),
        ("Pořad bohoslužeb", HOURS, "cs"),
        ("Intencje od 15 marca 2026", NAMES, "pl"),
    ],
)
def test_lines_of_particulars_are_no_text(title: str, body: str, lang: str, now: datetime) -> None:
    article = extract(page(title, body, lang), URL, now=now)
    assert article.page_class is PageClass.NO_TEXT
    assert article.text == ""


def test_a_short_note_with_an_hour_in_it_is_an_article(now: datetime) -> None:
    article = extract(page("Spotkanie dzieci", NOTE), URL, now=now)
    assert article.page_class is PageClass.ARTICLE
    assert "majowy festyn" in article.text


def test_hours_after_a_longer_text_do_not_hide_it(now: datetime) -> None:
    article = extract(page("Spotkanie dzieci i nowe godziny", NOTE * 2 + OFFICE), URL, now=now)
    assert article.page_class is PageClass.ARTICLE


def test_a_recipe_that_metadata_call_an_article_keeps_its_list(now: datetime) -> None:
    body = """<p>Ciasto piecze moja babcia na każde święta, a przepis ma po swojej mamie. Jest proste i zawsze się udaje.</p>
      <ul><li>250 g mąki</li><li>125 g masła</li><li>100 g cukru</li><li>2 jajka</li></ul>
      <p>Składniki zagnieść, schłodzić godzinę i piec 35 minut.</p>"""
    head = "<meta property=og:type content=article><meta property=article:published_time content=2026-04-20T10:00:00+02:00>"
    article = extract(page("Ciasto babci", body, head=head), URL, now=now)
    assert article.page_class is PageClass.ARTICLE
    assert "każde święta" in article.text


def test_the_first_page_of_a_site_that_only_welcomes(now: datetime) -> None:
    title = "Parafia św. Anny w Lipowcu"
    body = """<p>Witamy na stronie parafii, która jest jedną z najstarszych w okolicy. Do kościoła jest niedaleko od przystanku, a dojechać
      można autobusem z miasta, który staje też przed szkołą. Zapraszamy wszystkich gości do odwiedzin.</p>"""
    assert extract(page(title, body), "http://lipowiec.example/", now=now).page_class is PageClass.NO_TEXT
    assert extract(page(title, body), "http://lipowiec.example/o-nas", now=now).page_class is PageClass.ARTICLE
