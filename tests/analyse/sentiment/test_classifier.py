"""The classifier of tone towards a mention: what it was made of can be read, its probabilities are some, who is accused matters."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from kronika.analyse.sentiment.classifier import SHIPPED, Classifier, classifier, is_sure, load, mention, opinions, save
from kronika.analyse.sentiment.features import case_of, features
from kronika.analyse.sentiment.judging import judge
from kronika.analyse.sentiment.opinion import Opinion
from kronika.analyse.sentiment.shipped import shipped
from kronika.analyse.text import Name, Text, cut


def name(text: Text, word: str, kind: str = "PER") -> Name:
    first = next(number for number, token in enumerate(text.tokens) if token.text == word)
    return Name(first=first, last=first + 1, type=kind)


def thought(sentence: str, word: str) -> Opinion:
    text = cut(sentence, "ru")
    made = classifier("ru")
    assert made is not None
    return mention(made, text, judge(text, shipped("ru")).sentences, name(text, word))


@pytest.mark.parametrize(
    ("sentence", "word", "label"),
    [
        ("Суд приговорил Иванова к семи годам тюрьмы за мошенничество.", "Иванова", -1),
        ("Полиция задержала Кузнецова по подозрению в убийстве.", "Кузнецова", -1),
        ("Смирнов выиграл золотую медаль и стал лучшим спортсменом года.", "Смирнов", 1),
        ("По словам представителя компании, встреча в Липецке пройдёт во вторник.", "Липецке", 0),
    ],
)
def test_plain_cases(sentence: str, word: str, label: int) -> None:
    assert thought(sentence, word).label == label


def test_probabilities_are_some() -> None:
    told = thought("Петров приехал в Москву.", "Петров")
    assert told.negative + told.neutral + told.positive == pytest.approx(1)
    assert told.likeliest == 0


def test_only_sure_opinions_are_handed_out_and_only_where_there_is_a_classifier() -> None:
    text = cut("Суд приговорил Иванова к семи годам тюрьмы за мошенничество.", "ru")
    told = judge(text, shipped("ru"))
    found = opinions(text, told.sentences, [name(text, "Иванова")])
    assert all(is_sure(one) for one in found.values())
    czech = cut("Soud odsoudil Nováka.", "cs")
    assert opinions(czech, judge(czech, shipped("cs")).sentences, [name(czech, "Nováka")]) == {}
    assert opinions(text, told.sentences, []) == {}


def test_the_case_tells_who_does_it() -> None:
    text = cut("Ирина обвинила Ольгу.", "ru")
    assert case_of(text, 0, 1) == "nom"
    assert case_of(text, 2, 3) == "acc"
    told = judge(text, shipped("ru")).sentences[0]
    assert "vr:обвинить|nom" in features(text, 0, told, 0, 1, "PER")
    assert "vl:обвинить|acc" in features(text, 0, told, 2, 3, "PER")


def test_the_shipped_model_is_small_and_has_its_card() -> None:
    assert len((SHIPPED / "ru.npz").read_bytes()) < 2_000_000
    assert "rusentne" in (SHIPPED / "MODEL_CARD.md").read_text("utf-8")
    assert classifier("cs") is None
    assert classifier("") is None


def test_a_model_comes_back_as_it_was_written(tmp_path: Path) -> None:
    made = Classifier(
        name="small",
        keys=np.array([1, 5], dtype=np.uint32),
        weights=np.array([[1, 0, -1], [0, 0.5, 0]], dtype=np.float32),
        temperature=2.0,
        lean=0.5,
    )
    save(tmp_path / "model.npz", made)
    back = load(tmp_path / "model.npz")
    assert (back.name, back.temperature, back.lean) == ("small", 2.0, 0.5)
    assert back.counted({1: 1, 7: 3}) == made.counted({1: 1, 7: 3})
    assert back.counted({1: 1}).label == -1
    assert back.counted({}).label != 0  # neutral is held back
