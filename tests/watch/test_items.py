"""Numbers of a change are what people would count."""

from __future__ import annotations

import pytest

from tests.watch.looking import compared, framed

CARD = "<div class=card><h3>Title {0}</h3><p>About {0} and its price</p><span>{0} crowns</span></div>"
ROW = "<tr><td>Name {0}</td><td>{0} pieces</td><td>{0} crowns</td></tr>"
ENTRY = "<li><b>{0}</b><p>About {0}</p></li>"


@pytest.mark.parametrize("item", [CARD, ROW, ENTRY, "<li>Only {0}</li>", "<h3>Title {0}</h3><p>Text of {0}.</p>"])
@pytest.mark.parametrize("more", [1, 2, 3])
def test_items_that_came(item: str, more: int) -> None:
    """As many as came, whatever they are made of."""
    tag = {"<tr": "table", "<li": "ul"}.get(item[:3], "section")
    names = "alpha beta gamma delta epsilon zeta eta".split()
    before, after = (
        framed(f"<{tag}>{''.join(item.format(name) for name in names[: 3 + count])}</{tag}>") for count in (0, more)
    )
    assert compared(before, after).difference.added == more
    assert compared(after, before).difference.removed == more
