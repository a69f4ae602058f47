"""Plain text: everything a reader wants, in order."""

from __future__ import annotations

from hypothesis import given, settings

from kronika.extract.output.format import written
from kronika.extract.output.mended import mended
from kronika.model.article import Article
from tests.extract.output.articles import EMPTY, FULL, articles


def test_the_full_article() -> None:
    text = written(FULL, "text")
    assert text.startswith(
        "Rzeka wraca do koryta\n"
        "2026-03-12 08:15 · Anna Nowak, PAP · Region · pl · article_with_comments · confidence 0.94\n"
        "https://kurier.example/2026/rzeka?a=1&b=2\n\nPo czterech dniach woda opada.\n\nWoda opada.\nDomy schną.\n\n"
    )
    assert text.endswith(
        "Comments:\n\nJan · 2026-03-12 10:00\nDobrze, że już po wszystkim.\n\nRe: woda\nhttps://kurier.example/2026/rzeka#k2\nZgoda.\n"
    )


def test_a_page_without_an_article_says_so() -> None:
    assert written(EMPTY, "text") == "(no title)\nno date · no_text · confidence 0.00\n"


@settings(max_examples=40, deadline=None)
@given(articles())
def test_nothing_is_lost(article: Article) -> None:
    text = written(article, "text")
    text.encode("utf-8")
    fit = mended(article)
    for wanted in (fit.title, fit.lead, fit.body, *(item.text for item in fit.items)):
        assert wanted in text
