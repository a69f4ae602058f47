"""News made up from templates: the same each time, and every name marked."""

from __future__ import annotations

import random
import re

from bench.naming.news import news
from tools.train_entities.bracketed import bracketed
from tools.train_entities.corpus import Marked, mended
from tools.train_entities.english.filling import GAP, cast, filled, made_up
from tools.train_entities.english.lists import templates


def test_brackets_become_marks() -> None:
    sample = bracketed("en", "x", "[PER Ann Lee] left [LOC Leeds].")
    assert sample.text == "Ann Lee left Leeds."
    assert sample.names == (Marked(0, 7, "PER"), Marked(13, 18, "LOC"))


def test_the_same_texts_each_time() -> None:
    assert made_up(20) == made_up(20)


def test_every_template_can_be_filled() -> None:
    chance = random.Random(1)
    for line in templates():
        text = filled(line, cast(chance), chance)
        assert not GAP.search(text)
        assert not re.search(r"\b[Tt]he [Tt]he\b", text)


def test_an_article_stays_outside_of_a_name() -> None:
    told = {"A": ("the World Bank", "ORG")}
    chance = random.Random(1)
    assert filled("{A} said so.", told, chance) == "The [ORG World Bank] said so."
    assert filled("The {A} said so.", told, chance) == "The [ORG World Bank] said so."
    assert filled("Ask {A}.", told, chance) == "Ask the [ORG World Bank]."


def test_news_for_trying_share_no_sentence_with_the_templates() -> None:
    known = {re.sub(r"\{\w+\}", "_", line) for line in templates()}
    for sample in news():
        text, end = "", 0
        for mark in sample.names:
            text += sample.text[end : mark.start] + "_"
            end = mark.end
        assert not known & set((text + sample.text[end:]).splitlines())


def test_hyphens_of_names_are_mended() -> None:
    words = [("al", "B-ORG"), ("-", "I-ORG"), ("Nur", "I-ORG"), ("well", "O"), ("-", "O"), ("known", "O")]
    assert mended(words) == [("al-Nur", "B-ORG"), ("well-known", "O")]
    assert mended([("Ann", "B-PER"), ("-", "O"), ("Clerk", "O")]) == [("Ann", "B-PER"), ("-", "O"), ("Clerk", "O")]
