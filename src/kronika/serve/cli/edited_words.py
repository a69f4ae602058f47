"""Words that came and went, as the terminal shows them: by sign as well as by colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.text import Text

    from kronika.model.analysis import Tone
    from kronika.model.article_history import TextDifference

STYLES = {"added": "green underline", "removed": "red strike", "kept": ""}
SIGNS = {"added": ("{+", "+}"), "removed": ("[-", "-]"), "kept": ("", "")}  # as “wdiff” writes them


def marked(difference: TextDifference, *, signs: bool | None = None) -> Text:
    """A text with its changes. Signs are written where there are no colours, or when they are asked for."""
    from rich.text import Text

    from kronika.serve.cli.screen import output

    written = Text()
    plain = output().color_system is None if signs is None else signs
    for run in difference.words:
        said = run.text.strip()
        start = run.text.find(said)
        opening, closing = SIGNS[run.kind.value] if plain and said else ("", "")
        written.append(run.text[:start])
        written.append(f"{opening}{said}{closing}", STYLES[run.kind.value])
        written.append(run.text[start + len(said) :])
    return written


def tone_word(tone: Tone | None) -> str:
    """A tone in a word; nothing where nobody has judged."""
    return tone.name.lower() if tone else ""
