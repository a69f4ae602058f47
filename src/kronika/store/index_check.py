"""Looking for faults in what tells an index of changes: triggers that are gone, articles without a number."""

from __future__ import annotations

from sqlalchemy import Connection, func, select, text

from kronika.store.index_schema import TRIGGERS, article_marks
from kronika.store.schema import SHOWN, articles

NAMES = {
    "sqlite": "SELECT name FROM sqlite_master WHERE type = 'trigger'",
    "postgresql": "SELECT tgname FROM pg_trigger WHERE NOT tgisinternal",
}
ANEW = (
    "search does not see all changes; restore the database from a backup, or “kronika index build” after each change."
)


def mark_faults(connection: Connection) -> list[str]:
    """What would let changes pass unseen."""
    there = set(connection.scalars(text(NAMES[connection.dialect.name])))
    lost = sorted(TRIGGERS - there)
    faults = [f"The database has lost its triggers {', '.join(lost)}: {ANEW}"] if lost else []
    marked = select(article_marks.c.article_id).where(article_marks.c.article_id == articles.c.id).exists()
    number = connection.scalar(select(func.count()).select_from(articles).where(SHOWN, ~marked))
    if number:
        faults.append(f"{number} articles have no number of their last change: {ANEW}")
    return faults
