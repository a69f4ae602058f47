"""A tag that a person names instead of letting an engine search: its name and its attributes."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kronika.model.errors import InputError

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

ANY = "*"


@dataclass(frozen=True, slots=True, kw_only=True)
class GivenTag:
    """A tag by name ("*" for any) and by attributes that must be equal; of classes all that are given must be there."""

    name: str
    attributes: Mapping[str, str]

    def first(self, root: Element) -> Element | None:
        """The first such element of a page."""
        return next((element for element in root.iter(self.name) if self.fits(element)), None)

    def fits(self, element: Element) -> bool:
        """The element has every attribute that is given."""
        return all(holds(element.get(name), name, value) for name, value in self.attributes.items())

    def __str__(self) -> str:
        written = "".join(f' {name}="{value}"' for name, value in self.attributes.items())
        return f"<{self.name}{written}>"


def holds(present: str | None, name: str, value: str) -> bool:
    """An attribute is as it should be."""
    if present is None:
        return False
    return set(value.split()) <= set(present.split()) if name == "class" else present.strip() == value


def given_tag(text: str) -> GivenTag:
    """The tag of `div class="text wide" id=main`; without a name any tag; raises InputError."""
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise InputError(f"“{text}” opens a quotation mark and does not close it.") from error
    name = words.pop(0).strip("<>").lower() if words and "=" not in words[0] else ANY
    attributes: dict[str, str] = {}
    for word in words:
        key, sign, value = word.partition("=")
        if not key or not sign:
            raise InputError(f"“{text}” is no tag; write it as: div class=text id=main.")
        attributes[key.lower()] = value
    if name != ANY and not name.replace("-", "").isalnum():
        raise InputError(f"“{name}” is not the name of a tag; write it as: div class=text id=main.")
    return GivenTag(name=name, attributes=attributes)
