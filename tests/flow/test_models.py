"""Models are installed with their licence accepted, checked, whole or not at all, and can be taken away again."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from kronika.analyse.model_folder import SEARCHED
from kronika.flow.chronicle import Chronicle
from kronika.flow.model_places import search_models
from kronika.flow.models import install, known_model, listed, remove
from kronika.flow.models_known import KNOWN, NAMETAG, NATASHA, KnownModel
from kronika.model.errors import AccessError, BadFile, FetchError, InputError, UnknownName
from kronika.settings import AnalyseSettings, Settings
from tests.fetch.local_site import LocalSite

INSIDE = b"a model of ours " * 1000


@pytest.fixture
def site() -> Iterator[LocalSite]:
    started = LocalSite().start()
    yield started
    started.close()


@pytest.fixture
def settings(chronicle: Chronicle) -> Settings:
    """Settings whose models lie in a folder of their own."""
    analyse = AnalyseSettings(models="engines")  # type: ignore[call-arg]
    return chronicle.settings.model_copy(update={"analyse": analyse})


def packed(path: Path, inside: bytes = INSIDE, member: str = "czech-cnec-1/czech-cnec2.0-140304.ner") -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("czech-cnec-1/README", "hello")
        archive.writestr(member, inside)
    return path


def small(**more: object) -> KnownModel:
    """NameTag's model as small as ours."""
    return replace(NAMETAG, least_bytes=100, most_bytes=1_000_000, **more)  # type: ignore[arg-type]


def test_a_model_is_downloaded_checked_and_written_down(site: LocalSite, settings: Settings, tmp_path: Path) -> None:
    archive = packed(tmp_path / "m.zip")
    site.page("/m.zip", archive.read_bytes())
    told: list[int] = []
    model = small(url=site.url("/m.zip"))
    installed = install(model, settings, accepted=True, tell=lambda done, total: told.append(done))
    folder = settings.home / "engines"
    assert (folder / "nametag-cs.ner").read_bytes() == INSIDE
    assert sorted(path.name for path in folder.iterdir()) == ["installed.json", "nametag-cs.ner"]
    assert json.loads((folder / "installed.json").read_text())["nametag-cs"]["sha256"] == installed.sha256
    assert told[-1] == archive.stat().st_size
    [nametag] = [one for one in listed(settings) if one.name == "nametag-cs"]
    assert nametag.path == folder / "nametag-cs.ner"
    assert remove("nametag-cs", settings) == nametag.path
    assert not nametag.path.exists()
    assert json.loads((folder / "installed.json").read_text()) == {}


def test_the_licence_comes_first(settings: Settings, tmp_path: Path) -> None:
    with pytest.raises(AccessError, match="CC BY-NC-SA"):
        install(small(), settings, accepted=False, archive=packed(tmp_path / "m.zip"))
    assert not (settings.home / "engines").exists()


def test_an_archive_from_elsewhere_is_kept_where_it_is(settings: Settings, tmp_path: Path) -> None:
    archive = packed(tmp_path / "m.zip")
    install(small(), settings, accepted=True, archive=archive)
    assert archive.exists()
    assert (settings.home / "engines" / "nametag-cs.ner").read_bytes() == INSIDE


def test_a_later_archive_must_be_the_first_one(settings: Settings, tmp_path: Path) -> None:
    install(small(), settings, accepted=True, archive=packed(tmp_path / "m.zip"))
    other = packed(tmp_path / "other.zip", INSIDE + b"!")
    with pytest.raises(BadFile, match="not the one it was"):
        install(small(), settings, accepted=True, archive=other)
    assert (settings.home / "engines" / "nametag-cs.ner").read_bytes() == INSIDE
    remove("nametag-cs", settings)
    install(small(), settings, accepted=True, archive=other)


def test_a_checksum_we_know_is_compared(settings: Settings, tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="not the one it was"):
        install(small(sha256="0" * 64), settings, accepted=True, archive=packed(tmp_path / "m.zip"))


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        (b"<html>an error page</html>", "damaged"),
        (None, "does not hold"),
        (b"", "damaged"),
    ],
)
def test_what_is_no_such_archive_is_not_installed(
    settings: Settings, tmp_path: Path, raw: bytes | None, said: str
) -> None:
    archive = packed(tmp_path / "m.zip", member="x/other.ner")
    if raw is not None:
        archive.write_bytes(raw)
    with pytest.raises(BadFile, match=said):
        install(small(), settings, accepted=True, archive=archive)
    assert list((settings.home / "engines").iterdir()) == []


def test_a_file_of_an_impossible_size_is_not_installed(settings: Settings, tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="cannot be right"):
        install(NAMETAG, settings, accepted=True, archive=packed(tmp_path / "m.zip"))


def test_without_a_network_people_are_told_what_they_can_do(settings: Settings) -> None:
    model = small(url="http://127.0.0.1:1/gone.zip")  # nobody listens there
    with pytest.raises(FetchError, match="--from FILE"):
        install(model, settings, accepted=True)


def test_packages_and_unknown_names(settings: Settings) -> None:
    with pytest.raises(InputError, match="natasha"):
        install(NATASHA, settings, accepted=True)
    with pytest.raises(UnknownName, match="nametag-cs"):
        known_model("nothing")
    with pytest.raises(UnknownName, match="not installed"):
        remove("nametag-cs", settings)
    with pytest.raises(UnknownName, match="not installed"):
        remove("natasha", settings)


def test_what_is_known_of_models_is_whole() -> None:
    for model in KNOWN.values():
        assert model.licence and model.package and model.module
        if model.url:
            assert model.url.startswith("https://") and model.member and model.file and model.terms
            assert 0 < model.least_bytes < model.most_bytes


def test_engines_are_told_where_to_look(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SEARCHED, "folders", SEARCHED.folders)
    search_models(settings)
    assert SEARCHED.folders == (settings.home / "engines",)
