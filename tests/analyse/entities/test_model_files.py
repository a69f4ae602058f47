"""Model files are read whole or refused with a sentence."""

from __future__ import annotations

import lzma
from pathlib import Path

import pytest

from kronika.analyse.entities.kinds.crf import Crf
from kronika.analyse.entities.model_files import FOLDER, model_languages, pack, taggers, unpack
from kronika.analyse.text import cut
from kronika.model.errors import BadFile


def test_four_languages_ship() -> None:
    assert model_languages() == ("cs", "en", "pl", "ru")
    assert all(path.stat().st_size < 10_000_000 for path in FOLDER.glob("*.crf.xz"))


def test_packed_models_come_back_as_they_were(tmp_path: Path) -> None:
    models = unpack(FOLDER / "cs.crf.xz")
    again = tmp_path / "xx.crf.xz"
    again.write_bytes(pack(models))
    assert unpack(again) == models
    assert len(taggers(again)) == 2


@pytest.mark.parametrize(
    "bytes_",
    [b"", b"no model at all", lzma.compress(b"no model at all"), (FOLDER / "en.crf.xz").read_bytes()[:50_000]],
    ids=["empty", "not packed", "no model inside", "cut off"],
)
def test_a_damaged_model_is_refused(tmp_path: Path, bytes_: bytes) -> None:
    (tmp_path / "cs.crf.xz").write_bytes(bytes_)
    with pytest.raises(BadFile, match="cs.crf.xz"):
        Crf(tmp_path).find(cut("Praha", "cs"))


def test_a_model_cut_off_inside_is_refused(tmp_path: Path) -> None:
    whole = b"".join(unpack(FOLDER / "en.crf.xz"))
    (tmp_path / "en.crf.xz").write_bytes(lzma.compress(whole[:-1000]))
    with pytest.raises(BadFile, match="damaged"):
        Crf(tmp_path).find(cut("London", "en"))


def test_no_models_are_missed_with_a_sentence(tmp_path: Path) -> None:
    assert "no models" in str(Crf(tmp_path).missing())
