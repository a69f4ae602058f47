"""Who sees what became different has read it: wherever the way to it began, in the inbox, in a mail or on the page's screen."""

from __future__ import annotations

from kronika.model.change import ChangeFilter
from kronika.model.watch import Watch
from kronika.serve.web.visit import Visit


def mark_seen(visit: Visit, watch: Watch, before: int, after: int) -> None:
    """This person has seen two versions beside each other, and so every change between them."""
    store, person = visit.shell.store, visit.person
    if after == watch.version:
        store.watches.looked(watch.id, person, after, visit.shell.clock())
    unread = store.changes.listing(ChangeFilter(watch_id=watch.id, unread=True), person, limit=None)
    seen = [entry.id for entry in unread if before <= entry.before < entry.after <= after]
    if seen:
        store.changes.mark(seen, person, read=True)
