"""How a source wants its hosts to be asked: what its user set, beside the settings for all."""

from __future__ import annotations

from dataclasses import dataclass

from kronika.model.hours import OpeningHours


@dataclass(frozen=True, slots=True, kw_only=True)
class Pacing:
    """The pace of one source. A host that two sources share is asked by the stricter of the two."""

    delay: float = 0.0  # seconds between two requests to a host, at least
    per_host: int | None = None  # requests under way at once on a host, at most
    hours: OpeningHours | None = None  # when its pages are asked for; None: always
