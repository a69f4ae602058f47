"""The next page of a text: found by what pagers say in four languages, and never mistaken for anything else."""

from __future__ import annotations

import pytest

from kronika.extract.article import extract
from kronika.model.article import Article
from tests.extract.conftest import NEWS, NOW, modern

HERE = "https://noviny.example/zpravy/rada-mesta-schvalila-rozpocet"


def read(pager: str, *, lang: str = "cs", url: str | None = HERE, head: str = "", comments: bool = False) -> Article:
    """An article with something under its text."""
    page = modern(NEWS[lang], comments=comments).replace("</article>", f"{pager}</article>")
    return extract(page.replace("</head>", head + "</head>"), url, now=NOW)


@pytest.mark.parametrize(
    ("lang", "pager", "tail"),
    [
        ("pl", '<p>strona 1 <a href="{}?strona=2">strona 2</a></p>', "?strona=2"),
        ("pl", '<a href="{},2">Następna strona »</a>', ",2"),
        ("pl", '<div><b>1</b> <a href="{}?page=2">2</a> <a href="{}?page=3">3</a></div>', "?page=2"),
        ("pl", '<a href="{}/2">dalej</a>', "/2"),
        ("pl", '<a href="{}/2">Ciąg dalszy</a>', "/2"),
        ("pl", '<a href="?str=2">Czytaj dalej</a>', "?str=2"),
        ("pl", '<p><span>1</span> | <a href="{}-2">2</a></p>', "-2"),
        ("cs", '<a href="{}?strana=2">Další strana</a>', "?strana=2"),
        ("cs", '<a href="{}/strana-2">Pokračování článku ›</a>', "/strana-2"),
        ("cs", '<a href="{}?page=2">Pokračování</a>', "?page=2"),
        ("cs", '<a href="{}?page=2">2. strana</a>', "?page=2"),
        ("cs", '<ul><li>1</li><li><a href="{}_2">2</a></li><li><a href="{}_3">3</a></li></ul>', "_2"),
        ("ru", '<a href="{}?page=2">Далее</a>', "?page=2"),
        ("ru", '<a href="{}/2/">Страница 2</a>', "/2/"),
        ("ru", '<a href="{}?PAGEN_1=2">Следующая страница</a>', "?PAGEN_1=2"),
        ("ru", '<a href="{}?page=2">стр. 2</a>', "?page=2"),
        ("en", '<a href="{}/2/">Next page</a>', "/2/"),
        ("en", '<a href="{}?page=2">Continue reading →</a>', "?page=2"),
        ("en", '<a rel="next" href="{}/page/2/">More</a>', "/page/2/"),
        ("en", '<a href="{}?page=2">Page 2 of 3</a>', "?page=2"),
        ("en", '<a href="{}?page=2" title="Next page"><img src="r.gif"></a>', "?page=2"),
        ("en", '<nav class="pagination"><a href="{}?page=2">»</a></nav>', "?page=2"),
        ("en", '<div>1 <a href="{}?page=1">2</a> <a href="{}?page=2">3</a></div>', "?page=1"),
    ],
)
def test_the_next_page_is_found(lang: str, pager: str, tail: str) -> None:
    assert read(pager.replace("{}", HERE), lang=lang).following == HERE + tail


@pytest.mark.parametrize(
    "pager",
    [
        '<a rel="next" href="/zpravy/novy-most-pres-reku">Další článek</a>',
        '<a rel="next" href="{}-2">Další článek</a>',
        '<a rel="next" href="{}-2">Rada města schválila rozpočet</a>',
        '<a href="{}?page=2">Następny artykuł</a>',
        '<a href="{}?page=2">Next post</a>',
        '<a href="{}?page=2">Следующая статья</a>',
        '<a href="{}?page=2#comments">2</a> 1',
        '<a href="{}?cpage=2">2</a> 1',
        '<a href="{}/comment-page-2/">Starší komentáře »</a>',
        '<div class="comments"><p>1 <a href="{}?page=2">2</a></p></div>',
        '<h3>Diskuse</h3><p>Moc pěkné, jen tak dál.</p><p>1 <a href="{}?page=2">2</a> <a href="{}?page=2">další</a></p>',
        '<a href="{}?page=3">3</a> 1 2',
        '<a href="{}?page=1">1</a> 2',
        '<a href="{}?page=1">strana 1</a>',
        '<a href="{}?page=2">Rada města schválila rozpočet</a>',
        '<a href="https://jine.example/zpravy/rada-mesta-schvalila-rozpocet?page=2">Další strana</a>',
        '<a href="/zpravy/?page=2">Další strana</a>',
        '<a href="/zpravy/rada-mesta">2</a> 1',
        '<a href="{}?page=2">Galerie k článku o tom, jak rada města schválila rozpočet na příští rok</a>',
        '<a href="{}">Další strana</a>',
        '<a href="javascript:next()">Další strana</a>',
        '<a href="http://[bad/?page=2">Další strana</a>',
        '<a href="{}-2">Část 2</a>',
        '<p>Viz <a href="{}?page=2">2</a>.</p>',
    ],
)
def test_other_links_are_not_the_next_page(pager: str) -> None:
    article = read(pager.replace("{}", HERE))
    assert article.body and article.following is None and article.whole is None


