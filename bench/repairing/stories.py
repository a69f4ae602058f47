"""Invented stories for the cases, long and short as in a real paper, in the languages that have a writer."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import count

from bench.repairing.case import NOW
from kronika.sampleweb.newsroom import Newsroom, Story
from kronika.sampleweb.prose import cs, pl, ru
from kronika.sampleweb.writing import Prose

WRITERS: dict[str, tuple[Prose, str]] = {
    "cs": (cs.PROSE, "Europe/Prague"),
    "pl": (pl.KIND, "Europe/Warsaw"),
    "ru": (ru.PROSE, "Europe/Moscow"),
}
FIRST = date(2026, 1, 5)


def stories(name: str, lang: str, wanted: int) -> list[Story]:
    """The stories of a paper of that name, each headline once, in the order of time."""
    prose, zone = WRITERS[lang]
    room = Newsroom(name, prose, zone)
    found: dict[str, Story] = {}
    for day in count():
        for story in room.on_day(FIRST + timedelta(days=day)):
            if story.published < NOW:
                found.setdefault(story.draft.title, story)
        if len(found) >= wanted or FIRST + timedelta(days=day) >= NOW.date():
            return list(found.values())[:wanted]
    raise AssertionError("days do not end")
