"""Fragments and answers leave one chronicle and come into another whole; Label Studio's tasks as well."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from kronika.flow.annotation_import import export_lines, import_annotation
from kronika.flow.loose_answers import judge_file
from kronika.model.annotation import SUSPECT, Choice
from kronika.model.errors import BadFile
from kronika.serve.cli.screen import plain
from kronika.store.store import Store, open_store
from tests.learn.crowd import crowd
from tests.store.asking import KIND, ask, given, piece

NOW = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)


@pytest.fixture
def new_store(tmp_path: Path) -> Iterator[Callable[[str], Store]]:
    with ExitStack() as opened:
        yield lambda name: opened.enter_context(open_store(f"sqlite:///{tmp_path / name}.db", create=True))


def written(path: Path, lines: list[object]) -> Path:
    path.write_text("".join(json.dumps(line, default=plain) + "\n" for line in lines), encoding="utf-8")
    return path


def annotated(store: Store) -> None:
    """Two people, one undone answer that was given again, a skip, a hidden question."""
    first, second, third = ask(store, 3)
    store.fragments.set_gold(third, Choice.NO)
    people = store.annotators.named(["anna"], now=NOW)
    device = store.annotators.add(now=NOW).id
    store.answers.keep(people["anna"], [given(first, "a1"), given(second, "a2", Choice.SKIP)], NOW)
    store.answers.undo(people["anna"], "a1", NOW + timedelta(minutes=1))
    store.answers.keep(people["anna"], [given(first, "a3", Choice.NO)], NOW + timedelta(minutes=2))
    store.answers.keep(device, [given(third, "b1", Choice.NO, None)], NOW)


def facts(store: Store) -> list[tuple[object, ...]]:
    names = {one.id: one.name for one in store.annotators.all()}
    keys = {number: key for key, number in store.fragments.numbers(KIND).items()}
    return sorted(
        (keys[one.fragment_id], names[one.annotator_id] or f"device-{one.annotator_id}", one.choice, one.client, one.at)
        + (one.undone is not None, one.seconds)
        for one in store.answers.listing(KIND)
    )


def test_what_leaves_as_lines_comes_back_whole(new_store: Callable[[str], Store], tmp_path: Path) -> None:
    store, other = new_store("one"), new_store("two")
    annotated(store)
    lines = [*export_lines(store, KIND, what="fragments"), *export_lines(store, KIND, what="answers")]
    path = written(tmp_path / "all.jsonl", list(lines))
    done = import_annotation(other, path, KIND, NOW)
    assert (done.fragments, done.answers, done.faults) == (3, 4, [])
    assert facts(other) == facts(store)
    assert list(other.fragments.gold(KIND).values()) == [Choice.NO]
    assert [one.answers for one in other.fragments.find(KIND)] == [one.answers for one in store.fragments.find(KIND)]
    again = import_annotation(other, path, KIND, NOW)
    assert (again.fragments, again.known, again.answers, again.repeated) == (0, 3, 0, 4)


def test_what_leaves_as_tasks_comes_back_whole(new_store: Callable[[str], Store], tmp_path: Path) -> None:
    store, other = new_store("one"), new_store("two")
    annotated(store)
    tasks = list(export_lines(store, KIND, what="tasks"))
    assert tasks[0]["data"]["text"] == "W niedziele o 0.00 suma."
    path = tmp_path / "tasks.json"
    path.write_text(json.dumps(tasks, default=plain), encoding="utf-8")
    done = import_annotation(other, path, KIND, NOW)
    assert (done.fragments, done.answers, done.faults) == (3, 4, [])
    assert facts(other) == facts(store)


def test_tasks_as_label_studio_writes_them(new_store: Callable[[str], Store], tmp_path: Path) -> None:
    store = new_store("one")
    result = {"value": {"choices": ["Yes"]}, "from_name": "c", "to_name": "t", "type": "choices", "id": "x"}
    task = {
        "id": 11,
        "data": {"text": "Msza o 8.00"},
        "annotations": [
            {"id": 5, "completed_by": {"id": 1, "email": "anna@example.org"}, "result": [result], "lead_time": 3.5},
            {"id": 6, "completed_by": 2, "result": []},
        ],
    }
    path = tmp_path / "tasks.json"
    path.write_text(json.dumps([task, "junk"]), encoding="utf-8")
    done = import_annotation(store, path, KIND, NOW)
    assert (done.fragments, done.answers, len(done.faults)) == (1, 1, 1)
    [answer] = store.answers.listing(KIND)
    assert (answer.choice, answer.client, answer.seconds) == (Choice.YES, "5", 3.5)
    assert [one.name for one in store.annotators.all()] == ["anna@example.org"]


def test_a_bad_line_is_named_and_the_others_are_taken(new_store: Callable[[str], Store], tmp_path: Path) -> None:
    store = new_store("one")
    path = tmp_path / "mixed.jsonl"
    good = {"marked": "8.00", "site": "a", "key": "k"}
    lines = ["no json", json.dumps([1]), json.dumps({"site": "a"}), json.dumps({**good, "p": 7}), json.dumps(good)]
    lines.append(json.dumps({"key": "k", "annotator": "x", "choice": "maybe"}))
    lines.append(json.dumps({"key": "missing", "annotator": "x", "choice": "yes"}))
    lines.append(json.dumps({"key": "k", "annotator": "x", "choice": True}))
    path.write_text("\n".join(lines), encoding="utf-8")
    done = import_annotation(store, path, KIND, NOW)
    assert (done.fragments, done.answers, len(done.faults)) == (1, 1, 6)
    assert any("“maybe” is no answer" in fault for fault in done.faults)
    with pytest.raises(BadFile):
        import_annotation(store, tmp_path / "none.jsonl", KIND, NOW)


def test_a_file_is_judged_without_a_chronicle(tmp_path: Path) -> None:
    made = crowd(3, people=30, answers=5, fragments=400)
    lines: list[object] = [
        {"item": f"i{number}", "gold": "yes" if answer else "no"} for number, answer in made.gold.items()
    ]
    lines += [
        {"item": f"i{item}", "annotator": f"p{person}", "choice": "yes" if yes else "no"}
        for item, person, yes, _ in made.votes
    ]
    found = judge_file(written(tmp_path / "answers.jsonl", lines))
    suspects = {found.people[one.annotator_id - 1] for one in found.verdicts.suspicions if one.strength >= SUSPECT}
    assert suspects == {f"p{person}" for person in made.bad}
    right = [
        (truth.choice is Choice.YES) == made.truth[int(found.items[truth.fragment_id - 1][1:])]
        for truth in found.verdicts.truths
    ]
    assert len(right) == 400 - len(made.gold)
    assert sum(right) / len(right) >= 0.97
    with pytest.raises(BadFile, match="Line 1"):
        judge_file(written(tmp_path / "bad.jsonl", [{"choice": "yes"}]))


def test_a_fragment_without_a_key_gets_the_same_one_every_time(
    new_store: Callable[[str], Store], tmp_path: Path
) -> None:
    store = new_store("one")
    path = written(tmp_path / "f.jsonl", [{"marked": "8.00", "before": "o ", "site": "a"}])
    assert import_annotation(store, path, KIND, NOW).fragments == 1
    assert import_annotation(store, path, KIND, NOW).fragments == 0
    assert piece(1).key not in store.fragments.numbers(KIND)
