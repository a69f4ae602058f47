"""Names are settled over the whole text."""

from __future__ import annotations

from kronika.analyse.entities.document_pass import settle
from kronika.analyse.text import Name, Text, cut


def place(text: Text, word: str, nth: int = 0) -> int:
    """Number of a token by its text."""
    return [number for number, token in enumerate(text.tokens) if token.text == word][nth]


def name(text: Text, word: str, type_: str, nth: int = 0, length: int = 1) -> Name:
    """A name that begins with a word."""
    first = place(text, word, nth)
    return Name(first=first, last=first + length, type=type_)


def test_the_majority_decides_over_all_forms() -> None:
    text = cut("Tesmora roste. O Tesmoru je zájem. Tesmory si všimli.", "cs")
    names = [name(text, "Tesmora", "ORG"), name(text, "Tesmoru", "ORG"), name(text, "Tesmory", "PER")]
    assert [one.type for one in settle(text, names)] == ["ORG", "ORG", "ORG"]


def test_a_tie_stays_as_it_is() -> None:
    text = cut("Tesmora roste. O Tesmoru je zájem.", "cs")
    names = [name(text, "Tesmora", "ORG"), name(text, "Tesmoru", "PER")]
    assert [one.type for one in settle(text, names)] == ["ORG", "PER"]


def test_a_surname_goes_with_its_full_name() -> None:
    text = cut("Přišel Jan Hrubý. S Hrubým mluvil soused. Hrubého pozvali.", "cs")
    names = [name(text, "Jan", "PER", length=2), name(text, "Hrubým", "PER"), name(text, "Hrubého", "LOC")]
    assert [one.type for one in settle(text, names)][:2] == ["PER", "PER"]


def test_an_overlooked_form_is_found_again() -> None:
    text = cut("V Olomouci prší. Do Olomouce jede vlak.", "cs")
    found = settle(text, [name(text, "Olomouci", "LOC")])
    assert Name(first=place(text, "Olomouce"), last=place(text, "Olomouce") + 1, type="LOC") in found


def test_small_letters_are_not_names_found_again() -> None:
    text = cut("Pan Soused přišel. Jeho soused odešel.", "cs")
    assert len(settle(text, [name(text, "Soused", "PER")])) == 1
