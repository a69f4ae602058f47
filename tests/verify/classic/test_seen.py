"""A document that was looked at."""

from __future__ import annotations

import json

from kronika.verify.classic.seen import Seen, suspects

FINE = Seen(index=3, features=(1.5,) * 9, outside=(False,) * 7)
STRANGE = Seen(index=4, features=(9.0,) * 9, outside=(False,) * 6 + (True,))


def test_one_view_is_enough_to_be_suspicious() -> None:
    assert suspects([FINE, STRANGE, FINE]) == [STRANGE]


def test_it_survives_json() -> None:
    assert Seen.from_plain(json.loads(json.dumps(STRANGE.as_plain()))) == STRANGE
