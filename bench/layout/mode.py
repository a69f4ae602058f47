"""Ways in which extraction fails: each makes, for one source, a function from good documents to bad ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random

from bench.layout import damage
from bench.layout.copy import Good, good, taken
from bench.layout.damage import Damage
from bench.layout.mojibake import garbled
from bench.layout.source import Source
from bench.layout.template import Redesign, redesigned
from bench.layout.vocabulary import vocabulary
from bench.layout.walls import consent_wall, paywall
from bench.layout.writing import Writer
from kronika.model.article import GAP
from kronika.model.document import Document

Spoil = Callable[[Good], Document]
Make = Callable[[Source, Random], Spoil | None]
REDRAWN = 0.5  # of the failures a redesign can cause, how many change the page too
BOTH = 0.5  # of the wrong charsets, how many spoil the stored page too
LANGUAGES = ("cs", "pl", "ru", "en")


class Group(StrEnum):
    """What is asked of a detector."""

    GROSS = "gross"
    SUBTLE = "subtle"
    OTHER = "other"  # the bar names no figure


@dataclass(frozen=True, slots=True, kw_only=True)
class Mode:
    """One way to fail. `make` gives None for a source that cannot fail like this."""

    name: str
    group: Group
    make: Make


def misled(pick: Callable[[Source, Random], Damage | None]) -> Make:
    """The recipe brings a wrong text, from the old page or, after a redesign, from a new one."""

    def make(source: Source, dice: Random) -> Spoil | None:
        new = source
        if dice.random() < REDRAWN:
            how = dice.choice(tuple(Redesign))
            new = replace(source, template=redesigned(dice, source.template, how, salt=f"{source.seed} broken"))
        wrong = pick(new, dice)
        if wrong is None:
            return None

        def spoil(old: Good) -> Document:
            shown = old if new is source else good(new, old.story, old.recent)
            return replace(shown.document, text=wrong(shown))

        return spoil

    return make


def readers(source: Source, _: Random) -> Damage | None:
    """Comments, where there are any."""
    return damage.comments if source.template.has("comments") else None


def consent(source: Source, _: Random) -> Spoil:
    return lambda old: consent_wall(source, old)


def stub(source: Source, dice: Random) -> Spoil:
    paragraphs = dice.randint(1, 2)
    return lambda old: paywall(source, old, paragraphs)


def wrong_charset(source: Source, dice: Random) -> Spoil:
    """The text alone, or the page with it; a title that came from the page as well."""
    garble, both = garbled(dice, source.lang), dice.random() < BOTH

    def spoil(old: Good) -> Document:
        read = replace(old.document, text=garble(old.document.text), title=garble(old.document.title))
        return replace(read, html=garble(old.document.html)) if both else read

    return spoil


def other_language(source: Source, dice: Random) -> Spoil:
    """The site answers in another language; the feed may still be the old one."""
    lang = dice.choice([lang for lang in LANGUAGES if lang != source.lang])
    writer = Writer(vocabulary(lang), prose=source.prose, known=source.known)
    keeps_feed = dice.random() < 0.5

    def spoil(old: Good) -> Document:
        story = writer.story(dice, source.mix, number=old.story.number, at=old.story.at)
        new = good(source, replace(story, path=old.story.path), old.recent)
        document = replace(new.document, text=GAP.join(taken(story, source.recipe)))
        if keeps_feed:
            return replace(document, feed_title=old.document.feed_title, feed_summary=old.document.feed_summary)
        return document

    return spoil


def rollout(share: float, pick: Callable[[Source, Random], Damage | None]) -> Make:
    """Only a share of the documents fails; the page stays, so that each damaged document must speak for itself."""

    def make(source: Source, dice: Random) -> Spoil | None:
        wrong = pick(source, dice)
        if wrong is None:
            return None
        sometimes = damage.on_some(dice, share, wrong)
        return lambda old: replace(old.document, text=sometimes(old))

    return make


MODES = (
    Mode(name="empty", group=Group.GROSS, make=misled(lambda _, __: damage.nothing)),
    Mode(name="lead only", group=Group.GROSS, make=misled(lambda _, __: damage.lead_only)),
    Mode(name="comments", group=Group.GROSS, make=misled(readers)),
    Mode(
        name="wrong section",
        group=Group.GROSS,
        make=misled(lambda source, dice: damage.wrong_section(dice, source.template)),
    ),
    Mode(name="consent wall", group=Group.GROSS, make=consent),
    Mode(name="mojibake", group=Group.GROSS, make=wrong_charset),
    Mode(name="language", group=Group.GROSS, make=other_language),
    Mode(name="cut to 60 %", group=Group.SUBTLE, make=misled(lambda _, dice: damage.cut(dice))),
    Mode(name="footer appended", group=Group.SUBTLE, make=misled(lambda _, __: damage.appended("footer"))),
    *(
        Mode(name=f"{share:.0%} {name}".replace("%", " %", 1), group=Group.SUBTLE, make=rollout(share, pick))
        for share in (0.1, 0.5)
        for name, pick in (
            ("empty", lambda _, __: damage.nothing),
            ("comments", readers),
            ("cut", lambda _, dice: damage.cut(dice)),
        )
    ),
    Mode(name="teasers appended", group=Group.OTHER, make=misled(lambda _, __: damage.appended("teasers"))),
    Mode(name="paywall stub", group=Group.OTHER, make=stub),
    Mode(name="duplicated", group=Group.OTHER, make=misled(lambda _, dice: damage.doubled(dice))),
    Mode(name="partly renamed", group=Group.OTHER, make=misled(lambda _, dice: damage.partly(dice))),
)
