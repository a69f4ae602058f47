"""Records as files: one a site, or all in one."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from kronika.flow.fact_export import calendar, export_all, writer_of
from kronika.flow.fact_kinds import fact_kind
from kronika.model.errors import BadFile, UnknownName
from kronika.model.fact import FactRecord, Slot

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
KIND = fact_kind("office-hours")
RECORDS = [
    FactRecord(
        kind="office-hours",
        site=site,
        slots=(Slot(time="09:00", until="11:00", day="days:wt"),),
        subject={"website": f"http://{site}.localhost/"},
    )
    for site in ("alfa", "beta/../x")
]


def test_a_folder_gets_a_file_for_each_site(tmp_path: Path) -> None:
    made = export_all(KIND, "json", RECORDS, tmp_path / "out", now=NOW)
    assert [path.name for path in made] == ["alfa.json", "beta_.._x.json"]
    assert all(path.parent == tmp_path / "out" and json.loads(path.read_text()) for path in made)
    again = export_all(KIND, "json", RECORDS, tmp_path / "out", now=NOW)
    assert again == made and len(list((tmp_path / "out").iterdir())) == 2


def test_one_file_holds_all_sites(tmp_path: Path) -> None:
    [path] = export_all(KIND, "json", RECORDS, tmp_path / "all.json", now=NOW)
    assert len(json.loads(path.read_text())) == 2
    [path] = export_all(KIND, "osm", RECORDS, tmp_path / "all.tsv", now=NOW)
    rows = [line.split("\t") for line in path.read_text().splitlines()]
    assert [row[:2] for row in rows] == [
        ["alfa", "http://alfa.localhost/"],
        ["beta/../x", "http://beta/../x.localhost/"],
    ]
    assert all("Tu" in row[2] for row in rows)


def test_one_calendar_holds_the_events_of_all(tmp_path: Path) -> None:
    [path] = export_all(KIND, "ics", RECORDS, tmp_path / "all.ics", now=NOW)
    text = path.read_bytes().decode()
    assert text.startswith("BEGIN:VCALENDAR\r\n") and text.endswith("END:VCALENDAR\r\n")
    assert text.count("BEGIN:VCALENDAR") == text.count("END:VCALENDAR") == text.count("BEGIN:VTIMEZONE") == 1
    assert text.count("BEGIN:VEVENT") == text.count("END:VEVENT") == 2
    assert "\n" not in text.replace("\r\n", "")
    assert calendar([]).count("VCALENDAR") == 2


def test_wrong_wishes_are_sentences(tmp_path: Path) -> None:
    with pytest.raises(UnknownName, match="known: ics, json, osm, schema"):
        writer_of(KIND, "xml")
    (tmp_path / "file").write_text("")
    with pytest.raises(BadFile):
        export_all(KIND, "json", RECORDS, tmp_path / "file" / "x", now=NOW)
