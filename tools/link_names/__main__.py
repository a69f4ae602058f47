"""Writes countries.tsv and capitals.tsv of the shipped table of links.

python -m tools.link_names

Numbers are ours (countries.txt), names are those of the Unicode CLDR as babel holds them, further names are ours
(additions.txt).
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from babel import Locale

HERE = Path(__file__).parent
TO = HERE.parents[1] / "src" / "kronika" / "analyse" / "links" / "shipped_data"
LANGUAGES = ("cs", "pl", "ru", "en")
REMARK = (
    "# {what}: numbers by us, names from the Unicode CLDR; written by python -m tools.link_names, edit its files.\n"
)
HEAD = "# id\ttypes\tsure\tnear\t" + "\t".join(LANGUAGES) + "\n"
FROM_MEMORY = ("Q1246", "Q219060", "Q18808")  # in no public list that was looked at, or garbled there

Additions = dict[tuple[str, str], str]


def main() -> None:
    """Write both files."""
    additions = read_additions()
    rows = [line.split() for line in lines("countries.txt")]
    write("countries.tsv", "Countries", [country(row, additions) for row in rows])
    write("capitals.tsv", "Capitals", [capital(row, additions) for row in rows if row[3] != "-"])


def country(row: list[str], additions: Additions) -> str:
    """The row of a country: near it is its capital."""
    iso, number, city, _ = row
    names = {lang: Locale(lang).territories[iso] for lang in LANGUAGES}
    names["en"] = names["en"].replace(" & ", " and ").replace("St. ", "Saint ")
    return line_of(number, city if city != "-" else "", names, additions)


def capital(row: list[str], additions: Additions) -> str:
    """The row of a capital: near it is its country. A name that CLDR does not give is spelled as in the zone's name."""
    _, country_number, number, zone = row
    plain = zone.rpartition("/")[2].replace("_", " ")
    names = {lang: Locale(lang).time_zones.get(zone, {}).get("city") or plain for lang in LANGUAGES}
    return line_of(number, country_number, names, additions)


def line_of(number: str, near: str, names: dict[str, str], additions: Additions) -> str:
    """A row of the file."""
    cells = [cell(names[lang], additions.get((number, lang), "")) for lang in LANGUAGES]
    return "\t".join([number, "LOC", "known" if number in FROM_MEMORY else "checked", near, *cells])


def cell(name: str, more: str) -> str:
    """All labels, each once; those with ! stand in CLDR's place."""
    labels = more[1:].split("|") if more.startswith("!") else [name, *more.split("|")]
    return "|".join(dict.fromkeys(label for label in labels if label))


def read_additions() -> Additions:
    """Further labels by number and language."""
    split = (line.split(" ", 2) for line in lines("additions.txt"))
    return {(number, lang): labels for number, lang, labels in split}


def lines(name: str) -> Iterator[str]:
    """The lines of a file that say something."""
    text = (HERE / name).read_text(encoding="utf-8")
    return (line for line in text.splitlines() if line and not line.startswith("#"))


def write(name: str, what: str, rows: list[str]) -> None:
    """Put a file in its place."""
    (TO / name).write_text(REMARK.format(what=what) + HEAD + "\n".join(rows) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
