"""What was cut off, told in lines that fit a screen."""

from __future__ import annotations

from dataclasses import replace

from kronika.model.summary import CutOff
from kronika.serve.cli.cut_lines import CUTS, cut_lines


def a_cut(example: str = "https://listy.example/a?print=1") -> CutOff:
    return CutOff(pattern="", reason="print version", count=3, example=example)


def test_a_very_long_address_does_not_fill_the_screen() -> None:
    [line] = cut_lines([a_cut("https://listy.example/" + "zakamarek-" * 300)])
    assert len(line) < 200 and line.endswith("…")


def test_only_the_first_kinds_are_told_and_the_others_counted() -> None:
    lines = list(cut_lines([a_cut()] * (CUTS + 4)))
    assert len(lines) == CUTS + 1
    assert lines[-1] == "… and 4 more kinds of addresses."


def test_one_address_is_one() -> None:
    [line] = cut_lines([replace(a_cut(), count=1)])
    assert line.startswith("Cut off: 1 address: print version")
