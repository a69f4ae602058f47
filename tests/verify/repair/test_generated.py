"""Names of build tools are told from names that people chose."""

from __future__ import annotations

import pytest

from kronika.verify.repair.generated import is_generated, is_look, stem_of


@pytest.mark.parametrize(
    "name",
    "css-1x2y3z sc-bdVaJa _3f9a iZcVrW jsx-2871293 svelte-1tky8bj a1b2c3d4 kqxvzt post-48213 Article_body__3fX9a "
    "Story__Paragraph-sc-1hnmbkz-0 ArticleLead-juoqbv jss42 c-Txt9f".split(),
)
def test_made_by_a_tool(name: str) -> None:
    assert is_generated(name)


@pytest.mark.parametrize(
    "name",
    "article articleBody article-body story__text col-md-8 h2 rich-intro material__text perex tresc entry-content "
    "ArticleBodyText td-post-content s-content js-article-text novosti_dlya_vseh txt StoryBodyCompanionColumn".split(),
)
def test_chosen_by_people(name: str) -> None:
    assert not is_generated(name)


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("Article_body__3fX9a", "Article_body__"),
        ("Story__Paragraph-sc-1hnmbkz-0", "Story__Paragraph-sc-"),
        ("ArticleLead-juoqbv", "ArticleLead-"),
        ("article__body", ""),
        ("css-1x2y3z", ""),
    ],
)
def test_what_people_chose_of_a_name(name: str, stem: str) -> None:
    assert stem_of(name) == stem


@pytest.mark.parametrize("name", ["mb-4", "col-md-8", "flex", "text-black", "container"])
def test_names_of_looks(name: str) -> None:
    assert is_look(name)


@pytest.mark.parametrize("name", ["article-text", "content", "lead", "text-wrapper"])
def test_names_of_things(name: str) -> None:
    assert not is_look(name)
