"""A table built from a dump knows its labels, its rivals and its pages; packed or plain, in little memory, whole or not at all."""

from __future__ import annotations

import bz2
import gzip
from collections.abc import Callable
from pathlib import Path

import pytest
import zstandard

from kronika.analyse.links.addresses import address_of
from kronika.analyse.links.built import BuiltTable
from kronika.analyse.links.dumps.building import build
from kronika.analyse.links.dumps.entry import Count
from kronika.analyse.links.linking import Wanted, link, link_all
from kronika.model.analysis import EntityType
from kronika.model.errors import BadFile
from tests.analyse.links.dumps.sample_dump import ITEMS, dump, item

PER, LOC, ORG = EntityType.PERSON, EntityType.PLACE, EntityType.ORGANISATION
LANGS = ("cs", "pl", "ru", "en")
BROKEN = b'{"type": "item", "id": "Q90001'

PACKERS: dict[str, Callable[[bytes], bytes]] = {
    "json": lambda raw: raw,
    "json.gz": gzip.compress,
    "json.bz2": bz2.compress,
    "json.zst": lambda raw: zstandard.ZstdCompressor().compress(raw),
}


def made(tmp_path: Path, raw: bytes, name: str = "latest-all.json", **more: int) -> tuple[BuiltTable, Count]:
    path = tmp_path / name
    path.write_bytes(raw)
    count = build([path], tmp_path / "links.kl", langs=LANGS, **more)
    return BuiltTable(tmp_path / "links.kl"), count


@pytest.mark.parametrize("ending", PACKERS)
def test_every_packing_is_read_by_what_is_inside(tmp_path: Path, ending: str) -> None:
    table, count = made(tmp_path, PACKERS[ending](dump(*ITEMS, broken=BROKEN)), f"d.{ending}")
    assert link("Lipohrad", LOC, "cs", table) == "Q900001"
    assert (count.things, count.little_known, count.damaged) == (4, 2, 1)
    assert count.damage[0].startswith("line 12:")


def test_labels_in_all_languages_aliases_and_accents(tmp_path: Path) -> None:
    table, _ = made(tmp_path, dump(*ITEMS))
    found = {
        lang: link(name, LOC, lang, table)
        for lang, name in zip(LANGS, ("Lipohrad", "Lipogród", "Липоград", "Lipograd"), strict=True)
    }
    assert set(found.values()) == {"Q900001"}
    assert link("Lipogrod", LOC, "pl", table) == "Q900001"
    assert link("LS", ORG, "cs", table) == "Q900004"
    assert link("Ls", ORG, "cs", table) is None
    assert link("Lipohrad", PER, "cs", table) is None
    assert link("lípa", LOC, "cs", table) is None


def test_a_namesake_whom_nobody_knows_makes_a_name_doubtful(tmp_path: Path) -> None:
    table, _ = made(tmp_path, dump(*ITEMS, item("Q900010", "Q5", {"cs": "Ota Lipský"}, wikis=2)))
    assert link("Ota Lipský", PER, "cs", table) is None  # 10 articles against 1 and 2 of others
    assert link("Ota Lipsky", PER, "en", table) == "Q900002"
    assert link("Málo Známý", PER, "cs", table) is None


def test_one_word_by_itself_is_nobodys_other_name(tmp_path: Path) -> None:
    table, _ = made(tmp_path, dump(*ITEMS))
    assert link("Lipák", PER, "cs", table) is None
    assert link("Ota z Lipohradu", PER, "cs", table) == "Q900002"


def test_what_things_have_to_do_with_each_other_is_kept(tmp_path: Path) -> None:
    more = item("Q900020", "Q515", {"cs": "Lipohrad"}, near=("Q900030",))
    table, _ = made(tmp_path, dump(*ITEMS, more))
    lone, with_country = (
        link_all([Wanted(base=name, type=LOC) for name in names], "cs", table)[0]
        for names in (("Lipohrad",), ("Lipohrad", "Lipsko"))
    )
    assert (lone, with_country) == (None, "Q900001")
    thing = table.thing("Q900001")
    assert thing is not None and thing.near == ("Q900009",)
    assert address_of("Q900001", "pl", table) == "http://pl.dbpedia.org/resource/Lipogród"
    assert table.thing("Q1") is None and table.thing("Q99999999999") is None and table.thing("http://x") is None


def test_little_memory_gives_the_same_table(tmp_path: Path) -> None:
    many = [item(f"Q{800000 + n}", "Q515", {"cs": f"Ves {n % 450}", "en": f"Village {n}"}) for n in range(900)]
    (tmp_path / "d").write_bytes(dump(*many))
    build([tmp_path / "d"], tmp_path / "small.kl", langs=LANGS, held=300)  # hundreds of pieces, merged in between
    build([tmp_path / "d"], tmp_path / "large.kl", langs=LANGS)
    assert (tmp_path / "small.kl").read_bytes() == (tmp_path / "large.kl").read_bytes()
    table = BuiltTable(tmp_path / "small.kl")
    assert link("Village 777", LOC, "en", table) == "Q800777"
    assert len(table.candidates("ves 7", "cs")) == 2


def test_progress_is_told(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    path = tmp_path / "d"
    path.write_bytes(dump(*ITEMS))
    build([path], tmp_path / "l", langs=LANGS, tell=lambda done, total, count: told.append((done, total)))
    assert told and told[-1][1] == path.stat().st_size


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        (gzip.compress(dump(*ITEMS))[:-40], "cut off"),
        (b"<html>no dump</html>\nx", "Nothing in"),
        (b"PK\x03\x04", "neither"),
        (b"", "neither"),
        (b"[\n]\n", "Nothing in"),
    ],
)
def test_what_is_no_dump_leaves_the_old_table_in_its_place(tmp_path: Path, raw: bytes, said: str) -> None:
    place = tmp_path / "links.kl"
    place.write_bytes(b"old")
    (tmp_path / "d").write_bytes(raw)
    with pytest.raises(BadFile, match=said):
        build([tmp_path / "d"], place, langs=LANGS)
    assert place.read_bytes() == b"old"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["d", "links.kl"]


@pytest.mark.parametrize("cut", [3, 20, 60, -5])
def test_a_damaged_table_is_told(tmp_path: Path, cut: int) -> None:
    made(tmp_path, dump(*ITEMS))
    place = tmp_path / "links.kl"
    place.write_bytes(place.read_bytes()[:cut])
    with pytest.raises(BadFile):
        BuiltTable(place)
