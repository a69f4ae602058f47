"""Search: which articles have changed since an index last looked, noted by the database itself so that no writer can forget.

An article gets a new number, larger than all before, whenever something changes that can be searched or counted.
On PostgreSQL that happens at the end of a transaction, behind the lock of one row, so that numbers grow in the order in which
transactions become visible; before the end, such a lock would make writers wait for each other and for rows crosswise.
"""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")

LAST = "(SELECT coalesce(max(mark), 0) FROM article_marks)"
MARK = f"""INSERT INTO article_marks (article_id, mark)
    SELECT a.id, {LAST} + row_number() OVER (ORDER BY a.id) FROM articles AS a WHERE a.shown = 1 AND {{which}}
    ON CONFLICT (article_id) DO UPDATE SET mark = excluded.mark"""
MARK_ANYHOW = f"""INSERT INTO article_marks (article_id, mark) VALUES (NEW.id, {LAST} + 1)
    ON CONFLICT (article_id) DO UPDATE SET mark = excluded.mark"""

ANALYSED = MARK.format(which="a.id = NEW.article_id")
UNSAID = MARK.format(which="a.id = OLD.article_id")
OF_SOURCE = MARK.format(which="a.source_id = NEW.id")
NAMING = MARK.format(which="a.id IN (SELECT t.article_id FROM article_things AS t WHERE t.thing_id = NEW.id)")

# name, event, when, work. An article that is hidden is marked too: it has to leave the index.
TRIGGERS = (
    ("mark_article_added", "INSERT ON articles", "NEW.shown = 1", MARK_ANYHOW),
    ("mark_article_changed", "UPDATE ON articles", "NEW.shown = 1 OR OLD.shown = 1", MARK_ANYHOW),
    ("mark_analysis_added", "INSERT ON analyses", None, ANALYSED),
    ("mark_analysis_changed", "UPDATE ON analyses", None, ANALYSED),
    ("mark_analysis_gone", "DELETE ON analyses", None, UNSAID),
    ("mark_source_changed", "UPDATE OF name, removed ON sources", None, OF_SOURCE),
    ("mark_thing_linked", "UPDATE OF link ON things", None, NAMING),
)


def upgrade() -> None:
    """From a chronicle without an index."""
    op.create_table("marks", sa.Column("id", NUMBER, primary_key=True), sa.Column("mark", NUMBER, nullable=False))
    op.create_table(
        "article_marks",
        sa.Column("article_id", NUMBER, sa.ForeignKey("articles.id"), primary_key=True, autoincrement=False),
        sa.Column("mark", NUMBER, nullable=False),
    )
    op.create_index("article_marks_mark", "article_marks", ["mark"])
    op.execute(f"INSERT INTO marks (id, mark) VALUES (1, {secrets.randbits(62)})")
    op.execute(
        "INSERT INTO article_marks (article_id, mark) "
        "SELECT id, row_number() OVER (ORDER BY id) FROM articles WHERE shown = 1"
    )
    for trigger in TRIGGERS:
        if op.get_bind().dialect.name == "postgresql":
            at_the_end(*trigger)
        else:
            at_once(*trigger)


def at_once(name: str, event: str, when: str | None, work: str) -> None:
    """SQLite has one writer at a time, so numbers cannot come in another order."""
    op.execute(f"CREATE TRIGGER {name} AFTER {event}{f' WHEN {when}' if when else ''} BEGIN {work}; END")


def at_the_end(name: str, event: str, when: str | None, work: str) -> None:
    """PostgreSQL: deferred to the commit, one transaction after the other."""
    op.execute(
        f"""CREATE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            PERFORM 1 FROM marks WHERE id = 1 FOR UPDATE;
            {work};
            RETURN NULL;
        END $$"""
    )
    condition = f"WHEN ({when})" if when else ""
    op.execute(
        f"CREATE CONSTRAINT TRIGGER {name} AFTER {event} DEFERRABLE INITIALLY DEFERRED "
        f"FOR EACH ROW {condition} EXECUTE FUNCTION {name}()"
    )
