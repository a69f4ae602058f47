"""kronika facts mentions: the hours of pages given in a file, each judged and understood, and the schedule of each page in short."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kronika.model.errors import BadFile, SomeFailed
from kronika.serve.cli.byte_progress import lines_of
from kronika.serve.cli.screen import literal, notes, output

if TYPE_CHECKING:
    from kronika.facts.kind import EventModel, FactKind

WORDS = 60
