"""Changing how often a source is collected."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from kronika.model.source import Source
from kronika.store.store import Store


def reschedule(store: Store, source: Source, every: timedelta | None) -> Source:
    """Give a source another interval; its next run is planned anew."""
    if source.every == every:
        return source
    changed = store.sources.update(replace(source, every=every))
    store.schedule.plan(changed, None)
    return changed
