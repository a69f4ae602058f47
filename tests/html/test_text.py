"""Text is folded, and its length is asked without reading more than needed."""

from __future__ import annotations

import pytest
from lxml import etree

from kronika.html.text import longer_than, text_of

ELEMENT = etree.fromstring("<div> Nový <b>most</b>\n\n<i> přes </i> řeku <p> </p></div>")


@pytest.mark.parametrize("length", range(25))
def test_longer_than_agrees_with_the_text(length: int) -> None:
    assert longer_than(ELEMENT, length) == (len(text_of(ELEMENT)) > length)


def test_longer_than_reads_no_further_than_needed() -> None:
    class Endless:
        def itertext(self):  # type: ignore[no-untyped-def]
            while True:
                yield "slovo "

    assert longer_than(Endless(), 1_000)  # type: ignore[arg-type]
