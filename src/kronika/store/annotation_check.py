"""Looking for faults in annotation: counts that do not agree with the answers that are there."""

from __future__ import annotations

from sqlalchemy import Connection, func, select

from kronika.model.annotation import Choice
from kronika.store.annotation_schema import annotators, answers, fragments
from kronika.store.fragment_rows import is_open

RESTORE = "tell us, and restore the database from a backup"


def annotation_faults(connection: Connection) -> list[str]:
    """Fragments and annotators that count their answers wrongly, and fragments that wait for nothing."""
    stands = (answers.c.undone.is_(None), answers.c.choice != Choice.SKIP.value)
    out = select(annotators.c.id).where(annotators.c.excluded.is_not(None))
    counting = select(func.count()).where(
        answers.c.fragment_id == fragments.c.id, *stands, answers.c.annotator_id.not_in(out)
    )
    own = select(func.count()).where(answers.c.annotator_id == annotators.c.id, *stands)
    waits = is_open(fragments.c.answers, fragments.c.wanted)
    asked = (
        ("fragments count their answers wrongly", fragments, fragments.c.answers != counting.scalar_subquery()),
        ("annotators count their answers wrongly", annotators, annotators.c.answers != own.scalar_subquery()),
        (
            "fragments wait for answers though they should not, or the other way round",
            fragments,
            fragments.c.open != waits,
        ),
    )
    found = (
        (sentence, connection.execute(select(func.count()).select_from(table).where(wrong)).scalar_one())
        for sentence, table, wrong in asked
    )
    return [f"{number} {sentence}; {RESTORE}." for sentence, number in found if number]
