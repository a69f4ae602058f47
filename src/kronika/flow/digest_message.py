"""A digest as a message: what changed and how, what did not, and what could not be checked."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from kronika.flow.digest_content import PIECES, Digest, Entry, labels
from kronika.flow.digest_words import Voice, sentence_case
from kronika.flow.watch_states import OPENING
from kronika.model.alert import Line, Message
from kronika.model.change import Piece, PieceKind
from kronika.model.watch import Watch

NAMED = 3  # pages in the subject
LONGEST = 240  # characters of one piece
SIGNS = {PieceKind.ADDED: "+", PieceKind.REMOVED: "−", PieceKind.MOVED: "⇅"}


def message_of(digest: Digest, at: datetime, slot: datetime | None = None) -> Message:
    """The message of a group; each reader's own link to unsubscribe is put on it later.

    `slot` is the moment that it was due: a digest without changes is the same one however often it is made for it.
    """
    voice = Voice(digest.group.lang)
    return Message(
        key=key_of(digest, slot or at),
        subject=subject(digest, voice),
        summary=summary(digest, voice),
        lines=tuple(lines(digest, voice)),
        link=f"/changes?group={digest.group.id}",
        at=at,
        topic="digest",
        data={
            "group": digest.group.name,
            "changed": str(len(digest.entries)),
            "unchanged": str(len(digest.unchanged)),
            "unchecked": str(len(digest.troubled)),
        },
        thread=f"group-{digest.group.id}",
    )


def key_of(digest: Digest, at: datetime) -> str:
    """What makes it the same digest: the changes it tells of; without any, the moment it was due."""
    group = digest.group
    span = f"digest-{group.id}-{group.told_change}-{digest.upto}"
    return span if digest.changes else f"{span}-{at:%Y%m%dT%H%M%S}"


def subject(digest: Digest, voice: Voice) -> str:
    """What matters, first."""
    if digest.entries:
        said = sentence_case(voice.count("changed", len(digest.entries)))
        return f"{said}: {voice.names([entry.label for entry in digest.entries], NAMED)}"
    return f"{digest.group.name}: {voice.count('unchanged', len(digest.unchanged))}"


def summary(digest: Digest, voice: Voice) -> str:
    """One sentence."""
    name = digest.group.name
    if not digest.pages:
        return voice.say("empty", group=name)
    if not digest.entries:
        return voice.say("quiet", group=name)
    return voice.say("summary", group=name, changed=len(digest.entries), all=digest.pages)


def lines(digest: Digest, voice: Voice) -> Iterator[Line]:
    """Page by page, then the others."""
    for entry in digest.entries:
        yield from entry_lines(entry, voice)
    for watch in digest.troubled:
        yield Line(name=watch.label, text=trouble_of(watch, voice), link=f"/watch/{watch.id}")
    if digest.troubled:
        yield Line(text=voice.count("unchecked", len(digest.troubled)))
    if digest.unchanged:
        yield Line(name=voice.count("unchanged", len(digest.unchanged)), text=", ".join(labels(digest.unchanged)))
    if digest.waiting:
        yield Line(name=voice.count("waiting", len(digest.waiting)), text=", ".join(labels(digest.waiting)))


def entry_lines(entry: Entry, voice: Voice) -> Iterator[Line]:
    """A page: its counts with a link to all of it, then some of it."""
    yield Line(name=entry.label, text=counts_of(entry, voice), link=entry.link)
    for piece in entry.difference.pieces[:PIECES]:
        yield Line(name=voice.say(f"piece {piece.kind}"), text=excerpt(piece))


def counts_of(entry: Entry, voice: Voice) -> str:
    """2 added · 1 removed · changed 3 times."""
    counts = voice.counts(entry.difference)
    return f"{counts} · {voice.count('times', entry.times)}" if entry.times > 1 else counts


def excerpt(piece: Piece) -> str:
    """A piece on one line, told apart by signs."""
    if piece.kind in (PieceKind.REPLACED, PieceKind.LINK):
        return f"{short(piece.before)} → {short(piece.text)}"
    return f"{SIGNS[piece.kind]} {short(piece.text)}"


def short(text: str) -> str:
    """A text cut at a word."""
    folded = " ".join(text.split())
    if len(folded) <= LONGEST:
        return folded
    return f"{folded[:LONGEST].rsplit(' ', 1)[0]} …"


def trouble_of(watch: Watch, voice: Voice) -> str:
    """Why a page could not be checked, in the reader's language as far as it is ours to say."""
    said = sentence_case(voice.say(f"state {watch.state}"))
    reason = watch.sentence.removeprefix(OPENING.get(watch.state, "")).strip()
    return f"{said}. {reason}".strip()
