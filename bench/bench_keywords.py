"""Keywords against the keywords that newspapers and blogs gave their texts, beside yake."""

from __future__ import annotations

import gzip
import importlib
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from bench import NOTHING_TO_MEASURE
from bench.extraction.tables import table
from bench.language.treebanks import reader
from bench.section import replace_section
from kronika import extract
from kronika.analyse.keywords.keywords import keywords
from kronika.analyse.text import cut
from kronika.lang.language import language, language_or_bare
from kronika.lang.lemmas import lemma
from kronika.lang.tokens import tokenise

MOST = 10
LEAST_LETTERS = 400
Key = tuple[str, ...]
Finder = Callable[[str, str], list[str]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Article:
    """A text and the keywords people gave it that it has words of."""

    lang: str
    text: str
    given: tuple[Key, ...]


def main() -> int:
    """Measure both and print a table."""
    asked = reader("keywords", __doc__ or "").parse_args()
    try:
        yake = importlib.import_module("yake")
    except ImportError:
        print("yake is not installed; sh tools/bench-packages.sh brings it.", file=sys.stderr)
        return NOTHING_TO_MEASURE
    if not (asked.data / "extract" / "fundus").exists():
        print(f"There are no articles in {asked.data}; name their folder with --data.", file=sys.stderr)
        return NOTHING_TO_MEASURE

    def theirs(text: str, lang: str) -> list[str]:
        return [word for word, _ in yake.KeywordExtractor(lan=lang, n=3, top=MOST).extract_keywords(text)]

    articles = [*fundus(asked.data / "extract" / "fundus"), *trafilatura(asked.data / "extract" / "trafilatura")]
    text = report([row for lang in ("en", "de", "") for row in rows_of(articles, lang, {"ours": ours, "yake": theirs})])
    print(text)
    if asked.write:
        replace_section(Path(__file__).with_name("RESULTS.md"), "keywords", text)
    return 0


def ours(text: str, lang: str) -> list[str]:
    """Our keywords, without any names found."""
    return [one.text for one in keywords(cut(text, lang), (), (), most=MOST)]


def fundus(folder: Path) -> Iterator[Article]:
    """Newspapers: the text as people marked it."""
    for page in json.loads((folder / "gold.json").read_text("utf-8")).values():
        yield from article(page["lang"], f"{page['title']}\n\n{page['body']}", page.get("keywords") or ())


def trafilatura(folder: Path) -> Iterator[Article]:
    """Mostly blogs: the text as Kronika takes it out."""
    for number, page in json.loads((folder / "gold.json").read_text("utf-8")).items():
        if page.get("tags") and page.get("lang"):
            html = gzip.decompress((folder / "pages" / f"{number}.html.gz").read_bytes())
            found = extract(html, url=page["url"])
            yield from article(page["lang"], f"{found.title or ''}\n\n{found.body or ''}", page["tags"])


def article(lang: str, text: str, given: Sequence[str]) -> Iterator[Article]:
    """An article, if it is long enough and people named something that is in it."""
    if len(text) < LEAST_LETTERS or not language(lang).code:
        return
    there = set(key_of(text, lang))
    keys = {key_of(word, lang) for word in given}
    kept = tuple(sorted(key for key in keys if key and set(key) <= there))
    if kept:
        yield Article(lang=lang, text=text, given=kept)


def key_of(text: str, lang: str) -> Key:
    """The dictionary forms of the words of a text."""
    tongue = language_or_bare(lang)
    return tuple(lemma(token.text, tongue).lower() for token in tokenise(text) if token.text[0].isalnum())


def rows_of(articles: Sequence[Article], lang: str, finders: dict[str, Finder]) -> list[list[str]]:
    """One row for each finder on the articles of a language, or of the languages that are not named."""
    chosen = [one for one in articles if one.lang == lang or (not lang and one.lang not in ("en", "de"))]
    rows, paces = [], []
    for name, find in finders.items():
        exact = partly = articles_hit = 0
        start = time.process_time()
        answers = [find(one.text, one.lang) for one in chosen]
        paces.append(time.process_time() - start)
        for one, answer in zip(chosen, answers, strict=True):
            found = [key_of(word, one.lang) for word in answer]
            exact += sum(key in found for key in one.given)
            near = sum(any(within(key, other) or within(other, key) for other in found) for key in one.given)
            partly, articles_hit = partly + near, articles_hit + (near > 0)
        given = max(1, sum(len(one.given) for one in chosen))
        shares = [f"{exact / given:.3f}", f"{partly / given:.3f}", f"{articles_hit / max(1, len(chosen)):.3f}"]
        rows.append([lang or "others", name, str(len(chosen)), *shares])
    return [[*row, f"{paces[-1] / max(1e-9, pace):.1f}×"] for row, pace in zip(rows, paces, strict=True)]


def within(short: Key, long: Key) -> bool:
    """Whether a phrase holds another."""
    return any(long[start : start + len(short)] == short for start in range(len(long) - len(short) + 1))


def report(rows: list[list[str]]) -> str:
    """The section of the results."""
    heads = ["", "by", "articles", "found", "found in part", "articles with a hit", "speed"]
    return "\n".join(
        [
            "## Keywords",
            f"The keywords people gave an article that it has the words of, among the first {MOST} found (compared by lemma; in part: "
            "one holds the other). Newspapers of fundus and pages of trafilatura's set; names are not handed in, as they would be in an "
            "analysis. Few of these sets are in our four languages; German is read with the general rules.",
            "",
            table(heads, rows),
        ]
    )


if __name__ == "__main__":
    sys.exit(main())
