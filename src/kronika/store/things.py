"""Things: whom and what all articles name, how often, and what stands with what in a sentence."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, Text, and_, cast, func, or_, select

from kronika.model.analysed import LONGEST_TERM, Labelled, Place, Thing, ThingFilter, Together
from kronika.model.analysis import EntityType
from kronika.store.analysis_schema import analyses, article_things, thing_sentences, things
from kronika.store.columns import chunks
from kronika.store.database import Database
from kronika.store.labels import thing_labels
from kronika.store.named import sources_named
from kronika.store.schema import SHOWN, articles, sources

MOST_FORMS = 8
SELF = thing_sentences.alias("other")
SAME_SENTENCE = and_(SELF.c.article_id == thing_sentences.c.article_id, SELF.c.sentence == thing_sentences.c.sentence)


class Things:
    """Everything that is named. Only articles that are shown count; older versions and wrong texts do not."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def listing(self, which: ThingFilter, limit: int = 50, offset: int = 0) -> list[Thing]:
        """What is named in most articles, first; things with the same link are one."""
        one = func.coalesce(things.c.link, cast(things.c.id, Text))
        counted = func.count(article_things.c.article_id.distinct())
        with self._database.read() as connection:
            statement = (
                select(func.min(things.c.id).label("id"), one.label("one"))
                .join_from(article_things, things, article_things.c.thing_id == things.c.id)
                .join(articles, articles.c.id == article_things.c.article_id)
                .where(*self._conditions(connection, which), *self._wanted(which))
                .group_by(one)
                .order_by(counted.desc(), func.sum(article_things.c.mentions).desc(), func.min(things.c.id))
                .limit(limit)
                .offset(offset)
            )
            rows = connection.execute(statement).all()
            return [self._describe(connection, self._joined(connection, [row.id]), which) for row in rows]

    def count(self, which: ThingFilter) -> int:
        """How many things a listing holds."""
        one = func.coalesce(things.c.link, cast(things.c.id, Text))
        with self._database.read() as connection:
            statement = (
                select(func.count(one.distinct()))
                .join_from(article_things, things, article_things.c.thing_id == things.c.id)
                .join(articles, articles.c.id == article_things.c.article_id)
                .where(*self._conditions(connection, which), *self._wanted(which))
            )
            return int(connection.execute(statement).scalar_one())

    def named(self, name: str) -> tuple[int, ...]:
        """Numbers of the things of this name: a base form, a key, or a link such as Q142; with all that share the link."""
        wanted = " ".join(name.split())
        folded = self._database.kind.folded
        key = "_".join(wanted.casefold().split())[:LONGEST_TERM]
        bases = select(article_things.c.thing_id).where(folded(article_things.c.base) == wanted.lower())
        with self._database.read() as connection:
            found = connection.scalars(
                select(things.c.id).where(or_(things.c.key == key, things.c.link == wanted, things.c.id.in_(bases)))
            ).all()
            return self._joined(connection, found)

    def get(self, ids: Sequence[int], which: ThingFilter | None = None) -> Thing:
        """One thing in numbers, over the articles of a filter."""
        with self._database.read() as connection:
            return self._describe(connection, ids, which or ThingFilter())

    def beside(self, ids: Collection[int], which: ThingFilter) -> list[Together]:
        """What stands with a thing in a sentence, each with the number of such sentences and articles."""
        with self._database.read() as connection:
            other = things.alias("named")
            statement = (
                select(SELF.c.thing_id, *PAIR_COUNTS)
                .join_from(thing_sentences, SELF, SAME_SENTENCE)
                .join(other, other.c.id == SELF.c.thing_id)
                .join(articles, articles.c.id == thing_sentences.c.article_id)
                .where(thing_sentences.c.thing_id.in_(sorted(ids)), SELF.c.thing_id.not_in(sorted(ids)))
                .where(*self._conditions(connection, which))
                .group_by(SELF.c.thing_id)
            )
            if which.type is not None:
                statement = statement.where(other.c.type == which.type.value)
            return [
                Together(first=min(ids), second=row.thing_id, sentences=row.sentences, articles=row.articles)
                for row in connection.execute(statement.order_by(SELF.c.thing_id))
            ]

    def pairs(self, which: ThingFilter, *, least: int = 1, limit: int | None = None) -> list[Together]:
        """All pairs of things that stand in one sentence at least so often, the most frequent first."""
        with self._database.read() as connection:
            statement = (
                select(thing_sentences.c.thing_id.label("first"), SELF.c.thing_id.label("second"), *PAIR_COUNTS)
                .join_from(thing_sentences, SELF, and_(SAME_SENTENCE, thing_sentences.c.thing_id < SELF.c.thing_id))
                .join(articles, articles.c.id == thing_sentences.c.article_id)
                .where(*self._conditions(connection, which))
                .group_by(thing_sentences.c.thing_id, SELF.c.thing_id)
                .having(func.count() >= least)
                .order_by(func.count().desc(), thing_sentences.c.thing_id, SELF.c.thing_id)
                .limit(limit)
            )
            return [
                Together(first=row.first, second=row.second, sentences=row.sentences, articles=row.articles)
                for row in connection.execute(statement)
            ]

    def places(self, ids: Collection[int], others: Collection[int], which: ThingFilter, limit: int) -> list[Place]:
        """Sentences in which two things stand, the newest articles first, one an article before a second of any."""
        with self._database.read() as connection:
            statement = (
                select(thing_sentences.c.article_id, func.min(thing_sentences.c.sentence).label("sentence"))
                .join_from(thing_sentences, SELF, SAME_SENTENCE)
                .join(articles, articles.c.id == thing_sentences.c.article_id)
                .where(thing_sentences.c.thing_id.in_(sorted(ids)), SELF.c.thing_id.in_(sorted(others)))
                .where(*self._conditions(connection, which))
                .group_by(thing_sentences.c.article_id, articles.c.at)
                .order_by(articles.c.at.desc(), thing_sentences.c.article_id.desc())
                .limit(limit)
            )
            rows = connection.execute(statement).all()
        return [Place(article_id=row.article_id, sentence=row.sentence) for row in rows]

    def sentences(self, ids: Collection[int], which: ThingFilter) -> dict[int, int]:
        """In how many sentences each of these things stands."""
        found: dict[int, int] = {}
        with self._database.read() as connection:
            conditions = self._conditions(connection, which)
            for some in chunks(sorted(ids)):
                statement = (
                    select(thing_sentences.c.thing_id, func.count())
                    .join_from(thing_sentences, articles, articles.c.id == thing_sentences.c.article_id)
                    .where(thing_sentences.c.thing_id.in_(some), *conditions)
                    .group_by(thing_sentences.c.thing_id)
                )
                found.update(dict(connection.execute(statement).all()))
        return found

    def all_sentences(self, which: ThingFilter) -> int:
        """How many sentences the articles of a filter have."""
        with self._database.read() as connection:
            statement = (
                select(func.sum(analyses.c.sentences))
                .join_from(analyses, articles, articles.c.id == analyses.c.article_id)
                .where(*self._conditions(connection, which))
            )
            return int(connection.execute(statement).scalar() or 0)

    def bases(self, ids: Collection[int]) -> dict[int, Thing]:
        """Things by number, each with its most frequent base form; without counts."""
        with self._database.read() as connection:
            forms = forms_of(connection, sorted(ids), [])
            found = {}
            for some in chunks(sorted(ids)):
                for row in connection.execute(things.select().where(things.c.id.in_(some))):
                    base = forms[row.id].most_common(1)[0][0] if forms[row.id] else row.key
                    found[row.id] = Thing(
                        ids=(row.id,),
                        key=row.key,
                        base=base,
                        type=EntityType(row.type),
                        langs=(row.lang,),
                        link=row.link,
                    )
        return found

    def sentence_pairs(self, article_ids: Collection[int]) -> list[Together]:
        """All pairs of things that stand in one sentence of these articles."""
        found: Counter[tuple[int, int]] = Counter()
        articles_of: Counter[tuple[int, int]] = Counter()
        with self._database.read() as connection:
            for some in chunks(sorted(article_ids)):
                statement = (
                    select(thing_sentences.c.thing_id.label("first"), SELF.c.thing_id.label("second"), *PAIR_COUNTS)
                    .join_from(thing_sentences, SELF, and_(SAME_SENTENCE, thing_sentences.c.thing_id < SELF.c.thing_id))
                    .where(thing_sentences.c.article_id.in_(some))
                    .group_by(thing_sentences.c.thing_id, SELF.c.thing_id)
                )
                for row in connection.execute(statement):
                    found[row.first, row.second] += row.sentences
                    articles_of[row.first, row.second] += row.articles
        return [
            Together(first=first, second=second, sentences=sentences, articles=articles_of[first, second])
            for (first, second), sentences in sorted(found.items())
        ]

    def labels(self, keys: Collection[str], lang: str | None = None) -> dict[str, Labelled]:
        """Names and types by the keys of the index; in this language where a thing has names in several."""
        with self._database.read() as connection:
            return thing_labels(connection, keys, lang)

    def _describe(self, connection: Connection, ids: Sequence[int], which: ThingFilter) -> Thing:
        """A thing with its counts."""
        conditions = self._conditions(connection, which)
        rows = connection.execute(things.select().where(things.c.id.in_(ids)).order_by(things.c.id)).all()
        counts = connection.execute(counts_of(ids, conditions)).one()
        forms: Counter[str] = sum(forms_of(connection, ids, conditions).values(), Counter())
        ordered = [form for form, _ in sorted(forms.items(), key=lambda item: (-item[1], item[0]))]
        return Thing(
            ids=tuple(ids),
            key=rows[0].key,
            base=ordered[0] if ordered else rows[0].key,
            type=EntityType(rows[0].type),
            langs=tuple(sorted({row.lang for row in rows})),
            link=rows[0].link,
            articles=counts.articles,
            texts=counts.texts,
            mentions=counts.mentions or 0,
            positive=counts.positive or 0.0,
            negative=counts.negative or 0.0,
            forms=tuple(ordered[1:MOST_FORMS]),
            sources=dict(connection.execute(sources_of(ids, conditions)).all()),
        )

    def _joined(self, connection: Connection, ids: Sequence[int]) -> tuple[int, ...]:
        """These things, and all that have the same link."""
        links = select(things.c.link).where(things.c.id.in_(ids), things.c.link.is_not(None))
        statement = select(things.c.id).where(or_(things.c.id.in_(ids), things.c.link.in_(links)))
        return tuple(connection.scalars(statement.order_by(things.c.id)))

    def _conditions(self, connection: Connection, which: ThingFilter) -> list[Any]:
        """Which articles count."""
        chosen: list[Any] = [SHOWN]
        if which.source is not None:
            chosen.append(articles.c.source_id.in_(sources_named(connection, which.source)))
        if which.since is not None:
            chosen.append(articles.c.at >= which.since)
        if which.until is not None:
            chosen.append(articles.c.at < which.until)
        return chosen

    def _wanted(self, which: ThingFilter) -> list[ColumnElement[bool]]:
        """Which things are wanted."""
        chosen: list[ColumnElement[bool]] = []
        if which.type is not None:
            chosen.append(things.c.type == which.type.value)
        if which.lang is not None:
            chosen.append(things.c.lang == which.lang)
        base = self._database.kind.folded(article_things.c.base)
        words = (which.words or "").lower().split()
        return chosen + [base.contains(word, autoescape=True) for word in words]


