"""kronika notify: try the ways people are told, and see what was sent, what waits and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from kronika.model.errors import InputError, NotifyError
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import literal, output, print_json

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kronika.flow.trial_message import Tried
    from kronika.model.letter import Letter, LetterState

app = typer.Typer(no_args_is_help=True, help="Tell people by mail and webhook: try it, list it, send what waits.")
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object per line.")]


@app.command("test")
def test(
    context: typer.Context,
    addresses: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[ADDRESS]...",
            help="Where to, e.g. mail:ops@example.org or webhook:https://…; none: as [alerts] to says.",
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Send a real test message at once and say whether it arrived.

    Without an address it goes where alerts go.
    """
    from kronika.flow.telling import alert_addresses
    from kronika.flow.trial_message import send_trial
    from kronika.notify.addresses import read_address

    door: Door = context.obj
    with door.chronicle() as chronicle:
        chosen = [read_address(text) for text in addresses or ()] or list(alert_addresses(chronicle.settings))
        if not chosen:
            raise InputError("Nobody is to be told yet: name an address, or set [alerts] to in kronika.toml.")
        tried = send_trial(chronicle, chosen)
    show_tried(tried, as_json)
    if missed := sum(bool(one.sentence) for one in tried):
        raise NotifyError(f"{missed} of {len(tried)} addresses could not be reached.", retry=False)


def show_tried(tried: Sequence[Tried], as_json: bool) -> None:
    """Each address, and what became of it."""
    from kronika.notify.addresses import shown

    for one in tried:
        if as_json:
            where = {"channel": one.address.channel, "target": one.address.target}
            print_json(where | {"sent": not one.sentence, "sentence": one.sentence})
        elif one.sentence:
            output().print(f"[red]failed[/red]  {literal(shown(one.address))}: {literal(one.sentence)}")
        else:
            output().print(f"[green]sent[/green]    {literal(shown(one.address))}")


@app.command("list")
def list_letters(
    context: typer.Context,
    state: Annotated[
        str | None, typer.Option(metavar="STATE", help="Only these: waiting, leased, sent or given-up.")
    ] = None,
    limit: Annotated[int, typer.Option(min=1, help="How many, the newest first.")] = 30,
    as_json: AsJson = False,
) -> None:
    """Show the outbox: what was sent, what waits and why it is not there yet."""
    door: Door = context.obj
    wanted = read_state(state)
    with door.chronicle() as chronicle:
        letters = chronicle.store.outbox.listing(state=wanted, limit=limit)
        now = chronicle.clock()
    if as_json:
        for letter in letters:
            print_json(as_record(letter))
        return
    from kronika.serve.cli.letter_lines import letter_lines

    for line in letter_lines(letters, now):
        output().print(line)
    if not letters:
        output().print("No messages." if wanted is None else f"No messages are {wanted.value}.")


@app.command("send")
def send(
    context: typer.Context,
    again: Annotated[
        bool, typer.Option("--again", help="Also what was given up, and without waiting for its turn.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Send what waits in the outbox now; a running “kronika serve” does so by itself."""
    from dataclasses import asdict

    from kronika.flow.interruption import stop_wish
    from kronika.flow.telling import deliver_waiting

    door: Door = context.obj
    with door.chronicle() as chronicle, stop_wish() as stop:
        if again:
            chronicle.store.outbox.again()
        delivered = deliver_waiting(chronicle, stop=stop)
    if as_json:
        print_json(asdict(delivered))
        return
    output().print(f"{delivered.sent} sent, {delivered.waiting} wait, {delivered.given_up} given up.")
    if delivered.waiting or delivered.given_up:
        output().print("Why: kronika notify list")


def read_state(text: str | None) -> LetterState | None:
    """A state as people write it."""
    from kronika.model.letter import LetterState

    if text is None:
        return None
    try:
        return LetterState(text.strip().lower().replace("-", " ").replace("_", " "))
    except ValueError as error:
        raise InputError(f"“{text}” is no state of a message; known: waiting, leased, sent, given-up.") from error


def as_record(letter: Letter) -> dict[str, object]:
    """A letter as scripts read it."""
    return {
        "id": letter.id,
        "key": letter.message.key,
        "topic": letter.message.topic,
        "subject": letter.message.subject,
        "channel": letter.address.channel,
        "target": letter.address.target,
        "state": letter.state.value.replace(" ", "_"),
        "put": letter.put,
        "due": letter.due,
        "settled": letter.settled,
        "attempts": letter.attempts,
        "sentence": letter.sentence,
    }
