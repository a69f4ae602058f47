"""The map: points where they belong, labels that do not lie on each other, links with names."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from xml.etree import ElementTree as ET

import pytest

from kronika.model.upcoming import Upcoming
from kronika.serve.web.fact_map import LATER, LEAST, MOST, NOTHING, SOON, TODAY, WIDTH, Plane, Point, draw, how_soon

NOW = datetime(2026, 3, 14, 9, 30, tzinfo=UTC)


def point(latitude: float, longitude: float, name: str = "Parafia", label: str = "Wieś") -> Point:
    return Point(
        latitude=latitude,
        longitude=longitude,
        name=name,
        label=label,
        said="today 18:00",
        path="/facts/x/y",
        soon=TODAY,
    )


def dots(drawing: str) -> list[tuple[float, float]]:
    found = re.findall(r'class="dot" cx="([\d.-]+)" cy="([\d.-]+)"', drawing)
    return [(float(x), float(y)) for x, y in found]


def test_north_is_up_and_east_is_right() -> None:
    south_west, north_east = dots(draw([point(50, 16), point(54, 23)], "map"))
    assert south_west[0] < north_east[0]
    assert south_west[1] > north_east[1]


@pytest.mark.parametrize(
    "points",
    [
        [point(52.1, 21.0)],
        [point(52.1, 21.0), point(52.1, 21.0)],
        [point(50, 16), point(54.8, 16.1)],
        [point(50, 14), point(50.01, 24)],
        [point(-89, -180), point(89, 180)],
    ],
)
def test_everything_is_on_the_sheet(points: list[Point]) -> None:
    drawing = draw(points, "map")
    ET.fromstring(str(drawing).replace("&", "&amp;"))
    height = float(re.search(r'viewBox="0 0 \d+ (\d+)"', drawing)[1])  # type: ignore[index]
    assert LEAST <= height <= MOST
    for x, y in dots(drawing):
        assert 0 < x < WIDTH
        assert 0 < y < height


def test_distances_are_true_in_the_middle() -> None:
    plane = Plane([point(50, 18), point(54, 22)])
    up = plane.y(52) - plane.y(52.5)
    right = plane.x(20.5) - plane.x(20)
    assert right / up == pytest.approx(0.6157, abs=0.01)  # the cosine of 52°


def test_labels_do_not_lie_on_each_other() -> None:
    crowd = [point(52 + step / 500, 21 + step / 700, label="Bardzo Długa Nazwa") for step in range(12)]
    drawing = draw([*crowd, point(50, 18), point(54, 24)], "map")
    assert drawing.count('<circle class="dot"') == 14
    assert drawing.count('class="town"') < 14


def test_names_are_escaped_and_every_point_has_one() -> None:
    drawing = draw([point(52, 21, name='"><script>', label="<b>")], "map")
    assert "<script>" not in drawing
    assert 'aria-label="&#34;&gt;&lt;script&gt;: today 18:00"' in drawing


def test_how_soon() -> None:
    def soon(hours: float) -> str:
        return how_soon(Upcoming(at=NOW + timedelta(hours=hours)), NOW)

    assert [soon(1), soon(3), soon(8), soon(30)] == [SOON, SOON, TODAY, LATER]
    assert how_soon(None, NOW) == NOTHING
