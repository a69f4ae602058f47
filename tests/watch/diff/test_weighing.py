"""What tokens weigh: rare words most, small words and marks little, bare tags nothing, addresses as words."""

from __future__ import annotations

import numpy as np
import pytest

from kronika.watch.diff.weighing import is_bare_tag, is_word, rarities


def weight(word: str, count: int = 2, others: int = 1000) -> float:
    return float(rarities([word, "filler"], np.array([count, others]))[0])


@pytest.mark.parametrize("word", ["the", "se", "nie", "что", "The", "the,"])
def test_small_words_of_any_language(word: str) -> None:
    assert weight(word) == pytest.approx(0.1)


def test_rare_is_more_than_frequent_is_more_than_everywhere() -> None:
    assert weight("Praha") > weight("Praha", 15) > weight("Praha", 300) == pytest.approx(0.1)


def test_tags_and_marks() -> None:
    assert weight("<p>") == 0
    assert weight("<a https://x.example/>") > 0.9
    assert 0 < weight("—") < 0.1


def test_what_is_a_tag_and_what_is_a_word() -> None:
    assert is_bare_tag("<li>") and not is_bare_tag("<a https://x.example/>") and not is_bare_tag("<>")
    assert is_word("3.5") and is_word("<img https://x.example/1.png>") and not is_word("<h1>") and not is_word("—")
