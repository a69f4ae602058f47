"""The guides show recipes that work."""

from __future__ import annotations

import re
from pathlib import Path

from kronika.model.recipe import Field
from kronika.sites.reading import LayoutPart, RulePart, read_site

ROOT = Path(__file__).parents[2]


def test_the_recipe_of_the_guide_can_be_read(tmp_path: Path) -> None:
    guide = (ROOT / "docs" / "how-to" / "recipes.md").read_text(encoding="utf-8")
    [toml] = re.findall(r"```toml\n(.*?)```", guide, re.DOTALL)
    path = tmp_path / "example.toml"
    path.write_text(toml, encoding="utf-8")
    old, new = read_site(path).recipes
    assert (old.name, new.name) == ("example-1", "example-2")
    assert {rule.field for rule in new.rules} == set(Field)


def test_the_guide_names_every_key() -> None:
    guide = (ROOT / "docs" / "how-to" / "recipes.md").read_text(encoding="utf-8")
    for key in (*LayoutPart.model_fields, *RulePart.model_fields):
        assert f"`{key}`" in guide, key
