"""The options of a watch: a browser, a forced charset, a language; what each means and that there are no others."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from kronika.html.labels import codec_of, named
from kronika.model.errors import InputError
from kronika.model.watch import Watch

OPTIONS: Mapping[str, str] = MappingProxyType(
    {
        "browser": "yes: the page is opened in a browser, because scripts write it.",
        "charset": "The charset it is read in, whatever the server says, e.g. windows-1250.",
        "lang": "Its language, where the page does not say it: cs, pl, ru, en.",
    }
)
YES = frozenset({"yes", "true", "1", "on"})
NO = frozenset({"no", "false", "0", "off", ""})


def wants_browser(watch: Watch) -> bool:
    """Whether scripts make the page."""
    return watch.options.get("browser", "").strip().lower() in YES


def check_options(options: Mapping[str, str]) -> dict[str, str]:
    """Options as they are kept; InputError for one that nobody understands."""
    for name, value in options.items():
        if name not in OPTIONS:
            raise InputError(f"A watched page has no option “{name}”; it understands {', '.join(OPTIONS)}.")
        if name == "browser" and value.strip().lower() not in YES | NO:
            raise InputError(f"The option browser is yes or no, not “{value}”.")
        if name == "charset" and value and not is_charset(value):
            raise InputError(f"“{value}” is no charset; write one such as utf-8, windows-1250 or iso-8859-2.")
    return {name: value.strip() for name, value in options.items() if value.strip()}


def is_charset(text: str) -> bool:
    """Whether browsers know this name."""
    known = named(text.strip())
    return known is not None and bool(codec_of(known))
