"""The example that the thesis on Czech news prints: the same things, in the same sentences, under the same keys."""

from __future__ import annotations

import json
from pathlib import Path

from tests.e2e.killing import finish, start

TEXT = (
    "Edvard Beneš byl druhý prezident Československa. "
    "Výrazným výsledkem Benešovy diplomacie bylo uznání Československé národní rady několika státy."
)
PRINTED = {
    "edvard_beneš": ("Edvard Beneš", "PER", [("Edvard Beneš", 1), ("Benešovy", 2)]),
    "československo": ("Československo", "LOC", [("Československa", 1)]),
    "československý_národní_rada": ("Československá národní rada", "ORG", [("Československé národní rady", 2)]),
}


def test_the_printed_example(tmp_path: Path) -> None:
    file = tmp_path / "example.jsonl"
    file.write_text(json.dumps({"id": "example", "text": TEXT, "lang": "cs"}), encoding="utf-8")
    told = json.loads(finish(start(tmp_path, "analyse", str(file), "--json")))
    entities = told["entities"]
    assert all(TEXT[one["start"] : one["end"]] == one["text"] for one in entities)
    found = {
        group["key"]: (
            group["base"],
            group["type"],
            [(entities[number]["text"], entities[number]["sentence"] + 1) for number in group["mentions"]],
        )
        for group in told["groups"]
    }
    assert found == PRINTED
    assert told["missing"] == []
