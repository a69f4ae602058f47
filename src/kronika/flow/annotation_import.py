"""Bringing fragments and answers into a chronicle, and giving them out: JSON lines, or tasks of Label Studio."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from kronika.flow.annotation_lines import (
    DEVICE,
    NamedAnswer,
    answer_line,
    fragment_line,
    is_answer,
    read_answer,
    read_fragment,
)
from kronika.flow.label_studio import lines_of, task_of
from kronika.flow.line_files import Cut, TooLong, numbered_lines
from kronika.model.annotation import Annotator, Answer, Kept, NewFragment
from kronika.model.errors import BadFile, InputError
from kronika.store.answer_writing import Signed
from kronika.store.store import Store

PARCEL = 1_000


@dataclass(slots=True)
class Imported:
    """What an import brought."""

    fragments: int = 0
    known: int = 0  # fragments that were here
    answers: int = 0
    repeated: int = 0  # answers that were here
    faults: list[str] = field(default_factory=list)


def import_annotation(store: Store, path: Path, kind: str, now: datetime) -> Imported:
    """Take in a file; a line that cannot be used is named, and the others are taken."""
    done = Imported()
    fragments: list[NewFragment] = []
    answers: list[NamedAnswer] = []
    for number, line in lines_in(path):
        try:
            if isinstance(line, str):
                raise InputError(line)
            if is_answer(line):
                answers.append(read_answer({**line, "kind": line.get("kind") or kind}, kind))
            else:
                fragments.append(read_fragment({**line, "kind": line.get("kind") or kind}, kind))
        except (InputError, ValueError, TypeError, KeyError) as error:
            done.faults.append(f"Line {number}: {error}")
    done.fragments = store.fragments.add(fragments, now=now)
    done.known = len({(one.kind, one.key) for one in fragments}) - done.fragments
    for kind_name in sorted({one.kind for one in answers}):
        keep(store, [one for one in answers if one.kind == kind_name], kind_name, now, done)
    return done


def keep(store: Store, answers: list[NamedAnswer], kind: str, now: datetime, done: Imported) -> None:
    """Keep answers of one kind, in their order; what was undone there is undone here."""
    numbers = store.fragments.by_key(kind, {one.key for one in answers})
    people = store.annotators.named([one.annotator for one in answers], now=now)
    unknown = [one for one in answers if one.key not in numbers]
    done.faults += [f"An answer of {one.annotator} is to a fragment that is not here: {one.key}" for one in unknown]
    known = [one for one in answers if one.key in numbers]
    for parcel in parcels(known):
        signed = [
            Signed(annotator_id=people[one.annotator], given=one.given(numbers[one.key]), at=one.at or now)
            for one in parcel
        ]
        kept = sum(receipt.status is Kept.KEPT for receipt in store.answers.keep_all(signed))
        done.answers += kept
        done.repeated += len(parcel) - kept
        for one in parcel:
            if one.undone is not None:
                store.answers.undo(people[one.annotator], one.client, one.undone)


def parcels(answers: list[NamedAnswer]) -> Iterator[list[NamedAnswer]]:
    """Answers in parcels that end where one was undone: who undid it may have answered again."""
    parcel: list[NamedAnswer] = []
    for one in answers:
        parcel.append(one)
        if one.undone is not None or len(parcel) >= PARCEL:
            yield parcel
            parcel = []
    if parcel:
        yield parcel


def lines_in(path: Path) -> Iterator[tuple[int, Mapping[str, Any] | str]]:
    """Objects of a file with their numbers, or what is wrong with one; a list of tasks is taken apart."""
    if not path.is_file():
        raise BadFile(f"There is no file {path}; check the name.")
    if path.open("rb").read(200).lstrip().startswith(b"["):
        yield from tasks_in(path)
        return
    for number, line, _ in numbered_lines(path):
        yield number, f"it cannot be read: {line}" if isinstance(line, TooLong | Cut) else read_object(line)


def tasks_in(path: Path) -> Iterator[tuple[int, Mapping[str, Any] | str]]:
    """Tasks of Label Studio, as lines of ours."""
    try:
        tasks = json.loads(path.read_bytes())
    except ValueError as error:
        raise BadFile(f"{path} is no JSON: {error}.") from error
    for number, task in enumerate(tasks, start=1):
        if not isinstance(task, Mapping):
            yield number, "it is no task."
            continue
        for line in lines_of(task):
            yield number, line


def read_object(line: bytes) -> Mapping[str, Any] | str:
    """A line as an object, or what is wrong with it."""
    try:
        value = json.loads(line)
    except ValueError:
        return "it is no JSON."
    return value if isinstance(value, Mapping) else "it is no object."


def export_lines(store: Store, kind: str, *, what: str) -> Iterator[dict[str, Any]]:
    """Fragments, answers or tasks of a kind, one object each."""
    fragments = {fragment.id: fragment for fragment in store.fragments.find(kind)}
    if what == "fragments":
        yield from map(fragment_line, fragments.values())
        return
    names = {annotator.id: name_of(annotator) for annotator in store.annotators.all()}
    given: dict[int, list[tuple[Answer, str]]] = defaultdict(list)
    for answer in store.answers.listing(kind):
        if what == "answers":
            yield answer_line(answer, fragments[answer.fragment_id], names[answer.annotator_id])
        else:
            given[answer.fragment_id].append((answer, names[answer.annotator_id]))
    if what == "tasks":
        for number, fragment in fragments.items():
            yield task_of(fragment, given[number])


def name_of(annotator: Annotator) -> str:
    """What an annotator is called outside: its name where it came from, else the number of the device."""
    return annotator.name or f"{DEVICE}{annotator.id}"
