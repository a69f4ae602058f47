"""The log: one line a message, never twice, whatever happened to the file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kronika.model.errors import InputError, NotifyError
from kronika.notify.kinds.log import KIND
from tests.notify.conftest import MakeMeans
from tests.notify.material import a_message


def test_a_message_is_one_line_and_a_repeat_is_none(tmp_path: Path, make_means: MakeMeans) -> None:
    log = KIND.open(make_means())
    for message in (a_message(), a_message(), a_message(key="other", data={"source": "listy"})):
        log.send(message, "alerts.jsonl")
    first, second = [json.loads(line) for line in (tmp_path / "alerts.jsonl").read_text().splitlines()]
    assert (first["key"], first["topic"], first["subject"]) == ("health:12:broken", "alert", a_message().subject)
    assert first["lines"][1]["link"] == "https://kronika.example.org/articles/7"
    assert second["data"] == {"source": "listy"} and second["id"] != first["id"]


def test_a_line_that_a_kill_cut_off_harms_no_other(tmp_path: Path, make_means: MakeMeans) -> None:
    (tmp_path / "alerts.jsonl").write_bytes(b'{"id":"half')
    KIND.open(make_means()).send(a_message(), "alerts.jsonl")
    torn, whole = (tmp_path / "alerts.jsonl").read_bytes().splitlines()
    assert torn == b'{"id":"half' and json.loads(whole)["key"] == "health:12:broken"


def test_a_file_that_cannot_be_written_is_tried_again(tmp_path: Path, make_means: MakeMeans) -> None:
    (tmp_path / "alerts.jsonl").mkdir()
    with pytest.raises(NotifyError, match="alerts.jsonl cannot be written") as caught:
        KIND.open(make_means()).send(a_message(), "alerts.jsonl")
    assert caught.value.retry


def test_no_link_leads_out_of_the_folder(tmp_path: Path, make_means: MakeMeans) -> None:
    (tmp_path / "precious").write_text("mine")
    (tmp_path / "alerts.log").symlink_to(tmp_path / "precious")
    with pytest.raises(NotifyError):
        KIND.open(make_means()).send(a_message(), "alerts.log")
    assert (tmp_path / "precious").read_text() == "mine"
    with pytest.raises(InputError):
        KIND.open(make_means()).send(a_message(), "../alerts.log")
