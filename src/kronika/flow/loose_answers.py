"""Answers of a file judged by themselves, without a chronicle: who said what about which item."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from kronika.flow.annotation_import import lines_in
from kronika.flow.annotation_judging import Verdicts, judge
from kronika.flow.annotation_lines import choice_of, moment
from kronika.model.annotation import Choice
from kronika.model.errors import BadFile, InputError
from kronika.store.answers import Vote

ITEM = ("key", "item", "task", "fragment", "id")
PERSON = ("annotator", "worker", "person", "user", "device")
UNKNOWN = datetime(1970, 1, 1, tzinfo=UTC)
SAID = ("choice", "answer", "label")


@dataclass(frozen=True, slots=True, kw_only=True)
class Loose:
    """Verdicts with the names of the file in place of numbers."""

    verdicts: Verdicts
    items: list[str]
    people: list[str]  # the first has the number 1


def judge_file(path: Path) -> Loose:
    """What the answers of a file come to. Lines: item, annotator, answer; a line without annotator that has gold is known."""
    items: dict[str, int] = {}
    people: dict[str, int] = {}
    votes: list[Vote] = []
    gold: dict[int, Choice] = {}
    for number, line in lines_in(path):
        if isinstance(line, str):
            raise BadFile(f"Line {number} of {path}: {line}")
        try:
            item = items.setdefault(field(line, ITEM), len(items) + 1)
            if line.get("gold") is not None:
                gold[item] = choice_of(line["gold"])
            if any(name in line for name in SAID):
                person = people.setdefault(field(line, PERSON), len(people) + 1)
                votes.append(vote(line, item, person))
        except InputError as error:
            raise BadFile(f"Line {number} of {path}: {error}") from error
    return Loose(verdicts=judge(votes, gold), items=list(items), people=list(people))


def vote(line: Mapping[str, Any], item: int, person: int) -> Vote:
    """One answer."""
    seconds = line.get("seconds")
    return Vote(
        fragment_id=item,
        annotator_id=person,
        choice=choice_of(field(line, SAID)).value,
        at=moment(line.get("at")) or UNKNOWN,
        seconds=float(seconds) if isinstance(seconds, int | float) else None,
        undone=bool(line.get("undone")),
        excluded=False,
    )


def field(line: Mapping[str, Any], names: tuple[str, ...]) -> str:
    """The first of these fields that is there."""
    for name in names:
        if line.get(name) is not None:
            return str(line[name])
    raise InputError(f"it has none of: {', '.join(names)}.")
