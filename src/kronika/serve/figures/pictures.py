"""A drawing as PNG; its letters are part of the renderer, so it looks the same on every machine."""

from __future__ import annotations

from kronika.model.errors import PartMissing

SCALE = 2.0  # pixels of the picture for one of the drawing: sharp on paper and on good screens
MISSING = "Pictures as PNG need the part “charts”: pip install 'kronika[charts]'. SVG works without it: -o FILE.svg"


def png(svg: str, *, scale: float = SCALE) -> bytes:
    """The picture of a drawing."""
    try:
        import vl_convert
    except ImportError as error:
        raise PartMissing(MISSING) from error
    return bytes(vl_convert.svg_to_png(svg, scale=scale))
