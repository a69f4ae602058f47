"""The charset of a file that has little text to go by: a list of names is no page."""

from __future__ import annotations

from kronika.html.charset import USUAL, decode
from kronika.html.labels import MULTIBYTE, codec_of
from kronika.html.letters import plausibility

FEW = 60  # letters beyond ASCII that are too few to tell Chinese from a Polish word


def text_in(body: bytes) -> str:
    """The text of a file: as a page would be read, but a handful of odd bytes are letters of Europe, not of Asia."""
    decoded = decode(body)
    high = [byte for byte in body if byte > 127]
    if decoded.how != "detector" or decoded.charset not in MULTIBYTE or len(high) > FEW:
        return decoded.text
    readings = [body.decode(codec_of(charset), "replace") for charset in USUAL]
    return max(readings, key=lambda text: plausibility(text)[0])
