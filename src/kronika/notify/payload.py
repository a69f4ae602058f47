"""A message as machines read it: one JSON object, the same on every channel that speaks JSON."""

from __future__ import annotations

import json

from kronika.model.alert import Line, Message
from kronika.notify.identity import identity


def payload(message: Message) -> bytes:
    """The message as JSON in plain ASCII; `id` stays the same when it is sent again."""
    told = {
        "id": identity(message),
        "key": message.key,
        "topic": message.topic,
        "subject": message.subject,
        "summary": message.summary,
        "lang": message.lang,
        "lines": [told_line(line) for line in message.lines],
        "sections": [
            {
                "title": section.title,
                "link": section.link,
                "badge": section.badge,
                "lines": [told_line(line) for line in section.lines],
            }
            for section in message.sections
        ],
        "link": message.link,
        "at": message.at.isoformat() if message.at else None,
        "thread": message.thread,
        "data": dict(message.data),
    }
    return json.dumps(told, separators=(",", ":")).encode("ascii")


def told_line(line: Line) -> dict[str, str | None]:
    """A line; what became of its text only where something did."""
    told: dict[str, str | None] = {"name": line.name, "text": line.text, "link": line.link}
    if line.tone:
        told["tone"] = line.tone.value
    if line.before:
        told["before"] = line.before
    return told
