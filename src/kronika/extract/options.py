"""The options of an engine: read from what a person typed, and listed for help.

An engine's options are a frozen dataclass; each field is made by `option` and so knows its default, its meaning and its bounds.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, TypeVar, get_type_hints

from kronika.extract.engine import FOLDER
from kronika.model.errors import InputError, UnknownName
from kronika.registry import kind

Value = TypeVar("Value")
Options = TypeVar("Options")

HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
TRUE, FALSE = frozenset({"true", "yes", "on", "1"}), frozenset({"false", "no", "off", "0"})
LONGEST_PATTERN = 2_000


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionInfo:
    """One option as it is shown to people."""

    name: str
    default: str
    wanted: str  # "a whole number from 1 to 20"
    meaning: str


def option(default: Value, meaning: str, *, least: float | None = None, most: float | None = None) -> Value:
    """A field of an engine's options, with what it means and the values it may take."""
    made: Value = field(default=default, metadata={"meaning": meaning, "least": least, "most": most})
    return made


def read_options(options: type[Options], given: Mapping[str, str], *, engine: str) -> Options:
    """The options as typed, checked; raises UnknownName or InputError with a sentence that says what is wanted.

    Names may be written with dashes or humps: links-ratio and linksRatio are links_ratio.
    """
    known = {entry.name: entry for entry in entries(options)}
    values: dict[str, Any] = {}
    for written, text in given.items():
        name = HUMP.sub("_", written.strip()).replace("-", "_").lower()
        if name not in known:
            raise UnknownName(f"The engine {engine} has no option “{written}”; {these(known)}.")
        values[name] = Reading(name=name, engine=engine, entry=known[name], type=types(options)[name]).value(text)
    return options(**values)


def list_options(engine: str) -> tuple[OptionInfo, ...]:
    """The options of an engine by name, in their order; none for an engine that has no thresholds."""
    options = kind(FOLDER, engine).options
    return tuple(
        OptionInfo(
            name=entry.name,
            default=as_text(entry.default),
            wanted=wanted(types(options)[entry.name], entry),
            meaning=str(entry.metadata.get("meaning", "")),
        )
        for entry in entries(options)
    )


def entries(options: type[Any]) -> tuple[Field[Any], ...]:
    """The fields of an options class."""
    return fields(options)


def types(options: type[Any]) -> dict[str, Any]:
    """What type each field has."""
    return get_type_hints(options)


def these(known: Mapping[str, object]) -> str:
    """The names there are, as the end of a sentence."""
    return f"known: {', '.join(sorted(known))}" if known else "it has none"


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """Turns one typed text into the value of one option."""

    name: str
    engine: str
    entry: Field[Any]
    type: Any

    def value(self, text: str) -> Any:
        """The value, or a sentence that says what was wanted."""
        try:
            made = self.made(text)
        except (ValueError, OverflowError, re.error) as error:
            raise InputError(self.complaint(text)) from error
        least, most = self.entry.metadata.get("least"), self.entry.metadata.get("most")
        if isinstance(made, int | float) and not ((least is None or made >= least) and (most is None or made <= most)):
            raise InputError(self.complaint(text))
        return made

    def made(self, text: str) -> Any:
        """The text as the option's type; raises ValueError or re.error."""
        if self.type is bool:
            return truth(text)
        if self.type is int:
            return int(text)
        if self.type is float:
            return float(text.replace(",", "."))
        if self.type == re.Pattern[str]:
            return pattern(text)
        if self.type == tuple[str, ...]:
            return tuple(word.strip() for word in text.split(",") if word.strip())
        return text.strip()

    def complaint(self, text: str) -> str:
        """What was typed and what is wanted instead."""
        return (
            f"The option {self.name} of the engine {self.engine} wants {wanted(self.type, self.entry)}, not “{text}”."
        )


def truth(text: str) -> bool:
    """true or false, however people write them."""
    word = text.strip().lower()
    if word not in TRUE | FALSE:
        raise ValueError(text)
    return word in TRUE


def pattern(text: str) -> re.Pattern[str]:
    """A pattern that ignores case, as all patterns of the originals do."""
    if len(text) > LONGEST_PATTERN:
        raise ValueError(text)
    return re.compile(text, re.IGNORECASE)


def wanted(type_: Any, entry: Field[Any]) -> str:
    """What an option takes, in words."""
    if type_ == re.Pattern[str]:
        return "a regular expression"
    if type_ == tuple[str, ...]:
        return "words parted by commas"
    name = {bool: "true or false", int: "a whole number", float: "a number"}.get(type_, "a text")
    return name + bounds(entry)


def bounds(entry: Field[Any]) -> str:
    """ " from 1 to 20", or nothing."""
    least, most = entry.metadata.get("least"), entry.metadata.get("most")
    return ("" if least is None else f" from {least:g}") + ("" if most is None else f" to {most:g}")


def as_text(value: object) -> str:
    """A default as it would be typed."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, re.Pattern):
        return str(value.pattern)
    return ",".join(value) if isinstance(value, tuple) else str(value)
