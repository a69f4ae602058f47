"""Charts of days: heights, hatched and named bad days, links, nothing inline, everything escaped."""

from __future__ import annotations

from lxml import etree

from kronika.serve.web.health_charts import BASE, LEFT, RIGHT, TOP, Column, Frame, chart


def frame(**more: object) -> Frame:
    values = {
        "id": "x",
        "label": "Title",
        "top": 1.0,
        "top_text": "100%",
        "ends": ("1 Mar", "5 Mar"),
        "bad_text": "broken",
    }
    return Frame(**values | more)


def drawn(columns: list[Column], **more: object):
    return etree.fromstring(chart(columns, frame(**more)))


def test_columns_have_the_heights_of_their_values() -> None:
    svg = drawn([Column(value=1.0, title="a"), Column(value=0.5, title="b"), Column(value=None, title="c")])
    heights = [float(rect.get("height")) for rect in svg.findall("rect[@class='bar']")]
    assert heights == [BASE - TOP, (BASE - TOP) / 2]
    assert [rect.findtext("title") for rect in svg.findall("rect[@class='hit']")] == ["a", "b", "c"]


def test_nothing_of_something_is_seen_and_differs_from_no_documents() -> None:
    svg = drawn([Column(value=0.0, title="a"), Column(value=None, title="b")])
    (bar,) = svg.findall("rect[@class='bar']")
    assert float(bar.get("height")) > 0


def test_a_value_above_the_edge_stays_inside() -> None:
    (bar,) = drawn([Column(value=7.0, title="a")]).findall("rect[@class='bar']")
    assert float(bar.get("y")) == TOP


def test_bad_days_are_hatched_and_named_as_one_field() -> None:
    columns = [Column(value=1.0, title=str(place), bad=place >= 3) for place in range(5)]
    svg = drawn(columns)
    (span,) = svg.findall("rect[@class='bad']")
    assert span.get("fill") == "url(#hatch-x)"
    assert svg.find("pattern").get("id") == "hatch-x"
    width = (RIGHT - LEFT) / 5
    assert abs(float(span.get("x")) - (LEFT + 3 * width)) < 0.1
    assert abs(float(span.get("width")) - 2 * width) < 0.2
    assert [text.text for text in svg.findall("text[@class='bad-name']")] == ["broken"]
    assert not drawn([Column(value=1.0, title="a")]).findall("rect[@class='bad']")


def test_names_do_not_lie_on_one_another_and_stay_in_the_picture() -> None:
    columns = [Column(value=1.0, title="x", bad=place in {0, 2, 29}) for place in range(30)]
    svg = drawn(columns)
    assert len(svg.findall("rect[@class='bad']")) == 3
    names = svg.findall("text[@class='bad-name']")
    assert [(float(text.get("x")), text.get("text-anchor")) for text in names] == [(LEFT, "start"), (RIGHT, "end")]


def test_links_make_a_group_and_pictures_stay_pictures() -> None:
    linked = drawn([Column(value=1.0, title="a day", link="/health/x?day=1&a=2")])
    assert linked.get("role") == "group"
    assert linked.find("a").get("href") == "/health/x?day=1&a=2"
    assert linked.find("a").get("aria-label") == "a day"
    assert drawn([Column(value=1.0, title="a")]).get("role") == "img"


def test_what_was_usual_is_a_line_and_a_damaged_part_a_column() -> None:
    svg = drawn([Column(value=4.0, title="a", part=1.0)], top=4.0, usual=2.0)
    assert svg.find("path[@class='usual']").get("d") == f"M{LEFT} {(TOP + BASE) // 2}H{RIGHT}"
    assert float(svg.find("rect[@class='part']").get("height")) == (BASE - TOP) / 4


def test_nothing_is_a_picture_too_and_nothing_is_inline() -> None:
    etree.fromstring(chart([], frame()))
    said = chart([Column(value=1.0, title='"><script>', bad=True)], frame(label='" onload="x', bad_text="<b>"))
    assert "<script>" not in said and "<b>" not in said and "style=" not in said
    assert etree.fromstring(said).get("onload") is None
