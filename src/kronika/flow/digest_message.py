"""A digest as a message: what changed and how, which articles are new, what did not change and what could not be checked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime

from kronika.flow.digest_content import PIECES, Digest, Entry
from kronika.flow.digest_words import Voice, sentence_case
from kronika.flow.query_sections import quiet_queries, search_link, unasked, with_news
from kronika.flow.watch_states import OPENING
from kronika.model.alert import Line, LineTone, Message, Section
from kronika.model.change import Piece
from kronika.model.watch import Watch

NAMED = 3  # pages in the subject
LONGEST = 240  # characters of one piece


def message_of(digest: Digest, at: datetime, slot: datetime | None = None) -> Message:
    """The message of a group; each reader's own link to unsubscribe is put on it later.

    `slot` is the moment that it was due: a digest without changes is the same one however often it is made for it.
    """
    voice = Voice(digest.group.lang)
    return Message(
        key=key_of(digest, slot or at),
        subject=subject(digest, voice),
        summary=summary(digest, voice),
        sections=tuple(sections(digest, voice)),
        link=link_of(digest),
        at=at,
        topic="digest",
        data={
            "group": digest.group.name,
            "changed": str(len(digest.entries)),
            "unchanged": str(len(digest.unchanged)),
            "unchecked": str(len(digest.troubled)),
            **({"articles": str(digest.articles)} if digest.queries else {}),
        },
        thread=f"group-{digest.group.id}",
        lang=voice.lang,
    )


def link_of(digest: Digest) -> str:
    """Where to go on: the group's changes, or the query that found the most where there are no pages."""
    if digest.pages or not digest.queries:
        return f"/changes?group={digest.group.id}"
    return search_link(max(digest.queries, key=lambda news: news.count).query)


def key_of(digest: Digest, at: datetime) -> str:
    """What makes it the same digest: the changes and articles it tells of; without any, the moment it was due."""
    group = digest.group
    span = f"digest-{group.id}-{group.told_change}-{digest.upto}"
    found = "".join(f"-q{news.query.id}.{news.query.tellings}" for news in digest.queries if news.count)
    return span + found if digest.changes or found else f"{span}-{at:%Y%m%dT%H%M%S}"


def subject(digest: Digest, voice: Voice) -> str:
    """What matters, first."""
    said = []
    if digest.entries:
        pages = voice.names([entry.label for entry in digest.entries], NAMED)
        said.append(f"{sentence_case(voice.count('changed', len(digest.entries)))}: {pages}")
    if digest.articles:
        names = voice.names([news.query.name for news in digest.queries if news.count], NAMED)
        said.append(f"{voice.count('articles', digest.articles)}: {names}")
    if said:
        return " · ".join(said)
    if digest.pages or not digest.queries:
        return f"{digest.group.name}: {voice.count('unchanged', len(digest.unchanged))}"
    return f"{digest.group.name}: {voice.count('no articles', len(digest.queries))}"


def summary(digest: Digest, voice: Voice) -> str:
    """One sentence, or one for pages and one for articles."""
    name = digest.group.name
    if not digest.pages and digest.queries:
        return (
            f"{name}: {voice.count('articles', digest.articles)}."
            if digest.articles
            else voice.say("no news", group=name)
        )
    more = f" {sentence_case(voice.count('articles', digest.articles))}." if digest.articles else ""
    return pages_summary(digest, voice) + more


def pages_summary(digest: Digest, voice: Voice) -> str:
    """What became of the pages."""
    name = digest.group.name
    if not digest.pages:
        return voice.say("empty", group=name)
    if not digest.entries:
        return voice.say("quiet", group=name)
    return voice.say("summary", group=name, changed=len(digest.entries), all=digest.pages)


def sections(digest: Digest, voice: Voice) -> Iterator[Section]:
    """Page by page, query by query, then what could not be checked or asked, then the others in passing."""
    for entry in digest.entries:
        yield changed(entry, voice)
    yield from with_news(digest.queries, voice, digest.zone)
    if digest.troubled:
        yield Section(
            title=voice.count("unchecked", len(digest.troubled)),
            lines=tuple(
                Line(name=watch.label, text=trouble_of(watch, voice), link=f"/watch/{watch.id}")
                for watch in digest.troubled
            ),
        )
    yield from unasked(digest.queries, voice)
    for key, pages in (("unchanged", digest.unchanged), ("waiting", digest.waiting)):
        if pages:
            yield Section(title=voice.count(key, len(pages)), lines=tuple(names(pages)), quiet=True)
    yield from quiet_queries(digest.queries, voice)


def changed(entry: Entry, voice: Voice) -> Section:
    """A page: its counts with a link to all of it, then some of it."""
    pieces = entry.difference.pieces[:PIECES]
    return Section(
        title=entry.label, link=entry.link, badge=badge(entry, voice), lines=tuple(piece_line(one) for one in pieces)
    )


def badge(entry: Entry, voice: Voice) -> str:
    """2 added · 1 removed · changed 3 times."""
    parts = [voice.counts(entry.difference) or voice.say("as before")]
    if entry.times > 1:
        parts.append(voice.count("times", entry.times))
    return " · ".join(parts)


def piece_line(piece: Piece) -> Line:
    """A piece of a change, short; channels tell its kind by sign and colour."""
    return Line(
        name=short(piece.around), text=short(piece.text), tone=LineTone(piece.kind.value), before=short(piece.before)
    )


def names(pages: Sequence[Watch]) -> Iterator[Line]:
    """Pages by name, each with a link."""
    for watch in pages:
        yield Line(text=watch.label, link=f"/watch/{watch.id}")


def short(text: str) -> str:
    """A text on one line, cut at a word."""
    folded = " ".join(text.split())
    if len(folded) <= LONGEST:
        return folded
    return f"{folded[:LONGEST].rsplit(' ', 1)[0]} …"


def trouble_of(watch: Watch, voice: Voice) -> str:
    """Why a page could not be checked, in the reader's language as far as it is ours to say."""
    said = sentence_case(voice.say(f"state {watch.state}"))
    reason = watch.sentence.removeprefix(OPENING.get(watch.state, "")).strip()
    return f"{said}. {reason}".strip()
