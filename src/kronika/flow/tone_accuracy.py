"""How far the tone can be trusted, by source: the machine's judgements beside those of people."""

from __future__ import annotations

from collections.abc import Collection

from kronika.analyse.sentiment.corrections import Correction as Judged
from kronika.analyse.sentiment.corrections import ErrorBar, error_bar, error_bars
from kronika.model.analysis import Tone
from kronika.model.correction import Matter
from kronika.store.store import Store

ALL = ""  # the name of the bar over all sources


def tone_accuracy(store: Store, source: str | None = None, *, only: Collection[str] | None = None) -> list[ErrorBar]:
    """One bar a source that somebody judged, of one source or of `only` these, and the last for all together."""
    said = [
        Judged(
            source=one.source,
            article=str(one.article_id),
            machine=Tone(one.machine),
            person=Tone(one.person),
            who=one.by,
        )
        for one in store.corrections.listing(source=source)
        if one.matter is Matter.TONE and (only is None or one.source in only)
    ]
    return [*error_bars(said).values(), error_bar(ALL, said)] if said else []
