"""A map of sites, drawn by ourselves: points on a grid of degrees with a scale, each a link, its colour how soon something comes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import NamedTuple

from markupsafe import Markup

from kronika.model.upcoming import Upcoming

WIDTH = 640
LEAST, MOST = 320, 600  # of the height
MARGIN = 44
KM_A_DEGREE = 111.32
STEPS = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0)
SCALES = (1, 2, 5, 10, 20, 50, 100, 200, 500)
LINES = 6  # of the grid, at most
LETTER, TALL = 6.6, 13  # size of a label's letters
SOON, TODAY, LATER, NOTHING = "soon", "today", "later", "nothing"
HOURS = 3
SMALLEST = 0.15  # degrees that the map shows at least
PLACES = ((11, 4, "start"), (-11, 4, "end"), (0, -12, "middle"), (0, 21, "middle"))  # of a label around its point


@dataclass(frozen=True, slots=True, kw_only=True)
class Point:
    """One site on the map."""

    latitude: float
    longitude: float
    name: str
    label: str  # what stands beside it
    said: str  # what comes next, in words
    path: str
    soon: str


class Box(NamedTuple):
    """A piece of the drawing that is taken."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Box) -> bool:
        """Do they overlap?"""
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )


def how_soon(one: Upcoming | None, now: datetime) -> str:
    """The class of a point."""
    if one is None:
        return NOTHING
    if one.at - now <= timedelta(hours=HOURS):
        return SOON
    return TODAY if one.at.date() == now.astimezone(one.at.tzinfo).date() else LATER


class Plane:
    """Where degrees fall on the drawing: straight lines, true in the middle of the map."""

    def __init__(self, points: Sequence[Point]) -> None:
        south, north = bounds([point.latitude for point in points])
        west, east = bounds([point.longitude for point in points])
        self.shrink = max(math.cos(math.radians((south + north) / 2)), 0.1)
        inner = WIDTH - 2 * MARGIN
        self.unit = min(inner / ((east - west) * self.shrink), (MOST - 2 * MARGIN) / (north - south))
        self.height = max(LEAST, round((north - south) * self.unit + 2 * MARGIN))
        self.middle = ((south + north) / 2, (west + east) / 2)
        self.south, self.north, self.west, self.east = south, north, west, east

    def x(self, longitude: float) -> float:
        """From the left."""
        return round(WIDTH / 2 + (longitude - self.middle[1]) * self.shrink * self.unit, 1)

    def y(self, latitude: float) -> float:
        """From the top."""
        return round(self.height / 2 - (latitude - self.middle[0]) * self.unit, 1)

    def degrees_of(self, x: float, y: float) -> tuple[float, float]:
        """Latitude and longitude of a place of the drawing."""
        return (
            self.middle[0] - (y - self.height / 2) / self.unit,
            self.middle[1] + (x - WIDTH / 2) / (self.shrink * self.unit),
        )


def bounds(values: Sequence[float]) -> tuple[float, float]:
    """The least and the most, never too near each other."""
    low, high = min(values), max(values)
    missing = max(0.0, SMALLEST - (high - low)) / 2
    return low - missing, high + missing


def draw(points: Sequence[Point], label: str) -> Markup:
    """The whole map; `label` tells what it is to who cannot see it."""
    plane = Plane(points)
    drawn = Markup("").join([grid(plane), scale(plane), *marks(plane, points)])
    return Markup(
        '<svg class="fact-map" role="group" aria-label="{}" viewBox="0 0 {} {}" focusable="false">{}</svg>'
    ).format(label, WIDTH, plane.height, drawn)


def grid(plane: Plane) -> Markup:
    """Lines of whole degrees or parts of them, with their numbers at the edge."""
    north, west = plane.degrees_of(0, 0)
    south, east = plane.degrees_of(WIDTH, plane.height)
    step = next((one for one in STEPS if max(east - west, north - south) / one <= LINES), STEPS[-1])
    parts = [Markup('<rect class="map-sea" width="{}" height="{}"/>').format(WIDTH, plane.height)]
    for number in range(math.ceil(west / step), math.floor(east / step) + 1):
        x = plane.x(number * step)
        parts.append(Markup('<path class="grid" d="M{} 0V{}"/>').format(x, plane.height))
        parts.append(
            Markup('<text class="degree" x="{}" y="13">{}</text>').format(x + 3, degree(number * step, "E", "W"))
        )
    for number in range(math.ceil(south / step), math.floor(north / step) + 1):
        y = plane.y(number * step)
        parts.append(Markup('<path class="grid" d="M0 {}H{}"/>').format(y, WIDTH))
        if y > 30:
            parts.append(
                Markup('<text class="degree" x="4" y="{}">{}</text>').format(y - 4, degree(number * step, "N", "S"))
            )
    return Markup('<g aria-hidden="true">{}</g>').format(Markup("").join(parts))


def degree(value: float, plus: str, minus: str) -> str:
    """52.5° N."""
    return f"{abs(value):.4g}° {plus if value >= 0 else minus}"


def scale(plane: Plane) -> Markup:
    """A bar of so many kilometres."""
    per_km = plane.unit / KM_A_DEGREE
    length = next((one for one in reversed(SCALES) if one * per_km <= WIDTH / 4), SCALES[0])
    width, y = round(length * per_km, 1), plane.height - 14
    return Markup(
        '<g aria-hidden="true"><path class="map-scale" d="M14 {}v6h{}v-6"/><text class="degree" x="{}" y="{}">{} km</text></g>'
    ).format(y - 6, width, 20 + width, y, length)


def marks(plane: Plane, points: Sequence[Point]) -> list[Markup]:
    """The points with their labels; a label for which there is no room is left out, its name stays in the link."""
    places = [(plane.x(point.longitude), plane.y(point.latitude)) for point in points]
    taken = [Box(x - 9, y - 9, x + 9, y + 9) for x, y in places]
    return [mark(point, place, taken) for point, place in zip(points, places, strict=True)]


def mark(point: Point, place: tuple[float, float], taken: list[Box]) -> Markup:
    """One point: a link with a circle, and its label where there is room."""
    x, y = place
    return Markup(
        '<a class="spot {}" href="{}" aria-label="{}: {}"><title>{}: {}</title>'
        '<circle class="hit" cx="{}" cy="{}" r="13"/><circle class="dot" cx="{}" cy="{}" r="7"/>{}</a>'
    ).format(
        point.soon,
        point.path,
        point.name,
        point.said,
        point.name,
        point.said,
        x,
        y,
        x,
        y,
        label_of(point, place, taken),
    )


def label_of(point: Point, place: tuple[float, float], taken: list[Box]) -> Markup:
    """The name of the town beside its point."""
    x, y = place
    wide = len(point.label) * LETTER
    for right, down, anchor in PLACES:
        left = x + right - {"start": 0.0, "end": wide, "middle": wide / 2}[anchor]
        box = Box(left, y + down - TALL, left + wide, y + down + 3)
        if box.left >= 2 and box.right <= WIDTH - 2 and not any(box.meets(other) for other in taken):
            taken.append(box)
            return Markup('<text class="town" text-anchor="{}" x="{}" y="{}">{}</text>').format(
                anchor, round(x + right, 1), round(y + down, 1), point.label
            )
    return Markup("")
