"""Results as Markdown tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from bench.extraction.interval import Difference, snippet_difference, text_difference
from bench.extraction.judged import Judged, Verdicts
from bench.extraction.ours import BYTES, MAIN
from bench.extraction.peers import BASE
from bench.extraction.summary import Pace, Summary, summary

NOTHING = "–"
FEW = 5  # a language with fewer pages in a set goes into "others"
OTHERS = "others"

LABELS = {
    "auto": "**Kronika**",
    "auto_bytes": "Kronika, from bytes",
    "portal": "Kronika portal (classic)",
    "density": "Kronika density (classic)",
    "finder": "Kronika finder (classic)",
    "trafilatura_precision": "trafilatura, precision",
    "trafilatura_fast": "trafilatura, fast",
    "trafilatura_fields": "trafilatura, with metadata",
    "readability": "readability-lxml",
}

COLUMNS: Mapping[str, Callable[[Summary], str]] = {
    "": lambda row: label(row.contender),
    "F1": lambda row: number(row.text.f1 if row.text else None),
    "P": lambda row: number(row.text.precision if row.text else None),
    "R": lambda row: number(row.text.recall if row.text else None),
    "page F1": lambda row: number(row.text.page_f1 if row.text else None),
    "< 0.8": lambda row: whole(row.poor),
    "empty": lambda row: whole(row.empty),
    "errors": lambda row: whole(row.errors),
    "snippet F1": lambda row: number(row.snippets.f1 if row.snippets else None),
    "title": lambda row: number(row.title),
    "date": lambda row: number(row.date),
    "author": lambda row: number(row.author),
    "lead kept %": lambda row: percent(row.lead),
    "captions leaked %": lambda row: percent(row.captions),
    "pages with one %": lambda row: percent(row.captioned),
    "title repeated %": lambda row: percent(row.repeated),
    "speed ×": lambda row: NOTHING if row.speed is None else f"{row.speed:.2f}",
}


def label(contender: str) -> str:
    """How a contender is called in a table."""
    return LABELS.get(contender, contender)


def number(value: float | None) -> str:
    """A share with three places."""
    return NOTHING if value is None else f"{value:.3f}"


def whole(value: int | None) -> str:
    """A count."""
    return NOTHING if value is None else str(value)


def percent(value: float | None) -> str:
    """A share in hundredths."""
    return NOTHING if value is None else f"{100 * value:.1f}"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A Markdown table; cells must not break it."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


def set_table(judged: Mapping[str, Sequence[Judged]], pace: Pace) -> str:
    """Every contender on one set, the best first; columns that nobody fills are left out."""
    rows = [summary(name, ones, pace) for name, ones in judged.items() if ones]
    rows.sort(key=lambda row: -row.rank)
    cells = {head: [column(row) for row in rows] for head, column in COLUMNS.items()}
    heads = [head for head, column in cells.items() if any(cell != NOTHING for cell in column)]
    return table(heads, [[cells[head][at] for head in heads] for at in range(len(rows))])


def languages(pages: Sequence[Judged]) -> dict[str, str]:
    """The language each page is counted under, by key: its own, or "others" where a set has few of it."""
    counts = Counter((one.page.group, one.page.gold.lang) for one in pages)
    return {
        one.page.key: one.page.gold.lang or OTHERS if counts[one.page.group, one.page.gold.lang] >= FEW else OTHERS
        for one in pages
    }


def language_table(verdicts: Verdicts) -> str:
    """F1 of every contender by set and language: over shingles, or over snippets where no whole text is known."""
    names = [name for name in verdicts if name != BYTES] or list(verdicts)
    everything = [one for one in verdicts[names[0]].values() if one.overlap or not one.page.gold.body]
    tongue = languages(everything)
    groups = Counter((one.page.group, tongue[one.page.key]) for one in everything)
    rows = []
    for (group, lang), count in sorted(groups.items(), key=lambda item: (item[0][0], item[0][1] == OTHERS, -item[1])):
        keys = [one.page.key for one in everything if (one.page.group, tongue[one.page.key]) == (group, lang)]
        cells = [summary(name, [verdicts[name][key] for key in keys], {}).rank for name in names]
        best = max(f"{cell:.3f}" for cell in cells)
        shown = [f"**{cell:.3f}**" if f"{cell:.3f}" == best else f"{cell:.3f}" for cell in cells]
        rows.append([group, lang, str(count), *shown])
    return table(["set", "language", "pages", *(label(name).strip("*") for name in names)], rows)


def difference_table(verdicts: Verdicts, groups: Sequence[str]) -> str:
    """Our F1 less trafilatura's, set by set."""
    rows = []
    for group in groups:
        ours = [one for one in verdicts[MAIN].values() if one.page.group == group]
        theirs = [verdicts[BASE][one.page.key] for one in ours]
        if any(one.overlap for one in ours):
            rows.append([group, "text", *spread(text_difference(ours, theirs))])
        if any(one.snippets for one in ours):
            rows.append([group, "snippets", *spread(snippet_difference(ours, theirs))])
    return table(["set", "of", "difference", "95 of 100 draws between"], rows)


def spread(difference: Difference) -> tuple[str, str]:
    """A difference and its range."""
    return f"{difference.value:+.3f}", f"{difference.low:+.3f} and {difference.high:+.3f}"
