"""What makes a message the same message: an identity that stays through every repeat, on every channel."""

from __future__ import annotations

from hashlib import sha256

from kronika.model.alert import Message

DIGITS = 32


def identity(message: Message) -> str:
    """Of its key, and of its time and subject too: two chronicles may well count their episodes alike."""
    at = message.at.isoformat() if message.at else ""
    return fingerprint(message.key, at, message.subject)


def fingerprint(*parts: str) -> str:
    """A short name for some words, made of plain letters and digits."""
    text = "\x1f".join(parts)
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:DIGITS]
