"""Makes the shipped classifier of tone towards entities: python -m tools.train_sentiment [--data FILE]

python -m bench sentiment measures it out of fold.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from kronika.analyse.sentiment.classifier import save
from kronika.analyse.sentiment.shipped import shipped
from tools.train_sentiment.mentions import USUAL, mentions
from tools.train_sentiment.training import counted, train

SHIPPED = Path(__file__).parents[2] / "src" / "kronika" / "analyse" / "sentiment" / "models" / "ru.npz"


def main() -> None:
    """Train on all there is and write the model down."""
    parser = argparse.ArgumentParser(prog="python -m tools.train_sentiment", description=__doc__)
    parser.add_argument("--data", type=Path, default=USUAL, metavar="FILE", help="labelled mentions (rusentne)")
    parser.add_argument("--out", type=Path, default=SHIPPED, metavar="FILE")
    asked = parser.parse_args()
    lexicon = shipped("ru")
    assert lexicon is not None
    found = mentions(asked.data, lexicon)
    labels, groups = np.array([one.label for one in found]), np.array([one.group for one in found])
    made = train(counted([one.features() for one in found]), labels, groups)
    save(asked.out, made)
    size = asked.out.stat().st_size / 1e6
    print(f"{len(found)} mentions, {len(made.keys)} features, {size:.2f} MB, {made.temperature=:.2f} {made.lean=:.2f}")


if __name__ == "__main__":
    main()
