"""Which offer is taken, and why."""

from __future__ import annotations

from datetime import timedelta

import pytest

from kronika.flow.exploring.offer import Offer
from kronika.flow.exploring.proposing import POINTED_AT, propose
from tests.flow.exploring.pages import HOME, NOW

OLD = NOW - timedelta(days=400)


def offer(kind: str, items: int = 20, **more: object) -> Offer:
    return Offer(kind=kind, url=HOME, how=str(more.pop("how", "")), items=items, **more)  # type: ignore[arg-type]


SITE = offer("site", 40)
PAGE = offer("page", 1)


@pytest.mark.parametrize(
    ("offers", "number", "because"),
    [
        ([offer("feed", newest=NOW), offer("archive"), SITE], 0, "fresh and full"),
        ([offer("feed", newest=None), offer("archive"), SITE], 0, "fresh and full"),
        ([offer("feed", newest=OLD), offer("archive"), SITE], 1, "archive"),
        ([offer("feed", 3, newest=NOW), offer("listing", 12), SITE], 1, "lists articles"),
        ([offer("listing", 12, options={"sections": "a,b"}), offer("archive"), SITE], 1, "archive"),
        ([offer("listing", 12, options={"sections": "a,b"}), SITE], 0, "sections"),
        ([offer("feed", newest=OLD), SITE], 0, "not a fresh one"),
        ([offer("feed", 0), offer("sitemap", 90), SITE], 1, "sitemap"),
        ([offer("feed", 60, fault="It was closed."), SITE, PAGE], 1, "small site"),
        ([offer("listing", 2), SITE], 1, "small site"),
        ([offer("listing", 12), offer("directory", 4), SITE], 1, "recipe"),
        ([offer("directory", 0), SITE], 1, "small site"),
        ([offer("page", 1, how=POINTED_AT), offer("feed", newest=NOW), SITE], 0, "what the address is"),
        ([offer("archive", certainty="described"), offer("feed", 9, how=POINTED_AT)], 1, "what the address is"),
        ([offer("archive", 0, certainty="described"), offer("feed", certainty="documented"), SITE], 1, "known"),
        (
            [offer("archive", 0, fault="No.", certainty="described"), offer("site", fault="No.")],
            0,
            "nothing could be read",
        ),
        ([PAGE], 0, "nothing more"),
        ([offer("feed", fault="No.")], None, ""),
        ([], None, ""),
    ],
)
def test_the_best_offer_and_why(offers: list[Offer], number: int | None, because: str) -> None:
    found, why = propose(offers, NOW)
    assert found == number
    assert because in why
