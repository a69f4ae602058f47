"""Sentences and texts judged by words: points, negation, strength, phrases, names, limits."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kronika.analyse.sentiment.judging import Judged, judge, tone
from kronika.analyse.sentiment.lexicon import lexicon
from kronika.analyse.sentiment.shipped import shipped
from kronika.analyse.text import Name, cut
from kronika.lang.language import language
from kronika.model.analysis import Tone


def judged(text: str, lang: str) -> Judged:
    return judge(cut(text, lang), shipped(lang))


def points(text: str, lang: str) -> list[tuple[float, float]]:
    return [(one.positive, one.negative) for one in judged(text, lang).sentences]


def test_the_example_of_the_thesis_has_the_points_printed_there() -> None:
    told = judged("Dnes byl báječný den. Každému se dařilo. Ale počasí bylo špatné.", "cs")
    assert [(one.positive, one.negative) for one in told.sentences] == [(1, 0), (1, 0), (0, 1)]
    assert told.sentiment.score == 1
    assert told.sentiment.tone is Tone.NEUTRAL
    assert told.sentiment.by == "afinn-cs+kronika"


@pytest.mark.parametrize(
    ("lang", "text", "expected"),
    [
        ("cs", "Nový most je skvělý.", (1, 0)),
        ("cs", "Zásah hasičů byl velmi úspěšný.", (1.5, 0)),
        ("cs", "Výsledek nebyl dobrý.", (0, 1)),
        ("cs", "Obyvatelům se nový náměstek nelíbí.", (0, 1)),
        ("cs", "Cesta proběhla bez problémů.", (0.5, 0)),
        ("cs", "Nikdy nic nebylo dobré.", (0, 1)),
        ("cs", "Není to jen dobrý trenér.", (1, 0)),
        ("cs", "Bylo to nešťastné.", (0, 1)),
        ("pl", "Nowy most jest piękny.", (1, 0)),
        ("pl", "Akcja strażaków była bardzo udana.", (1.5, 0)),
        ("pl", "Film mi się nie podobał.", (0, 1)),
        ("pl", "To niedobry pomysł.", (0, 1)),
        ("pl", "Wynik nie był zły.", (0.5, 0)),
        ("pl", "Trener nie tylko uczciwy.", (1, 0)),
        ("pl", "Nigdy nie był uczciwy.", (0, 1)),
        ("ru", "Новый мост красивый.", (1, 0)),
        ("ru", "День выдался очень удачный.", (1.5, 0)),
        ("ru", "Фильм нам не понравился.", (0, 1)),
        ("ru", "Это неплохой результат.", (0.5, 0)),
        ("ru", "Никогда он не был смелым.", (0, 1)),
        ("ru", "Тренер не только честный.", (1, 0)),
        ("en", "The new bridge is beautiful.", (1, 0)),
        ("en", "The rescue was extremely successful.", (2.5, 0)),
        ("en", "The result was not good.", (0, 1)),
        ("en", "It isn’t bad.", (0.5, 0)),
        ("en", "Not only fair.", (1, 0)),
        ("en", "The coach was never not honest.", (1, 0)),
    ],
)
def test_points_of_a_sentence(lang: str, text: str, expected: tuple[float, float]) -> None:
    assert points(text, lang) == [expected]


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("cs", "Řidič nepřežil havárii."),
        ("pl", "Kierowca nie przeżył wypadku."),
        ("ru", "Водитель не пережил аварию."),
        ("en", "The driver did not survive the crash."),
    ],
)
def test_denying_a_deed_does_not_make_bad_things_good(lang: str, text: str) -> None:
    [(good, bad)] = points(text, lang)
    assert good == 0
    assert bad >= 1


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("cs", "Vláda nezískala podporu."),
        ("pl", "Rząd nie uzyskał poparcia."),
        ("ru", "Правительство не получило поддержки."),
        ("en", "The government did not find support."),
    ],
)
def test_denying_a_deed_takes_good_things_away(lang: str, text: str) -> None:
    [(good, bad)] = points(text, lang)
    assert good == 0
    assert bad >= 1


def test_a_negation_ends_with_its_clause() -> None:
    assert points("To není on, dobrý den.", "cs") == [(1, 0)]
    assert points("He did not come but the weather was beautiful.", "en") == [(1, 0)]


def test_every_point_shows_its_word() -> None:
    text = "Soud ho odsoudil, ale velmi dobrý advokát nebyl špatný."
    [sentence] = judged(text, "cs").sentences
    shown = {text[word.start : word.end]: word for word in sentence.words}
    assert set(shown) == {"odsoudil", "dobrý", "špatný"}
    assert shown["odsoudil"].lemma == "odsoudit"
    assert shown["odsoudil"].points == -1
    assert shown["dobrý"].strength > 1
    assert not shown["dobrý"].negated
    assert shown["špatný"].negated
    assert shown["špatný"].points == 0.5


def test_words_of_names_are_no_opinions() -> None:
    text = cut("Včera přijel ministr Šťastný.", "cs")
    place = next(number for number, token in enumerate(text.tokens) if token.text == "Šťastný")
    assert judge(text, shipped("cs")).sentiment.positive == 1
    assert judge(text, shipped("cs"), [Name(first=place, last=place + 1, type="PER")]).sentiment.positive == 0


def test_headlines_in_capitals_are_read() -> None:
    assert points("SKVĚLÝ DEN PRO HASIČE", "cs") == [(1, 0)]


def test_phrases_come_before_their_words() -> None:
    words = lexicon("own", [("dát gól", 2), ("gól", -1), ("vlastní gól", -3)], language("cs"))
    told = judge(cut("Dali gól. Byl to vlastní gól.", "cs"), words)
    assert [[word.lemma for word in one.words] for one in told.sentences] == [["dát gól"], ["vlastní gól"]]


def test_a_text_without_words_and_one_without_a_lexicon() -> None:
    empty = judged("", "cs")
    assert empty.sentences == ()
    assert (empty.sentiment.score, empty.sentiment.normalised) == (0, 0)
    told = judge(cut("Guten Tag. Auf Wiedersehen.", "de"), shipped("de"))
    assert told.sentiment.by == ""
    assert len(told.sentences) == 2
    assert told.missing == (f"There is no lexicon of tone for {language('de').name} (de).",)


@pytest.mark.parametrize(
    ("score", "expected"),
    [
        (4, Tone.POSITIVE),
        (3.5, Tone.NEUTRAL),
        (3, Tone.NEUTRAL),
        (0, Tone.NEUTRAL),
        (-3, Tone.NEUTRAL),
        (-4, Tone.NEGATIVE),
        (-9, Tone.NEGATIVE),
    ],
)
def test_published_limits(score: float, expected: Tone) -> None:
    assert tone(score) is expected


def test_a_text_at_the_limit_is_judged_as_published() -> None:
    assert judged("Je to dobrý člověk. " * 4, "cs").sentiment.tone is Tone.POSITIVE
    assert judged("Je to dobrý člověk. " * 3, "cs").sentiment.tone is Tone.NEUTRAL
    assert judged("Je to špatný člověk. " * 4, "cs").sentiment.tone is Tone.NEGATIVE


def test_the_normalised_score_does_not_know_how_long_a_text_is() -> None:
    once = "Zásah byl velmi dobrý. Pak přišla hrozná bouře a povodeň. "
    assert judged(once, "cs").sentiment.normalised == pytest.approx(judged(once * 7, "cs").sentiment.normalised)
    assert judged("Skvělý a krásný den.", "cs").sentiment.normalised > judged(once, "cs").sentiment.normalised


WORDS = [
    "ne",
    "dobrý",
    "špatný",
    "velmi",
    "nedobrý",
    "nebyl",
    "bez",
    ",",
    ".",
    "a",
    "Praha",
    "not",
    "bad",
    "не",
    "\n",
    "’",
    "nie",
    "zły",
]


@settings(max_examples=150, deadline=None)
@given(
    st.lists(st.one_of(st.sampled_from(WORDS), st.text(max_size=6)), max_size=25),
    st.sampled_from(["cs", "pl", "ru", "en"]),
)
def test_sums_agree_with_words_whatever_the_text(pieces: list[str], lang: str) -> None:
    text = " ".join(pieces)
    told = judged(text, lang)
    words = [word for one in told.sentences for word in one.words]
    assert told.sentiment.score == pytest.approx(sum(word.points for word in words))
    assert told.sentiment.positive == pytest.approx(sum(one.positive for one in told.sentences))
    assert -1 <= told.sentiment.normalised <= 1
    for one in told.sentences:
        assert one.positive == pytest.approx(sum(word.points for word in one.words if word.points > 0))
        assert one.negative == pytest.approx(-sum(word.points for word in one.words if word.points < 0))
        assert all(one.start <= word.start < word.end <= one.end for word in one.words)
        assert all(text[word.start : word.end] == word.text for word in one.words)
