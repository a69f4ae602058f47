"""Tasks of Label Studio: fragments and answers in its JSON, for those who come from there or go there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kronika.flow.annotation_lines import fingerprint, fragment_line
from kronika.model.annotation import Answer, Fragment

ASKED, SHOWN = "answer", "text"  # names of the parts of a labelling interface
INTERFACE = """<View>
  <Text name="text" value="$text"/>
  <Choices name="answer" toName="text" choice="single">
    <Choice value="yes"/><Choice value="no"/><Choice value="skip"/>
  </Choices>
</View>"""


def task_of(fragment: Fragment, answers: Sequence[tuple[Answer, str]]) -> dict[str, Any]:
    """A fragment with its answers as one task; undone ones are cancelled annotations there."""
    return {
        "id": fragment.id,
        "data": {"text": f"{fragment.before}{fragment.marked}{fragment.after}", **fragment_line(fragment)},
        "annotations": [annotation_of(answer, annotator) for answer, annotator in answers],
        "predictions": [{"model_version": "kronika", "score": fragment.p, "result": [result("yes")]}],
    }


def annotation_of(answer: Answer, annotator: str) -> dict[str, Any]:
    """One answer."""
    return {
        "id": answer.id,
        "unique_id": answer.client,
        "completed_by": annotator,
        "created_at": answer.at.isoformat(),
        "lead_time": answer.seconds,
        "was_cancelled": answer.undone is not None,
        "result": [result(answer.choice.value)],
    }


def result(choice: str) -> dict[str, Any]:
    """A choice as Label Studio writes it."""
    return {"from_name": ASKED, "to_name": SHOWN, "type": "choices", "value": {"choices": [choice]}}


def lines_of(task: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """A task as lines of ours: the fragment, then its answers."""
    data = task.get("data")
    fields = dict(data) if isinstance(data, Mapping) else {}
    marked = {"marked": str(fields.get("text", "")), "site": ""} | fields
    marked.setdefault("key", fingerprint(str(fields.get("text", "")), str(task.get("id", ""))))
    yield marked
    for annotation in task.get("annotations") or ():
        choice = choice_in(annotation)
        if choice is not None:
            yield {
                "kind": marked.get("kind"),
                "key": marked["key"],
                "annotator": person(annotation.get("completed_by")),
                "choice": choice,
                "at": annotation.get("created_at"),
                "seconds": annotation.get("lead_time"),
                "client": str(annotation.get("unique_id") or annotation.get("id") or "")[:64],
                "undone": annotation.get("created_at") if annotation.get("was_cancelled") else None,
            }


def choice_in(annotation: Mapping[str, Any]) -> str | None:
    """What was chosen; None when there is no choice in it."""
    for part in annotation.get("result") or ():
        value = part.get("value") if isinstance(part, Mapping) else None
        choices = value.get("choices") if isinstance(value, Mapping) else None
        if choices:
            return str(choices[0])
    return None


def person(completed_by: object) -> str:
    """Who answered: a number, an address, or an object with one."""
    if isinstance(completed_by, Mapping):
        return str(completed_by.get("email") or completed_by.get("id") or "unknown")
    return "unknown" if completed_by is None else str(completed_by)