def test_a_head_link_counts_only_within_the_article() -> None:
    assert read("", head=f'<link rel="next" href="{HERE}/2">').following == f"{HERE}/2"
    assert read("", head='<link rel="next" href="/zpravy/novy-most-pres-reku">').following is None
    assert read("", head=f'<link rel="next" href="{HERE}-2">').following is None  # a second article of that title
    assert read("", head=f'<link rel="prev" href="{HERE}?page=2">').following is None


def test_from_the_second_page_to_the_third_and_never_back() -> None:
    row = f'<p><a href="{HERE}">1</a> <b>2</b> <a href="{HERE}?strana=3">3</a> <a href="{HERE}?strana=3">Další</a></p>'
    assert read(row, url=HERE + "?strana=2").following == HERE + "?strana=3"
    last = (
        f'<p><a href="{HERE}">1</a> <a href="{HERE}?strana=2">2</a> <b>3</b> <a rel="next" href="{HERE}">Další</a></p>'
    )
    assert read(last, url=HERE + "?strana=3").following is None


def test_from_an_address_with_number_one_never_to_the_one_without() -> None:
    row = f'<p>1 <a href="{HERE}">Další</a> <a href="{HERE}">2</a></p>'
    assert read(row, url=HERE + "?strana=1").following is None


def test_the_whole_text_on_one_page_is_told_beside_the_next_page() -> None:
    pager = f'<a href="{HERE}?page=2">Další strana</a> <a href="{HERE}?all=1">Celý článek na jedné stránce</a>'
    article = read(pager)
    assert (article.following, article.whole) == (HERE + "?page=2", HERE + "?all=1")
    assert read(f'<a href="{HERE}?all=1">Celý článek</a>').whole is None  # nothing goes on
    other = f'<a href="{HERE}?page=2">Další strana</a> <a href="/predplatne?all=1">Celý článek</a>'
    assert read(other).whole is None


def test_a_pager_above_a_discussion_counts() -> None:
    pager = f'<p><b>1</b> <a href="{HERE}?strana=2">2</a></p>'
    article = read(pager, comments=True)
    assert article.following == HERE + "?strana=2"


def test_a_page_without_an_address_goes_by_what_it_says_of_itself() -> None:
    pager = '<a href="?page=2">Další strana</a>'
    assert read(pager, url=None).following is None
    assert read(pager, url=None, head=f'<link rel="canonical" href="{HERE}">').following == HERE + "?page=2"


def test_listings_do_not_go_on() -> None:
    items = "".join(
        f'<li><h2><a href="/zpravy/clanek-cislo-{n}-o-meste">Dlouhý titulek článku číslo {n} o městě</a></h2><p>Krátce.</p></li>'
        for n in range(30)
    )
    page = f'<html lang="cs"><title>Zprávy</title><h1>Zprávy z našeho města</h1><ul>{items}</ul>1 <a rel="next" href="?page=2">2</a></html>'
    assert extract(page, "https://noviny.example/zpravy-z-naseho-mesta", now=NOW).following is None


def test_a_cyrillic_address_is_known_in_both_spellings() -> None:
    here = "https://gazeta.example/новости/совет-утвердил-бюджет"
    article = read(f'<a href="{here}?page=2">Далее</a>', lang="ru", url=here)
    assert article.following is not None and article.following.endswith("?page=2")
