"""Conflicts: what the store refuses because it is there already, told apart from values that are wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from kronika.model.errors import InputError, UnknownName
from kronika.serve.api.problems import Problem

Made = TypeVar("Made")


def kept(work: Callable[[], Made]) -> Made:
    """What the store made; values are checked before, so what it still refuses is in the way of something."""
    try:
        return work()
    except UnknownName:
        raise
    except InputError as error:
        raise Problem(409, str(error)) from error
