"""A message as machines read it: one JSON object, the same on every channel that speaks JSON."""

from __future__ import annotations

import json

from kronika.model.alert import Message
from kronika.notify.identity import identity


def payload(message: Message) -> bytes:
    """The message as JSON in plain ASCII; `id` stays the same when it is sent again."""
    told = {
        "id": identity(message),
        "key": message.key,
        "topic": message.topic,
        "subject": message.subject,
        "summary": message.summary,
        "lines": [{"name": line.name, "text": line.text, "link": line.link} for line in message.lines],
        "link": message.link,
        "at": message.at.isoformat() if message.at else None,
        "thread": message.thread,
        "data": dict(message.data),
    }
    return json.dumps(told, separators=(",", ":")).encode("ascii")
