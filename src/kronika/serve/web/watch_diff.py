"""What became different on a watched page: the page itself with its changes marked, only the changes, or text.

The marked page stands in a frame without any script. The ways to its changes are plain links into that frame, so they work without
our script too; the script only follows them by buttons and keys, and needs no right inside the frame.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, HTTPException, Query
from starlette.responses import Response

from kronika.model.errors import NotText, UnknownName
from kronika.model.watch import Ignore, Watch
from kronika.serve.web.addresses import with_query
from kronika.serve.web.admit import Reader
from kronika.serve.web.original import CAGE
from kronika.serve.web.visit import Visit
from kronika.serve.web.watch_diff_words import file_facts, page_words
from kronika.serve.web.watch_found import found_watch
from kronika.serve.web.watch_rows import number_of
from kronika.serve.web.watch_seen import mark_seen

if TYPE_CHECKING:
    from kronika.flow.watch_diff import Differ

VIEWS = ("page", "changes", "text")
SEEN = "seen"  # instead of a number: the version this person saw last
MOST_EXCERPTS = 300  # more than anybody reads; the page shows all
MOST_PARAGRAPHS = 3_000

router = APIRouter()
From = Annotated[str, Query(alias="from")]


@router.get("/watch/{watch_id:int}/diff")
def diff(visit: Reader, watch_id: int, before: From = "", to: str = "", view: str = "") -> Response:
    """Two versions side by side; who sees the newest one has looked at the page."""
    watch = found_watch(visit, watch_id)
    if before == SEEN:
        return since_looked(visit, watch, view)
    found = compared(visit, watch, before, to)
    if found is None:
        return visit.page("watch_diff_none.html", watch=watch)
    if visit.request.method == "GET":
        mark_seen(visit, watch, found.before.number, found.after.number)
    return screen(visit, watch, found, view if view in VIEWS else VIEWS[0])


@router.get("/watch/{watch_id:int}/diff/page")
def page(visit: Reader, watch_id: int, before: From = "", to: str = "") -> Response:
    """The newer page with every change marked, caged for the frame."""
    html = found_difference(visit, watch_id, before, to).page(page_words(visit.tongue))
    return Response(html.encode(errors="replace"), media_type="text/html; charset=utf-8", headers=CAGE)


@router.get("/watch/{watch_id:int}/diff/file")
def file(visit: Reader, watch_id: int, before: From = "", to: str = "") -> Response:
    """The same as one file to keep or to send."""
    found = found_difference(visit, watch_id, before, to)
    html = found.file(file_facts(visit.tongue, found), page_words(visit.tongue))
    name = f"watch-{watch_id}-{found.before.number}-{found.after.number}.html"
    headers = {**CAGE, "Content-Disposition": f'attachment; filename="{name}"'}
    return Response(html.encode(errors="replace"), media_type="text/html; charset=utf-8", headers=headers)


@router.get("/watch/{watch_id:int}/diff/text")
def text(visit: Reader, watch_id: int, before: From = "", to: str = "", form: str = "") -> Response:
    """The changes as plain text: with signs, or as a unified diff."""
    found = found_difference(visit, watch_id, before, to)
    said = found.plain() if form == "plain" else found.unified()
    return Response(said.encode(errors="replace"), media_type="text/plain; charset=utf-8")


def since_looked(visit: Visit, watch: Watch, view: str) -> Response:
    """To the address that names both versions, so that it shows the same when it is opened again."""
    from kronika.flow.watch_diff import since_looked  # the comparison behind it takes a while to load

    try:
        before, after = since_looked(visit.shell.store, watch, visit.person)
    except UnknownName:
        return visit.page("watch_diff_none.html", watch=watch)
    query = {"from": str(before), "to": str(after), "view": view if view in VIEWS[1:] else ""}
    return visit.redirect(with_query(f"/watch/{watch.id}/diff", query))


def found_difference(visit: Visit, watch_id: int, before: str, to: str) -> Differ:
    """Two versions compared, or 404."""
    found = compared(visit, found_watch(visit, watch_id), before, to)
    if found is None:
        raise HTTPException(404)
    return found


def compared(visit: Visit, watch: Watch, before: str, to: str) -> Differ | None:
    """Two versions compared; None: there is none yet. Those that are kept no more are 404."""
    from kronika.flow.watch_diff import chosen, differ  # the comparison behind it takes a while to load

    try:
        numbers = chosen(visit.shell.store, watch, wanted(before), wanted(to))
    except UnknownName:
        return None
    try:
        return differ(visit.shell.chronicle(), watch, *numbers)
    except (UnknownName, NotText) as error:
        raise HTTPException(404) from error


def wanted(text: str) -> int | None:
    """The number of a version, if one is named; anything else names none there is."""
    if not text:
        return None
    number = number_of(text)
    if number is None:
        raise HTTPException(404)
    return number


def screen(visit: Visit, watch: Watch, found: Differ, view: str) -> Response:
    """The whole screen in one of its views."""
    versions = visit.shell.store.watches.versions(watch.id)
    numbers = [version.number for version in reversed(versions)]
    excerpts = found.excerpts()[:MOST_EXCERPTS] if view == "changes" else []
    return visit.page(
        "watch_diff.html",
        watch=watch,
        found=found,
        view=view,
        versions=versions,
        earlier=step(numbers, found.before.number, -1),
        later=step(numbers, found.after.number, 1),
        excerpts=excerpts,
        left_out=len(found.stops) - len(excerpts) if view == "changes" else 0,
        hunks=found.hunks() if view == "text" else [],
        most_paragraphs=MOST_PARAGRAPHS,
        ignores=ignores_here(watch, found),
        pair={"from": str(found.before.number), "to": str(found.after.number)},
    )


def step(numbers: list[int], number: int, by: int) -> int | None:
    """The version before or after one; None: there is none."""
    place = numbers.index(number) + by
    return numbers[place] if 0 <= place < len(numbers) else None


def ignores_here(watch: Watch, found: Differ) -> list[tuple[Ignore, bool]]:
    """What was left out of this comparison, and what people let count; whether a press can turn it."""
    known = {one.key: one for one in watch.ignores}
    here = {one.key: known.get(one.key, one) for one in found.difference.ignored}
    here |= {one.key: one for one in watch.ignores if not one.on or one.by}
    return [(one, bool(key in known or one.where)) for key, one in here.items()]
