"""YAML read as plain data only: no tags that make objects, no aliases that explode, one broken document stops no other."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import yaml

MOST_NODES = 20_000  # of one document, repeated ones counted each time
DEEPEST = 40
LARGEST_DOCUMENT = 500_000  # characters
BETWEEN = re.compile(r"^---(?=\s|$)|^\.\.\.\s*$", re.MULTILINE)
PLAIN = "tag:yaml.org,2002:"
TRUE = frozenset({"y", "yes", "true", "on"})


@dataclass(frozen=True, slots=True, kw_only=True)
class YamlDocument:
    """One document, or why it cannot be read."""

    line: int  # of its first value
    data: Any = None
    fault: str = ""


class TooMuch(Exception):
    """A document that holds more than a list of pages needs."""


def documents(text: str) -> Iterator[YamlDocument]:
    """The documents of a text in their order; empty ones are left out."""
    marks = [*((mark.start(), mark.end()) for mark in BETWEEN.finditer(text)), (len(text), len(text))]
    start = before = counted = 0
    for end, after in marks:
        before, counted = before + text.count("\n", counted, start), start  # lines are counted once, however many marks
        if end > start and (found := document(text[start:end], before)) is not None:
            yield found
        start = after


def document(text: str, before: int) -> YamlDocument | None:
    """One document that begins after so many lines."""
    if len(text) > LARGEST_DOCUMENT:
        return YamlDocument(line=before + 1, fault="The document is too long to be a page to watch.")
    try:
        node = yaml.compose(text, Loader=yaml.SafeLoader)
        if node is None:
            return None
        return YamlDocument(line=before + node.start_mark.line + 1, data=Plain().value(node, 0))
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        said = str(getattr(error, "problem", None) or "it is no YAML")
        return YamlDocument(line=before + (mark.line if mark else 0) + 1, fault=f"The YAML is broken here: {said}.")
    except (TooMuch, RecursionError):
        return YamlDocument(line=before + 1, fault="The document holds more than a page to watch needs.")


class Plain:
    """Makes texts, truths, lists and tables of nodes, and nothing else."""

    def __init__(self) -> None:
        self.seen = 0

    def value(self, node: yaml.Node, depth: int) -> Any:
        """The value of a node; an alias is its node once more, so that a document cannot grow without end."""
        self.seen += 1
        if self.seen > MOST_NODES or depth > DEEPEST:
            raise TooMuch
        if not str(node.tag).startswith(PLAIN) or "python" in str(node.tag):
            raise yaml.MarkedYAMLError(problem=f"the tag {node.tag} is not allowed", problem_mark=node.start_mark)
        if isinstance(node, yaml.MappingNode):
            return {str(self.value(key, depth + 1)): self.value(value, depth + 1) for key, value in node.value}
        if isinstance(node, yaml.SequenceNode):
            return [self.value(one, depth + 1) for one in node.value]
        return scalar(str(node.tag).removeprefix(PLAIN), str(node.value))


def scalar(kind: str, text: str) -> str | bool | None:
    """A truth, nothing, or a text; numbers and dates stay as they are written."""
    if kind == "bool":
        return text.lower() in TRUE
    return None if kind == "null" else text
