"""A marked section of a file."""

from __future__ import annotations

from pathlib import Path

from bench.section import replace_section


def test_only_the_section_changes(tmp_path: Path) -> None:
    file = tmp_path / "RESULTS.md"
    file.write_text("# Before\n", "utf-8")
    replace_section(file, "extract", "old")
    file.write_text(file.read_text("utf-8") + "\n## After\n", "utf-8")
    replace_section(file, "memory", "kept")
    replace_section(file, "extract", "new\n")
    text = file.read_text("utf-8")
    assert "old" not in text
    assert text.startswith("# Before\n\n<!-- extract:")
    assert text.index("new") < text.index("## After") < text.index("kept")
    assert text.count("<!-- extract:") == 1
