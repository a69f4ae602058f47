"""The watch, change or group that an address names, or 404."""

from __future__ import annotations

from fastapi import HTTPException

from kronika.model.change import Change
from kronika.model.errors import UnknownName
from kronika.model.group import Group
from kronika.model.watch import Watch
from kronika.serve.web.visit import Visit

LARGEST = 10**18  # what every database can count


def found_watch(visit: Visit, watch_id: int) -> Watch:
    """A watched page by its number; a deleted one too, because it can be brought back."""
    try:
        return visit.shell.store.watches.get(checked(watch_id))
    except UnknownName as error:
        raise HTTPException(404) from error


def found_change(visit: Visit, change_id: int) -> Change:
    """An entry of the inbox by its number."""
    try:
        return visit.shell.store.changes.get(checked(change_id), visit.person)
    except UnknownName as error:
        raise HTTPException(404) from error


def found_group(visit: Visit, group_id: int) -> Group:
    """A group by its number."""
    try:
        return visit.shell.store.groups.by_id(checked(group_id))
    except UnknownName as error:
        raise HTTPException(404) from error


def checked(number: int) -> int:
    """A number a database can look for."""
    if number >= LARGEST:
        raise HTTPException(404)
    return number
