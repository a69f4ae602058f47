"""Facts: the kinds there are, the sites of each with what comes next, and the record of one in several formats."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import Field
from starlette.responses import Response

from kronika.facts.kind import FactKind
from kronika.flow.fact_choosing import FactsWanted, choose
from kronika.flow.fact_kinds import fact_kind, kind_names
from kronika.flow.fact_listing import SiteLine, site_lines
from kronika.serve.api.admit import Reader
from kronika.serve.api.answers import Asked, Limit, Listing, Offset, answer, page, sent
from kronika.serve.api.call import Call
from kronika.serve.api.fact_shapes import KindShown, RecordShown, SiteShown, kind_shown, record_shown, site_shown
from kronika.serve.api.problems import Problem
from kronika.serve.api.texts import Text
from kronika.serve.gate.fact_files import TYPES

AHEAD = 20  # beginnings that a record tells
HOUR = r"^(?:[01]\d|2[0-3]):[0-5]\d$"

router = APIRouter(prefix="/api/v1/facts", tags=["facts"])


class Day(StrEnum):
    """A day of the next seven."""

    TODAY = "today"
    TOMORROW = "tomorrow"
    MONDAY = "monday"
    TUESDAY = "tuesday"
    WEDNESDAY = "wednesday"
    THURSDAY = "thursday"
    FRIDAY = "friday"
    SATURDAY = "saturday"
    SUNDAY = "sunday"


class FactsAsked(Asked):
    """Which sites to list."""

    words: Text = Field("", max_length=200, description="In name, address, town or street.")
    town: Text = Field("", max_length=200)
    deanery: Text = Field("", max_length=200)
    diocese: Text = Field("", max_length=200)
    day: Day | None = Field(None, description="Only sites where something comes on that day of the next seven.")
    after: Text = Field("", max_length=5, description="… and is not over at this hour: 18:00.")


@router.get("", response_model=Listing[KindShown])
def kinds(call: Reader, limit: Limit = 100, offset: Offset = 0) -> Response:
    """The kinds of facts there are."""
    names = kind_names()
    shown = [kind_shown(fact_kind(name), lines_of(call, name)) for name in names[offset : offset + limit]]
    return page(call, shown, lambda one: one, limit=limit, offset=offset, total=len(names))


@router.get("/{kind}", response_model=Listing[SiteShown])
def sites(call: Reader, kind: str, asked: Annotated[FactsAsked, Query()]) -> Response:
    """The sites of one kind, by filter: “where is a mass on Sunday after 18:00?” is day=sunday&after=18:00."""
    teller = fact_kind(kind)
    if asked.after and not re.match(HOUR, asked.after):
        raise Problem(422, "The hour must be written like 18:00.")
    wanted = FactsWanted(
        words=asked.words.strip(),
        town=asked.town,
        deanery=asked.deanery,
        diocese=asked.diocese,
        day=asked.day.value if asked.day else "",
        after=asked.after,
    )
    found = choose(teller, lines_of(call, teller.name), wanted, call.now)
    part = found[asked.offset : asked.offset + asked.limit]
    return page(call, part, site_shown, limit=asked.limit, offset=asked.offset, total=len(found))


@router.get("/{kind}/{site:path}", response_model=RecordShown)
def one(
    call: Reader,
    kind: str,
    site: str,
    format: Annotated[str, Query(description="Empty: the record as described here; or json, osm, ics, schema.")] = "",
) -> Response:
    """The record of one site; in another format, for other programs, with ?format=."""
    teller = fact_kind(kind)
    line = line_of(call, teller, site)
    if line.stored is None:
        raise Problem(404, f"{site} was not read for {teller.name} yet; read it with: kronika facts run {teller.name}")
    if format and format not in teller.writers:
        raise Problem(422, f"There is no format called “{format}”; known: {', '.join(sorted(teller.writers))}.")
    if format:
        text = teller.writers[format](line.stored.record, now=call.now)
        return sent(call, text.encode(), TYPES.get(format, "text/plain; charset=utf-8"))
    return answer(call, record_shown(line, line.stored, teller.upcoming(line.stored.record, call.now, AHEAD)))


def lines_of(call: Call, kind: str) -> list[SiteLine]:
    """The sites of a kind."""
    return site_lines(call.chronicle(), kind, call.now)


def line_of(call: Call, kind: FactKind, site: str) -> SiteLine:
    """One site; UnknownName says that there is none of this name."""
    call.store.sources.get(site)
    found = next((line for line in lines_of(call, kind.name) if line.source.name == site), None)
    if found is None:
        raise Problem(404, f"{site} was not read for {kind.name} yet; read it with: kronika facts run {kind.name}")
    return found
