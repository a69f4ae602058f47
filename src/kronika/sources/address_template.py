"""Fills the address of a listing: "/archive/{section}/{year}-{month:02}/"."""

from __future__ import annotations

from urllib.parse import quote, urljoin

from kronika.html.address import canonical
from kronika.model.errors import SettingsError
from kronika.sources.strategy import Task


def fill(task: Task, template: str, **values: str | int) -> str:
    """The canonical address of one listing page."""
    safe = {name: quote(value) if isinstance(value, str) else value for name, value in values.items()}
    try:
        path = template.format(**safe)
    except (KeyError, IndexError, ValueError) as error:
        raise SettingsError(
            f"The option listing of the source {task.source.name} cannot be filled in: {template} (known: {', '.join(values)})."
        ) from error
    return canonical(urljoin(task.source.url, path))
