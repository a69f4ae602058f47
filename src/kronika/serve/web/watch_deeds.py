"""What is done to watched pages, one or many: check now, pause, resume, delete, bring back, move to a group."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kronika.model.errors import InputError
from kronika.serve.web.labels import N_
from kronika.serve.web.visit import Visit
from kronika.serve.web.watch_rows import number_of

DEEDS = ("check", "pause", "resume", "delete", "restore", "move")
OPPOSITE = {"pause": "resume", "resume": "pause", "delete": "restore", "restore": "delete"}
WAITS = N_("Too many checks at once; these pages come next.")


@dataclass(frozen=True, slots=True, kw_only=True)
class Done:
    """What was done, and what takes it back."""

    sentence: str
    ids: Sequence[int]
    undo: str = ""  # a deed; empty: there is no way back


def do(visit: Visit, deed: str, ids: Sequence[int], group: str = "") -> Done:
    """Do it to all of them; InputError says what is missing."""
    if not ids:
        raise InputError(visit.tongue.text("Choose one or more pages first."))
    store, now = visit.shell.store.watches, visit.shell.clock()
    if deed == "check":
        return Done(sentence=check(visit, ids), ids=ids)
    if deed == "pause":
        store.pause(ids)
    elif deed == "resume":
        store.resume(ids)
    elif deed == "delete":
        store.remove(ids, now)
    elif deed == "restore":
        store.restore(ids)
    else:
        store.move(ids, number_of(group))
    return Done(sentence=sentence(visit, deed, len(ids)), ids=ids, undo=OPPOSITE.get(deed, ""))


def check(visit: Visit, ids: Sequence[int]) -> str:
    """Have the pages looked at now, beside the requests; the schedule takes those for which there is no place."""
    shell, chronicle = visit.shell, visit.shell.chronicle()

    def work(fresh: Sequence[int]) -> None:
        from kronika.flow.digests import send_due
        from kronika.flow.watching import check_watches  # the extractor behind it takes a while to load

        check_watches(chronicle, fresh)
        send_due(chronicle)  # groups that want to be told at once

    if not shell.checking.start(ids, work):
        shell.store.watches.ask(ids, shell.clock())
        return str(visit.tongue.text(WAITS))
    return str(visit.tongue.plural("%(n)s page is being checked.", "%(n)s pages are being checked.", len(ids)))


def sentence(visit: Visit, deed: str, count: int) -> str:
    """What was done, in words."""
    plural = visit.tongue.plural
    if deed == "pause":
        return str(plural("%(n)s page is paused.", "%(n)s pages are paused.", count))
    if deed == "resume":
        return str(plural("%(n)s page is watched again.", "%(n)s pages are watched again.", count))
    if deed == "delete":
        return str(plural("%(n)s page is deleted.", "%(n)s pages are deleted.", count))
    if deed == "restore":
        return str(plural("%(n)s page is back.", "%(n)s pages are back.", count))
    return str(plural("%(n)s page is moved.", "%(n)s pages are moved.", count))