PAIR_COUNTS = (
    func.count().label("sentences"),
    func.count(thing_sentences.c.article_id.distinct()).label("articles"),
)


def forms_of(connection: Connection, ids: Sequence[int], conditions: Sequence[Any]) -> dict[int, Counter[str]]:
    """The base forms of things, each with the number of its articles."""
    found: dict[int, Counter[str]] = defaultdict(Counter)
    for some in chunks(ids):
        statement = (
            select(article_things.c.thing_id, article_things.c.base, func.count())
            .join_from(article_things, articles, articles.c.id == article_things.c.article_id)
            .where(article_things.c.thing_id.in_(some), *conditions)
            .group_by(article_things.c.thing_id, article_things.c.base)
            .order_by(article_things.c.base)
        )
        for row in connection.execute(statement):
            found[row[0]][row[1]] = row[2]
    return found


def counts_of(ids: Sequence[int], conditions: Sequence[Any]) -> Select[Any]:
    """How often things are named, and how it sounds around them."""
    same = func.coalesce(analyses.c.cluster, analyses.c.article_id)
    counted: Select[Any] = (
        select(  # type: ignore[assignment]
            func.count(article_things.c.article_id.distinct()).label("articles"),
            func.count(same.distinct()).label("texts"),
            func.sum(article_things.c.mentions).label("mentions"),
            func.sum(article_things.c.positive).label("positive"),
            func.sum(article_things.c.negative).label("negative"),
        )
        .join_from(article_things, articles, articles.c.id == article_things.c.article_id)
        .join(analyses, analyses.c.article_id == articles.c.id)
        .where(article_things.c.thing_id.in_(ids), *conditions)
    )
    return counted


def sources_of(ids: Sequence[int], conditions: Sequence[Any]) -> Select[Any]:
    """In how many articles of each source things are named."""
    return (
        select(sources.c.name, func.count(article_things.c.article_id.distinct()))
        .join_from(article_things, articles, articles.c.id == article_things.c.article_id)
        .join(sources, sources.c.id == articles.c.source_id)
        .where(article_things.c.thing_id.in_(ids), *conditions)
        .group_by(sources.c.name)
        .order_by(sources.c.name)
    )
