"""The guide to adding sources shows a site file that works."""

from __future__ import annotations

import re
from pathlib import Path

from kronika.sites.known import told
from kronika.sites.reading import CollectPart, WayPart, read_site

GUIDE = (Path(__file__).parents[2] / "docs" / "how-to" / "add-a-source.md").read_text(encoding="utf-8")


def test_the_site_file_of_the_guide_can_be_read(tmp_path: Path) -> None:
    [toml] = re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)
    path = tmp_path / "example.toml"
    path.write_text(toml, encoding="utf-8")
    collection = told(read_site(path))
    assert collection.title == "Example"
    assert [way.kind for way in collection.ways] == ["archive", "feed"]
    assert collection.ways[0].source_options["sections"] == "domácí=domaci,zahraniční=zahranici"


def test_no_key_of_a_site_file_is_a_secret() -> None:
    shown = GUIDE + "since certainty because section"  # what is understood without an example
    for key in (*CollectPart.model_fields, *WayPart.model_fields):
        assert key in shown, key
