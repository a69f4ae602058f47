"""A source as the command line reads and shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kronika.model.errors import InputError

if TYPE_CHECKING:
    from kronika.model.source import Source

SHOWN = ("name", "url", "kind", "lang", "section", "every", "next_run", "paused", "options")  # of a source, in JSON


def kind_names() -> list[str]:
    """What the shell offers after --kind."""
    from kronika.sources import discovery

    return discovery.kind_names()


def parse_option(text: str) -> tuple[str, str]:
    """KEY=VALUE."""
    key, equals, value = text.partition("=")
    if not equals or not key.strip():
        raise InputError(f"--option takes KEY=VALUE, not “{text}”.")
    return key.strip(), value


def as_record(source: Source) -> dict[str, Any]:
    """A source as JSON shows it."""
    return {name: getattr(source, name) for name in SHOWN}
