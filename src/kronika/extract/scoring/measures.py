"""The measures of every block of a page, by name: what the trees look at."""

from __future__ import annotations

from kronika.extract.scoring.arrays import Floats
from kronika.extract.scoring.container import containers
from kronika.extract.scoring.lexicon import Lexicon
from kronika.extract.scoring.likeness import likeness
from kronika.extract.scoring.neighbours import neighbours
from kronika.extract.scoring.phrases import phrases
from kronika.extract.scoring.place import place
from kronika.extract.scoring.sheet import Sheet
from kronika.extract.scoring.signature import Makes, signatures
from kronika.extract.scoring.tree import tree
from kronika.extract.scoring.wording import wording


def measures(sheet: Sheet, alike: Makes, lexicon: Lexicon) -> dict[str, Floats]:
    """Every measure: name → one value a block."""
    found: dict[str, Floats] = {}
    found |= wording(sheet, lexicon)
    found |= tree(sheet, lexicon)
    found |= phrases(sheet)
    found |= likeness(sheet)
    found |= containers(sheet)
    found |= place(sheet, found["title_like"])
    found |= signatures(sheet, alike)
    found |= neighbours(sheet, found["said"])
    return found
