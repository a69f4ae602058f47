"""Changed headlines: which articles got another headline on a day, the changed words marked, and how the tone turned."""

from __future__ import annotations

from datetime import timedelta

from fastapi import APIRouter
from starlette.responses import Response

from kronika.flow.article_history import headline_changes
from kronika.model.article_history import Turn
from kronika.serve.web.addresses import with_query
from kronika.serve.web.admit import Reader
from kronika.serve.web.days import midnight, read_day
from kronika.serve.web.labels import N_

SPANS = {1: N_("one day"), 7: N_("a week"), 30: N_("a month")}
TURNS = {Turn.SOFTENED: N_("sounds kinder"), Turn.SHARPENED: N_("sounds harsher")}

router = APIRouter()


@router.get("/headlines")
def headlines(visit: Reader, day: str = "", days: str = "", source: str = "") -> Response:
    """The headlines changed on a day, or on the days up to it; today where none is named."""
    shell = visit.shell
    last = read_day(day) or shell.now().date()
    span = int(days) if days.isdecimal() and int(days[:4]) in SPANS else 1
    first = last - timedelta(days=span - 1)
    found = headline_changes(
        shell.chronicle(),
        midnight(first, shell.zone),
        midnight(last + timedelta(days=1), shell.zone),
        source or None,
    )
    kept = {"source": source, "days": str(span) if span != 1 else ""}
    after = last + timedelta(days=span)
    return visit.page(
        "headlines.html",
        found=found,
        first=first,
        last=last,
        span=span,
        spans=SPANS,
        turns=TURNS,
        source=source,
        sources=sorted({one.name for one in shell.store.sources.all()} | ({source} - {""}), key=str.casefold),
        before=with_query("/headlines", {**kept, "day": (last - timedelta(days=span)).isoformat()}),
        after=with_query("/headlines", {**kept, "day": after.isoformat()}) if last < shell.now().date() else None,
        bad_day=bool(day) and read_day(day) is None,
    )
