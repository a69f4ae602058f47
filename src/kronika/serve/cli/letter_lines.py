"""Messages in the terminal: how far each is, to whom, and why it is not there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from rich.text import Text

from kronika.model.errors import UnknownName
from kronika.model.letter import LetterState
from kronika.notify.addresses import shown
from kronika.serve.cli.tables import stamp
from kronika.serve.cli.words import ahead

if TYPE_CHECKING:
    from kronika.model.letter import Letter

STYLES = {LetterState.SENT: "green", LetterState.GIVEN_UP: "red", LetterState.WAITING: "yellow"}
WIDEST = max(len(state.value) for state in LetterState)


def letter_lines(letters: Sequence[Letter], now: datetime) -> Iterator[Text]:
    """Two lines a letter, so that subjects stay whole; a third says what went wrong."""
    for letter in letters:
        head = Text(f"{stamp(letter.settled or letter.put)}  ")
        head.append(letter.state.value.ljust(WIDEST), style=STYLES.get(letter.state, "bold"))
        head.append(f"  {whither(letter)}")
        head.append(tries(letter, now), style="dim")
        yield head
        yield Text(f"  {letter.message.topic}: {letter.message.subject}")
        if letter.sentence:
            yield Text(f"  {letter.sentence}", style="dim")


def whither(letter: Letter) -> str:
    """The address, also of a channel that is installed no more."""
    try:
        return shown(letter.address)
    except UnknownName:
        return f"{letter.address.channel}:…"


def tries(letter: Letter, now: datetime) -> str:
    """How often it was tried, and when it is tried next."""
    count = f"{letter.attempts} {'try' if letter.attempts == 1 else 'tries'}" if letter.attempts else ""
    nearing = ahead(letter.due, now) if letter.state is LetterState.WAITING else ""
    said = ", ".join(part for part in (count, f"next {nearing}" if nearing else "") if part)
    return f"  {said}" if said else ""
