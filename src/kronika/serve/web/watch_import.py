"""Import: a list of pages from a file or a text, shown line by line before anything is watched."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

from fastapi import APIRouter, Form, UploadFile
from starlette.responses import Response

from kronika.model.errors import InputError
from kronika.serve.web.admit import Editor
from kronika.serve.web.uploads import Upload
from kronika.serve.web.visit import Visit

MOST_SHOWN = 500  # lines on the screen; all are taken in
LONGEST_NAME = 200

router = APIRouter()


@router.get("/watch/import")
def ask(visit: Editor) -> Response:
    """The form."""
    return page(visit)


@router.post("/watch/import")
def look(
    visit: Editor,
    file: UploadFile | None = None,
    text: Annotated[str, Form()] = "",
    group: Annotated[str, Form()] = "",
) -> Response:
    """What a file would bring; nothing is watched yet."""
    upload = uploaded(file, text)
    if upload is None:
        return page(visit, group=group, fault=visit.tongue.text("Choose a file, or paste a list of addresses."))
    return taken_in(visit, upload, group, dry_run=True)


@router.post("/watch/import/do")
def do(visit: Editor, key: Annotated[str, Form()] = "", group: Annotated[str, Form()] = "") -> Response:
    """Watch what was shown."""
    upload = visit.shell.uploads.take(key)
    if upload is None:
        return page(visit, group=group, fault=visit.tongue.text("The file is no longer here; send it again."))
    return taken_in(visit, upload, group, dry_run=False)


def uploaded(file: UploadFile | None, text: str) -> Upload | None:
    """The file, or the text in its place."""
    body = file.file.read() if file is not None else b""
    if file is not None and body:
        return Upload(name=(file.filename or "file")[-LONGEST_NAME:], body=body)
    return Upload(name="list", body=text.encode("utf-8", "replace")) if text.strip() else None


def taken_in(visit: Visit, upload: Upload, group: str, *, dry_run: bool) -> Response:
    """Every line of a file and what becomes of it; the file is kept until somebody says yes."""
    from kronika.flow.watch_files.reading import read_watches  # only here is it needed
    from kronika.flow.watch_import import Step, import_watches

    try:
        lines = read_watches(upload.body, upload.name)
        made = list(import_watches(visit.shell.chronicle(), lines, group=group.strip(), dry_run=dry_run))
    except InputError as error:
        return page(visit, group=group, fault=str(error))
    counts = Counter(one.step for one in made)
    key = visit.shell.uploads.keep(upload) if dry_run and counts[Step.ADDED] else ""
    shown = sorted(made, key=lambda one: (one.step is not Step.BAD, not one.lost, one.line))[:MOST_SHOWN]
    return page(
        visit, group=group, key=key, name=upload.name, counts=counts, lines=shown, more=len(made) - len(shown), done=not dry_run
    )  # fmt: skip


def page(visit: Visit, *, fault: str = "", **values: object) -> Response:
    """The screen, with what was found where there is something."""
    usual = {"group": "", "key": "", "name": "", "counts": None, "lines": (), "more": 0, "done": False}
    groups = [known.name for known in visit.shell.store.groups.all()]
    status = 422 if fault else 200
    return visit.page("watch_import.html", status=status, fault=fault, groups=groups, **(usual | values))
