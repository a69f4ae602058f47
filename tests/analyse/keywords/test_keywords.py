"""Keywords are what a text is about, as people would write it."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from kronika.analyse.keywords.keywords import keywords
from kronika.analyse.text import Name, Text, cut

CZECH = (
    "Rada města Lhotova schválila nový volební program. O volebním programu jednala rada tři hodiny. Podle starosty Petra Dvořáka "
    "počítá program s mostem přes řeku. Stavbu mostu zaplatí kraj. Petr Dvořák včera řekl, že most bude stát do dvou let. "
    "Opozice volební program kritizuje a stavbu mostu odmítá."
)


def words(text: Text, names: tuple[Name, ...] = (), bases: tuple[str, ...] = (), most: int = 12) -> list[str]:
    return [keyword.text for keyword in keywords(text, names, bases, most=most)]


def test_phrases_in_their_base_form() -> None:
    found = words(cut(CZECH, "cs"))
    assert "volební program" in found
    assert not {"program", "volební programu", "stavbu mostu", "Podle", "schválila", "nový"} & set(found)


def test_names_stand_by_their_base_form() -> None:
    text = cut(CZECH, "cs")
    places = [number for number, token in enumerate(text.tokens) if token.text in ("Petra", "Petr")]
    names = tuple(Name(first=place, last=place + 2, type="PER") for place in places)
    found = {one.text: one for one in keywords(text, names, ("Petr Dvořák", "Petr Dvořák"))}
    assert found["Petr Dvořák"].count == 2
    assert found["Petr Dvořák"].lemma == "petr dvořák"
    assert "Dvořák" not in found


def test_a_surname_counts_for_the_whole_name() -> None:
    text = cut("Ministryně Jana Malá odstoupila. Malá to oznámila v pondělí. Premiér Malou pochválil.", "cs")
    spans = [(1, 3), (5, 6), (12, 13)]
    assert [text.tokens[last - 1].text for _, last in spans] == ["Malá", "Malá", "Malou"]
    names = tuple(Name(first=first, last=last, type="PER") for first, last in spans)
    found = {one.text: one.count for one in keywords(text, names, ("Jana Malá", "Malá", "Malá"))}
    assert found["Jana Malá"] == 3
    assert "Malá" not in found


def test_adjectives_agree() -> None:
    czech = cut("O Velké Británii se mluvilo. Vláda Velké Británie mlčí. Ve Velké Británii prší.", "cs")
    assert "Velká Británie" in words(czech)
    russian = cut("О Балтийском море спорят. На Балтийском море шторм. У Балтийского моря тихо.", "ru")
    assert "Балтийское море" in words(russian)
    polish = cut(
        "W komisji śledczej mówiono długo. Przed komisją śledczą zeznał świadek. Prace komisji śledczej trwają.", "pl"
    )
    assert "komisja śledcza" in words(polish)


def test_a_word_no_dictionary_knows_is_counted_in_all_forms() -> None:
    text = cut("Krabulax roste. Bez krabulaxu to nejde. O krabulaxy je zájem.", "cs")
    assert [(one.text.lower(), one.count) for one in keywords(text, (), ()) if "krabulax" in one.lemma] == [
        ("krabulax", 3)
    ]


def test_english_and_a_language_nobody_knows() -> None:
    text = "The city council approved the new bridge. The bridge will cross the river. The city council will pay for the bridge."
    assert {"bridge", "city council"} <= {word.lower() for word in words(cut(text, "en"))}
    assert words(cut("Blorp snarg. Blorp zind krall blorp.", "xx"))
    assert words(cut("", "cs")) == []


def test_scores_fall_and_the_best_is_one() -> None:
    found = keywords(cut(CZECH, "cs"), (), (), most=5)
    assert len(found) == 5
    assert found[0].score == 1.0
    assert [one.score for one in found] == sorted((one.score for one in found), reverse=True)


@settings(max_examples=60)
@given(st.text(max_size=200))
def test_any_text(text: str) -> None:
    for code in ("cs", "pl", "en"):
        assert len(keywords(cut(text, code), (), (), most=3)) <= 3
