"""Previews: what an address is and what of it would be compared, before it is watched."""

from __future__ import annotations

import threading

from fastapi import APIRouter
from pydantic import Field
from starlette.responses import Response

from kronika.html.address import check_url
from kronika.model.watch import WatchState
from kronika.serve.api.admit import Editor
from kronika.serve.api.answers import answer
from kronika.serve.api.problems import Problem
from kronika.serve.api.texts import Sent, Short, Shown, Text
from kronika.serve.api.watch_shapes import FocusSent, FocusShown, focus_of, options

LOOKS = threading.BoundedSemaphore(2)  # at once: each takes a worker of the server for as long as it lasts

router = APIRouter(prefix="/api/v1/previews", tags=["previews"])


class PreviewSent(Sent):
    """A page to look at."""

    url: Text = Field(max_length=4_096)
    focus: FocusSent = FocusSent()
    browser: bool = False
    charset: Short = ""
    lang: Short = ""


class PreviewShown(Shown):
    """What was found."""

    url: str
    focus: FocusShown
    state: WatchState
    sentence: str
    page_class: str
    title: str
    lang: str
    words: int = Field(description="That would be compared.")
    texts: list[str] = Field(description="What would be compared, block by block.")


@router.post("", response_model=PreviewShown)
def preview(call: Editor, sent: PreviewSent) -> Response:
    """Fetch a page as a check would, and say what would be compared; nothing is kept."""
    from kronika.flow.watch_preview import preview_page  # the extractor behind it takes a while to load

    url, focus = check_url(sent.url), focus_of(sent.focus)
    given = options({}, sent.model_dump())
    if not LOOKS.acquire(blocking=False):
        raise Problem(503, "Too many looks at once; try again in a minute.", headers={"Retry-After": "60"})
    try:
        seen = preview_page(call.chronicle(), url, focus, given)
    finally:
        LOOKS.release()
    shown = PreviewShown(
        url=seen.url, focus=FocusShown(kind=seen.focus.kind, rule=seen.focus.rule), state=seen.state,
        sentence=seen.sentence, page_class=seen.page_class, title=seen.title, lang=seen.lang, words=seen.words,
        texts=list(seen.texts),
    )  # fmt: skip
    return answer(call, shown)
