"""Writes stories: lengths with a heavy tail, notes, long reads, live blogs, texts that are alike every day."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime, timedelta
from random import Random

from bench.layout.sentences import Cast
from bench.layout.story import Form, Kind, Mix, Part, Story
from bench.layout.vocabulary import Vocabulary
from kronika.sampleweb.scaled.stories import PROSE
from kronika.sampleweb.writing import DESKS

END = re.compile(r"(?<=[.!?“”»])\s+(?=[^\W\da-zа-яěščřžýáíéúůćłńóśźż])")
SHORT_SENTENCE = 30  # letters; shorter pieces of the sample web's prose are beginnings and ends of quotes
NAMES = re.compile(r"\d+|\b[^\W\da-zа-яěščřžýáíéúůćłńóśźż_]\w+")  # what differs between two uses of a pattern
REST = 250  # stories before a ready-made sentence may come again
LONGEST = 2600
NOTE_WORDS = (28, 70)  # beside the lead
CASED = 0.3  # readers who write without capitals
ROUGH = 0.35  # readers who forget the full stop


class Writer:
    """One paper's desk: remembers which ready-made sentences it has printed."""

    def __init__(self, vocabulary: Vocabulary, *, prose: float, known: float) -> None:
        self.vocabulary = vocabulary
        self.prose = prose if vocabulary.lang in PROSE else 0.0
        self.known = known
        self.printed: dict[
            str, int
        ] = {}  # ready-made sentences without their names and numbers → the story they stood in
        self.written = 0

    def story(self, dice: Random, mix: Mix, *, number: int, at: datetime, agency: bool = False) -> Story:
        """A new story."""
        self.written += 1
        kind = kind_of(dice, mix)
        beat = dice.choice(mix.beats)
        cast = Cast(dice, self.vocabulary, beat, terse=mix.terse)
        say = self.sayer(dice, cast)
        lead = " ".join(say() for _ in range(1 if kind in (Kind.NOTE, Kind.FORMULA) else dice.randint(1, 3)))
        title = cast.say(dice.choice(self.vocabulary.titles))
        return Story(
            number=number,
            kind=kind,
            lang=self.vocabulary.lang,
            beat=beat,
            path=f"/{beat}/{at:%Y/%m}/{number}-{dice.randrange(10**6)}",
            at=at,
            title=title,
            lead=lead,
            parts=self.parts(dice, mix, kind, cast, say, at),
            author=cast.somebody(),
            agency=agency,
            tags=tuple(dice.sample((*cast.towns, *(name.split()[1] for name in cast.people)), dice.randint(2, 4))),
            caption=cast.say(dice.choice(self.vocabulary.captions)),
            comments=tuple(opinion(dice, cast) for _ in range(how_many(dice, mix.comments))),
            own_summary=cast.loose(dice.choice(self.vocabulary.summaries)),
        )

    def sayer(self, dice: Random, cast: Cast) -> Callable[[], str]:
        """The next sentence: mostly made anew, sometimes of the sample web's writers if it has not been printed lately."""
        ready = self.ready_made(dice) if self.prose else []

        def say() -> str:
            if ready and dice.random() < self.prose:
                sentence = ready.pop(0)
                pattern = NAMES.sub("", sentence)
                last = self.printed.get(pattern)
                if last is None or self.written - last > REST or dice.random() < self.known:
                    self.printed[pattern] = self.written
                    return sentence
            return cast.sentence()

        return say

    def ready_made(self, dice: Random) -> list[str]:
        """The sentences of one story of the sample web."""
        draft = PROSE[self.vocabulary.lang].draft(dice, desk=dice.choice(DESKS), event=None, paragraphs=14)
        plain = (text for text in draft.paragraphs if not text.startswith(("## ", "- ", "• ")))
        return [piece for text in plain for piece in END.split(text) if len(piece) > SHORT_SENTENCE]

    def parts(
        self, dice: Random, mix: Mix, kind: Kind, cast: Cast, say: Callable[[], str], at: datetime
    ) -> tuple[Part, ...]:
        """The body of a story of that kind."""
        if kind is Kind.FORMULA:
            formulas = dice.sample(self.vocabulary.formulas, dice.randint(3, 6))
            return tuple(Part(form=Form.PARAGRAPH, lines=(cast.say(pattern),)) for pattern in formulas)
        if kind is Kind.LIVE:
            return tuple(entries(dice, say, at))
        plain = paragraphs(dice, say, length_of(dice, mix, kind))
        if kind is Kind.NOTE:
            return tuple(Part(form=Form.PARAGRAPH, lines=(text,)) for text in plain)
        return tuple(dressed(dice, mix, cast, plain))


