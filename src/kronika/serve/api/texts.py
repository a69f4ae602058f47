"""Texts and numbers a caller may send: what no database can hold is refused at the door."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Query
from pydantic import AfterValidator, BaseModel, ConfigDict, StringConstraints

LARGEST = 2**63 - 1


def sound(text: str) -> str:
    """Text without what cannot be stored: zero bytes and halves of letters."""
    if "\x00" in text:
        raise ValueError("a text must not hold zero bytes")
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise ValueError("a text must not hold halves of letters") from error
    return text


Text = Annotated[str, AfterValidator(sound)]
Short = Annotated[str, StringConstraints(max_length=500, strip_whitespace=True), AfterValidator(sound)]
Long = Annotated[str, StringConstraints(max_length=10_000), AfterValidator(sound)]
Words = Annotated[str, Query(max_length=200), AfterValidator(sound)]
Number = Annotated[int, Path(ge=1, le=LARGEST)]


class Sent(BaseModel):
    """What a caller sends: a field that is not known is a mistake, not a silence."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Shown(BaseModel):
    """What a caller gets."""

    model_config = ConfigDict(frozen=True)
