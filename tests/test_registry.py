"""The registry: built-in kinds from a folder, plugins from entry points, sentences for what cannot be loaded."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kronika import registry
from kronika.model.errors import PartMissing, UnknownName


@pytest.fixture
def plugins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder that looks to Python like a place where packages are installed."""
    monkeypatch.syspath_prepend(str(tmp_path))
    registry.kinds.cache_clear()
    registry.known_names.cache_clear()
    yield tmp_path
    registry.kinds.cache_clear()
    registry.known_names.cache_clear()


def install(folder: Path, name: str, code: str, entry: str) -> None:
    (folder / f"{name}.py").write_text(code, encoding="utf-8")
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[kronika.sources]\n{entry}\n", encoding="utf-8")


def test_built_in_kinds_are_the_modules_of_the_folder() -> None:
    assert {"feed", "site", "archive", "listing", "page"} <= set(registry.kinds("kronika.sources.kinds"))


def test_an_unknown_kind_lists_the_known_ones() -> None:
    with pytest.raises(UnknownName, match=r"telegraph.*known: .*feed"):
        registry.kind("kronika.sources.kinds", "telegraph")


def test_a_plugin_is_found_like_a_built_in_kind(plugins: Path) -> None:
    install(plugins, "kronika_gopher", "STRATEGY = 'a gopher strategy'\n", "gopher = kronika_gopher:STRATEGY")
    assert registry.kind("kronika.sources.kinds", "gopher") == "a gopher strategy"


def test_a_broken_plugin_is_named(plugins: Path) -> None:
    install(plugins, "kronika_broken", "raise ValueError('no luck')\n", "broken = kronika_broken:KIND")
    with pytest.raises(PartMissing, match="broken.*no luck"):
        registry.kinds("kronika.sources.kinds")


def test_a_module_without_a_kind_is_named(plugins: Path) -> None:
    folder = plugins / "odd_kinds"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "empty.py").write_text("")
    (folder / "_private.py").write_text("")
    with pytest.raises(PartMissing, match="odd_kinds.empty"):
        registry.kinds("odd_kinds")
    sys.modules.pop("odd_kinds", None)
