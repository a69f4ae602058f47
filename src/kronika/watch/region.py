"""Which blocks were the text, in a few numbers: so that a stored page gives the same view again without extraction."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import TYPE_CHECKING

from kronika.model.watch import Focus, FocusKind
from kronika.watch.seeing import see
from kronika.watch.view import View
from kronika.watch.viewing import made, view_of

if TYPE_CHECKING:
    from kronika.html.document import Document

VERSION = 1  # raised whenever pages are cut into blocks in another way


def region_of(view: View) -> dict[str, object]:
    """What to keep with a version, as JSON: how long the runs of blocks are that are not compared, are, are not …"""
    region: dict[str, object] = {"v": VERSION, "focus": view.focus.kind.value}
    if view.focus.kind is FocusKind.MAIN:
        marks = [False, *(block.main for block in view.blocks)]  # begins with a run that is not compared
        runs = [sum(1 for _ in run) for _, run in groupby(marks)]
        region["runs"] = [runs[0] - 1, *runs[1:]]
    return region


def view_with_region(document: Document, focus: Focus, region: Mapping[str, object]) -> View | None:
    """The view as it was; None when the region was written for another focus or by another version: then extract again."""
    if region.get("v") != VERSION or region.get("focus") != focus.kind.value:
        return None
    if focus.kind is not FocusKind.MAIN:
        return view_of(document, focus)
    runs = region.get("runs")
    if not isinstance(runs, list) or not all(isinstance(run, int) and run >= 0 for run in runs):
        return None
    seen = see(document)
    if sum(runs) != len(seen.blocks):
        return None
    return made(seen, (bool(place % 2) for place, run in enumerate(runs) for _ in range(run)), focus)
