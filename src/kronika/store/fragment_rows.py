"""Rows of fragments: how a fragment is written and read, and when one waits for answers."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Row, and_, not_

from kronika.model.annotation import Choice, Fragment, NewFragment
from kronika.store.annotation_schema import fragments
from kronika.store.columns import url_key


def is_open(answers: ColumnElement[int], wanted: ColumnElement[int]) -> ColumnElement[bool]:
    """Whether a fragment with so many answers waits for more; nobody waits for what is decided or known."""
    return and_(not_(fragments.c.decided), fragments.c.gold.is_(None), answers < wanted)


def once_of(kind: str, key: str) -> bytes:
    """What makes a fragment the same one."""
    return url_key(f"{kind}\n{key}")


def to_row(new: NewFragment) -> dict[str, Any]:
    """A fragment as a new row."""
    return {
        "once": once_of(new.kind, new.key),
        "kind": new.kind,
        "site": new.site,
        "key": new.key,
        "before": new.before,
        "marked": new.marked,
        "after": new.after,
        "path": list(new.path),
        "p": new.p,
        "decided": new.decided,
        "page_id": new.page_id,
        "start": new.start,
        "end": new.end,
        "url": new.url,
        "gold": new.gold.value if new.gold else None,
        "doubt": abs(new.p - 0.5),
        "answers": 0,
        "wanted": 1,
        "open": not new.decided and new.gold is None,
    }


def to_fragment(row: Row[Any]) -> Fragment:
    """A row as a record."""
    return Fragment(
        id=row.id,
        kind=row.kind,
        site=row.site,
        key=row.key,
        before=row.before,
        marked=row.marked,
        after=row.after,
        path=tuple(row.path),
        p=row.p,
        decided=row.decided,
        page_id=row.page_id,
        start=row.start,
        end=row.end,
        url=row.url,
        gold=Choice(row.gold) if row.gold else None,
        answers=row.answers,
        truth=Choice(row.truth) if row.truth else None,
        truth_p=row.truth_p,
    )
