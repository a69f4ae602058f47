"""What is done to entries of the inbox, one or many: read, unread, acknowledge, take that back, give to a person."""

from __future__ import annotations

from collections.abc import Sequence

from kronika.model.errors import InputError
from kronika.serve.web.inbox import Inbox
from kronika.serve.web.visit import Visit
from kronika.serve.web.watch_deeds import Done

DEEDS = ("read", "unread", "acknowledge", "reopen", "assign", "all")
OPPOSITE = {"read": "unread", "unread": "read", "acknowledge": "reopen", "reopen": "acknowledge"}


def do(visit: Visit, deed: str, ids: Sequence[int], person: str, inbox: Inbox) -> Done:
    """Do it to all of them; InputError says what is missing."""
    store = visit.shell.store.changes
    if deed == "all":
        store.mark_all(inbox.filter(visit.person), visit.person)
        return Done(sentence=str(visit.tongue.text("All of these are read now.")), ids=())
    if not ids:
        raise InputError(visit.tongue.text("Choose one or more changes first."))
    if deed in ("read", "unread"):
        store.mark(ids, visit.person, read=deed == "read")
    elif deed == "assign":
        store.assign(ids, known(visit, person))
    else:
        store.acknowledge(ids, visit.person, visit.shell.clock() if deed == "acknowledge" else None)
    return Done(sentence=sentence(visit, deed, len(ids)), ids=ids, undo=OPPOSITE.get(deed, ""))


def known(visit: Visit, person: str) -> str:
    """A person who may enter; nobody takes the entry from whoever had it."""
    if person and person not in {user.name for user in visit.shell.store.users.all()}:
        raise InputError(visit.tongue.text("There is no such person; choose one from the list."))
    return person


def sentence(visit: Visit, deed: str, count: int) -> str:
    """What was done, in words."""
    plural = visit.tongue.plural
    if deed == "read":
        return str(plural("%(n)s change is read.", "%(n)s changes are read.", count))
    if deed == "unread":
        return str(plural("%(n)s change is unread again.", "%(n)s changes are unread again.", count))
    if deed == "acknowledge":
        return str(plural("%(n)s change is acknowledged.", "%(n)s changes are acknowledged.", count))
    if deed == "reopen":
        return str(plural("%(n)s change is open again.", "%(n)s changes are open again.", count))
    return str(plural("%(n)s change is given on.", "%(n)s changes are given on.", count))
