"""A possessive is its owner's where the text names the owner in full; a town's own forms stay the town's."""

from __future__ import annotations

import pytest

from kronika.analyse.entities.document_pass import settle
from kronika.analyse.entities.possessives import owners
from kronika.analyse.text import Name, cut


def test_owners() -> None:
    assert list(owners("Benešovy", "cs")) == ["Beneš"]
    assert list(owners("Havlův", "cs")) == ["Havl", "Havel"]
    assert list(owners("Benešově", "cs")) == list(owners("Benešovy", "pl")) == list(owners("Novy", "cs")) == []


@pytest.mark.parametrize(("word", "type_"), [("Benešovy", "PER"), ("Benešově", "LOC"), ("Novákovy", "LOC")])
def test_only_who_is_named_in_full_owns(word: str, type_: str) -> None:
    text = cut(f"Tam je Edvard Beneš. Mluvil o {word} diplomacii.", "cs")
    words = [token.text for token in text.tokens]
    person = Name(first=words.index("Edvard"), last=words.index("Beneš") + 1, type="PER")
    doubtful = Name(first=words.index(word), last=words.index(word) + 1, type="LOC")
    assert [name.type for name in settle(text, [person, doubtful])] == ["PER", type_]
