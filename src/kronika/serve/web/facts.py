"""Facts: the kinds there are, and for each the sites with what comes next; as a list and as a map."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace

from fastapi import APIRouter, HTTPException
from starlette.responses import Response

from kronika.facts.kind import FactKind
from kronika.flow.fact_choosing import DAYS, PARTS, WEEKDAYS, choose
from kronika.flow.fact_kinds import fact_kind, kind_names
from kronika.flow.fact_listing import site_lines
from kronika.model.errors import UnknownName
from kronika.serve.web import fact_words
from kronika.serve.web.addresses import fact_path, with_query
from kronika.serve.web.admit import Reader
from kronika.serve.web.fact_map import NOTHING, Point, draw, how_soon
from kronika.serve.web.fact_rows import COLUMNS, NUMBERS, Row, Wanted, row_of
from kronika.serve.web.paging import Paging
from kronika.serve.web.visit import Visit

SIZE = 100
FIELDS = ("words", "town", "deanery", "diocese", "day", "after", "sort", "view")

router = APIRouter()


@dataclass(frozen=True, slots=True, kw_only=True)
class KindRow:
    """One kind with its counts."""

    kind: FactKind
    sites: int
    slots: int
    questions: int
    contradictions: int


@router.get("/facts")
def facts(visit: Reader) -> Response:
    """The kinds there are, with counts."""
    return visit.page("facts.html", rows=[kind_row(visit, name) for name in kind_names()])


@router.get("/facts/{kind}")
def sites(visit: Reader, kind: str, page: str = "") -> Response:
    """The sites of one kind that pass the filter."""
    teller = found_kind(kind)
    asked = visit.request.query_params
    return listing(visit, teller, Wanted(**{name: asked.get(name, "") for name in FIELDS}), page)


def found_kind(name: str) -> FactKind:
    """A kind by the name in an address, or 404."""
    try:
        return fact_kind(name)
    except UnknownName as error:
        raise HTTPException(404) from error


def kind_row(visit: Visit, name: str) -> KindRow:
    """A kind at a glance."""
    lines = site_lines(visit.shell.chronicle(), name, visit.shell.now())
    records = [line.stored.record for line in lines if line.stored is not None]
    return KindRow(
        kind=fact_kind(name),
        sites=len(lines),
        slots=sum(len(record.slots) for record in records),
        questions=sum(line.questions for line in lines),
        contradictions=sum(len(record.contradictions) for record in records),
    )


def listing(visit: Visit, kind: FactKind, wanted: Wanted, page: str) -> Response:
    """The table or the map with its filter."""
    now = visit.shell.now()
    lines = site_lines(visit.shell.chronicle(), kind.name, now)
    everything = [row_of(line) for line in lines]
    rows = wanted.ordered([row_of(line) for line in choose(kind, lines, wanted.filter, now)])
    path = f"/facts/{kind.name}"
    paging = Paging.of(page, total=len(rows), size=SIZE, path=path, values=asdict(wanted))
    on_map = wanted.view == "map"
    response = visit.page(
        "fact_sites.html",
        kind=kind,
        rows=rows if on_map else rows[paging.offset : paging.offset + SIZE],
        total=len(everything),
        found=len(rows),
        wanted=wanted,
        paging=paging,
        columns=COLUMNS | {"next": fact_words.next_title(kind.name)},
        numbers=NUMBERS,
        links={name: with_query(path, asdict(replace(wanted, sort=wanted.turned(name)))) for name in COLUMNS},
        views={view: with_query(path, asdict(replace(wanted, view=view))) for view in ("", "map")},
        choices={part: values(everything, part) for part in PARTS},
        days=DAYS,
        weekdays=WEEKDAYS,
        drawing=map_of(visit, kind, rows) if on_map else None,
        groups=grouped(rows) if on_map else {},
    )
    response.headers["HX-Replace-Url"] = paging.here
    return response


def values(rows: Sequence[Row], part: str) -> list[str]:
    """What there is to choose from."""
    return sorted({row.told[part] for row in rows if row.told.get(part)}, key=str.casefold)


def map_of(visit: Visit, kind: FactKind, rows: Sequence[Row]) -> object:
    """The map of those whose place is known; None when there are none."""
    points = [point for row in rows if (point := point_of(visit, kind, row))]
    if not points:
        return None
    label = visit.tongue.plural("A map with %(n)s site", "A map with %(n)s sites", len(points))
    return draw(points, label)


def point_of(visit: Visit, kind: FactKind, row: Row) -> Point | None:
    """One site on the map."""
    if row.where is None:
        return None
    now, ahead = visit.shell.now(), row.line.next
    soon = how_soon(ahead, now)
    said = (
        visit.tongue.text("nothing known")
        if soon == NOTHING or ahead is None
        else fact_words.when(visit.tongue, ahead, now)
    )
    return Point(
        latitude=row.where[0],
        longitude=row.where[1],
        name=row.line.source.name,
        label=row.told.get("town") or row.line.source.name,
        said=said,
        path=fact_path(kind.name, row.line.source.name),
        soon=soon,
    )


def grouped(rows: Sequence[Row]) -> dict[str, list[Row]]:
    """Sites whose place is not known, by deanery."""
    found: dict[str, list[Row]] = {}
    for row in rows:
        if row.where is None:
            found.setdefault(row.told.get("deanery", ""), []).append(row)
    return dict(sorted(found.items()))
