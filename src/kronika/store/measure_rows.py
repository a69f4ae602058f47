"""What was measured on a document as a row, and a row as what was measured."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, Select, select

from kronika.model.document import Measures
from kronika.model.verification import Measured
from kronika.store.columns import clean
from kronika.store.health_schema import measures
from kronika.store.schema import pages

DIGITS = 6  # of a figure: more would be noise


def to_row(taken: Measures, page: Row[Any]) -> dict[str, Any]:
    """A document's row; `page` is the page's."""
    return {
        "page_id": page.id,
        "source_id": page.source_id,
        "url_key": page.url_key,
        "at": page.fetched_at,
        "figures": {name: short(value) for name, value in taken.values.items()},
        "classic": list(map(short, taken.classic)),
        "path": taken.path,
        "prints": taken.prints,
        "lines": taken.lines,
        "skeleton": taken.skeleton,
        "lang": None if taken.lang is None else clean(taken.lang),
    }


def to_measured(row: Row[Any]) -> Measured:
    """A row, with its page's address, as a record."""
    return Measured(
        id=row.id,
        page_id=row.page_id,
        at=row.at,
        edition=row.edition,
        turn=row.turn,
        damaged=row.damaged,
        measures=Measures(
            values=row.figures,
            classic=tuple(row.classic),
            path=row.path,
            prints=tuple(row.prints),
            lines=tuple(row.lines),
            url=row.final_url,
            at=row.at,
            page_id=row.page_id,
            lang=row.lang,
            skeleton=tuple(row.skeleton),
        ),
    )


def whole() -> Select[Any]:
    """Documents with the addresses of their pages."""
    return select(measures, pages.c.final_url).join_from(measures, pages, measures.c.page_id == pages.c.id)


def short(value: float) -> float:
    """A figure without digits that mean nothing."""
    return float(f"{value:.{DIGITS}g}")
