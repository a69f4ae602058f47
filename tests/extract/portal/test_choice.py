"""Body, lead and lists of summaries of the portal engine."""

from __future__ import annotations

import pytest

from kronika.extract.article import extract
from kronika.model.article import Article, PageClass

HEAD = "Rada przyjęła budżet"
TOP = f"<title>{HEAD} - Portal</title><h1>{HEAD}</h1>"
LEAD = "Więcej pieniędzy dostaną przedszkola, a mniej drogi, choć spór trwał do bardzo późnej nocy."  # 91 characters


def text(length: int) -> str:
    return "Z" + "a" * (length - 2) + "."


def read(page: str, **options: object) -> Article:
    return extract(page, "http://p.example/a", engine="portal", **options)


def test_the_longest_block_is_the_text() -> None:
    article = read(f"{TOP}<div>{text(281)}</div><div>{text(282)}</div>")
    assert article.body == text(282)
    assert article.lead == text(281)
    assert (article.page_class, article.title, article.confidence) == (PageClass.ARTICLE, HEAD, 0.913)
    assert article.origins == {"title": "h1", "body": "div", "lead": "div"}


@pytest.mark.parametrize(("length", "found"), [(280, False), (281, True)])
def test_more_than_280_characters(length: int, found: bool) -> None:
    article = read(f"{TOP}<div>{text(length)}</div>")
    assert (article.page_class is PageClass.ARTICLE) is found
    assert bool(article.faults) is not found


@pytest.mark.parametrize(("others", "page_class"), [(6, PageClass.ARTICLE), (7, PageClass.BRIEFS)])
def test_more_than_six_similar_blocks(others: int, page_class: PageClass) -> None:
    page = TOP + f"<div>{text(400)}</div>" + f"<div><a href=/b>Dalej</a><br>{text(201)}</div>" * others
    article = read(page)
    assert article.page_class is page_class
    if page_class is PageClass.BRIEFS:
        assert article.body == ""
        assert [item.url for item in article.items] == [None, *["http://p.example/b"] * 7]
        assert article.items[1].text == text(201)
        assert article.items[1].title == "Dalej"


def test_half_as_long_is_not_similar() -> None:
    page = TOP + f"<div>{text(400)}</div>" + f"<div>{text(200)}</div>" * 9
    assert read(page).page_class is PageClass.ARTICLE
    assert read(page, similar_share=0.4).page_class is PageClass.BRIEFS


@pytest.mark.parametrize("tag", ["div", "span", "p", "h2"])
def test_the_lead_lies_between(tag: str) -> None:
    page = f"{TOP}<section><{tag}>{LEAD}</{tag}><div>Drukuj 12.5.2010</div></section><div>{text(300)}</div><div>{text(150)}</div>"
    assert read(page).lead == LEAD


@pytest.mark.parametrize(("length", "found"), [(89, False), (90, True)])
def test_a_lead_has_ninety_characters(length: int, found: bool) -> None:
    assert bool(read(f"{TOP}<div>{text(length)}</div><div>{text(300)}</div>").lead) is found


def test_a_lead_of_two_blocks_in_their_order() -> None:
    page = f"{TOP}<div>{text(100)}</div><div>{text(110)}</div><div>{text(120)}</div><div>{text(300)}</div>"
    assert read(page).lead == f"{text(110)}\n\n{text(120)}"
    assert read(page, lead_blocks=1).lead == text(120)


def test_of_a_block_around_the_text_only_what_comes_before() -> None:
    page = f"{TOP}<div><p>{LEAD}</p><div>{text(300)}</div><p>{text(200)}</p></div>"
    assert read(page).lead == LEAD


def test_a_page_without_headline() -> None:
    article = read(f"<title>Portal</title><div>{text(300)}</div>")
    assert (article.page_class, article.title, article.text) == (PageClass.NO_TEXT, "", "")
    assert "no article" in article.faults[0]


def test_headings_and_quotations_keep_their_shape() -> None:
    page = f"{TOP}<div><p>{text(200)}</p><h3>Śródtytuł</h3><blockquote>{text(60)}</blockquote><p>{text(90)}</p></div>"
    assert read(page).shape == "p h3 q p"
