"""English news written by us for trying only: no sentence of it is in any training text."""

from __future__ import annotations

from pathlib import Path

from tools.train_entities.bracketed import bracketed
from tools.train_entities.corpus import Sample

PATH = Path(__file__).parent / "news_en.txt"


def news() -> list[Sample]:
    """One sample an article."""
    lines = [line for line in PATH.read_text("utf-8").splitlines() if not line.startswith("#")]
    return [
        bracketed("en", f"news {number}", text + "\n") for number, text in enumerate("\n".join(lines).split("\n\n"))
    ]
