"""The page on queries tells what the program does: its examples are read, its names and limits are the real ones."""

from __future__ import annotations

import re
from pathlib import Path

from kronika.index.grammar import limits
from kronika.index.grammar.names import LEMMA, NAMES
from kronika.index.grammar.parsing import parse
from kronika.model.query import Field

PAGE = (Path(__file__).parents[3] / "docs" / "reference" / "queries.md").read_text(encoding="utf-8")
CODE = re.compile(r"`([^`]+)`")


def section(title: str) -> str:
    return PAGE.split(f"## {title}\n")[1].split("\n## ")[0]


def examples() -> list[str]:
    """Whatever stands in the first column of the tables, in code."""
    rows = [line for line in PAGE.splitlines() if line.startswith("| `")]
    found = [text for row in rows for text in CODE.findall(re.split(r"(?<!\\) \| ", row)[0])]
    return [text.replace("\\|", "|") for text in found if text not in NAMES]


def test_examples_are_read() -> None:
    found = examples()
    assert len(found) > 40
    for text in found:
        if "…" not in text:
            parse(text)
    for text in CODE.findall(section("Numbers")):
        parse(f"sentiment:{text}1" if text in "<>" else text)


def test_every_name_is_there() -> None:
    table = {name.lower() for name in CODE.findall(section("Fields"))}
    assert set(NAMES) <= table
    assert {field.value for field in Field} <= table
    assert f"`{LEMMA}:" in PAGE


def test_limits() -> None:
    told = section("Limits")
    for number in (f"{limits.LENGTH:,}".replace(",", " "), limits.CLAUSES, limits.DEPTH, limits.PHRASE, limits.SLOP):
        assert f"{number} " in told
    words = {2: "two", 3: "three", 4: "four", 8: "eight", 10: "ten"}
    for number in (
        limits.PATTERNS,
        limits.OPEN_PATTERNS,
        limits.PATTERN_STARS,
        limits.PATTERN_MARKS,
        limits.PATTERN_LETTERS,
    ):
        assert words[number] in told.lower()
    assert f"{limits.PATTERN_LENGTH} characters" in told
