"""Writes all watched pages, as lines of ours or as OPML; both can be imported again."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from kronika.flow.watch_files.opml import write_opml
from kronika.flow.watch_files.own_lines import write_lines
from kronika.model.group import Group
from kronika.model.watch import Watch


class Format(StrEnum):
    """What can be written."""

    LINES = "jsonl"
    OPML = "opml"


def written_watches(groups: Sequence[Group], watches: Sequence[Watch], form: Format) -> str:
    """The text of the file; OPML has no place for a group's settings."""
    return write_opml(watches) if form is Format.OPML else "".join(write_lines(groups, watches))
