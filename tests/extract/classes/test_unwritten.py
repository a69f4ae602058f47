"""Pages that are nothing without their script."""

from __future__ import annotations

from datetime import datetime

import pytest

from kronika.extract.article import extract
from kronika.model.article import PageClass

ASKED = (
    "Please enable JavaScript in your browser to view this page. This website needs JavaScript to work properly, "
    "and without it nothing can be shown to you here.",
    "Tato stránka vyžaduje JavaScript. Zapněte JavaScript v nastavení svého prohlížeče a načtěte stránku znovu, prosím.",
    "Ta strona nie działa bez JavaScriptu. Włącz JavaScript w ustawieniach swojej przeglądarki i wczytaj stronę ponownie.",
    "Для работы сайта включите JavaScript в настройках вашего браузера и загрузите страницу ещё раз, пожалуйста.",
)
SENTENCE = "Most přes řeku otevřel v pondělí starosta a řekl, že se na něj dlouho čekalo a že stál hodně peněz."


@pytest.mark.parametrize("asked", ASKED)
@pytest.mark.parametrize("around", ["<div>{}</div>", "<noscript><p>{}</p></noscript>", "<h1>Noviny</h1><p>{}</p>"])
def test_a_page_that_asks_for_scripts_has_no_text(asked: str, around: str, now: datetime) -> None:
    article = extract(f"<title>Noviny</title><body>{around.format(asked)}<div id=root></div>", now=now)
    assert article.page_class is PageClass.NO_TEXT
    assert article.text == ""


def test_an_article_that_asks_for_scripts_too_is_one(now: datetime) -> None:
    text = "".join(f"<p>{SENTENCE.replace('Most', thing)}</p>" for thing in ("Most", "Dům", "Park", "Les"))
    page = f"<title>Most otevřen</title><body><div class=info>{ASKED[1]}</div><h1>Most otevřen</h1>{text}"
    assert extract(page, now=now).page_class is PageClass.ARTICLE
