"""Messages for the tests of telling."""

from __future__ import annotations

from typing import Any

from kronika.model.alert import Line, LineTone, Message, Section
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


def a_digest(**more: Any) -> Message:
    """A digest of watched pages: changed ones with excerpts, unchanged ones named, two that could not be had."""
    values: dict[str, Any] = {
        "key": "digest:3:17-21",
        "topic": "digest",
        "subject": "2 pages changed: Úřední deska Kolín, Ceník stavebnin",
        "summary": "2 of 18 watched pages have changed since yesterday.",
        "sections": (
            Section(
                title="Úřední deska Kolín",
                link="/watch/7/diff?from=3&to=4",
                badge="2 added · 1 removed · 1 moved · 1 link",
                lines=(
                    Line(
                        tone=LineTone.ADDED,
                        text="Oznámení o zahájení územního řízení: výstavba bytů v okolí nádraží",
                        name="Vyvěšeno 17. 11.",
                    ),
                    Line(tone=LineTone.REMOVED, text="Výběrové řízení na pozici referenta odboru dopravy"),
                    Line(tone=LineTone.MOVED, text="Záměr pronájmu nebytových prostor v Dolní ulici"),
                    Line(
                        tone=LineTone.LINK,
                        text="https://kolin.example/docs/rozpocet-2027.pdf",
                        before="https://kolin.example/docs/rozpocet-2026.pdf",
                        name="Návrh rozpočtu",
                    ),
                ),
            ),
            Section(
                title="Ceník stavebnin <b>",
                link="/watch/9/diff?from=1&to=2",
                badge="1 changed",
                lines=(Line(tone=LineTone.REPLACED, text="1 350 Kč", before="1 200 Kč", name="Beton C20/25"),),
            ),
            Section(
                title="Could not check: 2",
                lines=(
                    Line(name="Farnost sv. Mikuláše", text="The site asks for a password now.", link="/watch/11"),
                    Line(name="Gmina Wisła", text="The page is gone (404).", link="/watch/12"),
                ),
            ),
            Section(
                title="No changes: 14 pages",
                quiet=True,
                lines=tuple(Line(text=f"Stránka obce {number}", link=f"/watch/{number}") for number in range(20, 34)),
            ),
        ),
        "link": "/inbox",
        "at": NOW,
        "unsubscribe": "/unsubscribe/abc",
    }
    return Message(**values | more)
