"""What the finder of names looks at."""

from __future__ import annotations

from kronika.analyse.entities.features.items import items, remembering
from kronika.analyse.entities.features.runs import Run, runs
from kronika.analyse.entities.features.shapes import marks, shape
from kronika.analyse.entities.features.word import word
from kronika.analyse.entities.lists.given import is_given_name
from kronika.analyse.entities.lists.places import is_place_word
from kronika.analyse.entities.stems import stem
from kronika.analyse.entities.tags import names, tags
from kronika.analyse.text import Name, cut


def test_forms_of_a_name_share_a_stem() -> None:
    assert len({stem(form, "cs") for form in ("Novák", "Nováka", "Novákovi", "Novákem", "Nováková", "Novákové")}) == 1
    assert len({stem(form, "ru") for form in ("Москва", "Москве", "Москвой", "Москву")}) == 1


def test_given_names_are_known_in_every_case() -> None:
    assert all(is_given_name(form, "cs") for form in ("Petr", "Petrem", "Terezou", "Donaldovi"))
    assert all(is_given_name(form, "ru") for form in ("Ангела", "Ангелы", "Дональдом"))
    assert not is_given_name("Stůl", "cs")


def test_countries_and_cities_are_known_in_every_case() -> None:
    assert all(is_place_word(form, "cs") for form in ("Francie", "Francii", "Londýně"))
    assert is_place_word("Польше", "ru")
    assert not is_place_word("Stůl", "cs")


def test_shapes() -> None:
    assert (shape("McDonald"), shape("USA"), shape("Boeing-737")) == ("XxXx", "X", "Xx-9")
    assert marks("IBM", "ru") == ["abbr", "latin"]
    assert marks("XVI", "cs") == ["abbr", "roman"]


def test_a_run_goes_over_particles_and_initials() -> None:
    words = [word(text, text.lower(), "cs") for text in "přišel Charles de Gaulle a J . Novák".split()]
    assert runs(words) == [Run(1, 4), Run(5, 8)]


def test_cue_words_are_known_in_every_case() -> None:
    assert "person" in word("ministrovi", "ministr", "cs").classes
    assert "organisation" in word("společnosti", "společnost", "cs").classes
    assert "place" in word("городе", "город", "ru").classes


def test_the_text_tells_of_a_word_in_all_its_places() -> None:
    text = cut("Firma Tesmora roste. Tesmoru chválí.", "cs")
    last = items(text)[1][0]
    assert "db=borganisation" in last.general


def test_a_first_look_is_remembered_for_all_forms() -> None:
    text = cut("Firma Tesmora roste. Tesmoru chválí.", "cs")
    told = remembering(items(text), [Name(first=1, last=2, type="ORG")])
    assert "va=ORG1" in told[1][0].general
    assert not any(mark.startswith("va=") for mark in told[1][1].general)


def test_tags_and_names_are_the_same_told_twice() -> None:
    there = [Name(first=0, last=2, type="PER"), Name(first=2, last=3, type="PER"), Name(first=4, last=5, type="LOC")]
    assert tags(there, 6) == ["B-PER", "I-PER", "B-PER", "O", "B-LOC", "O"]
    assert names(tags(there, 6)) == there
    assert names(["I-ORG", "I-ORG", "O"], 5) == [Name(first=5, last=7, type="ORG")]
