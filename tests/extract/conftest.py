"""Small builders of news pages in four languages, modern and old; all text is written for these tests."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

import pytest

NOW = datetime(2026, 4, 28, 14, 30, tzinfo=UTC)


@dataclass(frozen=True, kw_only=True)
class News:
    """What a page says; the builders wrap it in markup."""

    lang: str
    title: str
    date: str
    published: str
    author: str
    lead: str
    body: tuple[str, ...]
    teaser: str
    caption: str
    comments: str
    said: tuple[str, ...]
    keywords: tuple[str, ...]


NEWS = {
    "cs": News(
        lang="cs",
        title="Město otevřelo nový most přes řeku",
        date="pondělí 27. dubna 2026, 6:10",
        published="2026-04-27T06:10:00+02:00",
        author="Jana Zkoušková",
        lead="Most, na který obyvatelé čekali tři roky, slouží od pondělí chodcům i cyklistům.",
        body=(
            "Stavba stála 48 milionů korun a většinu peněz dal kraj. Podle starosty se podařilo ušetřit na osvětlení.",
            "„Je to nejhezčí most v okolí,“ řekla jedna z prvních chodkyň.",
            "Příští rok má přibýt i cyklostezka, která spojí most s nádražím a se školou na druhém břehu.",
        ),
        teaser="Čtěte také: Oprava nádraží se protáhne",
        caption="Nový most v ranním světle. Foto: archiv města",
        comments="Diskuse (2)",
        said=("Konečně, už bylo na čase a je to moc pěkné.", "A kdo to bude v zimě uklízet, to by mě zajímalo."),
        keywords=("doprava", "mosty"),
    ),
    "pl": News(
        lang="pl",
        title="Rada miasta przyjęła budżet na szkoły",
        date="26 kwietnia 2026, 14:05",
        published="2026-04-26T14:05:00+02:00",
        author="Adam Próbny",
        lead="Więcej pieniędzy dostaną przedszkola, mniej drogi. Spór trwał do późnej nocy.",
        body=(
            "Za przyjęciem budżetu głosowało szesnastu radnych, przeciw było czterech. Burmistrz podziękował im za pracę.",
            "– To rozsądny kompromis – oceniła przewodnicząca komisji oświaty.",
            "Remont największej szkoły ruszy w lipcu i potrwa do końca wakacji, a potem przyjdzie kolej na boiska.",
        ),
        teaser="Czytaj też: Nowy żłobek dopiero jesienią",
        caption="Sala obrad podczas głosowania",
        comments="Komentarze (2)",
        said=("Nareszcie ktoś pomyślał o szkołach.", "A drogi dalej dziurawe, dziękuję bardzo."),
        keywords=("budżet", "szkoły"),
    ),
    "ru": News(
        lang="ru",
        title="В городе открыли новый мост через реку",
        date="27.04.2026 14:05",
        published="2026-04-27T14:05:00+03:00",
        author="Вера Пробная",
        lead="Моста жители ждали три года: теперь дорога на другой берег занимает пять минут.",
        body=(
            "Строительство обошлось в 480 млн рублей, большую часть денег выделила область. Мэр поблагодарил рабочих.",
            "«Мы успели до холодов, хотя погода не помогала», — рассказал прораб.",
            "В следующем году рядом появится велосипедная дорожка, которая свяжет мост с вокзалом и школой.",
        ),
        teaser="Читайте также: Ремонт вокзала затянется",
        caption="Новый мост утром. Фото: пресс-служба",
        comments="Комментарии (2)",
        said=("Наконец-то дождались, очень красиво.", "А кто будет чистить его зимой, интересно."),
        keywords=("транспорт", "мост"),
    ),
    "en": News(
        lang="en",
        title="Town opens a new bridge over the river",
        date="April 27, 2026 3:04 pm",
        published="2026-04-27T15:04:00+00:00",
        author="Jane Tester",
        lead="The bridge that people had waited three years for is now open to walkers and riders.",
        body=(
            "It cost four million and most of the money came from the county. The mayor said that lighting was cheaper than planned.",
            '"It is the prettiest bridge around," said one of the first to cross.',
            "Next year a cycle path will link it with the station and with the school on the other bank.",
        ),
        teaser="Read also: Station repairs will take longer",
        caption="The new bridge at dawn. Photo: town archive",
        comments="Comments (2)",
        said=("At last, it was about time and it looks lovely.", "And who will clear the snow in winter, I wonder."),
        keywords=("transport", "bridges"),
    ),
}


def modern(news: News, *, comments: bool = True) -> str:
    """Semantic tags, furniture with names."""
    paragraphs = [f"<p>{text}</p>" for text in news.body]
    paragraphs.insert(1, f'<p class="box"><a href="/x">{news.teaser}</a></p>')
    said = "".join(f"<li><b>nick</b><p>{text}</p></li>" for text in news.said)
    readers = f"<section class='comments'><h3>{news.comments}</h3><ul>{said}</ul></section>" if comments else ""
    tags = "".join(f'<a rel="tag" href="/t/{n}">{word}</a> ' for n, word in enumerate(news.keywords))
    return f"""<!DOCTYPE html><html lang="{news.lang}"><head><title>{news.title} | Zkušební list</title></head><body>
      <header><a href="/">Zkušební list</a><nav><a href="/a">A</a> <a href="/b">B</a></nav></header>
      <main><article><h1>{news.title}</h1><div class="meta"><span class="author">{news.author}</span> <span>{news.date}</span></div>
      <p class="perex">{news.lead}</p><figure><img src="x.jpg"><figcaption>{news.caption}</figcaption></figure>
      {"".join(paragraphs)}<div class="tags">{tags}</div></article>{readers}</main>
      <aside><h3>Top</h3><ul><li><a href="/1">One long headline of another article</a></li></ul></aside><footer>© Zkušební list</footer>
      </body></html>"""


def tabular(news: News) -> str:
    """A layout of tables and fonts, without a single name to go by."""
    paragraphs = "<br><br>".join(news.body)
    return f"""<html><head><title>{news.title} - Zkušební list</title></head><body><table><tr>
      <td width=150><a href=/a>A</a><br><a href=/b>B</a><br><a href=/c>C</a></td>
      <td><font size=5><b>{news.title}</b></font><br><font size=1>{news.date}</font><br><br><b>{news.lead}</b><br><br>
      <table align=left><tr><td><img src=x.gif></td></tr><tr><td><i>{news.caption}</i></td></tr></table>{paragraphs}<br><br>
      <a href=/x>{news.teaser}</a></td><td><a href=/1>One long headline of another article</a></td></tr></table></body></html>"""


@pytest.fixture(name="now")
def _now() -> datetime:
    return NOW


@pytest.fixture(name="news", params=sorted(NEWS))
def _news(request: pytest.FixtureRequest) -> News:
    return NEWS[request.param]


@pytest.fixture(name="modern_page")
def _modern_page(news: News) -> str:
    return modern(news)


@pytest.fixture(name="quiet_page")
def _quiet_page(news: News) -> str:
    return modern(news, comments=False)


@pytest.fixture(name="tabular_page")
def _tabular_page(news: News) -> str:
    return tabular(news)
