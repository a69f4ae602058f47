"""Which language to speak: asked for in the address, remembered, set by the operator, or wished by the browser."""

from __future__ import annotations

from kronika.serve.web.catalogue import LANGUAGES, SOURCE_LANGUAGE


def choose(asked: str | None, remembered: str | None, setting: str, accept_language: str) -> str:
    """The first of these that is a language we have."""
    for code in (asked, remembered, setting, *wished(accept_language)):
        if code and code.lower() in LANGUAGES:
            return code.lower()
    return SOURCE_LANGUAGE


def wished(accept_language: str) -> list[str]:
    """The primary languages of an Accept-Language header, most wanted first."""
    ranked: list[tuple[float, int, str]] = []
    for place, item in enumerate(accept_language[:500].split(",")):
        tag, _, rest = item.strip().partition(";")
        weight = quality(rest)
        if tag and weight > 0:
            ranked.append((-weight, place, tag.split("-")[0].lower()))
    return [code for _, _, code in sorted(ranked)]


def quality(parameters: str) -> float:
    """The q of one wish; 1 when it names none, 0 when it is nonsense."""
    name, _, value = parameters.partition("=")
    if not name.strip():
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
