"""Names are taken apart into words, and each word has its say."""

from __future__ import annotations

from kronika.extract.scoring.names import NameWeights
from kronika.extract.scoring.sorts import BITS, sorts
from kronika.extract.scoring.tokens import tokens


def test_names_are_taken_apart() -> None:
    assert tokens("articleBody main-text") == ("article", "body", "articlebody", "main", "text", "maintext")
    assert tokens("x 12 a1") == ()


def test_weights_add_up_and_the_least_is_kept() -> None:
    weights = NameWeights({"article": 1.0, "comment": -2.0, "body": 0.5})
    assert weights.of("article-body") == (1.5, 0.0, 0)
    assert weights.of("article comment-body") == (1.0 - 2.0 + 0.5, -2.0, BITS["comment"])
    assert weights.of("") == (0.0, 0.0, 0)
    assert weights.of("article-body") == (1.5, 0.0, 0)  # remembered


def test_sorts_of_furniture_by_name() -> None:
    assert sorts("post-comments") & BITS["comment"]
    assert sorts("komentarze-lista") & BITS["comment"]
    assert sorts("photo-caption") & BITS["caption"]
    assert sorts("article-perex") & BITS["lead"]
    assert sorts("reklama box") & BITS["ad"]
    assert sorts("header shadow") & BITS["ad"] == 0  # "ad" inside a longer word says nothing
    assert sorts("text") == 0
