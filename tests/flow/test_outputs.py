"""Outputs: whole files or none, a sentence when the disk refuses, and frames that are always closed."""

from __future__ import annotations

import io
import os
from pathlib import Path

import pytest

from kronika.extract.output.format import Frame
from kronika.flow.found import Spot
from kronika.flow.outputs import FolderOutput, StreamOutput, one_file, one_stream
from kronika.model.errors import BadFile, StoreFull

SPOT = Spot(name="a", steps=("a", "b"))
FRAME = Frame(opening="<all>", between=",", closing="</all>", declaration="<?xml?>")


def test_a_file_for_each_page(tmp_path: Path) -> None:
    output = FolderOutput(tmp_path / "new" / "folder", ".txt")
    output.keep(SPOT, "první")
    output.keep(SPOT, "druhý")
    files = {
        path.relative_to(tmp_path).as_posix(): path.read_text("utf-8") for path in tmp_path.rglob("*") if path.is_file()
    }
    assert files == {"new/folder/a/b.txt": "první", "new/folder/a/b~2.txt": "druhý"}


def test_all_in_one_file_that_appears_at_the_end(tmp_path: Path) -> None:
    path = tmp_path / "all.xml"
    with one_file(path, FRAME) as output:
        output.keep(SPOT, "<?xml?>1")
        assert not path.exists()
        output.keep(SPOT, "<?xml?>2")
    assert path.read_text() == "<all>1,2</all>"
    assert list(tmp_path.iterdir()) == [path]


def test_a_frame_is_closed_around_nothing_and_after_a_stop() -> None:
    empty, stopped = io.StringIO(), io.StringIO()
    with StreamOutput(empty, FRAME, Path("out")):
        pass
    with pytest.raises(KeyboardInterrupt), StreamOutput(stopped, FRAME, Path("out")) as output:
        output.keep(SPOT, "1")
        raise KeyboardInterrupt
    assert (empty.getvalue(), stopped.getvalue()) == ("<all></all>", "<all>1</all>")


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    with pytest.raises(BadFile, match="cannot be written"):
        FolderOutput(tmp_path / "taken" / "below", ".txt")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no full disk at hand")
def test_a_full_disk_is_a_sentence() -> None:
    full = open("/dev/full", "w")  # noqa: SIM115 - closing it is part of the test
    with pytest.raises(StoreFull, match="The disk is full"), one_stream(full, FRAME, "out") as output:
        output.keep(SPOT, "1")
    full.close()  # and what could not be written is not complained about twice
