"""How each topic of messages is named, how much it matters, and in which colours mail shows it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from kronika.notify.words import Words


@dataclass(frozen=True, slots=True, kw_only=True)
class Tone:
    """Ink on a tint, by day and by night."""

    ink: str
    tint: str
    night_ink: str
    night_tint: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Topic:
    """What a message is about, as its reader sees it."""

    label: str
    tone: Tone
    importance: str = "normal"  # as the header of that name has it


QUIET = Tone(ink="#5f574c", tint="#f1e9db", night_ink="#d3c9ba", night_tint="#332e27")
TOPICS = {
    "alert": Topic(
        label="Alert",
        importance="high",
        tone=Tone(ink="#9a1b1b", tint="#fbe7e3", night_ink="#ffb4a8", night_tint="#44201c"),
    ),
    "recovery": Topic(
        label="Recovered",
        tone=Tone(ink="#1d6136", tint="#e2f1e5", night_ink="#9fdcb0", night_tint="#1c3524"),
    ),
    "digest": Topic(
        label="Digest",
        tone=Tone(ink="#8c2332", tint="#f6e8e6", night_ink="#f09aa2", night_tint="#3a2123"),
    ),
    "test": Topic(label="Test", tone=QUIET),
}


def label_in(words: Words, name: str) -> str:
    """What a topic is called in a language."""
    return words.topics.get(name) or topic_of(name).label


def topic_of(name: str) -> Topic:
    """A topic by name; one that nobody has drawn yet is shown quietly under its own name."""
    word = re.sub(r"[^a-z0-9 -]", "", name.lower()) or "message"
    return TOPICS.get(word) or Topic(label=word[:1].upper() + word[1:30], tone=QUIET)
