"""Saved queries: questions are kept under names, and groups are told of what they find."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from kronika.flow.chronicle import Chronicle
from kronika.flow.indexing import update_index
from kronika.flow.named_questions import question_of
from kronika.flow.searching import ids, opened, tree_of
from kronika.model.errors import InputError, UnknownName
from kronika.model.saved_query import SavedQuery
from kronika.model.search import Question

__all__ = ["found_now", "question_of", "remove_query", "restore_query", "save_query", "tell_group"]


def save_query(chronicle: Chronicle, query: SavedQuery, *, overwrite: bool = False) -> SavedQuery:
    """Save a question under a name. One that holds another's name is saved as that one asks now.

    With `overwrite` a query of that name gets the new question; who is told of it stays, and hears of what comes
    from now on.
    """
    wanted = replace(query, question=question_of(chronicle, query.question))
    tree_of(chronicle, wanted.question)  # BadQuery: what cannot be read is not saved
    before = known(chronicle, query.name) if overwrite else None
    saved, now = chronicle.store.saved_queries, chronicle.clock()
    if before is None:
        return saved.add(wanted, now)
    wanted = replace(wanted, id=before.id, group_id=before.group_id)
    if before.group_id is None:
        return saved.change(wanted, now)
    found, mark = found_now(chronicle, wanted.question)
    return saved.change(wanted, now, found, mark)


def tell_group(chronicle: Chronicle, name: str, group: str | None) -> SavedQuery:
    """Tell a group of articles that the query finds from now on, or nobody any more."""
    query = chronicle.store.saved_queries.get(name)
    if group is None:
        return chronicle.store.saved_queries.tell(query.id, None)
    chosen = chronicle.store.groups.get(group)
    found, mark = found_now(chronicle, query.question)
    return chronicle.store.saved_queries.tell(query.id, chosen.id, found, mark)


def remove_query(chronicle: Chronicle, name: str) -> SavedQuery:
    """Delete a saved query; it can be brought back."""
    query = chronicle.store.saved_queries.get(name)
    chronicle.store.saved_queries.remove(query.id, chronicle.clock())
    return query


def restore_query(chronicle: Chronicle, name: str) -> SavedQuery:
    """Bring back the query of that name that was deleted last; one that is told hears of what comes from now on."""
    gone = [query for query in chronicle.store.saved_queries.all(removed=True) if query.name == name]
    if not gone:
        raise InputError(f"No removed query is called “{name}”; see “kronika query list --removed”.")
    back = chronicle.store.saved_queries.restore(max(gone, key=lambda query: query.id).id)
    return tell_group(chronicle, name, back.group) if back.group else back


def found_now(chronicle: Chronicle, question: Question) -> tuple[Sequence[int], int]:
    """What a question finds now, and the mark of the index then. The mark is read first: later changes count as new.

    The index is brought up to date to its end: what it lacked would be told as new once it is edited.
    """
    if chronicle.store.indexables.behind(opened(chronicle).mark):
        update_index(chronicle)
    mark = opened(chronicle).mark
    return ids(chronicle, question), mark


def known(chronicle: Chronicle, name: str) -> SavedQuery | None:
    """The saved query of that name, if there is one."""
    try:
        return chronicle.store.saved_queries.get(name)
    except UnknownName:
        return None
