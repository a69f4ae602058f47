"""A sheet that is drawn on and becomes SVG: rectangles, lines, words, marks, and links around them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from math import cos, pi, sin

from markupsafe import Markup, escape

from kronika.serve.figures.look import Look, Target

CONTROL = (code for code in range(32) if chr(code) not in "\t\n\r")
UNPRINTABLE = dict.fromkeys((*CONTROL, *range(0xD800, 0xE000), 0xFFFE, 0xFFFF))  # what XML does not know
SHAPES = ("circle", "square", "triangle", "diamond", "star", "down")


class Canvas:
    """The drawing so far. Coordinates count from the left and from the top, in pixels."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.colours = look.colours
        self._parts: list[str] = []

    def rect(self, box: tuple[float, float, float, float], fill: str, **more: object) -> None:
        """A rectangle: left, top, width, height."""
        x, y, width, height = box
        self._add("rect", x=x, y=y, width=max(width, 0.0), height=max(height, 0.0), fill=fill, **more)

    def bars(self, boxes: Iterable[tuple[float, float, float, float]], fill: str, **more: object) -> None:
        """Many rectangles of one colour as one shape: a year of days is still drawn at once."""
        drawn = "".join(
            f"M{x:.2f} {short(y)}h{wide:.2f}v{short(max(high, 0.6))}h{-wide:.2f}z" for x, y, wide, high in boxes
        )
        if drawn:
            self._add("path", d=drawn, fill=fill, **more)

    def line(self, start: tuple[float, float], end: tuple[float, float], stroke: str, **more: object) -> None:
        """A straight line."""
        more.setdefault("stroke_width", 1)
        self._add("line", x1=start[0], y1=start[1], x2=end[0], y2=end[1], stroke=stroke, **more)

    def path(self, points: Iterable[tuple[float, float]], stroke: str, **more: object) -> None:
        """A line through points."""
        drawn = "".join(f"{'L' if place else 'M'}{short(x)} {short(y)}" for place, (x, y) in enumerate(points))
        more.setdefault("stroke_width", 2)
        self._add("path", d=drawn, fill="none", stroke=stroke, stroke_linejoin="round", stroke_linecap="round", **more)

    def text(
        self,
        at: tuple[float, float],
        words: str,
        *,
        size: float = 12,
        fill: str | None = None,
        anchor: str = "start",
        **how: bool,
    ) -> None:
        """Words on their base line, `bold` or not; with a `halo` they can be read above anything."""
        more: dict[str, object] = {"font_weight": "bold"} if how.get("bold") else {}
        if how.get("halo"):
            more |= {
                "stroke": self.colours.paper,
                "stroke_width": 3,
                "stroke_linejoin": "round",
                "paint_order": "stroke",
            }
        self._add(
            "text", words, x=at[0], y=at[1], font_size=size, fill=fill or self.colours.ink, text_anchor=anchor, **more
        )

    def mark(self, shape: str, at: tuple[float, float], radius: float, fill: str, **more: object) -> None:
        """A mark of a shape, as large as a circle of this radius."""
        if shape == "circle":
            self._add("circle", cx=at[0], cy=at[1], r=radius, fill=fill, **more)
            return
        corners = " ".join(f"{short(at[0] + x * radius)},{short(at[1] + y * radius)}" for x, y in OUTLINES[shape])
        self._add("polygon", points=corners, fill=fill, **more)

    @contextmanager
    def behind(self, target: Target, title: str) -> Iterator[None]:
        """What is drawn meanwhile leads to what stands behind it, and tells of it."""
        address = self.look.link(target) if self.look.link else None
        opening = '<a href="{}" aria-label="{}">' if address else "<g>"
        self._parts.append(str(Markup(opening).format(address, title)) if address else opening)
        if title:
            self._parts.append(str(Markup("<title>{}</title>").format(title)))
        yield
        self._parts.append("</a>" if address else "</g>")

    def raw(self, markup: Markup) -> None:
        """Something that is SVG already."""
        self._parts.append(str(markup))

    def svg(self, height: float, label: str) -> str:
        """The whole drawing; `label` tells it to who cannot see it."""
        look = self.look
        role = "group" if look.link else "img"
        head = Markup(
            '<svg xmlns="http://www.w3.org/2000/svg" class="figure" role="{}" aria-label="{}" width="{}" height="{}" '
            'viewBox="0 0 {} {}" font-family="{}" overflow="{}" focusable="false">'
        ).format(
            role,
            label,
            look.width,
            round(height),
            look.width,
            round(height),
            look.font,
            "visible" if look.inline else "hidden",
        )
        ground = (
            "" if look.inline else f'<rect width="{look.width}" height="{round(height)}" fill="{self.colours.paper}"/>'
        )
        return printable(f"{head}{ground}{''.join(self._parts)}</svg>")

    def _add(self, tag: str, /, words: object = None, **attributes: object) -> None:
        written = "".join(
            f' {name.replace("_", "-")}="{escape(short(value) if isinstance(value, float) else value)}"'
            for name, value in attributes.items()
        )
        if isinstance(words, str):
            self._parts.append(f"<{tag}{written}>{escape(words)}</{tag}>")
        else:
            self._parts.append(f"<{tag}{written}/>")


def outline(corners: int, turn: float, inner: float = 1.0) -> list[tuple[float, float]]:
    """A regular outline around nought; with `inner` every second corner lies nearer."""
    return [
        (radius * sin(angle), -radius * cos(angle))
        for place in range(corners)
        for angle in (turn + 2 * pi * place / corners,)
        for radius in (inner if place % 2 and inner != 1.0 else 1.15,)
    ]


OUTLINES = {
    "square": [(-0.88, -0.88), (0.88, -0.88), (0.88, 0.88), (-0.88, 0.88)],
    "triangle": outline(3, 0.0),
    "down": outline(3, pi),
    "diamond": outline(4, 0.0),
    "star": outline(10, 0.0, 0.5),
}


def printable(text: str) -> str:
    """Without the control characters that XML does not know."""
    return text.translate(UNPRINTABLE)


def short(value: float) -> str:
    """A coordinate without digits nobody sees."""
    return f"{value:.1f}".removesuffix(".0")
