"""A text is cut up once, and its parts fit together."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from kronika.analyse.text import cut


def test_the_first_word_of_a_sentence_is_no_name() -> None:
    text = cut("Mosty stojí. „Města rostou,“ řekl Jan.", "cs")
    assert text.lemmas[0] == "most"
    assert text.lemmas[text.firsts[1] + 1] == "město"
    assert text.lemmas[-2] == "Jan"


def test_a_language_without_a_file_keeps_its_code() -> None:
    assert cut("Mestá rastú.", "sk").language.code == "sk"
    assert cut("", None).language.code == ""


@settings(max_examples=60)
@given(st.text(max_size=200))
def test_parts_run_side_by_side(written: str) -> None:
    text = cut(written, "cs")
    assert len(text.tokens) == len(text.lemmas) == len(text.homes)
    assert len(text.firsts) == len(text.sentences) + 1
    for number, token in enumerate(text.tokens):
        span = text.sentences[text.homes[number]]
        assert span.start <= token.start < token.end <= span.end
        assert text.firsts[text.homes[number]] <= number < text.firsts[text.homes[number] + 1]
