"""Base forms of names in sentences of ours."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kronika.analyse.bases.bases import base_forms, lacking
from kronika.analyse.text import Name, cut
from tests.analyse.naming import marked

CASES = [
    ("cs", "Prezident mu předal odznak Řádu Bílého lva.", "Řádu Bílého lva", "PRO", "Řád Bílého lva"),
    ("cs", "Na zasedání Rady Evropy mluvil i starosta.", "Rady Evropy", "ORG", "Rada Evropy"),
    ("cs", "Do sálu přišel Nečasův poradce.", "Nečasův", "PER", "Nečas"),
    ("cs", "Výsledkem Benešovy diplomacie bylo uznání.", "Benešovy", "PER", "Beneš"),
    ("cs", "Setkání Merkelové s předsedou trvalo hodinu.", "Merkelové", "PER", "Merkelová"),
    ("cs", "Cestovali po Spojených státech celé léto.", "Spojených státech", "LOC", "Spojené státy"),
    ("cs", "Zpráva přišla z Prahy.", "Prahy", "LOC", "Praha"),
    ("cs", "Rozhodla o tom vláda ČR.", "ČR", "LOC", "ČR"),
    ("cs", "Jednala s Evropskou komisí.", "Evropskou komisí", "ORG", "Evropská komise"),
    ("pl", "Słowa Kowalskiej padły w sali.", "Kowalskiej", "PER", "Kowalska"),
    ("pl", "Mieszka w Stanach Zjednoczonych od roku.", "Stanach Zjednoczonych", "LOC", "Stany Zjednoczone"),
    ("pl", "Poseł PiS-u milczał.", "PiS-u", "ORG", "PiS"),
    ("pl", "Rozmawiał z Donaldem Tuskiem o budżecie.", "Donaldem Tuskiem", "PER", "Donald Tusk"),
    ("ru", "По словам Ивановой, поезд опоздал.", "Ивановой", "PER", "Иванова"),
    ("ru", "Совет Европейского союза соберётся завтра.", "Европейского союза", "ORG", "Европейский союз"),
    ("ru", "Он вернулся из Москвы.", "Москвы", "LOC", "Москва"),
    ("en", "Smith's answer came late.", "Smith's", "PER", "Smith"),
    ("en", "The flight left the United States at noon.", "United States", "LOC", "United States"),
    ("de", "Er sprach mit Angela Merkels Sprecher.", "Angela Merkels", "PER", "Angela Merkels"),
]


@pytest.mark.parametrize(("lang", "text", "name", "kind", "base"), CASES)
def test_a_name_comes_to_its_base(lang: str, text: str, name: str, kind: str, base: str) -> None:
    assert base_forms(*marked(text, lang, (name, kind))) == (base,)


def test_a_form_seen_in_the_text_helps_another() -> None:
    text, names = marked(
        "Premiér Hrubeška přijel pozdě. Novináři na Hrubešku čekali a s Hrubeškou pak mluvili.",
        "cs",
        ("Hrubeška", "PER"),
        ("Hrubešku", "PER"),
        ("Hrubeškou", "PER"),
    )
    assert base_forms(text, names) == ("Hrubeška",) * 3


def test_possessives_of_a_person_named_elsewhere_come_to_the_person() -> None:
    text, names = marked(
        "Petr Nečas odstoupil. Po Nečasově odchodu se mluvilo o Nečasových slibech.",
        "cs",
        ("Petr Nečas", "PER"),
        ("Nečasově", "PER"),
        ("Nečasových", "PER"),
    )
    assert base_forms(text, names) == ("Petr Nečas", "Nečas", "Nečas")


def test_quotes_that_belong_to_a_name_stay_with_its_base() -> None:
    assert base_forms(*marked("Газета «Коммерсант» вышла утром.", "ru", ("«Коммерсант»", "PRO"))) == ("«Коммерсант»",)


def test_what_is_missing_is_said() -> None:
    assert "de" in (lacking("de") or "")
    assert lacking("cs") is None
    assert lacking("en") is None


@settings(max_examples=60, deadline=None)
@given(
    words=st.lists(st.text(min_size=1, max_size=12), min_size=1, max_size=6),
    lang=st.sampled_from(["cs", "pl", "ru", "en", "fr"]),
)
def test_any_words_have_a_base_and_always_the_same(words: list[str], lang: str) -> None:
    text = cut(" ".join(words), lang)
    names = [Name(first=number, last=number + 1, type="PER") for number in range(len(text.tokens))]
    found = base_forms(text, names)
    assert len(found) == len(names)
    assert found == base_forms(text, names)
