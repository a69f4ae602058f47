"""Imports and exports: many watched pages at once, from and to a file."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from kronika.flow.watch_files.reading import read_watches
from kronika.flow.watch_files.writing import Format, written_watches
from kronika.flow.watch_import import ImportedWatch, Step, all_watches, import_watches
from kronika.serve.api.admit import Editor
from kronika.serve.api.answers import answer, sent
from kronika.serve.api.call import Call
from kronika.serve.api.texts import Shown, Words

MEDIA_TYPES = {Format.LINES: "application/jsonl", Format.OPML: "text/x-opml"}
BODY = {"requestBody": {"required": True, "content": {"application/octet-stream": {"schema": {"type": "string"}}}}}

router = APIRouter(prefix="/api/v1", tags=["import and export"])


class ImportedShown(Shown):
    """What became of one line."""

    line: int
    step: Step
    name: str
    url: str
    group: str
    sentence: str
    lost: list[str]
    watch_id: int


class ImportShown(Shown):
    """What became of a file."""

    added: int
    exists: int
    bad: int
    lines: list[ImportedShown]


@router.post("/import", response_model=ImportShown, openapi_extra=BODY)
async def import_file(
    call: Editor,
    request: Request,
    group: Annotated[Words, Query(description="For pages that name no group.")] = "",
    name: Annotated[Words, Query(description="Name of the file; its ending may say what it is.")] = "the file",
    dry_run: bool = False,
) -> Response:
    """Watch every page a file names: the body is the file as it is, in any of the formats of “kronika watch import”."""
    body = await request.body()
    return await run_in_threadpool(taken_in, call, body, name, group, dry_run)


def taken_in(call: Call, body: bytes, name: str, group: str, dry_run: bool) -> Response:
    """Every line of the file, and what became of it."""
    made = list(import_watches(call.chronicle(), read_watches(body, name), group=group, dry_run=dry_run))
    counts = {step.value: sum(one.step is step for one in made) for step in Step}
    return answer(call, ImportShown(lines=[shown(one) for one in made], **counts))


@router.get(
    "/export", response_class=Response, responses={200: {"content": {"application/jsonl": {}, "text/x-opml": {}}}}
)
def export(call: Editor, format: Format = Format.LINES) -> Response:
    """All groups and watched pages as a file that can be imported again; it holds the members' addresses."""
    text = written_watches(call.store.groups.all(), list(all_watches(call.chronicle())), format)
    headers = {"Content-Disposition": f'attachment; filename="kronika-watches.{format.value}"'}
    return sent(call, text.encode("utf-8", "replace"), f"{MEDIA_TYPES[format]}; charset=utf-8", headers=headers)


def shown(one: ImportedWatch) -> ImportedShown:
    """A line's report for a caller."""
    return ImportedShown(
        line=one.line, step=one.step, name=one.name, url=one.url, group=one.group, sentence=one.sentence,
        lost=list(one.lost), watch_id=one.watch_id,
    )  # fmt: skip
