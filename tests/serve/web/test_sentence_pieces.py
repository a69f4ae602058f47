"""Paragraphs are cut at sentences and hits, and nothing of the text is lost."""

from __future__ import annotations

from kronika.serve.web.sentence_pieces import Cutter, Piece

TEXT = "Most\n\nMost stojí. Řeka teče.\n\nKonec"
SENTENCES = [(0, 4), (6, 17), (18, 28), (30, 35)]


def shown(pieces: list[Piece]) -> list[tuple[int | None, str]]:
    return [
        (one.number, "".join(f"[{part.text}]" if part.hit else part.text for part in one.stretches)) for one in pieces
    ]


def test_sentences_and_hits() -> None:
    cut = Cutter(TEXT, SENTENCES, hits=[(6, 10), (18, 22)])
    assert shown(cut("Most")) == [(0, "Most")]
    assert shown(cut("Most stojí. Řeka teče.")) == [(1, "[Most] stojí."), (None, " "), (2, "[Řeka] teče.")]
    assert shown(cut("Konec")) == [(3, "Konec")]


def test_a_sentence_over_several_paragraphs_opens_and_closes_once() -> None:
    cut = Cutter("a b\nc d", [(0, 7)], hits=[(2, 5)])
    first, second = cut("a b"), cut("c d")
    assert [(one.opens, one.closes) for one in (*first, *second)] == [(True, False), (False, True)]
    assert shown(first) + shown(second) == [(0, "a [b]"), (0, "[c] d")]


def test_the_same_words_are_found_in_their_order() -> None:
    cut = Cutter("ano\n\nano", [(0, 3), (5, 8)])
    assert shown(cut("ano")) + shown(cut("ano")) == [(0, "ano"), (1, "ano")]


def test_what_is_not_in_the_text_is_still_shown() -> None:
    assert shown(Cutter(TEXT, SENTENCES)("jiné")) == [(None, "jiné")]
    assert shown(Cutter("", [])("")) == [(None, "")]
