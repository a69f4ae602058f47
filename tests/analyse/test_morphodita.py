"""MorphoDiTa says what is wanting, and its lemmas are shown without the dictionary's remarks."""

from __future__ import annotations

from pathlib import Path

import pytest

from kronika.analyse.morphodita import MODEL, MorphoDiTa, bare_lemma
from kronika.model.errors import BadFile, PartMissing


@pytest.mark.parametrize(
    ("lemma", "wanted"),
    [
        ("Praha_;G", "Praha"),
        ("stát-2_^(něco_se_přihodilo)", "stát"),
        ("Karlovy-Vary", "Karlovy-Vary"),
        ("COVID-19", "COVID"),
        ("být", "být"),
        ("_", "_"),
        ("-1", "-1"),
        ("kilometr`km", "kilometr"),
    ],
)
def test_a_lemma_without_remarks(lemma: str, wanted: str) -> None:
    assert bare_lemma(lemma) == wanted


def test_what_is_wanting_is_told(tmp_path: Path) -> None:
    pytest.importorskip("ufal.morphodita")
    with pytest.raises(PartMissing, match="kronika models install morphodita-cs"):
        MorphoDiTa([tmp_path]).tagged(["Praha"])
    (tmp_path / MODEL).write_bytes(b"no model" * 10)
    with pytest.raises(BadFile, match="no model of MorphoDiTa"):
        MorphoDiTa([tmp_path]).forms("Praha", "NN*")
