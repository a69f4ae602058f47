"""An analysis for a reader: the tone with its words, the names in a table, the keywords, the sentences that sound."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

    from kronika.flow.analysis_lines import Told
    from kronika.model.analysis import Analysis, Sentence

TONES = {"p": "positive", "n": "negative", "a": "neutral"}
STYLES = {"p": "green", "n": "red", "a": ""}
MOST_FORMS = 4
MOST_SENTENCES = 12


def lines_of(told: Told) -> Iterator[RenderableType]:
    """One text in a few lines and a table."""
    from rich.text import Text

    analysis = told.analysis
    yield Text(f"{told.given.id if told.given.id is not None else 'text'} · {analysis.lang or '?'}", style="bold")
    yield tone_line(analysis)
    if analysis.groups:
        yield names_table(analysis)
    if analysis.keywords:
        yield Text(f"Keywords: {', '.join(keyword.text for keyword in analysis.keywords)}")
    sounding = [sentence for sentence in analysis.sentences if sentence.words]
    for sentence in sounding[:MOST_SENTENCES]:
        yield sentence_line(told.given.text, sentence)
    if len(sounding) > MOST_SENTENCES:
        yield Text(f"  … and {len(sounding) - MOST_SENTENCES} more sentences with words that sound.", style="dim")
    for sentence_missing in analysis.missing:
        yield Text(sentence_missing, style="yellow")
    yield Text()


def tone_line(analysis: Analysis) -> RenderableType:
    """The tone in words and numbers."""
    from rich.text import Text

    tone = analysis.sentiment
    if not tone.by:
        return Text("Tone: nobody could judge it", style="dim")
    return Text(
        f"Tone: {TONES[tone.tone.value]} (+{tone.positive:g} −{tone.negative:g}, "
        f"length-normalised {tone.normalised:+.2f}, by {tone.by})",
        style=STYLES[tone.tone.value],
    )


def names_table(analysis: Analysis) -> Table:
    """Whom and what the text names."""
    from rich.table import Table
    from rich.text import Text

    made = Table(box=None, pad_edge=False, header_style="bold")
    made.add_column("name", overflow="fold")
    for name in ("type", "link"):
        made.add_column(name, no_wrap=True)
    for name in ("mentions", "+", "−"):
        made.add_column(name, justify="right", no_wrap=True)
    made.add_column("written", overflow="fold")
    for group in sorted(analysis.groups, key=lambda group: -len(group.mentions)):
        forms = list(dict.fromkeys(analysis.entities[number].text for number in group.mentions))
        written = ", ".join(forms[:MOST_FORMS]) + (" …" if len(forms) > MOST_FORMS else "")
        cells = (group.base, group.type.value, group.link or "", str(len(group.mentions)))
        points = (f"{group.positive:g}" if group.positive else "", f"{group.negative:g}" if group.negative else "")
        made.add_row(*(Text(" ".join(cell.split())) for cell in (*cells, *points, written)))
    return made


def sentence_line(text: str, sentence: Sentence) -> RenderableType:
    """A sentence with the words that sound in it: + good, − bad, ¬ turned round by a negation."""
    from rich.text import Text

    line = Text(f"  +{sentence.positive:g} −{sentence.negative:g}  ", no_wrap=True, overflow="ellipsis")
    words = []
    for word in sentence.words:
        mark = "+" if word.points > 0 else "−"
        words.append((f"{mark}{'¬' if word.negated else ''}{word.text}", "green" if word.points > 0 else "red"))
    for place, (said, style) in enumerate(words):
        line.append(", " if place else "")
        line.append(said, style=style)
    line.append("  " + " ".join(text[sentence.start : sentence.end].split()), style="dim")
    return line
