"""What the words of a source's options mean: yes or no, a number, a pattern."""

from __future__ import annotations

import re

from kronika.model.errors import SettingsError
from kronika.sources.strategy import Task

YES = frozenset(("yes", "true", "1", "on", "ano", "tak", "да"))
NO = frozenset(("no", "false", "0", "off", "ne", "nie", "нет", ""))
LONGEST_NUMBER = 9  # digits


def is_yes(task: Task, name: str) -> bool:
    """An option that is either yes or no; no when it is not given."""
    text = task.option(name).strip().lower()
    if text not in YES and text not in NO:
        raise SettingsError(
            f"The option {name} of the source {task.source.name} is “{task.option(name)}”; it must be yes or no."
        )
    return text in YES


def number(task: Task, name: str, otherwise: int) -> int:
    """An option that is a whole number."""
    text = task.option(name, str(otherwise)).strip()
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER):
        raise SettingsError(f"The option {name} of the source {task.source.name} is “{text}”; it must be a number.")
    return int(text)


def compiled(task: Task, option: str, default: str = "") -> re.Pattern[str]:
    """A pattern from the source's options."""
    text = task.option(option, default)
    try:
        return re.compile(text)
    except re.error as error:
        raise SettingsError(
            f"The option {option} of the source {task.source.name} is no valid pattern ({error}): {text}"
        ) from error
