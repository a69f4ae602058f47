"""What checking itself remembers of a watched page, beside what watch/ has learned of it: doubts, and its usual address."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass

OURS = "check"  # the part of a watch's memory that is ours; all other parts are watch/'s


@dataclass(frozen=True, slots=True, kw_only=True)
class Notes:
    """Kept in the store between two looks, so that a kill between them forgets nothing."""

    doubt: str = ""  # fingerprint of a change that is believed only when it is seen again
    hurried: bool = False  # a second look was asked for at once; there is none a third time
    address: str = ""  # where the page answered at the first look, when that is another address than asked for


def notes_of(memory: Mapping[str, object]) -> Notes:
    """Our part; what an older or newer Kronika wrote there counts as far as it is understood."""
    kept = memory.get(OURS)
    if not isinstance(kept, Mapping):
        return Notes()
    doubt, address = kept.get("doubt"), kept.get("address")
    return Notes(
        doubt=doubt if isinstance(doubt, str) else "",
        hurried=kept.get("hurried") is True,
        address=address if isinstance(address, str) else "",
    )


def learned_of(memory: Mapping[str, object]) -> dict[str, object]:
    """The part that is watch/'s."""
    return {name: value for name, value in memory.items() if name != OURS}


def with_notes(memory: Mapping[str, object], notes: Notes) -> dict[str, object]:
    """Both parts together; empty notes take no room."""
    ours = {name: value for name, value in asdict(notes).items() if value}
    return learned_of(memory) | ({OURS: ours} if ours else {})
