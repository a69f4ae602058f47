"""Makes the models of base forms anew: python -m tools.train_bases [--data DIR] [--lang cs] [--without TOPIC] [--to DIR]"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from kronika.analyse.bases.knowledge import FOLDER, save
from kronika.lang.language import language
from tools.train_bases.corpus import documents
from tools.train_bases.learning import learned

LANGUAGES = ("cs", "pl", "ru")
DATA = Path(__file__).parents[2] / ".." / "shared" / "data" / "nlp"


def main() -> None:
    """Learn each language from its documents and write its model."""
    parser = argparse.ArgumentParser(prog="python -m tools.train_bases", description=__doc__)
    parser.add_argument("--data", type=Path, default=DATA, help="folder with slavicner/LANG.jsonl.gz")
    parser.add_argument("--lang", action="append", choices=LANGUAGES, help="only this language")
    parser.add_argument("--without", action="append", default=[], metavar="TOPIC", help="leave a topic out")
    parser.add_argument("--to", type=Path, default=FOLDER, help="folder for the models")
    asked = parser.parse_args()
    for lang in asked.lang or LANGUAGES:
        start = time.perf_counter()
        found = [one for one in documents(asked.data, lang) if one.topic not in asked.without]
        save(asked.to / f"{lang}.npz", learned(found, language(lang)))
        size = (asked.to / f"{lang}.npz").stat().st_size
        print(f"{lang}: {len(found)} documents, {size / 1e3:.0f} KB, {time.perf_counter() - start:.0f} s", flush=True)


if __name__ == "__main__":
    main()
