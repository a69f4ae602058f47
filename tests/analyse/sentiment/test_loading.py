"""Lexicons from files: SubLex's form, tables, JSON, and what is said of files that are none."""

from __future__ import annotations

from pathlib import Path

import pytest

from kronika.analyse.sentiment.judging import judge
from kronika.analyse.sentiment.loading import load_lexicon
from kronika.analyse.text import cut
from kronika.lang.language import language
from kronika.model.errors import BadFile

CS = language("cs")
# Made up, in the columns of SubLex 1.0: negation, part of speech, lemma with remarks, polarity, English source.
SUBLEX = (
    "A\tA\tkouzelný_,s\tPOS\tcharming\n"
    "N\tA\tnevlídný\tNEG\tunkind\n"
    "A\tN\tkolej-1_^(smutná)\tNEG\trut\n"
    "A\tV\tzvrátit_:W\tPOS\tturn\n"
    "A\tV\tzvrátit_:W\tNEG\tturn\n"
)


def written(folder: Path, name: str, text: str, charset: str = "utf-8") -> Path:
    path = folder / name
    path.write_bytes(text.encode(charset))
    return path


def test_sublex_as_published(tmp_path: Path) -> None:
    found = load_lexicon(written(tmp_path, "sublex_1_0.csv", SUBLEX), CS)
    assert found.name == "sublex_1_0"
    assert "CC BY-NC-SA" in found.licence
    assert found.words["kouzelný"] == 1
    assert found.words["nevlídný"] == -1
    assert found.words["kolej"] == -1
    assert "zvrátit" not in found.words  # on both sides
    told = judge(cut("Byl to kouzelný večer s nevlídným hostitelem.", "cs"), found)
    assert (told.sentiment.positive, told.sentiment.negative) == (1, 1)
    assert told.sentiment.by == "sublex_1_0"


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("words.csv", "word,points\nkouzelný,2\nhrozivý,-3\n"),
        ("words.csv", "kouzelný;2\nhrozivý;-3\n"),
        ("AFINN.txt", "# remark\nkouzelný\t2\n\nhrozivý\t-3\n"),
        ("words.tsv", "kouzelný\tPOS\nhrozivý\tNEG\n"),
        ("words.json", '{"kouzelný": 2, "hrozivý": -3}'),
    ],
)
def test_simple_forms(tmp_path: Path, name: str, text: str) -> None:
    found = load_lexicon(written(tmp_path, name, text), CS)
    assert found.words["kouzelný"] > 0 > found.words["hrozivý"]


def test_old_charsets_are_read(tmp_path: Path) -> None:
    found = load_lexicon(written(tmp_path, "old.csv", "žlučovitý,-1\n", "cp1250"), CS)
    assert found.words["žlučovitý"] == -1


def test_forms_are_found_by_their_dictionary_form(tmp_path: Path) -> None:
    found = load_lexicon(written(tmp_path, "forms.csv", "kouzelného,1\n"), CS)
    assert judge(cut("Kouzelné ráno.", "cs"), found).sentiment.positive == 1


@pytest.mark.parametrize(
    ("name", "data", "expected"),
    [
        ("empty.csv", b"", "holds no words"),
        ("only.csv", b"# nothing\n\n", "holds no words"),
        ("bad.csv", b"dobry,1\nzly,minus\nx,2\n", "in line 2;"),
        ("bad.csv", b"a,x\nb,x\nc,x\nd,x\ne,x\n", "in line 1, 2, 3 and 2 more"),
        ("nan.csv", b"dobry,nan\n", "in line 1"),
        ("bin.csv", b"a\0b", "is no text"),
        ("bad.json", b"{", "is no JSON"),
        ("list.json", b"[1]", "must be one JSON object"),
        ("words.json", b'{"a": "x"}', "no number for a"),
    ],
)
def test_files_that_are_no_lexicons(tmp_path: Path, name: str, data: bytes, expected: str) -> None:
    (tmp_path / name).write_bytes(data)
    with pytest.raises(BadFile, match=expected):
        load_lexicon(tmp_path / name, CS)


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="cannot be read"):
        load_lexicon(tmp_path / "none.csv", CS)
