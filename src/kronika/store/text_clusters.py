"""Texts that are nearly the same, joined into clusters as they come; the order in which they come makes no difference."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence

from sqlalchemy import Connection, bindparam, select

from kronika.model.analysed import Alikeness
from kronika.store.analysis_rows import to_prints
from kronika.store.analysis_schema import analyses, text_bands
from kronika.store.columns import chunks
from kronika.store.kind import DatabaseKind

LOCK = 4_755_113  # whoever joins texts must see those of others
MOST_BESIDE = 100  # texts with the same mark that are compared, the oldest; of more than these the rest is in a cluster
JOINED = analyses.update().where(analyses.c.article_id == bindparam("article")).values(cluster=bindparam("joined"))

Prints = tuple[int, ...]


class Bonds:
    """Which numbers belong together; each set is known by its smallest."""

    def __init__(self) -> None:
        self._parents: dict[int, int] = {}

    def first(self, number: int) -> int:
        """The smallest number of the set."""
        while (parent := self._parents.setdefault(number, number)) != number:
            self._parents[number] = self._parents[parent]
            number = parent
        return number

    def join(self, one: int, other: int) -> None:
        """Make two sets one."""
        one, other = self.first(one), self.first(other)
        self._parents[max(one, other)] = min(one, other)

    def sets(self) -> dict[int, set[int]]:
        """Every set by its smallest number."""
        found: dict[int, set[int]] = defaultdict(set)
        for number in self._parents:
            found[self.first(number)].add(number)
        return found


def leave_clusters(connection: Connection, kind: DatabaseKind, article_ids: Sequence[int]) -> set[int]:
    """Before articles are written: take apart the clusters they are in; returns the articles to be joined again."""
    kind.hold(connection, LOCK)
    touched: set[int] = set()
    for some in chunks(article_ids):
        statement = select(analyses.c.cluster).where(analyses.c.article_id.in_(some), analyses.c.cluster.is_not(None))
        touched.update(connection.scalars(statement.distinct()))
    members: set[int] = set()
    for some in chunks(sorted(touched)):
        members.update(connection.scalars(select(analyses.c.article_id).where(analyses.c.cluster.in_(some))))
        connection.execute(analyses.update().where(analyses.c.cluster.in_(some)).values(cluster=None))
    return members | set(article_ids)


def join_clusters(connection: Connection, article_ids: Collection[int], likeness: Alikeness) -> None:
    """After articles are written: join each of these with all that are nearly the same."""
    mine = prints_of(connection, sorted(article_ids))
    beside = neighbours(connection, sorted(mine))
    others = prints_of(connection, sorted(set().union(*beside.values()) - mine.keys()) if beside else [])
    homes = clusters_of(connection, sorted(others))
    bonds = Bonds()
    for article, near in beside.items():
        for other in near:
            if likeness.alike(mine[article], mine.get(other) or others.get(other, ())):
                bonds.join(article, other)
                bonds.join(other, homes.get(other) or other)  # who joins one of a cluster joins all of it
    write_clusters(connection, bonds, set(homes.values()))


def write_clusters(connection: Connection, bonds: Bonds, homes: Collection[int]) -> None:
    """Write down who belongs together; whole clusters move with their number."""
    for first, members in bonds.sets().items():
        if len(members) < 2:
            continue
        moved = sorted(members.intersection(homes) - {first})
        if moved:
            connection.execute(analyses.update().where(analyses.c.cluster.in_(moved)).values(cluster=first))
        connection.execute(JOINED, [{"article": number, "joined": first} for number in sorted(members)])


def prints_of(connection: Connection, article_ids: Sequence[int]) -> dict[int, Prints]:
    """The prints of analysed articles; texts too short to have any are left out."""
    found: dict[int, Prints] = {}
    for some in chunks(article_ids):
        statement = select(analyses.c.article_id, analyses.c.prints).where(analyses.c.article_id.in_(some))
        found.update({row.article_id: to_prints(row.prints) for row in connection.execute(statement) if row.prints})
    return found


def neighbours(connection: Connection, article_ids: Sequence[int]) -> dict[int, set[int]]:
    """Of each article those that share a mark with it."""
    marks: dict[int, list[int]] = defaultdict(list)
    for some in chunks(article_ids):
        for band, article in connection.execute(
            select(text_bands.c.band, text_bands.c.article_id).where(text_bands.c.article_id.in_(some))
        ):
            marks[band].append(article)
    found: dict[int, set[int]] = defaultdict(set)
    for some in chunks(sorted(marks)):
        statement = select(text_bands.c.band, text_bands.c.article_id).where(text_bands.c.band.in_(some))
        holders: dict[int, list[int]] = defaultdict(list)
        for band, article in connection.execute(statement.order_by(text_bands.c.band, text_bands.c.article_id)):
            if len(holders[band]) < MOST_BESIDE:
                holders[band].append(article)
        for band, near in holders.items():
            for article in marks[band]:
                found[article].update(other for other in near if other != article)
    return found


def clusters_of(connection: Connection, article_ids: Sequence[int]) -> dict[int, int]:
    """The clusters articles are in, of those that are in one."""
    found: dict[int, int] = {}
    for some in chunks(article_ids):
        statement = select(analyses.c.article_id, analyses.c.cluster).where(analyses.c.article_id.in_(some))
        found.update({row.article_id: row.cluster for row in connection.execute(statement) if row.cluster is not None})
    return found
