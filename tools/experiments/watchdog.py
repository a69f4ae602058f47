"""What the watchdog said in the month, and whether it was right: the truth of every text it set aside is known."""

from __future__ import annotations

from pathlib import Path

from bench.extraction.score import overlap, shingles
from kronika.flow.chronicle import Chronicle, open_chronicle
from kronika.model.article import ArticleFilter
from tools.experiments.page import Heading, Page, Table, Text
from tools.experiments.truths import RIGHT, Truths, truth_text, truths_of_all

MOST = 1_000


def watchdog(page: Page, home: Path) -> None:
    """Every episode, and of the texts set aside how many are wrong in truth."""
    with open_chronicle(home, {}) as chronicle:
        known = truths_of_all(chronicle)
        rows = [
            (
                one.source,
                one.verdict.value,
                f"{one.since:%Y-%m-%d}",
                f"{one.until:%Y-%m-%d}" if one.until else "lasts",
                *aside(chronicle, one.source, known),
            )
            for one in chronicle.store.episodes.listing()
        ]
    page.add(
        Heading(level=3, text="What the watchdog said"),
        Text(
            text="Days on which a source is held to be broken are hatched in the charts. Here the truth is known, so the "
            "watchdog can be checked: one paper of the sample web changes its layout on 20 March, nothing else breaks. "
            "Texts that were set aside and are right in truth are false alarms."
        ),
        Table(names=("server", "verdict", "from", "to", "texts set aside", "of these right in truth"), rows=rows),
    )


def aside(chronicle: Chronicle, source: str, known: Truths) -> tuple[int, int]:
    """Texts of a source that were set aside, and how many of them are right."""
    found = chronicle.store.articles.listing(ArticleFilter(source=source, quarantined=True), limit=MOST)
    right = 0
    for record in found:
        truth = known.get(record.article.url or "")
        right += truth is not None and overlap(shingles(truth_text(truth)), shingles(record.article.text)).f1 >= RIGHT
    return len(found), right
