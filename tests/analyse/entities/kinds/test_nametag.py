"""NameTag says what is wanting, reads what its recogniser marks over our own words, and refuses what is no model."""

from __future__ import annotations

from pathlib import Path

import pytest

from kronika.analyse.entities.kinds import nametag
from kronika.analyse.entities.kinds.nametag import KIND, MODEL
from kronika.analyse.text import Name, cut
from kronika.model.errors import BadFile, PartMissing

TEXT = "Starosta Jan Dub přijel do Lipohradu. Řeku Lipku viděl z mostu."


def test_a_missing_model_is_told_with_the_command_that_brings_it(tmp_path: Path) -> None:
    pytest.importorskip("ufal.nametag")
    engine = KIND.at([tmp_path])
    assert "kronika models install nametag-cs" in (engine.missing() or "")
    with pytest.raises(PartMissing, match="kronika models install nametag-cs"):
        engine.find(cut(TEXT, "cs"))


def test_a_missing_package_is_told_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert "pip install 'kronika[nametag]'" in (KIND.at([tmp_path]).missing() or "")


def test_a_file_that_is_no_model_is_refused(tmp_path: Path) -> None:
    pytest.importorskip("ufal.nametag")
    (tmp_path / MODEL).write_bytes(b"no model" * 100)
    with pytest.raises(BadFile, match="no model of NameTag"):
        KIND.at([tmp_path]).find(cut(TEXT, "cs"))


class Recogniser:
    """Marks what it is told to, word by word, as the library does: numbers of words in the sentence."""

    def __init__(self, marks: dict[str, str]) -> None:
        self._marks = marks

    def recognize(self, forms: object, entities: list[object]) -> None:
        from ufal.nametag import NamedEntity

        for number, word in enumerate(forms):  # type: ignore[call-overload]
            if word in self._marks:
                entities.append(NamedEntity(number, 1, self._marks[word]))


def test_names_stand_over_our_own_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No model is here and the bindings cannot train one: the recogniser is a stand-in, the library's own lists are not."""
    pytest.importorskip("ufal.nametag")
    (tmp_path / MODEL).write_bytes(b"-")
    marks = {"Jan": "pf", "Dub": "ps", "Lipohradu": "gu", "Lipku": "gh", "mostu": "no"}
    monkeypatch.setattr(nametag, "loaded", lambda path: Recogniser(marks))
    text = cut(TEXT, "cs")
    names = KIND.at([tmp_path]).find(text)
    words = [" ".join(token.text for token in text.tokens[name.first : name.last]) for name in names]
    assert list(zip(words, [name.type for name in names], strict=True)) == [
        ("Jan Dub", "PER"),
        ("Lipohradu", "LOC"),
        ("Lipku", "LOC"),
    ]
    assert names[0] == Name(first=1, last=3, type="PER")
