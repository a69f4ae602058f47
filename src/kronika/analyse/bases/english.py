"""Base forms of English names: only the possessive is taken off."""

from __future__ import annotations

import re

from kronika.analyse.bases.pieces import Spoken

POSSESSIVE = re.compile(r"['’](?:s|S)$|(?<=[sS])['’]$")


def english_base(name: Spoken) -> str:
    """The name without the possessive at its end."""
    written = name.joined(name.words)
    return POSSESSIVE.sub("", written) or written
