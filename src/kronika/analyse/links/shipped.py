"""The small table that ships: countries, capitals, big cities, big organisations, heads of state, written by us from facts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from kronika.analyse.links.aliases import Candidate, Thing
from kronika.analyse.links.labels import key_of, plain
from kronika.model.analysis import EntityType

FILES = ("countries.tsv", "capitals.tsv", "places.tsv", "organisations.tsv", "people.tsv", "events.tsv")
LANGUAGES = ("cs", "pl", "ru", "en")
COLUMNS = ("id", "types", "sure", "near", *LANGUAGES)
WEIGHT = 100  # about the number of Wikipedias that have an article on such a thing
SAME, DOUBTFUL, PAGE, SEVERAL = "=", "?", "@", "|"

Key = tuple[str, str]  # language and key


@dataclass(frozen=True, slots=True, kw_only=True)
class MemoryTable:
    """A table that is held in memory."""

    things: Mapping[str, Thing]
    labels: Mapping[Key, tuple[Candidate, ...]]
    plains: Mapping[Key, tuple[Candidate, ...]]

    def candidates(self, key: str, lang: str) -> Sequence[Candidate]:
        """The things that go by a label."""
        return self.labels.get((lang, key), ())

    def plain_candidates(self, key: str, lang: str) -> Sequence[Candidate]:
        """The things whose label is that, once its accents are gone."""
        return self.plains.get((lang, key), ())

    def thing(self, link: str) -> Thing | None:
        """What is known of a thing."""
        return self.things.get(link)


@dataclass(frozen=True, slots=True, kw_only=True)
class Alias:
    """One label of a cell."""

    text: str
    page: str | None = None  # title of the article, where it is another; "" where it is not known
    doubtful: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One line of a file: a thing and what it is called in each language."""

    thing: Thing
    sure: str  # "checked": seen in a public list of Wikidata numbers; "known": written from memory, well known
    aliases: Mapping[str, tuple[Alias, ...]]


@cache
def shipped() -> MemoryTable:
    """The table, read once."""
    return table_of([row for name in FILES for row in read_rows(text_of(name))])


def text_of(name: str) -> str:
    """A file of the folder `shipped_data`."""
    return (files(__package__) / "shipped_data" / name).read_text(encoding="utf-8")


def read_rows(text: str) -> Iterator[Row]:
    """The rows of a file; lines that begin with # are remarks."""
    for line in text.splitlines():
        if line and not line.startswith("#"):
            yield read_row(line)


def read_row(line: str) -> Row:
    """One row: columns parted by tabs, labels by |, the main one first; = stands for the labels of English."""
    cells = dict(zip(COLUMNS, line.split("\t"), strict=True))
    aliases = {lang: read_cell(cells["en"] if cells[lang] == SAME else cells[lang]) for lang in LANGUAGES}
    main = {lang: found[0] for lang, found in aliases.items() if found}
    pages = {lang: alias.text if alias.page is None else alias.page for lang, alias in main.items()}
    thing = Thing(
        id=cells["id"],
        types=frozenset(EntityType(name) for name in cells["types"].split("/")),
        labels={lang: alias.text for lang, alias in main.items()},
        pages={lang: title for lang, title in pages.items() if title},
        near=tuple(cells["near"].split()),
    )
    return Row(thing=thing, sure=cells["sure"], aliases=aliases)


def read_cell(cell: str) -> tuple[Alias, ...]:
    """The labels of a cell: “Label@Title of the article”, “Label@” for an unknown title, “Label?” for a doubtful one."""
    return tuple(read_alias(part.strip()) for part in cell.split(SEVERAL) if part.strip())


def read_alias(part: str) -> Alias:
    """One label and what is said of it."""
    text, at, page = part.partition(PAGE)
    doubtful = text.endswith(DOUBTFUL)
    return Alias(text=text.removesuffix(DOUBTFUL), page=page if at else None, doubtful=doubtful)


def table_of(rows: Sequence[Row]) -> MemoryTable:
    """A table of rows; labels that several things share keep them all."""
    labels: dict[Key, dict[str, Candidate]] = {}
    for row in rows:
        for lang, aliases in row.aliases.items():
            for alias in aliases:
                one = Candidate(thing=row.thing, types=row.thing.types, weight=WEIGHT, doubtful=alias.doubtful)
                labels.setdefault((lang, key_of(alias.text)), {}).setdefault(row.thing.id, one)
    plains: dict[Key, dict[str, Candidate]] = {}
    for (lang, key), found in labels.items():
        if (bare := plain(key)) != key:
            plains.setdefault((lang, bare), {}).update(found)
    return MemoryTable(
        things={row.thing.id: row.thing for row in rows},
        labels={key: tuple(found.values()) for key, found in labels.items()},
        plains={key: tuple(found.values()) for key, found in plains.items()},
    )
