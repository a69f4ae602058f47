"""Replaces one marked section of a Markdown file and leaves the rest as people wrote it."""

from __future__ import annotations

from pathlib import Path


def replace_section(path: Path, name: str, text: str) -> None:
    """Put a text between the marks of a name; a file without the marks gets them at its end."""
    begin, end = f"<!-- {name}: written by python -m bench {name} --write -->", f"<!-- end of {name} -->"
    old = path.read_text("utf-8") if path.exists() else ""
    marked = f"{begin}\n{text.strip()}\n{end}"
    if begin in old and end in old:
        before, rest = old.split(begin, 1)
        _, after = rest.split(end, 1)
        new = before + marked + after
    else:
        new = (old.rstrip() + "\n\n" if old.strip() else "") + marked + "\n"
    path.write_text(new, "utf-8")
