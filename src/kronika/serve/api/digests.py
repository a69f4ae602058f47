"""Digests: what a group would be told now, and telling it at once."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from kronika.model.alert import Line, LineTone, Message, Section
from kronika.serve.api.admit import Editor, Reader
from kronika.serve.api.answers import answer
from kronika.serve.api.groups import living
from kronika.serve.api.texts import Number, Shown

router = APIRouter(prefix="/api/v1/groups/{group_id}/digest", tags=["digests"])


class LineShown(Shown):
    """A line of a message."""

    text: str
    name: str
    link: str | None
    tone: LineTone
    before: str


class SectionShown(Shown):
    """A part of a message, such as one page."""

    title: str
    badge: str
    link: str | None
    lines: list[LineShown]


class DigestShown(Shown):
    """A digest as it would leave."""

    subject: str
    summary: str
    lines: list[LineShown]
    sections: list[SectionShown]
    link: str | None
    lang: str


class Sending(Shown):
    """Whether something was put in the outbox."""

    sent: bool


@router.get("", response_model=DigestShown, responses={204: {"description": "The group has no pages."}})
def preview(call: Reader, group_id: Number) -> Response:
    """The digest as it would leave now; nothing is sent and nothing is changed."""
    from kronika.flow.digests import preview as preview_digest  # only here is all of it needed

    message = preview_digest(call.chronicle(), living(call, group_id))
    return Response(status_code=204) if message is None else answer(call, shown(message))


@router.post("", response_model=Sending)
def send(call: Editor, group_id: Number) -> Response:
    """Tell the group at once what is new, whatever its hours."""
    from kronika.flow.digests import send_now

    return answer(call, Sending(sent=send_now(call.chronicle(), living(call, group_id))))


def shown(message: Message) -> DigestShown:
    """A message for a caller; every channel dresses it in its own way."""
    return DigestShown(
        subject=message.subject,
        summary=message.summary,
        lines=[shown_line(line) for line in message.lines],
        sections=[shown_section(section) for section in message.sections],
        link=message.link,
        lang=message.lang,
    )


def shown_section(section: Section) -> SectionShown:
    """A section for a caller."""
    lines = [shown_line(line) for line in section.lines]
    return SectionShown(title=section.title, badge=section.badge, link=section.link, lines=lines)


def shown_line(line: Line) -> LineShown:
    """A line for a caller."""
    return LineShown(text=line.text, name=line.name, link=line.link, tone=line.tone, before=line.before)