def kind_of(dice: Random, mix: Mix) -> Kind:
    """What is written next."""
    drawn = dice.random()
    for kind, share in (
        (Kind.NOTE, mix.notes),
        (Kind.LONG, mix.longs),
        (Kind.LIVE, mix.lives),
        (Kind.FORMULA, mix.formulas),
    ):
        if drawn < share:
            return kind
        drawn -= share
    return Kind.NEWS


def length_of(dice: Random, mix: Mix, kind: Kind) -> float:
    """Words of the body: log-normal, so that a few texts are very long."""
    if kind is Kind.NOTE:
        return dice.uniform(*NOTE_WORDS)
    usual = dice.lognormvariate(0, mix.spread) * mix.words
    return min(LONGEST, usual * dice.uniform(2.5, 5) if kind is Kind.LONG else max(45, usual))


def paragraphs(dice: Random, say: Callable[[], str], words: float) -> list[str]:
    """Paragraphs of one to five sentences until there are so many words."""
    texts: list[str] = []
    while words > 0:
        sentences = []
        for _ in range(dice.choice((1, 2, 2, 3, 3, 4, 5))):
            sentences.append(say())
            words -= len(sentences[-1].split())
            if words <= 0:
                break
        texts.append(" ".join(sentences))
    return texts


def entries(dice: Random, say: Callable[[], str], at: datetime) -> list[Part]:
    """A live blog, the newest first."""
    moment, parts = at, []
    for _ in range(dice.randint(8, 40)):
        moment -= timedelta(minutes=dice.randint(2, 40))
        parts.append(
            Part(form=Form.ENTRY, lines=(f"{moment:%H:%M}", " ".join(say() for _ in range(dice.randint(1, 3)))))
        )
    return parts


def dressed(dice: Random, mix: Mix, cast: Cast, texts: list[str]) -> list[Part]:
    """Paragraphs with sub-headings, quotes, lists, tables, pictures and links among them."""
    parts: list[Part] = []
    for place, text in enumerate(texts):
        if place and place % 3 == 0 and dice.random() < mix.heads:
            parts.append(Part(form=Form.HEAD, lines=(cast.say(dice.choice(cast.vocabulary.heads)),)))
        words = text.split()
        linked = (" ".join(words[1 : dice.randint(2, 5)]),) if dice.random() < mix.links and len(words) > 6 else ()
        parts.append(Part(form=Form.PARAGRAPH, lines=(text,), linked=linked))
        if dice.random() < mix.figures:
            parts.append(Part(form=Form.FIGURE, lines=(cast.say(dice.choice(cast.vocabulary.captions)),)))
    for form, chance in ((Form.QUOTE, mix.quotes), (Form.LIST, mix.lists), (Form.TABLE, mix.tables)):
        if len(texts) > 2 and dice.random() < chance:
            parts.insert(dice.randint(1, len(parts)), special(dice, cast, form))
    return parts


def special(dice: Random, cast: Cast, form: Form) -> Part:
    """A quote, a list or a table."""
    if form is Form.QUOTE:
        return Part(form=form, lines=(cast.sentence(),))
    if form is Form.LIST:
        return Part(form=form, lines=tuple(cast.loose("{s} {v} {o}") for _ in range(dice.randint(3, 7))))
    heads = dice.sample(cast.vocabulary.words.units, 3)
    rows = (f"{cast.town()}\t{cast.fill('{m}', 0)}\t{cast.fill('{n}', 0)}" for _ in range(dice.randint(3, 10)))
    return Part(form=form, lines=("\t".join(heads), *rows))


def opinion(dice: Random, cast: Cast) -> tuple[str, str]:
    """A reader's nickname and some hasty sentences."""
    said = [cast.loose(pattern) for pattern in dice.sample(cast.vocabulary.opinions, dice.choice((1, 1, 2, 2, 3, 4)))]
    text = " ".join(piece if piece[-1] in ".!?" or dice.random() < ROUGH else f"{piece}." for piece in said)
    return dice.choice(cast.vocabulary.nicks), text.lower() if dice.random() < CASED else text


def how_many(dice: Random, mean: float) -> int:
    """Readers' comments: often none, sometimes very many."""
    return min(60, int(dice.expovariate(1 / mean))) if mean > 0 else 0
