"""A test message with real numbers, sent at once: shows that people can be reached, and how it will look."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kronika.flow.chronicle import Chronicle
from kronika.flow.telling import Postman
from kronika.model.alert import Address, Line, Message
from kronika.model.errors import NotifyError


@dataclass(frozen=True, slots=True, kw_only=True)
class Tried:
    """One address, and why it was not reached; empty when it was."""

    address: Address
    sentence: str = ""


def send_trial(chronicle: Chronicle, addresses: Sequence[Address]) -> list[Tried]:
    """Send a test message to each address; past the outbox, because somebody waits for the answer."""
    postman, message = Postman(chronicle), trial_message(chronicle)
    return [try_one(postman, message, address) for address in addresses]


def try_one(postman: Postman, message: Message, address: Address) -> Tried:
    """Whether an address can be reached."""
    try:
        postman.send(message, address)
    except NotifyError as error:
        return Tried(address=address, sentence=str(error))
    return Tried(address=address)


def trial_message(chronicle: Chronicle) -> Message:
    """What the chronicle holds, as a message."""
    now = chronicle.clock()
    seen = chronicle.store.overview(now.date())
    return Message(
        key=f"test:{now.isoformat()}",
        subject="Messages from this chronicle arrive",
        summary="This is a test. You will be told here when a source breaks, and again when it is well.",
        lines=(
            Line(name="Sources", text=f"{seen.sources:,}", link="/sources"),
            Line(name="Pages", text=f"{seen.pages:,}"),
            Line(name="Articles", text=f"{seen.articles:,}", link="/articles"),
        ),
        link="/",
        at=now,
        topic="test",
        data={"chronicle": chronicle.settings.home.name},
    )
