"""kronika facts: what people type, from reading sites to schedules in their files."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from kronika.flow.chronicle import init_chronicle, open_chronicle
from kronika.flow.collect import collect
from kronika.model.errors import InputError, KronikaError, UnknownName
from kronika.model.source import Source, SourceKind
from kronika.sampleweb.clock import NOW
from kronika.sampleweb.server import serve_in_process
from kronika.serve.cli.main import app

TOML = """
[fetch]
allow = ["127.0.0.0/8"]
start_delay = 0.0
max_delay = 0.0
[serve]
zone = "Europe/Warsaw"
"""
HOSTS = ("parafia-olszyny", "parafia-zalesie")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A chronicle with two parishes, collected and followed for masses, and one that was never collected."""
    made = init_chronicle(tmp_path_factory.mktemp("facts") / "c", TOML)
    with serve_in_process() as web, open_chronicle(made, {}) as chronicle:
        for host in HOSTS:
            options = {"depth": "3", "facts": "mass-times"}
            source = Source(name=host, url=web.url(host), kind=SourceKind.SITE, lang="pl", options=options)
            chronicle.store.sources.add(source, NOW)
        collect(chronicle)
        empty = Source(name="parafia-pusta", url=web.url("parafia-pusta"), kind=SourceKind.SITE)
        chronicle.store.sources.add(empty, NOW)
    yield made


def run(folder: Path, *arguments: str) -> str:
    result = CliRunner().invoke(app, ["-C", str(folder), "facts", *arguments])
    if isinstance(result.exception, KronikaError):
        raise result.exception
    assert result.exit_code == 0, result.output
    return result.output


def records(folder: Path, *arguments: str) -> list[Any]:
    return [json.loads(line) for line in run(folder, *arguments, "--json").splitlines()]


@pytest.fixture(scope="module")
def read(folder: Path) -> Path:
    """The same, read once."""
    [report] = records(folder, "run", "mass-times")
    assert (report["sites"], report["read"], report["failures"]) == (2, 2, 0)
    return folder


def test_a_second_run_has_nothing_to_do(read: Path) -> None:
    [report] = records(read, "run")
    assert (report["kind"], report["read"], report["unchanged"]) == ("mass-times", 0, 2)
    [again] = records(read, "run", "mass-times", "parafia-olszyny", "--again")
    assert (again["sites"], again["read"], again["changed"]) == (1, 1, 0)
    assert "0 sites read, 2 as before" in " ".join(run(read, "run").split())


def test_a_schedule_for_a_reader(read: Path) -> None:
    shown = run(read, "schedule", "parafia-olszyny")
    for said in ("Sundays and", "first Friday", "weekdays", "lato", "(dzieci)", "/msze/"):
        assert said in shown
    assert "Until" not in run(read, "schedule", "parafia-olszyny", "--history")


def test_a_schedule_for_programs(read: Path, tmp_path: Path) -> None:
    told = json.loads(run(read, "schedule", "parafia-olszyny", "-f", "json"))
    assert told["site"] == "parafia-olszyny" and told["kind"] == "mass-times"
    assert "Su" in run(read, "schedule", "parafia-olszyny", "-f", "osm")
    target = tmp_path / "olszyny.ics"
    run(read, "schedule", "parafia-olszyny", "-f", "ics", "-o", str(target))
    assert target.read_bytes().startswith(b"BEGIN:VCALENDAR\r\n")


def test_sites_at_a_glance(read: Path) -> None:
    lines = {line["site"]: line for line in records(read, "list")}
    assert sorted(lines) == sorted(HOSTS)
    assert lines["parafia-zalesie"]["slots"] == 8 and lines["parafia-zalesie"]["next"]
    assert "2 sites, 2 read" in run(read, "list", "mass-times")


def test_all_sites_in_files(read: Path, tmp_path: Path) -> None:
    [made] = records(read, "export", "mass-times", "-f", "ics", "-o", str(tmp_path / "all.ics"))
    assert made["sites"] == 2 and made["files"] == [str(tmp_path / "all.ics")]
    [made] = records(read, "export", "mass-times", "-o", str(tmp_path / "each"))
    assert sorted(path.name for path in (tmp_path / "each").iterdir()) == [f"{host}.json" for host in HOSTS]


def test_wrong_input_is_one_sentence(read: Path, tmp_path: Path) -> None:
    for error, said, arguments in (
        (UnknownName, "known: ", ("run", "bus-times")),
        (UnknownName, "no source called", ("run", "mass-times", "nowhere")),
        (InputError, "--option facts=office-hours", ("run", "office-hours")),
        (UnknownName, "no source called", ("schedule", "nowhere")),
        (InputError, "collect it first", ("schedule", "parafia-pusta")),
        (UnknownName, "known: ics, json, osm, schema", ("schedule", "parafia-olszyny", "-f", "pdf")),
        (InputError, "no records of office-hours", ("export", "office-hours", "-o", str(tmp_path))),
        (InputError, "too little to learn from", ("train", "mass-times")),
        (UnknownName, "no source called", ("chain", "nowhere")),
    ):
        with pytest.raises(error, match=said):
            run(read, *arguments)
