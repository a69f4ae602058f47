"""Settings: precedence, sentences for wrong ones, and finding the chronicle."""

from __future__ import annotations

from ipaddress import ip_network
from pathlib import Path

import pytest

from kronika.model.errors import ChronicleMissing, SettingsError
from kronika.settings import Settings, find_home, load


def write(folder: Path, text: str) -> Path:
    (folder / "kronika.toml").write_text(text, encoding="utf-8")
    return folder


def test_defaults_need_no_file(tmp_path: Path) -> None:
    assert load(tmp_path, {}).fetch.robots is True


def test_each_layer_overrides_the_one_before(tmp_path: Path) -> None:
    home = write(tmp_path, "[fetch]\nparallel = 3\nper_host = 2\nretries = 1\n")
    loaded = load(home, {"KRONIKA_FETCH__PARALLEL": "5", "KRONIKA_FETCH__PER_HOST": "6"}, {"fetch": {"parallel": 7}})
    assert (loaded.fetch.parallel, loaded.fetch.per_host, loaded.fetch.retries) == (7, 6, 1)


@pytest.mark.parametrize("text", ['["127.0.0.0/8", "10.1.2.3"]', "127.0.0.0/8, 10.1.2.3"])
def test_a_list_in_the_environment_is_json_or_commas(tmp_path: Path, text: str) -> None:
    assert load(tmp_path, {"KRONIKA_FETCH__ALLOW": text}).fetch.allow == (
        ip_network("127.0.0.0/8"),
        ip_network("10.1.2.3/32"),
    )


def test_the_word_from_is_spelt_as_in_the_contract(tmp_path: Path) -> None:
    home = write(tmp_path, '[mail]\nfrom = "kronika@example.org"\n')
    assert load(home, {}).mail.sender == "kronika@example.org"


def test_a_relative_database_lies_in_the_chronicle(tmp_path: Path) -> None:
    assert load(tmp_path, {}).database == f"sqlite:///{tmp_path.resolve()}/data/kronika.db"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[fetch]\nrobotz = true\n", "fetch.robotz: is not a known setting"),
        ("[fetch]\nparallel = 0\n", "fetch.parallel"),
        ('[fetch]\nallow = ["nonsense"]\n', "fetch.allow"),
        ("[fetch\n", "not valid TOML"),
        ("[crawl]\n", "crawl: is not a known setting"),
    ],
)
def test_a_wrong_setting_is_named(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(SettingsError, match="(?s).*") as caught:
        load(write(tmp_path, text), {})
    assert said in str(caught.value)
    assert "\n" not in str(caught.value).strip()


def test_a_file_that_is_no_text_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "kronika.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SettingsError):
        load(tmp_path, {})


def test_the_chronicle_is_found_upward(tmp_path: Path) -> None:
    write(tmp_path, "")
    deep = tmp_path / "a" / "b"
    deep.mkdir(parents=True)
    assert find_home(deep) == tmp_path.resolve()


def test_no_chronicle_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(ChronicleMissing, match="kronika init"):
        find_home(tmp_path)


def test_settings_are_frozen(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="frozen"):
        load(tmp_path, {}).fetch.robots = False


def test_every_setting_says_what_it_is() -> None:
    for table, field in Settings.model_fields.items():
        if table != "home":
            for key, part in field.annotation.model_fields.items():  # type: ignore[union-attr]
                assert part.description, f"{table}.{key} has no description"


def test_a_time_zone_must_exist(tmp_path: Path) -> None:
    assert load(tmp_path, {"KRONIKA_SERVE__ZONE": "Europe/Warsaw"}).serve.zone == "Europe/Warsaw"
    for wrong in ("Middle/Earth", "", "../etc"):
        with pytest.raises(SettingsError, match="time zone"):
            load(tmp_path, {"KRONIKA_SERVE__ZONE": wrong})


@pytest.mark.parametrize(
    "wrong", ["kronika.example.org", "ftp://example.org", "https://a b", 'https://e.org/"x', "https://u:p@e.org"]
)
def test_a_base_address_must_be_one(tmp_path: Path, wrong: str) -> None:
    assert load(tmp_path, {"KRONIKA_ALERTS__BASE_URL": "https://e.org:8/k/"}).alerts.base_url == "https://e.org:8/k"
    with pytest.raises(SettingsError, match=r"alerts.base_url.*web address"):
        load(tmp_path, {"KRONIKA_ALERTS__BASE_URL": wrong})


def test_secrets_are_never_shown(tmp_path: Path) -> None:
    loaded = load(tmp_path, {"KRONIKA_MAIL__PASSWORD": "hidden", "KRONIKA_WEBHOOK__SECRET": "hidden"})
    assert "hidden" not in loaded.model_dump_json() and "hidden" not in str(loaded)
