"""Two desks on one chronicle and one Redis: they hand out from one line, and everything else is as without it."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from kronika.flow.annotation_desk import AnnotationDesk
from kronika.model.annotation import Kept
from kronika.settings import AnnotateSettings
from kronika.store.store import open_store
from tests.redis_server import running_redis
from tests.store.asking import KIND, ask, given

NOW = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)


def test_two_machines_never_ask_two_people_the_same_at_once(tmp_path: Path) -> None:
    pytest.importorskip("redis")
    with (
        running_redis(tmp_path) as address,
        open_store(f"sqlite:///{tmp_path / 'kronika.db'}", create=True) as store,
    ):
        numbers = ask(store, 60)
        settings = AnnotateSettings(redis=address, gold=0.0, answers=1)
        desks = [AnnotationDesk(store, settings, lambda: NOW) for _ in range(2)]
        devices = [desks[0].recognise(cookie=None).annotator.id for _ in range(6)]
        handed = [
            one.id
            for turn in range(5)
            for place, device in enumerate(devices)
            for one in desks[(place + turn) % 2].hand_out(device, KIND, count=2)
        ]
        assert sorted(handed) == numbers
        receipts = desks[1].answer(devices[0], [given(handed[0], "a")])
        assert [one.status for one in receipts] == [Kept.KEPT]
        assert desks[0].answer(devices[0], [given(handed[0], "a")])[0].status is Kept.REPEATED
