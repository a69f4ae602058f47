"""The classes that the finder gives to pages, and the blocks it finds."""

from __future__ import annotations

import pytest

from kronika.extract.article import extract
from kronika.model.article import Article, PageClass
from kronika.model.errors import InputError

MENU = "<ul>" + "".join(f"<li><a href=/{number}>Раздел сайта номер {number}</a></li>" for number in range(9)) + "</ul>"
BODY = "".join(
    f"<p>{number}. Мост, которого жители ждали три года, открыли в понедельник утром.</p>" for number in range(9)
)
SAID = "".join(
    f"<li class=c id=c{number}><b>Читатель</b><p>Наконец-то дождались, очень красиво, спасибо всем {number}.</p></li>"
    for number in range(4)
)
BRIEFS = "".join(
    f"<div class=news><h2><a href=/n/{number}>Новость {number}</a></h2><p>Мост, которого жители ждали три года, открыли в понедельник.</p></div>"
    for number in range(5)
)


def read(page: str, **options: object) -> Article:
    return extract(page, "http://sait.example/", engine="finder", **options)


def test_an_article() -> None:
    article = read(f"{MENU}<h1>Открыт мост</h1><div class=text><p>{BODY}</div>{MENU}")
    assert article.page_class is PageClass.ARTICLE
    assert article.title == "Открыт мост"
    assert article.body.startswith("0. Мост")
    assert len(article.parts) == 9
    assert (article.lang, article.confidence) == ("ru", 0.5)
    assert article.origins == {"title": "h1", "body": "div"}


def test_an_article_with_comments() -> None:
    article = read(f"{MENU}<h1>Открыт мост</h1><div class=text>{BODY}</div><ul class=comments>{SAID}</ul>")
    assert article.page_class is PageClass.ARTICLE_WITH_COMMENTS
    assert "Читатель" not in article.body
    assert [item.text[-2:] for item in article.items] == ["0.", "1.", "2.", "3."]


def test_briefs() -> None:
    article = read(f"{MENU}<h1>Новости</h1><div id=list>{BRIEFS}</div>")
    assert article.page_class is PageClass.BRIEFS
    assert [(item.title, item.url) for item in article.items][0] == ("Новость 0", "http://sait.example/n/0")
    assert len(article.items) == 5
    assert article.title == "Новости"


@pytest.mark.parametrize("page", [MENU, "<p>Мало текста.</p>", ""])
def test_no_text(page: str) -> None:
    article = read(page)
    assert (article.page_class, article.text, article.confidence) == (PageClass.NO_TEXT, "", 0.0)


def test_unequal_texts_are_unsolved() -> None:
    similar = "".join(f"<div class=c>{BODY}</div>" for _ in range(2))
    assert read(f"<main><div id=t>{BODY}{BODY[:300]}</div></main><div>{similar}</div>").page_class is PageClass.UNSOLVED
    far = f"<main><section><header><div>{BODY}</div></header></section></main><div id=a>{BODY}</div>"
    assert read(far).page_class is PageClass.UNSOLVED


def test_the_article_tag_is_trusted() -> None:
    aside = f"<div class=side>{BODY}{BODY}{BODY}</div>"
    article = read(
        f"{aside}<article><h1>Мост</h1>{BODY}<ul><li>Пункт списка, который довольно длинный и тоже относится к тексту.</li>"
        "<li>Другой пункт списка, который довольно длинный и тоже относится к тексту.</li></ul></article>"
    )
    assert article.page_class is PageClass.ARTICLE
    assert article.origins["body"] == "article"
    assert "Пункт списка" in article.body
    assert article.shape.endswith("i1 i1")
    assert read(f"{aside}<article><h1>Мост</h1>{BODY}</article>", trust_article=False).origins["body"] == "div"


def test_several_equal_articles_are_briefs() -> None:
    page = "".join(f"<div><article><h2>Заголовок {number}</h2>{BODY}</article></div>" for number in range(3))
    article = read(page)
    assert article.page_class is PageClass.BRIEFS
    assert [item.title for item in article.items] == ["Заголовок 0", "Заголовок 1", "Заголовок 2"]


def test_comments_inside_the_article_tag() -> None:
    article = read(f"<article><h1>Мост</h1>{BODY}<ul>{SAID}</ul></article>")
    assert article.page_class is PageClass.ARTICLE_WITH_COMMENTS
    assert "дождались" not in article.body
    assert len(article.items) == 4


def test_columns_of_the_same_class_are_no_briefs_when_one_dominates() -> None:
    page = f"<div class=col><div>{BODY}</div></div><div class=col>Рядом с текстом стоит короткая справка о мосте и о реке, и всё.</div>"
    assert read(page).page_class is PageClass.ARTICLE


def test_a_given_tag_is_read_as_it_is() -> None:
    page = f"<h1>Мост</h1><div class='text main'>{MENU}Коротко.</div><div class=text>{BODY}</div>"
    article = read(page, tag="div", attributes="class=text")
    assert article.body.startswith("Раздел сайта номер 0")
    assert article.body.endswith("Коротко.")
    assert (article.page_class, article.confidence, article.title) == (PageClass.ARTICLE, 1.0, "Мост")
    assert article.origins["body"] == "given tag"


def test_a_given_tag_that_is_not_there() -> None:
    article = read(f"<div>{BODY}</div>", attributes="id=main")
    assert article.page_class is PageClass.NO_TEXT
    assert article.faults == ('The page has no <* id="main">.',)
    with pytest.raises(InputError):
        read("<p>x", tag="div text")


def test_thresholds_are_options() -> None:
    page = f"<div>{BODY}</div>"
    assert read(page, min_page=2_000).page_class is PageClass.NO_TEXT
    comments = f"{page}<ul>{SAID}</ul>"
    assert read(comments, min_items=5).items == ()
    assert read(comments, min_item=100).page_class is PageClass.ARTICLE
