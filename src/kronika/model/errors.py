"""One drawn tree of errors; each is a sentence the user can act on.

KronikaError
├── SettingsError          a setting is missing, unknown or has a wrong value
├── InputError             what the user handed in cannot be used
│   ├── BadFile            a file is missing, a folder, empty, binary or unreadable
│   ├── BadUrl             not an http(s) address
│   ├── BadSelector        a CSS selector, an XPath or a tag that nobody can follow
│   ├── BadQuery           a query that cannot be read (says at which character, and what was expected)
│   └── UnknownName        no source, language, engine … of that name
├── ChronicleMissing       no kronika.toml here or above
├── ChronicleExists        init where one already is
├── StoreError             the record keeper cannot keep
│   ├── StoreBusy          another program holds the database
│   ├── StoreFull          the disk is full
│   ├── StoreUnreachable   the database does not answer or is no database
│   ├── StoreNewer         written by a newer Kronika
│   ├── IndexDamaged       the search index is missing, damaged or of another version; it can be built anew
│   └── LeaseLost          the work was given to another worker
├── FetchError             a page could not be had (carries a FailureKind)
├── NotifyError            a message could not be delivered (says whether trying again can help)
├── NotText                a page that is not text
├── PartMissing            an optional part is not installed
├── AccessError            a door that stays shut: public bind without a user, wrong password
├── TooMany                more was asked for than one may have at once; says when to try again
├── NotEnoughPages         too few pages of a new layout to induce a repair from
├── SomeFailed             some of the pages could not be read; the others are done
└── Interrupted            the user or the system asked us to stop
"""

from __future__ import annotations

from typing import ClassVar

from kronika.model.failure import FailureKind


class KronikaError(Exception):
    """Anything Kronika tells the user about; the text is a full sentence."""

    exit_code: ClassVar[int] = 1


class SettingsError(KronikaError):
    """A setting is missing, unknown or has a wrong value."""

    exit_code = 3


class InputError(KronikaError):
    """What the user handed in cannot be used."""

    exit_code = 2


class BadFile(InputError):
    """A file is missing, a folder, empty, binary or unreadable."""


class BadUrl(InputError):
    """Not an http(s) address."""


class BadSelector(InputError):
    """A CSS selector, an XPath or a tag that nobody can follow."""


class BadQuery(InputError):
    """A query that cannot be read; `position` counts the characters before the fault, `text` is the whole query."""

    def __init__(self, sentence: str, *, text: str, position: int, length: int = 1) -> None:
        super().__init__(sentence)
        self.text = text
        self.position = position
        self.length = length


class UnknownName(InputError):
    """No source, language, engine … of that name."""


class ChronicleMissing(KronikaError):
    """No kronika.toml in this folder or above it."""

    exit_code = 4


class ChronicleExists(KronikaError):
    """A chronicle is already there."""

    exit_code = 4


class StoreError(KronikaError):
    """The record keeper cannot keep."""

    exit_code = 5


class StoreBusy(StoreError):
    """Another program holds the database."""


class StoreFull(StoreError):
    """The disk is full; nothing already stored is lost."""


class StoreUnreachable(StoreError):
    """The database does not answer, or the file is no database."""


class StoreNewer(StoreError):
    """The database was written by a newer Kronika."""


class IndexDamaged(StoreError):
    """The search index is missing, damaged or of another version; it can be built anew from the store."""


class LeaseLost(StoreError):
    """The lease ran out and the work was given to another worker; the result is not stored twice."""


class FetchError(KronikaError):
    """A page could not be had."""

    exit_code = 6

    def __init__(self, sentence: str, *, kind: FailureKind) -> None:
        super().__init__(sentence)
        self.kind = kind


class NotifyError(KronikaError):
    """A message could not be delivered."""

    exit_code = 10

    def __init__(self, sentence: str, *, retry: bool, after: float | None = None, everyone: bool = False) -> None:
        super().__init__(sentence)
        self.retry = retry  # whether trying again can help
        self.after = after  # seconds the other side asks us to wait before that
        self.everyone = everyone  # nothing else would get through this channel now


class NotText(KronikaError):
    """The bytes are not a text page."""

    exit_code = 2


class PartMissing(KronikaError):
    """An optional part is not installed; the sentence says how to install it."""

    exit_code = 7


class AccessError(KronikaError):
    """A door stays shut: a public bind without a user, a wrong password, a missing right."""

    exit_code = 8


class TooMany(KronikaError):
    """More was asked for than one may have in that time; nothing was kept of it."""

    exit_code = 12

    def __init__(self, sentence: str, *, after: float) -> None:
        super().__init__(sentence)
        self.after = after  # seconds to wait before trying again


class NotEnoughPages(KronikaError):
    """Too few pages of a new layout are stored yet; the sentence says how many more are needed."""

    exit_code = 11

    def __init__(self, sentence: str, *, missing: int) -> None:
        super().__init__(sentence)
        self.missing = missing


class SomeFailed(KronikaError):
    """Some of the pages could not be read; the others are done, and each failure was named."""

    exit_code = 9


class Interrupted(KronikaError):
    """The user or the system asked us to stop; finished work is kept."""

    exit_code = 130
