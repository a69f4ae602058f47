"""Charts: right heights, no style attributes, labels escaped."""

from __future__ import annotations

import re

from lxml import etree

from kronika.serve.web.charts import HEIGHT, bars, spark


def test_bars_have_the_heights_of_their_values() -> None:
    drawn = etree.fromstring(bars([0, 5, 10], ["a", "b", "c"], "all"))
    assert [rect.get("height") for rect in drawn.findall("rect")] == ["0", "50", "100"]
    assert [rect.findtext("title") for rect in drawn.findall("rect")] == ["a", "b", "c"]
    assert drawn.get("aria-label") == "all"


def test_a_small_value_beside_a_large_one_is_still_seen() -> None:
    drawn = etree.fromstring(bars([1, 1000], ["a", "b"], "all"))
    assert int(drawn.findall("rect")[0].get("height")) > 0


def test_nothing_at_all_is_a_picture_too() -> None:
    etree.fromstring(bars([], [], "nothing"))
    etree.fromstring(spark([], "nothing"))
    assert "flat" in spark([0, 0], "nothing")


def test_a_spark_stays_in_its_frame_and_returns_to_the_ground() -> None:
    path = etree.fromstring(spark([3, 0, 6], "x")).find("path").get("d")
    assert path.startswith(f"M0 {HEIGHT}")
    assert all(0 <= int(y) <= HEIGHT for y in re.findall(r"V(\d+)", path))
    assert max(int(x) for x in re.findall(r"H(\d+)", path)) <= 30


def test_labels_are_escaped_and_no_style_is_inline() -> None:
    drawn = bars([1], ['"><script>'], '" onload="x')
    assert "<script>" not in drawn
    assert etree.fromstring(drawn).get("onload") is None
    assert "style=" not in drawn + spark([1], "x")
