"""Who sees a comparison has read the changes in it, and no others."""

from __future__ import annotations

from kronika.model.change import ChangeFilter
from kronika.store.store import Store
from tests.serve.web.conftest import Open


def unread(store: Store) -> set[tuple[int, int]]:
    return {(entry.before, entry.after) for entry in store.changes.listing(ChangeFilter(watch_id=1, unread=True))}


def test_the_changes_between_the_versions_are_read(watching: Store, visit: Open) -> None:
    client = visit(watching)
    watching.changes.mark([entry.id for entry in watching.changes.listing()], "", read=False)
    assert unread(watching) == {(1, 2), (2, 3)}
    client.head("/watch/1/diff?from=1&to=3")
    assert unread(watching) == {(1, 2), (2, 3)}
    assert client.get("/watch/1/diff?from=1&to=2").status_code == 200
    assert unread(watching) == {(2, 3)}
    assert watching.watches.last_looked(1, "") is None, "the newest was not shown"
    client.get("/watch/1/diff?from=3&to=1")
    assert unread(watching) == set()
    assert watching.watches.last_looked(1, "") == 3
    assert watching.changes.count(ChangeFilter(watch_id=3, unread=True)) == 2, "another page's are not"
