"""The order of an analysis: its parts fit together, whatever the text, and places are places in it."""

from __future__ import annotations

import pytest

from kronika.analyse.analysis import analyse
from kronika.analyse.options import AnalyseOptions
from kronika.model.analysed import whole_text
from kronika.model.analysis import Analysis

CZECH = "Starosta Karel Dvořák otevřel v Praze novou školu. Dvořákův projev byl skvělý. Praha má radost."
POLISH = (
    "Minister Jan Kowalski powiedział wczoraj w Warszawie, że to był dla wszystkich mieszkańców naprawdę "
    "świetny i bardzo udany dzień."
)


def holds(text: str, told: Analysis) -> None:
    """What every analysis keeps to."""
    for entity in told.entities:
        sentence = told.sentences[entity.sentence]
        assert text[entity.start : entity.end] == entity.text
        assert sentence.start <= entity.start < entity.end <= sentence.end
    mentions = sorted(number for group in told.groups for number in group.mentions)
    assert mentions == list(range(len(told.entities)))
    for group in told.groups:
        assert {told.entities[number].group for number in group.mentions} == {group.key}
        assert {told.entities[number].link for number in group.mentions} == {group.link}
    starts = [sentence.start for sentence in told.sentences]
    assert starts == sorted(starts)
    assert [entity.start for entity in told.entities] == sorted(entity.start for entity in told.entities)
    for sentence in told.sentences:
        assert all(text[word.start : word.end] == word.text for word in sentence.words)


def test_names_groups_links_tone_and_keywords_of_a_text() -> None:
    told = analyse(CZECH, "cs")
    holds(CZECH, told)
    praha = next(group for group in told.groups if group.base == "Praha")
    assert (praha.link, len(praha.mentions)) == ("Q1085", 2)
    assert praha.positive > 0  # of the sentence that is glad
    assert told.sentiment.positive >= 2 and told.sentiment.by
    assert told.keywords and told.prints and told.missing == ()
    assert told.engines.keys() == {"entities", "sentiment"}
    assert told.made is not None and told.made.stage == "analyse"


def test_a_title_is_the_first_paragraph() -> None:
    told = analyse(CZECH, "cs", title=" Nová škola v Praze ")
    holds(whole_text(" Nová škola v Praze ", CZECH), told)
    assert (told.sentences[0].start, told.sentences[0].end) == (0, 18)
    assert len(told.sentences) == 4


def test_paragraphs_in_another_language_are_read_as_what_they_are() -> None:
    text = f"{CZECH} {CZECH}\n\n{POLISH}\n\n{CZECH} {CZECH}"
    told = analyse(text)
    holds(text, told)
    assert told.lang == "cs"
    assert [(stretch.lang, text[stretch.start : stretch.end]) for stretch in told.stretches] == [("pl", POLISH)]
    assert any(group.base == "Warszawa" for group in told.groups)
    assert len([group for group in told.groups if group.base == "Praha"]) == 1
    assert "," in told.sentiment.by  # two lexicons


def test_a_language_without_models_says_what_is_missing() -> None:
    told = analyse("Le président de la République a visité hier la ville de Lyon avec sa femme et ses enfants.", "fr")
    assert told.sentences and not told.entities
    assert any("names" in sentence for sentence in told.missing)
    assert any("lexicon" in sentence for sentence in told.missing)
    assert not told.sentiment.by


@pytest.mark.parametrize("lang", ["cs", "pl", "ru", "en", None, "xx"])
@pytest.mark.parametrize(
    "text",
    [
        "",
        " \n\n ",
        "?!…",
        "a",
        "A. B. C. " * 40,
        "Ж" * 5_000,
        "😀 Praha\u200b 😀",
        "\x00Praha\ud800",
        "1 2 3",
        "Praha\r\n\r\nBrno",
    ],
)
def test_no_text_breaks_it(text: str, lang: str | None) -> None:
    holds(text, analyse(text, lang))


def test_options_choose_how_many_keywords() -> None:
    assert len(analyse(CZECH, "cs", options=AnalyseOptions(keywords=2)).keywords) == 2
