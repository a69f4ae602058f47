"""What is named together, as a graph: things as marks by kind, ties as lines by the number of their articles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt

import numpy as np

from kronika.model.series import Answer, Node, Tie
from kronika.serve.figures.canvas import SHAPES, Canvas
from kronika.serve.figures.forces import kept_apart, laid_out
from kronika.serve.figures.letters import fitted, safe_width, width
from kronika.serve.figures.look import Target

KINDS = ("PER", "LOC", "ORG", "PRO", "EVT", "")
LARGEST, SMALLEST = 19.0, 5.0
TEXT = 12.0
LONGEST, NARROW_LONGEST = 230.0, 150.0
PHONE_NODES = 16  # things that have room on a phone

Box = tuple[float, float, float, float]  # left, top, right, bottom


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed:
    """A thing where it is drawn."""

    node: Node
    x: float
    y: float
    radius: float


def draw_graph(canvas: Canvas, answer: Answer, y: float) -> float:
    """The drawing of `graph`; returns where it ends."""
    look = canvas.look
    if look.narrow:
        answer = strongest(answer, PHONE_NODES)
    y = legend(canvas, answer.nodes, y)
    high = look.width * (1.5 if look.narrow else 0.64)
    side = look.margin + (56.0 if look.narrow else 84.0)
    field = (side, y + 26, look.width - side, y + high - 26)
    placed = placed_nodes(answer, field, look.narrow)
    most = max(tie.articles for tie in answer.ties)
    for tie in sorted(answer.ties, key=lambda one: one.articles):
        draw_tie(canvas, answer, tie, placed, most)
    for one in placed:
        draw_node(canvas, answer, one)
    taken: list[Box] = [
        (one.x - one.radius, one.y - one.radius, one.x + one.radius, one.y + one.radius) for one in placed
    ]
    for one in sorted(placed, key=lambda one: -one.node.articles):
        draw_name(canvas, one, taken)
    return y + high


def strongest(answer: Answer, most: int) -> Answer:
    """The graph of the surest ties, with so many things at most."""
    kept: list[Tie] = []
    joined: set[int] = set()
    for tie in sorted(answer.ties, key=lambda one: -one.likelihood):
        if len(joined | {tie.first, tie.second}) <= most:
            joined |= {tie.first, tie.second}
            kept.append(tie)
    places = {old: new for new, old in enumerate(sorted(joined))}
    ties = tuple(replace(tie, first=places[tie.first], second=places[tie.second]) for tie in kept)
    return replace(answer, nodes=tuple(answer.nodes[old] for old in places), ties=ties)


def legend(canvas: Canvas, nodes: Sequence[Node], y: float) -> float:
    """Which shape is what; only the kinds that are there."""
    words, x = canvas.look.words, float(canvas.look.margin)
    for kind in KINDS:
        if not any(kind_of(node) == kind for node in nodes):
            continue
        label = words.kinds[kind]
        if x + width(label, TEXT) + 20 > canvas.look.width - canvas.look.margin:
            x, y = float(canvas.look.margin), y + 18
        canvas.mark(*dressed(canvas, kind, (x + 6, y + 8), 5.0))
        canvas.text((x + 16, y + 12), label, size=TEXT, fill=canvas.colours.soft)
        x += safe_width(label, TEXT) + 30
    return y + 20


def kind_of(node: Node) -> str:
    """The kind, as far as it is known."""
    return node.kind if node.kind in KINDS else ""


def dressed(
    canvas: Canvas, kind: str, at: tuple[float, float], radius: float
) -> tuple[str, tuple[float, float], float, str]:
    """Shape and colour of a kind."""
    place = KINDS.index(kind)
    fill = canvas.colours.neutral if not kind else canvas.colours.series[place]
    return SHAPES[place], at, radius, fill


def placed_nodes(answer: Answer, field: Box, narrow: bool) -> list[Placed]:
    """Every thing with its place and size; its area tells the number of its articles."""
    left, top, right, bottom = field
    strongest = max((tie.likelihood for tie in answer.ties), default=1.0) or 1.0
    ties = [(tie.first, tie.second, sqrt(max(tie.likelihood, 0.0) / strongest)) for tie in answer.ties]
    places = laid_out(len(answer.nodes), ties, (right - left) / (bottom - top))
    most = max(node.articles for node in answer.nodes)
    largest = LARGEST * (0.65 if narrow else 1.0)
    radii = np.array([max(largest * sqrt(node.articles / most), SMALLEST) for node in answer.nodes])
    corner, size = np.array([left, top]), np.array([right - left, bottom - top])
    at = kept_apart(corner + places * size, radii, field, 13.0 if narrow else 24.0)
    return [
        Placed(node=node, x=float(x), y=float(y), radius=float(radius))
        for node, (x, y), radius in zip(answer.nodes, at, radii, strict=True)
    ]


def draw_tie(canvas: Canvas, answer: Answer, tie: Tie, placed: Sequence[Placed], most: int) -> None:
    """A line between two things, the thicker the more articles name both."""
    one, other = placed[tie.first], placed[tie.second]
    words = canvas.look.words
    told = f"{one.node.name} – {other.node.name}: {words.article_count(tie.articles)}, {tie.lift:.1f}×"
    keys = (one.node.key, other.node.key)
    with canvas.behind(Target(first=answer.first, last=answer.last, keys=keys), told):
        wide = 1.0 + 5.0 * sqrt(tie.articles / most)
        canvas.line(
            (one.x, one.y), (other.x, other.y), canvas.colours.hatch, stroke_width=round(wide, 1), stroke_opacity="0.38"
        )


def draw_node(canvas: Canvas, answer: Answer, one: Placed) -> None:
    """A thing."""
    told = f"{one.node.name}: {canvas.look.words.article_count(one.node.articles)}"
    with canvas.behind(Target(first=answer.first, last=answer.last, keys=(one.node.key,)), told):
        mark = dressed(canvas, kind_of(one.node), (one.x, one.y), one.radius)
        canvas.mark(*mark, stroke=canvas.colours.paper, stroke_width=1.5)


def draw_name(canvas: Canvas, one: Placed, taken: list[Box]) -> None:
    """The name beside its mark, on the side where it covers the least."""
    longest = NARROW_LONGEST if canvas.look.narrow else LONGEST
    name = fitted(one.node.name, TEXT, longest, bold=True)
    wide, far = safe_width(name, TEXT, bold=True), one.radius + 4
    choices = (
        (one.x + far, one.y + 4.0, "start"),
        (one.x - far, one.y + 4.0, "end"),
        (one.x, one.y - far - 2, "middle"),
        (one.x, one.y + far + 10, "middle"),
        (one.x + far * 0.7, one.y - far * 0.7, "start"),
        (one.x - far * 0.7, one.y - far * 0.7, "end"),
        (one.x + far * 0.7, one.y + far * 0.7 + 9, "start"),
        (one.x - far * 0.7, one.y + far * 0.7 + 9, "end"),
    )
    edges = (canvas.look.margin, canvas.look.width - canvas.look.margin)

    def cost(choice: tuple[float, float, str]) -> float:
        box = box_of(choice, wide)
        outside = max(edges[0] - box[0], 0.0) + max(box[2] - edges[1], 0.0)
        return 1000.0 * outside + sum(covered(box, other) for other in taken) + 5 * choices.index(choice)

    x, y, anchor = best = min(choices, key=cost)
    taken.append(box_of(best, wide))
    canvas.text((x, y), name, size=TEXT, anchor=anchor, bold=True, halo=True)


def box_of(choice: tuple[float, float, str], wide: float) -> Box:
    """The field a name covers."""
    x, y, anchor = choice
    left = x if anchor == "start" else x - wide if anchor == "end" else x - wide / 2
    return left, y - 11, left + wide, y + 3


def covered(one: Box, other: Box) -> float:
    """How much of two fields lies on each other."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across * down if across > 0 and down > 0 else 0.0
