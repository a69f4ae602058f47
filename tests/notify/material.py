"""Messages for the tests of telling."""

from __future__ import annotations

from typing import Any

from kronika.model.alert import Line, Message
from tests.notify.conftest import NOW

CRLF = "\r\nBcc: victim@example.org\r\n\r\n<script>alert(1)</script>"


def a_message(**more: Any) -> Message:
    """An alert as the watchdog writes them."""
    values: dict[str, Any] = {
        "key": "health:12:broken",
        "subject": "Příbramské listy: the text comes back empty",
        "summary": "12 of 14 articles have no text since 06:20.",
        "lines": (
            Line(name="Text size", text="was about 2,310 characters, now 0"),
            Line(name="First bad article", text="Žluťoučký kůň & spol.", link="https://kronika.example.org/articles/7"),
            Line(text="The days since are marked as unreliable."),
        ),
        "link": "https://kronika.example.org/sources/listy",
        "at": NOW,
        "thread": "health:12",
    }
    return Message(**values | more)
