"""Where messages go, as people write it: a channel, a colon and a target, such as mail:ops@example.org; or a bare mail address."""

from __future__ import annotations

from typing import cast

from kronika.model.alert import Address
from kronika.model.errors import InputError
from kronika.notify.channel import KINDS, Channel
from kronika.registry import kind, kinds

LONGEST = 2_000


def read_address(text: str) -> Address:
    """An address somebody wrote, checked by its channel; InputError says what is wrong with it."""
    word, colon, target = text.strip().partition(":")
    known = {word: name for name, channel in kinds(KINDS).items() for word in channel.words}
    name = known.get(word.strip().lower()) if colon else None
    if not colon and "@" in text:
        name, target = known["mail"], text
    if name is None:
        examples = ", ".join(f"{channel.words[0]}:…" for channel in kinds(KINDS).values())
        raise InputError(f"“{text[:200]}” does not say by which channel; write one of {examples}{meant(text)}.")
    if len(target) > LONGEST:
        raise InputError(f"“{text[:80]}…” is longer than {LONGEST} characters, which no address is.")
    return Address(channel=name, target=channel_of(name).check(target.strip()))


def shown(address: Address) -> str:
    """An address as lists and sentences may show it."""
    channel = channel_of(address.channel)
    return f"{channel.words[0]}:{channel.shown(address.target)}"


def channel_of(name: str) -> Channel:
    """A channel by its name in the registry."""
    return cast("Channel", kind(KINDS, name))


def meant(text: str) -> str:
    """What was probably meant."""
    return f", here probably webhook:{text[:200]}" if text.startswith(("http://", "https://")) else ""
