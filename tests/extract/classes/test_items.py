"""Pages of briefs: listings, live reports, threads, announcements; each brief an item."""

from __future__ import annotations

from datetime import datetime

import pytest

from kronika.extract.article import extract
from kronika.model.article import PageClass

URL = "http://noviny.example/zpravy/"
SENTENCE = "Most přes řeku otevřel v pondělí {0} a řekl, že se na něj dlouho čekalo a že stál hodně peněz."
NAMES = ("starosta", "hejtman", "ministr", "farář", "ředitel", "kapitán")


def page(body: str, title: str = "Zprávy dne", lang: str = "cs") -> str:
    main = f"<nav><a href=/>Domů</a></nav><main><h1>{title}</h1>{body}</main>"
    return f"<html lang={lang}><head><title>{title}</title></head><body>{main}</body></html>"


def tile(number: int, name: str) -> str:
    return (
        f"<div class=zprava><span class=kdy>{number + 1}. 4. 2026 10:0{number}</span><h2><a href=/z/{number}>Další most otevřel {name}</a></h2>"
        f"<p>{SENTENCE.format(name)}</p></div>"
    )


def test_a_listing_gives_title_address_time_and_text(now: datetime) -> None:
    article = extract(page("".join(tile(n, name) for n, name in enumerate(NAMES))), URL, now=now)
    assert article.page_class is PageClass.BRIEFS
    assert [item.title for item in article.items] == [f"Další most otevřel {name}" for name in NAMES]
    first = article.items[0]
    assert first.url == "http://noviny.example/z/0"
    assert first.text == SENTENCE.format("starosta")
    assert first.at is not None
    assert first.at.isoformat() == "2026-04-01T10:00:00+02:00"


@pytest.mark.parametrize(
    "form",
    [
        "<li><a href=/z/{n}>Další most otevřel {name}</a><p>{text}</p></li>",
        "<tr><td><a href=/z/{n}>Další most otevřel {name}</a><br>{text}</td></tr>",
        "<h3><a href=/z/{n}>Další most otevřel {name}</a></h3><p>{text}</p>",
    ],
)
def test_other_listings(form: str, now: datetime) -> None:
    rows = "".join(form.format(n=n, name=name, text=SENTENCE.format(name)) for n, name in enumerate(NAMES))
    article = extract(page(f"<table>{rows}</table>" if "<tr>" in form else f"<div>{rows}</div>"), URL, now=now)
    assert article.page_class is PageClass.BRIEFS
    assert [(item.title, item.text) for item in article.items] == [
        (f"Další most otevřel {name}", SENTENCE.format(name)) for name in NAMES
    ]


def test_a_live_report(now: datetime) -> None:
    rows = "".join(
        f"<div class=udalost><time>27. 4. 2026 1{n}:05</time><p>{SENTENCE.format(name)}</p></div>"
        for n, name in enumerate(NAMES)
    )
    article = extract(page(rows, "Otevření mostu minutu po minutě"), URL, now=now)
    assert article.page_class is PageClass.BRIEFS
    assert [item.text for item in article.items] == [SENTENCE.format(name) for name in NAMES]
    assert all(item.at for item in article.items)


def test_a_live_report_that_json_ld_tells(now: datetime) -> None:
    told = ",".join(
        f'{{"@type":"BlogPosting","headline":"Bod {n}","articleBody":"{SENTENCE.format(name)}","datePublished":"2026-04-27T1{n}:05:00+02:00"}}'
        for n, name in enumerate(NAMES)
    )
    script = f'<script type="application/ld+json">{{"@type":"LiveBlogPosting","liveBlogUpdate":[{told}]}}</script>'
    article = extract(page(script + "".join(f"<p>{SENTENCE.format(name)}</p>" for name in NAMES)), URL, now=now)
    assert article.page_class is PageClass.BRIEFS
    assert [item.title for item in article.items] == [f"Bod {n}" for n in range(6)]


def test_a_thread_of_equal_posts(now: datetime) -> None:
    rows = "".join(
        f"<div class=post><div class=author>{name}</div><div class=date>27.04.2026 1{n}:05</div><div class=text>Moim zdaniem most otworzył "
        f"{name}, a nie ktoś inny, i to jest pewne, bo tam byłem. To było {n} lat temu.</div></div>"
        for n, name in enumerate(NAMES)
    )
    article = extract(page(rows, "Kto otworzył most?", "pl"), URL, now=now)
    assert article.page_class is PageClass.BRIEFS
    assert [item.author for item in article.items] == list(NAMES)


def test_dated_announcements_of_a_parish(now: datetime) -> None:
    rows = "".join(
        f"<h3>{n + 1}.04.2026</h3><p>W tym tygodniu zapraszamy na spotkanie, które poprowadzi {name}, i dziękujemy za złożone ofiary.</p>"
        for n, name in enumerate(NAMES)
    )
    article = extract(page(rows, "Ogłoszenia", "pl"), URL, now=now)
    assert article.page_class is PageClass.BRIEFS
    assert len(article.items) == len(NAMES)
    assert all(item.at for item in article.items)


def test_an_article_in_sections_is_no_page_of_briefs(now: datetime) -> None:
    sections = "".join(
        f"<section><h2>Proč {name} otevřel most</h2><p>{SENTENCE.format(name) * 2}</p></section>" for name in NAMES
    )
    article = extract(page("<p>27. 4. 2026</p>" + sections, "Šest mostů a šest otevření"), URL, now=now)
    assert article.page_class is PageClass.ARTICLE


def test_a_review_with_headings_that_lead_to_shops(now: datetime) -> None:
    sections = "".join(
        f"<h2><a href=https://obchod.example/{n}>Nejlepší kolo pro {name}</a></h2><p>{SENTENCE.format(name)}</p>"
        for n, name in enumerate(NAMES)
    )
    article = extract(page("<p>27. 4. 2026</p>" + sections, "Šest kol na zkoušku"), URL, now=now)
    assert article.page_class is not PageClass.NO_TEXT
    assert SENTENCE.format("kapitán") in article.body
