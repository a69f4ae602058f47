"""kronika models: what there is, licences, tables of links, and looking up only where it is wished for."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import Result
from typer.testing import CliRunner

from kronika.flow.chronicle import init_chronicle
from kronika.model.errors import AccessError, SettingsError, UnknownName
from kronika.serve.cli.main import app
from tests.analyse.links.dumps.sample_dump import ITEMS, dump


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return init_chronicle(tmp_path / "c", '[analyse]\nmodels = "engines"\n')


def run(home: Path, *words: str) -> Result:
    return CliRunner().invoke(app, ["-C", str(home), "models", *words])


def test_list_names_every_model_with_its_licence(home: Path) -> None:
    shown = run(home, "list").stdout
    assert "nametag-cs" in shown and "CC BY-NC-SA" in shown and "kronika models build-links DUMP" in shown
    records = [json.loads(line) for line in run(home, "list", "--json").stdout.splitlines()]
    assert {one["name"] for one in records} == {"nametag-cs", "morphodita-cs", "natasha", "links"}


def test_a_licence_nobody_could_accept_is_not_accepted(home: Path) -> None:
    result = run(home, "install", "nametag-cs")
    assert isinstance(result.exception, AccessError)
    assert "By Institute of Formal" in result.stderr
    assert isinstance(run(home, "install", "none").exception, UnknownName)
    assert isinstance(run(home, "remove", "nametag-cs").exception, UnknownName)


def test_a_table_of_links_is_built_where_the_analysis_finds_it(home: Path, tmp_path: Path) -> None:
    (tmp_path / "d.json").write_bytes(dump(*ITEMS, broken=b'{"id'))
    result = run(home, "build-links", str(tmp_path / "d.json"), "--langs", "cs, pl")
    assert result.exit_code == 0, result.output
    assert "4 things, 1 damaged line" in result.stdout and "line 12" in result.stdout
    assert (home / "engines" / "links.kl").is_file()
    links = json.loads(run(home, "list", "--json").stdout.splitlines()[-1])
    assert links["usable"] and links["state"] == "built"


def test_few_sitelinks_are_enough_where_people_say_so(home: Path, tmp_path: Path) -> None:
    (tmp_path / "d.json").write_bytes(dump(*ITEMS))
    place = tmp_path / "x" / "t.kl"
    words = ("build-links", str(tmp_path / "d.json"), "-o", str(place), "--min-sitelinks", "1", "--json")
    told = json.loads(run(home, *words).stdout)
    assert (told["things"], told["little_known"], told["file"]) == (6, 0, str(place))


def test_looking_up_is_off_until_it_is_wished_for(home: Path) -> None:
    assert isinstance(run(home, "look-up").exception, SettingsError)
