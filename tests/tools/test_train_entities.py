"""Marked texts become tagged tokens, and a model learns from them."""

from __future__ import annotations

from kronika.analyse.entities.look import look
from kronika.analyse.entities.model_files import opened
from kronika.analyse.text import Name, cut
from tools.train_entities.corpus import Marked, Sample, joined, kpwr_tag, names_of
from tools.train_entities.training import bare, learned, prepare, remembered, train, train_both


def sample(text: str, *names: tuple[str, str], part: str = "one") -> Sample:
    """A text with names marked where they first stand."""
    marks = tuple(Marked(text.index(name), text.index(name) + len(name), type_) for name, type_ in names)
    return Sample(lang="cs", part=part, text=text, names=marks)


def test_a_mark_inside_a_token_takes_it_whole_and_a_part_of_a_name_is_left_out() -> None:
    text = cut("Pan Novák jel do Prahy.", "cs")
    marks = (Marked(4, 8, "PER"), Marked(6, 9, "PER"), Marked(17, 22, "LOC"))
    assert names_of(text, marks) == [Name(first=1, last=2, type="PER"), Name(first=4, last=5, type="LOC")]


def test_kinds_of_kpwr_are_mapped() -> None:
    assert kpwr_tag("B-nam_liv_person") == "B-PER"
    assert kpwr_tag("I-nam_loc_gpe_city") == "I-LOC"
    assert kpwr_tag("B-nam_org_nation") == "B-PER"
    assert kpwr_tag("B-nam_org_company") == "B-ORG"
    assert kpwr_tag("B-nam_adj_country") == "O"


def test_words_are_joined_to_a_text_with_marks() -> None:
    made = joined("pl", "one", [[("Jan", "B-PER"), ("Nowak", "I-PER"), (",", "O"), ("lekarz", "O")]])
    assert made.text == "Jan Nowak, lekarz\n"
    assert made.names == (Marked(0, 9, "PER"),)


def test_quotes_and_names_in_small_letters_are_not_learned() -> None:
    one = sample("Firma „Tesmora“ a demokraté", ("„Tesmora“", "ORG"), ("demokraté", "ORG"))
    assert bare(one, one.names[0]) == Marked(7, 14, "ORG")
    assert [learned(one, mark) for mark in one.names] == [True, False]


def test_both_looks_learn() -> None:
    texts = [
        prepare(
            sample(f"Ministr Jan {name} přijel. Firma Alfa roste.", (f"Jan {name}", "PER"), ("Alfa", "ORG"), part=part)
        )
        for part in ("one", "two")
        for name in ("Novák", "Dvořák", "Hrubý", "Malý")
    ]
    first, second = (opened(model) for model in train_both(texts))
    fresh = prepare(sample("Ministr Jan Veselý přijel."))
    assert look(first, fresh.text, fresh.items) == [Name(first=1, last=3, type="PER")]
    assert look(second, fresh.text, remembered(fresh, first).items) == [Name(first=1, last=3, type="PER")]


def test_training_twice_gives_the_same_names() -> None:
    texts = [
        prepare(sample("Ministr Jan Novák přijel do Brna.", ("Jan Novák", "PER"), ("Brna", "LOC"))) for _ in range(3)
    ]
    found = [look(opened(train(texts)), texts[0].text, texts[0].items) for _ in range(2)]
    assert found[0] == found[1]
